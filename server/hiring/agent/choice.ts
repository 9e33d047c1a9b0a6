/** Which row is meant, where several or none fit what somebody said. */

export interface Choice {
  readonly id: string;
  /** Told apart from the others. */
  readonly label: string;
}

/** Several fit: the person is asked. */
export class WhichOne extends Error {
  override readonly name = 'WhichOne';
  readonly what: 'job' | 'applicant';
  /** The parameter that is to be chosen. */
  readonly choices: readonly Choice[];

  constructor(what: 'job' | 'applicant', said: string, choices: readonly Choice[]) {
    super(said === '' ? `Which ${what} do you mean?` : `Which ${what} do you mean by “${said}”?`);
    this.what = what;
    this.choices = choices;
  }
}

/** None fits, and the person is told so. */
export class NoneSuch extends Error {
  override readonly name = 'NoneSuch';
}
