/** What the page of a screening offers to do. The server asks whose it is: whoever sees it here may. */
import { offers, type ScreeningChange } from '../../events/screening/decide.ts';
import type { ScreeningDetail } from '../../events/screening/detail.ts';

export const isOffered = ({ status }: ScreeningDetail, change: ScreeningChange['type']): boolean =>
  offers({ employer: '', status }, change, { uid: '', isAdmin: true });
