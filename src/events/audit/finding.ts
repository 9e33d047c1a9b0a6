/** What an audit has to say beyond "it verifies": each in words for a person, with its place. It judges nobody. */
import { spellOut } from '../shared/plain-text.ts';

export type FindingKind =
  | 'clock-backwards'
  | 'clock-ahead'
  | 'clock-behind'
  | 'no-time'
  | 'unsound-fact'
  | 'unknown-fact'
  | 'rewritten-text'
  | 'no-checkpoint'
  | 'unchecked-checkpoint'
  | 'tail-unsigned'
  | 'named-break'
  | 'signed-before-break'
  | 'useless-checkpoint'
  | 'other-tree'
  | 'unchecked-tree'
  | 'foreign-actor'
  | 'other-copy'
  | 'unknown-trimmed';

export interface Finding {
  readonly kind: FindingKind;
  /** `warning`: somebody should look; `note`: good to know. */
  readonly weight: 'warning' | 'note';
  /** The first record it is about; 0 for the file as a whole. */
  readonly seq: number;
  /** How many records it is about. */
  readonly count: number;
  readonly message: string;
}

/** Findings of one kind are told by their first ones and a count: a broken clock can make a million. */
export const maxOfAKind = 20;

export class Findings {
  readonly #all: Finding[] = [];
  readonly #counts = new Map<FindingKind, number>();

  add(finding: Omit<Finding, 'count'> & { readonly count?: number }): void {
    const known = this.#counts.get(finding.kind) ?? 0;
    this.#counts.set(finding.kind, known + 1);
    // Words of the file stand in it, and must not pass for words of the audit.
    if (known < maxOfAKind) this.#all.push({ count: 1, ...finding, message: spellOut(finding.message) });
  }

  /** In the order of the records; what was left out is said in one finding of its own. */
  list(): readonly Finding[] {
    const left = [...this.#counts].flatMap(([kind, count]) => {
      const last = this.#all.findLast((finding) => finding.kind === kind);
      if (!last || count <= maxOfAKind) return [];
      const more = count - maxOfAKind;
      return [{ ...last, count: more, message: `${more.toLocaleString('en')} more like this follow.` }];
    });
    return [...this.#all, ...left].sort((a, b) => a.seq - b.seq);
  }
}

/** What an audit could not check, in contrast to what it checked and found wanting. */
const uncheckedKinds: ReadonlySet<FindingKind> = new Set([
  'no-checkpoint',
  'unchecked-checkpoint',
  'unchecked-tree',
  'tail-unsigned',
  'unknown-fact',
  'unknown-trimmed',
]);
export const isUnchecked = ({ kind }: Finding) => uncheckedKinds.has(kind);

/** Whether it leaves something to say about the log itself. A signature that is merely not there yet does not. */
export const isOpen = (finding: Finding) => finding.weight === 'warning' || !isUnchecked(finding);
