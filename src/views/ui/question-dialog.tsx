/** Asks before something that matters, and does it only then. */
import { Button, Group, Modal } from '@mantine/core';

export interface QuestionWords {
  readonly question: string;
  /** What follows from a yes. */
  readonly meaning: string;
  readonly confirm: string;
  /** The way out. */
  readonly keep: string;
  /** Whether a yes takes something away. */
  readonly takesBack: boolean;
}

export interface QuestionDialogProps {
  readonly words: QuestionWords;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function QuestionDialog({ words, onCancel, onConfirm }: QuestionDialogProps) {
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
