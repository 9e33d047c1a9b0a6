/** The public profile of a person, shown with what they sell, send or show. */
export interface PersonCard {
  readonly uid: string;
  readonly userName: string;
  readonly displayName: string;
  readonly companyName: string;
}
