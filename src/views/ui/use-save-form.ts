/**
 * What every form does that a call saves: whoever sends it is led to the first field that is wrong, or told why nothing
 * was saved, beside the field that is the cause where there is one. What was typed stays. It knows no field by name.
 */
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { fieldOfError } from '../../events/shared/causes.ts';
import { messageOf as plainly } from './message-of.ts';

export interface SaveFormOptions {
  /** The fields that can be wrong, in the order they stand in. Where none of them is, the first gets the focus. */
  readonly order: readonly string[];
  /** The field that an error of the call is about, null for none; without it the one of `order` that the error names. */
  readonly fieldOf?: (error: unknown) => string | null;
  /** An error of the call in words for the person. */
  readonly messageOf?: (error: unknown) => string;
  /** Leaves the page: called after the first success, once nothing counts as unsaved any more. */
  readonly onSaved?: () => void;
}

export interface SaveForm<Values> {
  /** Why nothing was saved, where no field says so. */
  readonly failure: string | null;
  readonly clearFailure: () => void;
  /** It was saved once: what a form that is left then still holds is not unsaved. */
  readonly saved: boolean;
  readonly focusFirst: (errors: FormErrors) => void;
  /** Calls `save`, shows what went wrong, and says whether it went well. For forms that validate by themselves. */
  readonly attempt: (save: () => Promise<unknown>) => Promise<boolean>;
  /** What a form's `onSubmit` takes: `save` gets the values when all of them are right. */
  readonly submit: (
    save: (values: Values) => Promise<unknown>,
  ) => (event?: SyntheticEvent<HTMLFormElement>) => void;
}

type Form<Values> = Pick<UseFormReturnType<Values>, 'onSubmit' | 'setFieldError' | 'getInputNode'>;

export function useSaveForm<Values>(
  form: Form<Values>,
  {
    order,
    fieldOf = (error) => order.find((field) => field === fieldOfError(error)) ?? null,
    messageOf = plainly,
    onSaved,
  }: SaveFormOptions,
): SaveForm<Values> {
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const leave = useEffectEvent(() => onSaved?.());
  // One render later: until then the page asks whoever leaves it with changes.
  useEffect(() => {
    if (saved) leave();
  }, [saved]);

  const focus = (field: string) => form.getInputNode(field)?.focus();
  const focusFirst = (errors: FormErrors) => focus(order.find((field) => errors[field]) ?? order[0] ?? '');

  const attempt = async (save: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await save();
      setSaved(true);
      return true;
    } catch (error) {
      const field = fieldOf(error);
      if (field === null) setFailure(messageOf(error));
      else {
        form.setFieldError(field, messageOf(error));
        focus(field);
      }
      return false;
    }
  };

  const submit: SaveForm<Values>['submit'] = (save) =>
    form.onSubmit((values) => attempt(() => save(values)), focusFirst);

  return { failure, clearFailure: () => setFailure(null), saved, focusFirst, attempt, submit };
}
