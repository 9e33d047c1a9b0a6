/** The person whose day page it is: uid and role decide what is requested. */
export interface About {
  readonly uid: string;
  /** An admin counts as a merchant, too. */
  readonly role: 'person' | 'merchant' | 'admin';
}

export const isSeller = ({ role }: About) => role !== 'person';
