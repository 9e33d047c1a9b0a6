/**
 * The command palette. Mantine's Spotlight renders it and handles the arrow keys; the ARIA roles that tell a screen
 * reader which command is selected are ours, since Spotlight sets none.
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

/** Milliseconds. The closing dialog returns the focus first, so that a command can move it elsewhere. */
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
        // The field stays in place while the list below it grows with the records found.
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
  // Select the first command at once, so that Enter runs it.
  useEffect(() => {
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [typed]);

  const option = (command: Command) => {
    const chosen = found[selected] === command;
    const CommandIcon = command.icon;
    return (
      <Spotlight.Action
        key={`${command.group} ${command.label} ${command.to}`}
        // Spotlight ignores the `id` prop.
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
        // Spotlight moves its selection after this handler, without an event.
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

/** Recent commands come first and are not repeated below. */
function recentFirst(recent: readonly Command[], commands: readonly Command[]): readonly Command[] {
  return [
    ...recent.map((command): Command => ({ ...command, group: 'Recent' })),
    ...commands.filter((command) => !recent.some((other) => isSame(other, command))),
  ];
}
