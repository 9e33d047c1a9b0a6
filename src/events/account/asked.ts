/** Who requests a change of an account, and of which account. */

/** A person with their current permissions, or the server's own command line. */
export type Asker = { readonly uid: string; readonly isAdmin: boolean } | 'system';

export interface Asked {
  /** The account to change. */
  readonly uid: string;
  readonly by: Asker;
}
