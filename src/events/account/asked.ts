/** Who asks for a change of an account, and of which one. */

/** Who asks: a person with what they may do now, or the command line of the server itself. */
export type Asker = { readonly uid: string; readonly isAdmin: boolean } | 'system';

export interface Asked {
  /** The account that is to change. */
  readonly uid: string;
  readonly by: Asker;
}
