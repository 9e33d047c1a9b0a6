/** Controls of temporary chats: starting one, the note while one is open, and the question before it ends. */
import { Switch } from '@mantine/core';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { Button } from '../ui/button.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import classes from './chat.module.css';

export const endWords = {
  question: 'End the temporary chat?',
  meaning: 'What was asked and answered is on this page only, and will be gone for good.',
  confirm: 'End it',
  keep: 'Stay here',
  takesBack: true,
};

const leaving = { question: endWords.question, meaning: endWords.meaning, leave: endWords.confirm };

export interface TemporarySwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Only before the first question: a chat cannot change its kind later. */
export function TemporarySwitch({ on, onChange }: TemporarySwitchProps) {
  return (
    <Switch
      label="Temporary chat"
      description="Kept nowhere: not in your chats, not in the history, not on the server."
      checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

export interface TemporaryNoteProps {
  readonly onEnd: () => void;
}

/** Shown while there is content to lose. */
export function TemporaryNote({ onEnd }: TemporaryNoteProps) {
  useUnsaved(true, 'a temporary chat');
  return (
    <section className={classes.temporary} aria-label="Temporary chat">
      <p>
        <strong>Temporary chat.</strong> It’s on this page only, and gone when you leave, reload or log out.
      </p>
      <Button look="outline" onClick={onEnd}>
        End it
      </Button>
      <AskBeforeLeaving dirty what="Your temporary chat" byQuery instead={leaving} />
    </section>
  );
}
