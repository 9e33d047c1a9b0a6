/**
 * Shared behavior of forms that save through a call: submitting focuses the first invalid field, or shows why saving
 * failed, beside the field that caused it if there is one. The input stays. It knows no fields by name.
 */
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { fieldOfError } from '../../events/shared/causes.ts';
import { messageOf as defaultMessageOf } from './message-of.ts';

export interface SaveFormOptions {
  /** The fields that can be invalid, in display order. If none of them is, the first gets the focus. */
  readonly order: readonly string[];
  /** The field that caused an error of the call, or null; by default the one of `order` that the error names. */
  readonly fieldOf?: (error: unknown) => string | null;
  /** Message of an error of the call. */
  readonly messageOf?: (error: unknown) => string;
  /** Leaves the page: called after the first success, once nothing counts as unsaved any more. */
  readonly onSaved?: () => void;
}

export interface SaveForm<Values> {
  /** Why saving failed, if no field shows it. */
  readonly failure: string | null;
  readonly clearFailure: () => void;
  /** True after the first success: leaving the form then does not ask about changes. */
  readonly saved: boolean;
  readonly focusFirst: (errors: FormErrors) => void;
  /** Calls `save`, shows any error, and returns whether it succeeded. For forms that validate by themselves. */
  readonly attempt: (save: () => Promise<unknown>) => Promise<boolean>;
  /** Handler for a form's `onSubmit`: `save` gets the values once all are valid. */
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
    messageOf = defaultMessageOf,
    onSaved,
  }: SaveFormOptions,
): SaveForm<Values> {
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const leave = useEffectEvent(() => onSaved?.());
  // One render later: until then the page would still ask about unsaved changes.
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
