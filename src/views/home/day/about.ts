/** Whose day it is: what they may see decides what is asked. */
export interface About {
  readonly uid: string;
  /** Admins pass as merchants. */
  readonly role: 'person' | 'merchant' | 'admin';
}

export const isSeller = ({ role }: About) => role !== 'person';
