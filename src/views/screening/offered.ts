/** The actions that the page of a screening offers. The server has checked the owner: whoever can see it here may take them. */
import { offers, type ScreeningChange } from '../../events/screening/employer-changes.ts';
import type { ScreeningDetail } from '../../events/screening/detail.ts';

export const isOffered = ({ status }: ScreeningDetail, change: ScreeningChange['type']): boolean =>
  offers({ employer: '', status }, change, { uid: '', isAdmin: true });
