/** Form for a comment, a reply or an edit. The text stays until it is sent. */
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { plainTextError } from '../../../events/shared/plain-text.ts';
import type { CommentChange } from '../../../events/thread/port.ts';
import type { ThreadActor } from '../../../machines/thread.machine.ts';
import { Problem } from '../../ui/problem.tsx';
import classes from './comments.module.css';
import type { Draft } from './use-drafts.ts';

export interface CommentFormProps {
  readonly actor: ThreadActor;
  readonly label: string;
  /** Label of the send button. */
  readonly send: string;
  readonly draft: Draft;
  readonly changeOf: (draft: Draft) => CommentChange;
  readonly onWrite: (body: string) => void;
  readonly onMade: () => void;
  /** null: no cancel button. */
  readonly onCancel: (() => void) | null;
}

const maxLength = 2000;
/** Focus on mount: the person has just opened the field. */
const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();
/** From here on the remaining characters are shown. */
const fewLeft = 200;

export function CommentForm(props: CommentFormProps) {
  const { actor, label, send, draft, changeOf, onWrite, onMade, onCancel } = props;
  const { change, refusal, failure, made } = useSelector(actor, ({ context }) => context);
  const writing = useSelector(actor, ({ value }) =>
    typeof value === 'string' ? 'idle' : value.open.writing,
  );
  const [checked, setChecked] = useState(false);
  const own = change?.key === draft.key;
  const sending = writing === 'sending';
  const forget = useEffectEvent(onMade);
  useEffect(() => {
    if (made === draft.key) forget();
  }, [made, draft.key]);

  const submit = () => {
    if (sending) return;
    setChecked(true);
    if (bodyError(draft.body) !== null) return;
    setChecked(false);
    if (own && writing === 'failed') return actor.send({ type: 'change.retry' });
    // Any other change that failed keeps its text in its own form.
    actor.send({ type: 'change.drop' });
    actor.send({ type: 'change.send', change: changeOf(draft) });
  };
  const left = maxLength - draft.body.length;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="xs">
        <Textarea
          label={label}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={maxLength}
          value={draft.body}
          readOnly={own && sending}
          ref={onCancel === null ? undefined : focusOnce}
          description={left < fewLeft ? `${left} characters left` : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={checked ? bodyError(draft.body) : undefined}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
            if (event.key === 'Escape') onCancel?.();
          }}
        />
        {own && writing === 'refused' ? (
          <Problem title="It was not sent">
            <p className={classes.cause}>{refusal?.message}</p>
            <LeaveIt actor={actor} />
          </Problem>
        ) : null}
        {own && writing === 'failed' ? (
          <Problem title="It may not have been sent">
            <p className={classes.cause}>{failure?.message} What you wrote is kept.</p>
            <LeaveIt actor={actor} />
          </Problem>
        ) : null}
        <Group gap="xs">
          <Button type="submit" loading={own && sending} disabled={sending && !own}>
            {own && writing === 'failed' ? 'Try again' : send}
          </Button>
          {onCancel ? (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}

const bodyError = (body: string) => (body.trim() === '' ? 'Write something first.' : plainTextError(body));

/** Gives up sending; the text stays. */
function LeaveIt({ actor }: { actor: ThreadActor }) {
  return (
    <Button variant="default" size="xs" onClick={() => actor.send({ type: 'change.drop' })}>
      Leave it for now
    </Button>
  );
}
