/** The buyer's contact details, remembered with their account from one checkout to the next. */
import { useState } from 'react';
import type { Contact } from '../../../events/transaction/contact.ts';
import { useApp } from '../../app.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { useAnswer } from '../../ui/use-answer.ts';

export interface KeptContact {
  /** Whether the remembered details have been requested and answered. */
  readonly loaded: boolean;
  /** null: none. */
  readonly remembered: Contact | null;
  /** Whether to remember this order's details. */
  readonly wanted: boolean;
  readonly want: (wanted: boolean) => void;
  /** Called with an order: remembers its details, or forgets the remembered ones, as chosen. */
  readonly keep: (contact: Contact) => void;
  readonly forget: () => Promise<void>;
}

/** @param uid of the signed-in person */
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
