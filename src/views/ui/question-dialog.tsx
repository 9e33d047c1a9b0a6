/** Asks for confirmation of an action. */
import { Button, Group, Modal } from '@mantine/core';

export interface QuestionWords {
  readonly question: string;
  /** What confirming will do. */
  readonly meaning: string;
  readonly confirm: string;
  /** Label of the cancel button. */
  readonly keep: string;
  /** Whether confirming withdraws something; the button is then red. */
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
