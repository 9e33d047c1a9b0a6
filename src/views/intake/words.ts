/** Texts about intakes: states, and outcomes of marks. */
import type { Outcome } from '../../events/intake/mark.ts';
import type { IntakeStatus } from '../../events/intake/projection.ts';
import type { PersonCard } from '../../events/shared/person-card.ts';

export const stateNames: Readonly<Record<IntakeStatus, string>> = {
  draft: 'Not sent yet',
  sent: 'With the client',
  agreed: 'Agreed',
  objected: 'Objected',
  returned: 'Returned',
  closed: 'Closed',
};

export const stateMeanings: Readonly<Record<IntakeStatus, string>> = {
  draft: 'Take photos, mark what is there already, then send it to your client.',
  sent: 'Waiting for your client’s answer. It can’t be changed until then.',
  agreed: 'Your client agrees that this is how the item came in.',
  objected: 'Your client sees it differently. Change it, then send it again.',
  returned: 'The item went back, and every mark has its answer.',
  closed: 'Nothing changes here any more.',
};

export const outcomeNames: Readonly<Record<Outcome, string>> = {
  gone: 'Gone',
  lighter: 'Lighter',
  unchanged: 'Unchanged',
};

export const commonWords = ['Stain', 'Scratch', 'Scuff', 'Crease', 'Tear', 'Ink', 'Faded', 'Loose seam'];

export const foundNothing = {
  none: 'No marks were found. Check for yourself too: faint marks and scratches are easily missed.',
  patterned: 'This surface is too patterned or uneven to tell marks apart from it. Draw them by hand.',
  unfit:
    'We can’t look for marks on this photo. Take one that is closer and evenly lit, or draw them by hand.',
} as const;

export const nameOf = ({ companyName, displayName, userName }: PersonCard) =>
  companyName || displayName || userName || 'The shop';

export const intakePath = (id: string) => `/intakes/${id}`;
