/** Writes a message to one or more applicants, from a template or from scratch; templates are edited here, too. */
import { Button, Group, Modal, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import {
  filled,
  longestSubject,
  longestText,
  type MessageText,
  subjectError,
  textError,
} from '../../../events/screening/message.ts';
import type { OfferedTemplates } from '../../../events/screening/message-port.ts';
import type { MovedScreening, ScreeningRow } from '../../../events/screening/port.ts';
import { useApp } from '../../app.ts';
import { notify } from '../../ui/notices.ts';
import { ErrorState } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { nameOf, type RefusedRow } from '../triage/use-decisions.ts';
import classes from './messages.module.css';
import { TemplateEditor } from './template-editor.tsx';

export type Addressee = Pick<ScreeningRow, 'id' | 'name' | 'job'>;

export interface MessageDialogProps {
  readonly to: readonly Addressee[];
  readonly onClose: () => void;
  /** @param refused those whom it did not reach */
  readonly onSent: (moved: readonly MovedScreening[], refused: readonly RefusedRow[]) => void;
}

export function MessageDialog(props: MessageDialogProps) {
  const { screenings } = useApp();
  const { answer, state, failure, retry, change } = useAnswer(
    () => screenings.messages.templates(),
    'templates',
  );
  const [first] = props.to;
  const who = props.to.length === 1 && first ? nameOf(first) : `${props.to.length} applicants`;
  return (
    <Modal opened onClose={props.onClose} title={`Message to ${who}`} size="lg">
      {state === 'failed' ? (
        <ErrorState title="The templates could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : answer ? (
        <MessageForm {...props} offered={answer} onTemplates={(next) => change(() => next)} />
      ) : (
        <Text role="status">Loading…</Text>
      )}
    </Modal>
  );
}

interface MessageFormProps extends MessageDialogProps {
  readonly offered: OfferedTemplates;
  readonly onTemplates: (next: OfferedTemplates) => void;
}

function MessageForm({ to, onClose, onSent, offered, onTemplates }: MessageFormProps) {
  const { screenings, ids } = useApp();
  const [template, setTemplate] = useState('');
  // One id for all attempts, so that nobody gets it twice.
  const [id] = useState(() => ids.uuid());
  const form = useForm<MessageText>({
    initialValues: { subject: '', text: '' },
    validate: { subject: subjectError, text: textError },
  });
  useUnsaved(form.isDirty(), 'your message');
  const { failure, submit } = useSaveForm<MessageText>(form, { order: ['subject', 'text'] });
  const isTemplate = (message: MessageText) =>
    offered.templates.some(({ subject, text }) => subject === message.subject && text === message.text);
  const choose = (chosen: string) => {
    setTemplate(chosen);
    const found = offered.templates.find((each) => each.id === chosen);
    if (!found) return;
    const before = form.getValues();
    form.setValues({ subject: found.subject, text: found.text });
    const isOwn = (before.subject !== '' || before.text !== '') && !isTemplate(before);
    if (!isOwn) return;
    const action = { label: 'Undo', run: () => form.setValues(before) };
    notify({ message: 'The template replaced your message', tone: 'positive', action });
  };
  const send = async (message: MessageText) => {
    const outcomes = await screenings.messages.send(
      id,
      message,
      to.map((each) => each.id),
    );
    const sent = outcomes.filter(({ refused }) => refused === null);
    const mailed = outcomes.filter((outcome) => outcome.mailed).length;
    if (sent.length > 0) notify({ message: sentText(sent.length, mailed), tone: 'positive' });
    const byId = new Map(to.map((each) => [each.id, each]));
    onSent(
      outcomes.flatMap(({ moved }) => moved ?? []),
      outcomes.flatMap(({ id: of, refused }) =>
        refused
          ? [{ id: of, name: nameOf(byId.get(of) ?? { id: of, name: null }), why: refused.message }]
          : [],
      ),
    );
  };
  const { subject, text } = form.values;
  return (
    <form onSubmit={submit(send)} noValidate aria-label="Message" aria-busy={form.submitting}>
      <Stack>
        {failure ? <Problem title="It was not sent">{failure}</Problem> : null}
        <NativeSelect
          label="Template"
          value={template}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[
            { value: '', label: 'None' },
            ...offered.templates.map(({ id: value, name }) => ({ value, label: name })),
          ]}
        />
        <TextInput
          label="Subject"
          maxLength={longestSubject}
          autoComplete="off"
          {...form.getInputProps('subject')}
        />
        <Textarea
          label="Message"
          description="{name}, {job} and {company} are filled in for each."
          autosize
          minRows={5}
          maxRows={14}
          maxLength={longestText}
          {...form.getInputProps('text')}
        />
        <TemplateEditor
          key={template}
          offered={offered}
          chosen={template}
          message={form.values}
          onSaved={(next, now) => {
            onTemplates(next);
            setTemplate(now);
          }}
        />
        {text === '' ? null : <Preview first={to[0]} subject={subject} text={text} />}
        <Text size="sm" c="dimmed">
          {whereRead(offered)}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" loading={form.submitting}>
            Send
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function whereRead({ mails, needsVerification }: OfferedTemplates): string {
  if (mails)
    return 'They read it on the page of their application, and get it by mail. They can’t reply here.';
  return needsVerification
    ? 'They read it on the page of their application. To have it mailed, too, verify your email address in your profile. They can’t reply here.'
    : 'They read it on the page of their application: this server sends no mail. They can’t reply here.';
}

/** The company is filled in on the server; shown blind, so is the name. */
function Preview({ first, subject, text }: MessageText & { first: Addressee | undefined }) {
  const values = {
    name: first?.name ?? '(their name)',
    job: first?.job.title ?? '',
    company: '(your company)',
  };
  return (
    <details className={classes.preview}>
      <summary>Preview</summary>
      <strong>{filled(subject, values)}</strong>
      <p>{filled(text, values)}</p>
    </details>
  );
}

function sentText(sent: number, mailed: number): string {
  const whom = sent === 1 ? 'The message is sent' : `The message is sent to ${sent} applicants`;
  if (mailed === 0) return whom;
  return mailed === sent ? `${whom} and mailed` : `${whom}, and mailed to ${mailed} of them`;
}
