/** Which budget a refusal is for, told to whoever counts them. The client hears only that it was too much. */

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

/** @returns the error, to throw */
export function refusedFor<E extends Error>(budget: Budget, error: E): E {
  budgets.set(error, budget);
  return error;
}

/** undefined: the error is something else. */
export const budgetOf = (error: object): Budget | undefined => budgets.get(error);
