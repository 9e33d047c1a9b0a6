/** Records which budget an error is a refusal by, for metrics. The client only learns that it was too much. */

export type Budget =
  | 'address bytes'
  | 'address work'
  /** Bodies in memory. */
  | 'bodies'
  | 'person bytes'
  | 'person work'
  | 'slow sender'
  | 'turns';

const budgets = new WeakMap<object, Budget>();

/** Marks an error as a refusal by a budget. @returns the error, to throw */
export function refusedFor<E extends Error>(budget: Budget, error: E): E {
  budgets.set(error, budget);
  return error;
}

/** The budget of a refusal; undefined: the error is not one. */
export const budgetOf = (error: object): Budget | undefined => budgets.get(error);
