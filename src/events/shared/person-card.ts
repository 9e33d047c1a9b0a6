/** A person as anybody may see them: on what they sell, send or show. */
export interface PersonCard {
  readonly uid: string;
  readonly userName: string;
  readonly displayName: string;
  readonly companyName: string;
}
