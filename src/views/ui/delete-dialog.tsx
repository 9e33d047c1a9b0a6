/** Asks before something goes for good, and says so when it could not be deleted. */
import { Button, Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { messageOf } from './message-of.ts';
import { Problem } from './problem.tsx';

export interface DeleteDialogProps {
  readonly title: string;
  /** What will be gone and what stays. */
  readonly children: ReactNode;
  /** What the title asks about, in the infinitive and as it is done; `Delete`, without it. */
  readonly verb?: { readonly does: string; readonly done: string };
  /** A milder way, beside the others. */
  readonly instead?: ReactNode;
  /** Deletes it. What it throws is shown, and the question stays. */
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

const deletes = { does: 'Delete', done: 'deleted' };

export function DeleteDialog({
  title,
  children,
  verb: { does, done } = deletes,
  instead,
  onDelete,
  onClose,
}: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onDelete();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <Stack>
        {failure ? <Problem title={`It was not ${done}`}>{failure}</Problem> : null}
        <p style={{ margin: 0 }}>{children}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          {instead}
          <Button color="red" loading={busy} onClick={() => void remove()}>
            {does}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
