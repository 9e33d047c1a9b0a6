/** What is remembered of a buyer from one checkout to the next, with their account. */
import { useState } from 'react';
import type { Contact } from '../../../events/transaction/contact.ts';
import { useApp } from '../../app.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { useAnswer } from '../../ui/use-answer.ts';

export interface KeptContact {
  /** Whether it is known what is remembered. */
  readonly loaded: boolean;
  /** null: nothing. */
  readonly remembered: Contact | null;
  /** Whether this order's details are to be remembered. */
  readonly wanted: boolean;
  readonly want: (wanted: boolean) => void;
  /** With an order: remembers what it says, or forgets what was remembered, as was wanted. */
  readonly keep: (contact: Contact) => void;
  readonly forget: () => Promise<void>;
}

/** @param uid who is signed in */
export function useKeptContact(uid: string): KeptContact {
  const { calls } = useApp().transactions;
  const { answer, state, change } = useAnswer(async () => ({ contact: await calls.keptContact() }), uid);
  const [asked, setAsked] = useState<boolean | null>(null);
  const remembered = answer?.contact ?? null;
  const wanted = asked ?? remembered !== null;

  const save = async (contact: Contact | null) => {
    try {
      await calls.keepContact(contact);
      change(() => ({ contact }));
      return true;
    } catch (error) {
      const what = contact === null ? 'forgotten' : 'remembered';
      notify({ message: `Your details were not ${what}. ${messageOf(error)}`, tone: 'negative' });
      return false;
    }
  };
  return {
    loaded: state !== 'loading',
    remembered,
    wanted,
    want: setAsked,
    keep(contact) {
      if (wanted && JSON.stringify(contact) !== JSON.stringify(remembered)) void save(contact);
      else if (!wanted && remembered) void save(null);
    },
    async forget() {
      if (!(await save(null))) return;
      setAsked(false);
      notify({ message: 'Your details are forgotten', tone: 'positive' });
    },
  };
}
