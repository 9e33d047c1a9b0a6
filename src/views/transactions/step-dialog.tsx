/** Asks before a step that cannot be taken back. */
import { Button, Group, Modal } from '@mantine/core';
import type { StepWords } from './changes.ts';

export interface StepDialogProps {
  readonly words: StepWords;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function StepDialog({ words, onCancel, onConfirm }: StepDialogProps) {
  return (
    <Modal opened onClose={onCancel} title={words.question}>
      <p style={{ marginTop: 0 }}>{words.meaning}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {words.keep}
        </Button>
        <Button color={words.takesBack ? 'red' : 'patina'} onClick={onConfirm}>
          {words.confirm}
        </Button>
      </Group>
    </Modal>
  );
}
