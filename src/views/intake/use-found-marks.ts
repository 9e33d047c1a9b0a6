/** Asks for the marks on a photo, and keeps those that are neither accepted nor dismissed. */
import { useState } from 'react';
import type { MarkProposals, ProposedMark } from '../../events/intake/port.ts';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';

export interface FoundOn {
  /** `none`: looked for, and there is none. */
  readonly state: 'idle' | 'looking' | 'none' | MarkProposals['outcome'];
  readonly proposals: readonly ProposedMark[];
  readonly find: () => Promise<void>;
  readonly dismiss: (marks: readonly ProposedMark[]) => void;
}

export function useFoundMarks(ask: () => Promise<MarkProposals>): FoundOn {
  const [state, setState] = useState<FoundOn['state']>('idle');
  const [proposals, setProposals] = useState<readonly ProposedMark[]>([]);
  return {
    state,
    proposals,
    async find() {
      setState('looking');
      setProposals([]);
      try {
        const found = await ask();
        setState(found.outcome === 'marks' && found.proposals.length === 0 ? 'none' : found.outcome);
        setProposals(found.proposals);
      } catch (error) {
        setState('idle');
        notify({ message: messageOf(error), tone: 'negative' });
      }
    },
    dismiss: (marks) => setProposals((before) => before.filter((mark) => !marks.includes(mark))),
  };
}

/** Letters, so that nobody takes a proposal for a numbered mark: A to Z, then A1. */
export const letterOf = (index: number): string =>
  String.fromCharCode(65 + (index % 26)) + (index < 26 ? '' : String(Math.floor(index / 26)));
