/** The rules of saved views. */
import { plainLineError } from '../shared/plain-text.ts';
import type { SavedView } from './port.ts';
import { transactionStatuses } from './projection.ts';

export const viewLimits = { views: 40, name: 60, search: 200 } as const;

/** What a view shows, apart from how it is called and where it belongs. */
export type ViewQuestion = Omit<SavedView, 'id' | 'list' | 'name'>;

export const tidyView = (view: SavedView): SavedView => ({
  ...view,
  name: view.name.trim(),
  search: view.search.trim(),
});

/** The first error of a tidy view's name, or null. @param others the views it is saved beside */
export function viewNameError({ id, list, name }: SavedView, others: readonly SavedView[]): string | null {
  if (name === '') return 'Enter a name';
  if (name.length > viewLimits.name) return `Use at most ${viewLimits.name} characters`;
  const taken = others.some(
    (other) => other.id !== id && other.list === list && other.name.toLowerCase() === name.toLowerCase(),
  );
  return plainLineError(name) ?? (taken ? 'Another view is called that' : null);
}

/** [TRANSACTION22] The first error of a person's tidy views, by field like `views.0.name`; null when they may be saved. */
export function savedViewsError(
  views: readonly SavedView[],
): readonly [field: string, message: string] | null {
  if (views.length > viewLimits.views)
    return ['views', `Keep at most ${viewLimits.views} views: delete one you don’t need`];
  if (new Set(views.map(({ id }) => id)).size < views.length) return ['views', 'Two views have the same id'];
  for (const [i, view] of views.entries()) {
    const name = viewNameError(view, views.slice(0, i));
    if (name) return [`views.${i}.name`, name];
    if (view.state !== null && !transactionStatuses.includes(view.state))
      return [`views.${i}.state`, 'There is no such state'];
    if (!isDay(view.from)) return [`views.${i}.from`, 'There is no such day'];
    if (!isDay(view.to)) return [`views.${i}.to`, 'There is no such day'];
  }
  return null;
}

/** Also rejects days that a calendar does not have, like February 30. */
function isDay(day: string | null): boolean {
  if (day === null) return true;
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** Whether a view shows what the list shows now. */
export const showsTheSame = (view: ViewQuestion, now: ViewQuestion): boolean =>
  (['search', 'state', 'from', 'to', 'sort'] as const).every((part) => view[part] === now[part]);
