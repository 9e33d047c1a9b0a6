/**
 * The question being written in a conversation, kept in the tab for its author: it survives that the field unmounts, a
 * detour to another page, and a reload. Changing it does not render.
 */
import * as z from 'zod/mini';
import { personDraft } from '../owned-draft.ts';

export interface Draft {
  read(): string;
  write(question: string): void;
}

export interface QuestionDraft extends Draft {
  /** The conversation got its id, such as a new chat with its first question. */
  moveTo(conversation: string): void;
  /** Whether it is kept at all: nothing of a temporary conversation is. */
  storeIt(stored: boolean): void;
}

const draftOf = (conversation: string) => personDraft(`question/${conversation}`, z.string());

/** @param uid of the author */
export function questionDraft(uid: string, conversation: string): QuestionDraft {
  let draft = draftOf(conversation);
  let question = draft.kept(uid) ?? '';
  let isStored = true;
  const store = () => {
    if (isStored && question !== '') draft.keepIfRoom(uid, question);
    else draft.forget();
  };
  return {
    read: () => question,
    write(next) {
      question = next;
      store();
    },
    moveTo(next) {
      draft.forget();
      draft = draftOf(next);
      store();
    },
    storeIt(stored) {
      isStored = stored;
      store();
    },
  };
}
