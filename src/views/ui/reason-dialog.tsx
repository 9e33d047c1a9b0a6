/** Asks for a reason, which somebody else will read, and sends it. If sending fails, the text stays. */
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { messageOf } from './message-of.ts';
import { Problem } from './problem.tsx';

export interface ReasonDialogProps {
  readonly title: string;
  /** Who will read it, and what will happen. */
  readonly children: ReactNode;
  readonly label: string;
  /** Label of the send button. */
  readonly send: string;
  readonly isSerious?: boolean;
  /** Initial text. */
  readonly before?: string;
  /** If it rejects, the error is shown and the dialog stays open. */
  readonly onSend: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

const maxLength = 500;

export function ReasonDialog({
  title,
  children,
  label,
  send,
  isSerious = false,
  before = '',
  onSend,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState(before);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async () => {
    setFailure(null);
    if (reason.trim() === '') {
      setMissing(true);
      return;
    }
    setBusy(true);
    try {
      await onSend(reason.trim());
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          {failure ? <Problem title="It was not sent">{failure}</Problem> : null}
          <div>{children}</div>
          <Textarea
            data-autofocus
            required
            label={label}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={maxLength}
            value={reason}
            error={missing ? 'Say why, in a few words.' : undefined}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
              setMissing(false);
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color={isSerious ? 'red' : 'patina'} loading={busy}>
              {send}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
