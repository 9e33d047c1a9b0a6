/** What an audit reports beyond "it verifies": observations in words for a person, with their place in the log. */
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
  | 'server-not-asked'
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
  /** Number of records it is about. */
  readonly count: number;
  readonly message: string;
}

/** Only this many findings of a kind are listed, the rest counted: a broken clock can cause a million. */
export const maxOfAKind = 20;

export class Findings {
  readonly #all: Finding[] = [];
  readonly #counts = new Map<FindingKind, number>();

  add(finding: Omit<Finding, 'count'> & { readonly count?: number }): void {
    const known = this.#counts.get(finding.kind) ?? 0;
    this.#counts.set(finding.kind, known + 1);
    // The message quotes the file, whose text must not look like the audit's own.
    if (known < maxOfAKind) this.#all.push({ count: 1, ...finding, message: spellOut(finding.message) });
  }

  /** Sorted by record; for each kind with omitted findings, one more says how many. */
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

/** Kinds for what an audit could not check, as opposed to what it checked and found wrong. */
const uncheckedKinds: ReadonlySet<FindingKind> = new Set([
  'no-checkpoint',
  'server-not-asked',
  'unchecked-checkpoint',
  'unchecked-tree',
  'tail-unsigned',
  'unknown-fact',
  'unknown-trimmed',
]);
export const isUnchecked = ({ kind }: Finding) => uncheckedKinds.has(kind);

/** Whether it is about the log itself. A signature that is merely not there yet is not. */
export const isOpen = (finding: Finding) => finding.weight === 'warning' || !isUnchecked(finding);
