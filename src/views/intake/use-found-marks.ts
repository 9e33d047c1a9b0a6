/** Asks for the marks on a photo, and keeps those that are neither accepted nor dismissed. */
import { useState } from 'react';
import type { MarkProposals, ProposedMark } from '../../events/intake/port.ts';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';

/** A proposal with the letter it keeps, so that nobody takes it for a numbered mark, or for another proposal. */
export interface LetteredMark extends ProposedMark {
  readonly letter: string;
}

export interface FoundOn {
  /** `none`: looked for, and there is none. */
  readonly state: 'idle' | 'looking' | 'none' | MarkProposals['outcome'];
  /** How many were found. */
  readonly count: number;
  /** Those that are neither accepted nor dismissed. */
  readonly proposals: readonly LetteredMark[];
  readonly find: () => Promise<void>;
  readonly dismiss: (marks: readonly LetteredMark[]) => void;
}

export function useFoundMarks(ask: () => Promise<MarkProposals>): FoundOn {
  const [state, setState] = useState<FoundOn['state']>('idle');
  const [proposals, setProposals] = useState<readonly LetteredMark[]>([]);
  const [count, setCount] = useState(0);
  return {
    state,
    count,
    proposals,
    async find() {
      setState('looking');
      setProposals([]);
      try {
        const found = await ask();
        setState(found.outcome === 'marks' && found.proposals.length === 0 ? 'none' : found.outcome);
        setCount(found.proposals.length);
        setProposals(found.proposals.map((mark, i) => ({ ...mark, letter: letterOf(i) })));
      } catch (error) {
        setState('idle');
        notify({ message: messageOf(error), tone: 'negative' });
      }
    },
    dismiss: (marks) => setProposals((before) => before.filter((mark) => !marks.includes(mark))),
  };
}

/** A to Z, then A1. */
const letterOf = (index: number): string =>
  String.fromCharCode(65 + (index % 26)) + (index < 26 ? '' : String(Math.floor(index / 26)));
