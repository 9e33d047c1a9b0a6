/** Asks for the reason why somebody is shortlisted or rejected. */
import { Button, Group, Modal, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ScreeningChange } from '../../events/screening/employer-changes.ts';
import {
  longestNote,
  validateNote,
  type RejectReason,
  rejectReasons,
  type ShortlistReason,
  shortlistReasons,
} from '../../events/screening/reasons.ts';
import { rejectWords, shortlistWords } from '../../events/screening/words.ts';

export type Decision = Extract<ScreeningChange, { readonly note: string }>;

export interface DecisionDialogProps {
  readonly type: Decision['type'];
  /** Replaces the usual title. */
  readonly title?: string;
  /** Preselected reason: the one used last. */
  readonly reason?: string;
  readonly onCancel: () => void;
  readonly onDecide: (decision: Decision) => void;
}

export function DecisionDialog(props: DecisionDialogProps) {
  const { type, title, reason: before = '', onCancel, onDecide } = props;
  const rejecting = type === 'RejectResume';
  const form = useForm({
    initialValues: { reason: before, note: '' },
    validate: {
      reason: (reason) => (reason === '' ? 'Choose a reason' : null),
      note: (note, { reason }) => validateNote(reason, note),
    },
  });
  const submit = form.onSubmit(
    ({ reason, note }) =>
      onDecide(
        rejecting
          ? { type, reason: reason as RejectReason, note: note.trim() }
          : { type, reason: reason as ShortlistReason, note: note.trim() },
      ),
    (errors) => form.getInputNode(errors.reason ? 'reason' : 'note')?.focus(),
  );
  const reasons = rejecting
    ? rejectReasons.map((value) => ({ value, label: rejectWords[value] }))
    : shortlistReasons.map((value) => ({ value, label: shortlistWords[value] }));
  return (
    <Modal
      opened
      onClose={onCancel}
      title={title ?? (rejecting ? 'Reject this résumé?' : 'Put it on the shortlist?')}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <NativeSelect
            label="Reason"
            data={[{ value: '', label: 'Choose…' }, ...reasons]}
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <Textarea
            label="Note (optional, unless the reason is another one)"
            description="For you only. It is erased with the résumé."
            autosize
            minRows={2}
            maxLength={longestNote}
            {...form.getInputProps('note')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onCancel}>
              Not now
            </Button>
            <Button type="submit" color={rejecting ? 'red' : 'patina'}>
              {rejecting ? 'Reject' : 'Shortlist'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
