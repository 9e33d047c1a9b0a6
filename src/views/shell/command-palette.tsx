/**
 * Every command a few letters away. Spotlight draws it and walks through it by key; the roles that tell a screen
 * reader which command is chosen are ours, since it gives none.
 */
import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useEffect, useId, useState } from 'react';
import { useSession } from '../session.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { MantineLook } from '../ui/mantine-look.tsx';
import { type Command, fitting, useCommands, useRecordCommand } from './commands.ts';
import { isSame, recentCommands, rememberCommand } from './recent-commands.ts';
import { useFoundRecords } from './use-found-records.ts';
import classes from './command-palette.module.css';

const [store, spotlight] = createSpotlight();

/** Long enough for the dialog to give the focus back first, so that a command can take it elsewhere. */
const afterClosing = 50;

export function CommandPalette({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    spotlight.open();
    return () => spotlight.close();
  }, []);
  return (
    <MantineLook>
      <Spotlight.Root
        store={store}
        shortcut={null}
        attributes={{ content: { 'aria-label': 'Commands' } }}
        scrollable
        maxHeight="min(28rem, 70dvh)"
        // It grows downwards as records are found, and its field stays where it is.
        centered={false}
        yOffset="10dvh"
        overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
        transitionProps={{ duration: 0 }}
        onSpotlightClose={onClose}
      >
        <Commands />
      </Spotlight.Root>
    </MantineLook>
  );
}

function Commands() {
  const commands = useCommands();
  const uid = useSession().person?.uid ?? '';
  const [typed, setTyped] = useState('');
  const { records, searching, incomplete } = useFoundRecords(typed);
  const asCommand = useRecordCommand();
  const [selected, setSelected] = useState(0);
  const id = useId();
  const found =
    typed.trim() === ''
      ? recentFirst(recentCommands(uid), commands)
      : [...fitting(commands, typed), ...records.map(asCommand)];
  const groups = [...new Set(found.map(({ group }) => group))];
  const optionId = (command: Command) => `${id}-${found.indexOf(command)}`;
  // The first one is chosen at once, so that Enter does what stands at the top.
  useEffect(() => {
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [typed]);

  const option = (command: Command) => {
    const chosen = found[selected] === command;
    const CommandIcon = command.icon;
    return (
      <Spotlight.Action
        key={`${command.group} ${command.label} ${command.to}`}
        // Spotlight keeps the id it is given to itself.
        ref={(element: HTMLButtonElement | null) => {
          if (element) element.id = optionId(command);
        }}
        role="option"
        aria-selected={chosen}
        data-selected={chosen || undefined}
        label={command.label}
        description={command.hint}
        leftSection={<CommandIcon size={20} />}
        onClick={() => {
          if (command.to !== undefined) rememberCommand(uid, command);
          setTimeout(command.run, afterClosing);
        }}
      />
    );
  };

  return (
    <>
      <Spotlight.Search
        placeholder="Find a page, a record or a command"
        aria-label="Find a page, a record or a command"
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={found[selected] ? optionId(found[selected]) : undefined}
        value={typed}
        // Spotlight moves its choice behind this, and tells nobody.
        onKeyDown={() => queueMicrotask(() => setSelected(store.getState().selected))}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setSelected(0);
        }}
        leftSection={<SearchIcon size={20} />}
      />
      <Spotlight.ActionsList id={`${id}-list`} role="listbox" aria-label="Commands" className={classes.list}>
        {groups.map((group) => (
          <Spotlight.ActionsGroup key={group} label={group} role="group" aria-label={group}>
            {found.filter((command) => command.group === group).map(option)}
          </Spotlight.ActionsGroup>
        ))}
        {found.length === 0 && !searching ? (
          <Spotlight.Empty>No results. Try another word.</Spotlight.Empty>
        ) : null}
      </Spotlight.ActionsList>
      <p role="status" className={classes.status}>
        {searching ? 'Searching your records…' : null}
        {incomplete && !searching ? 'Some records couldn’t be searched. Check your connection.' : null}
      </p>
    </>
  );
}

/** What was chosen lately is offered once, at the top. */
function recentFirst(recent: readonly Command[], commands: readonly Command[]): readonly Command[] {
  return [
    ...recent.map((command): Command => ({ ...command, group: 'Recent' })),
    ...commands.filter((command) => !recent.some((each) => isSame(each, command))),
  ];
}
