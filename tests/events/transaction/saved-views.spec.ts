import { describe, expect, it } from 'vitest';
import type { SavedView } from '../../../src/events/transaction/port.ts';
import {
  savedViewsError,
  showsTheSame,
  tidyView,
  viewLimits,
} from '../../../src/events/transaction/saved-views.ts';

const view: SavedView = {
  ...{ id: 'late', list: 'sold', name: 'Late', search: '', state: 'unpaid' },
  ...{ from: '2026-01-01', to: null, sort: '-number' },
};
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...view, id: `v${i}`, name: `View ${i}` }));

describe('saved views', () => {
  it('[TRANSACTION22] may be saved up to the limit, and be called alike in different lists', () => {
    expect(savedViewsError([])).toBeNull();
    expect(savedViewsError([view, { ...view, id: 'due', list: 'unpaid' }])).toBeNull();
    expect(savedViewsError(many(viewLimits.views))).toBeNull();
    expect(savedViewsError(many(viewLimits.views + 1))?.[0]).toBe('views');
  });

  it.each([
    ['without a name', { name: '' }, 'name'],
    ['with a name too long', { name: 'x'.repeat(viewLimits.name + 1) }, 'name'],
    ['with a name that turns the text around', { name: 'Late \u202ex' }, 'name'],
    ['of a state that does not exist', { state: 'stolen' }, 'state'],
    ['from a day that is none', { from: '2026-02-30' }, 'from'],
    ['to a time', { to: '2026-01-01T00:00:00Z' }, 'to'],
  ])('[TRANSACTION22] is refused %s', (_, changes, field) => {
    const error = savedViewsError([tidyView({ ...view, ...(changes as Partial<SavedView>) })]);
    expect(error?.[0]).toBe(`views.0.${field}`);
  });

  it('[TRANSACTION22] is refused under a name or an id that is taken', () => {
    expect(savedViewsError([view, { ...view, id: 'other', name: 'LATE' }])?.[0]).toBe('views.1.name');
    expect(savedViewsError([view, { ...view, name: 'Other' }])?.[0]).toBe('views');
  });

  it('[TRANSACTION22] is the current one if it shows the same', () => {
    expect(showsTheSame(view, { ...view })).toBe(true);
    expect(showsTheSame(view, { ...view, sort: 'number' })).toBe(false);
  });
});
