/** For a form whose values arrive or change while it is open: what was typed stays. */
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef } from 'react';
import { adoptSaved } from './adopt-saved.ts';

/** @param latest the values to show in every field that nobody has typed into */
export function useLatestValues<Values extends object>(
  form: Pick<UseFormReturnType<Values>, 'getValues' | 'setValues' | 'resetDirty'>,
  latest: Values,
): void {
  const shown = useRef(latest);
  const content = JSON.stringify(latest);
  const adopt = useEffectEvent(() => {
    if (JSON.stringify(shown.current) === content) return;
    adoptSaved(form, shown.current, latest);
    shown.current = latest;
  });
  useEffect(() => adopt(), [content]);
}
