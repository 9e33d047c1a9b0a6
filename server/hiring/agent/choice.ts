/** The errors when what somebody said matches several rows or none. */

export interface Choice {
  readonly id: string;
  /** Distinguishes it from the other choices. */
  readonly label: string;
}

/** Several rows match: the person has to choose. */
export class NeedsChoice extends Error {
  override readonly name = 'NeedsChoice';
  readonly what: 'job' | 'applicant';
  readonly choices: readonly Choice[];

  constructor(what: 'job' | 'applicant', said: string, choices: readonly Choice[]) {
    super(said === '' ? `Which ${what} do you mean?` : `Which ${what} do you mean by “${said}”?`);
    this.what = what;
    this.choices = choices;
  }
}

/** Nothing matches, or the query is impossible; the message is the answer. */
export class CannotAnswer extends Error {
  override readonly name = 'CannotAnswer';
}
