/** Texts on what each way to recover keeps and loses. */
import type { RecoveryOffer } from '../../../events/ledger/examination.ts';
import type { RecoverySource } from '../../../events/ledger/recovered.ts';

export const titles: Readonly<Record<RecoverySource, string>> = {
  copy: 'The copy of your entries',
  records: 'Only the changes that can still be read',
  file: 'Your exported file and what is here',
  signed: 'Only what the server has confirmed',
};

const many = (count: number, what = 'change') =>
  count === 1 ? `1 ${what}` : `${count.toLocaleString('en')} ${what}s`;

export function whatIsKept({ source, kept, unchanged }: RecoveryOffer): string {
  switch (source) {
    case 'copy':
      return `Your entries as this device showed them last, and the history of ${many(kept)}.`;
    case 'records':
      return `${many(kept)}, those before the damage and those after it.`;
    case 'file':
      return `${many(kept)}, from the file and from this device together.`;
    case 'signed':
      return `The first ${many(unchanged)}, exactly as the server has signed for them.`;
  }
}

export function whatIsLost({ source, lost, unplaced }: RecoveryOffer): string {
  if (lost === 0) return 'Nothing.';
  if (source === 'signed') return `The ${many(lost)} after that, also those that can still be read.`;
  if (source === 'copy')
    return `The history of ${many(lost)}: when and how ${lost === 1 ? 'it was' : 'they were'} made cannot be looked up any more.`;
  const without =
    unplaced === 0
      ? ''
      : ` ${many(unplaced, 'later change')} of lost entries stay in the history without effect.`;
  return `${many(lost)} that cannot be read. An entry that was added there is missing.${without}`;
}
