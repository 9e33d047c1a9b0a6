import type { UseFormReturnType } from '@mantine/form';

/**
 * Shows what was saved, in every field that still holds what was sent; what was typed meanwhile stays, and counts as unsaved.
 * @param sent the values as the call got them
 * @param saved the values as they are stored, or those of an empty form
 */
export function adoptSaved<Values extends object>(
  form: Pick<UseFormReturnType<Values>, 'getValues' | 'setValues' | 'resetDirty'>,
  sent: Values,
  saved: Values,
): void {
  const now = form.getValues();
  const isAsSent = (field: keyof Values) => JSON.stringify(now[field]) === JSON.stringify(sent[field]);
  const fields = Object.keys(saved) as (keyof Values)[];
  const shown = Object.fromEntries(
    fields.map((field) => [field, isAsSent(field) ? saved[field] : now[field]]),
  );
  form.setValues(shown as Values);
  form.resetDirty(saved);
}
