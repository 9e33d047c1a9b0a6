/** Saves what is written as a template, or changes or deletes the chosen one; deleting can be undone. */
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { MessageText } from '../../../events/screening/message.ts';
import type { OfferedTemplates } from '../../../events/screening/message-port.ts';
import {
  longestName,
  type MessageTemplate,
  templateErrors,
} from '../../../events/screening/message-templates.ts';
import { useApp } from '../../app.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import classes from './messages.module.css';

export interface TemplateEditorProps {
  readonly offered: OfferedTemplates;
  /** Id of the chosen template; empty: none. */
  readonly chosen: string;
  readonly message: MessageText;
  /** @param chosen id of the template that is chosen now */
  readonly onSaved: (next: OfferedTemplates, chosen: string) => void;
}

export function TemplateEditor({ offered, chosen, message, onSaved }: TemplateEditorProps) {
  const { screenings, ids } = useApp();
  const { templates } = offered;
  const current = templates.find(({ id }) => id === chosen) ?? null;
  const [name, setName] = useState(current?.name ?? '');
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  const put = async (
    version: number,
    next: readonly MessageTemplate[],
    now: string,
    done: (saved: OfferedTemplates) => void,
  ) => {
    if (saving) return;
    setSaving(true);
    setError(null);
    try {
      const saved = await screenings.messages.saveTemplates(version, next);
      onSaved(saved, now);
      done(saved);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setSaving(false);
    }
  };
  const save = async (id: string) => {
    const template = { id, name, ...message };
    const wrong = Object.values(templateErrors(template)).find((each) => each !== null);
    if (wrong !== undefined) return setError(wrong);
    const isNew = templates.every((each) => each.id !== id);
    const next = isNew
      ? [...templates, template]
      : templates.map((each) => (each.id === id ? template : each));
    await put(offered.version, next, id, () =>
      notify({ message: 'The template is saved', tone: 'positive' }),
    );
  };
  const remove = async ({ id, name: gone }: MessageTemplate) => {
    const left = templates.filter((each) => each.id !== id);
    await put(offered.version, left, '', ({ version }) =>
      notify({
        message: `The template “${gone}” is deleted`,
        timeout: 10_000,
        action: {
          label: 'Undo',
          run: () =>
            void put(version, templates, id, () =>
              notify({ message: 'The template is back', tone: 'positive' }),
            ),
        },
      }),
    );
  };
  return (
    <details className={classes.preview}>
      <summary>{current ? 'Change this template' : 'Save as a template'}</summary>
      <TextInput
        label="Name of the template"
        maxLength={longestName}
        autoComplete="off"
        value={name}
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        {current ? (
          <Button variant="default" loading={saving} onClick={() => void save(current.id)}>
            Save template
          </Button>
        ) : null}
        <Button variant="default" disabled={saving} onClick={() => void save(ids.uuid())}>
          Save as new
        </Button>
        {current ? (
          <Button variant="subtle" color="red" disabled={saving} onClick={() => void remove(current)}>
            Delete template
          </Button>
        ) : null}
      </Group>
    </details>
  );
}
