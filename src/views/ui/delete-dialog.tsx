/** Asks before something is deleted permanently, and shows why a deletion failed. */
import { Button, Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { messageOf } from './message-of.ts';
import { Problem } from './problem.tsx';

export interface DeleteDialogProps {
  readonly title: string;
  /** What will be deleted and what stays. */
  readonly children: ReactNode;
  /** Verb of the title, in the infinitive and as a participle; `Delete` by default. */
  readonly verb?: { readonly does: string; readonly done: string };
  /** A less drastic alternative, beside the other buttons. */
  readonly instead?: ReactNode;
  /** Deletes it. An error is shown, and the dialog stays open. */
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
