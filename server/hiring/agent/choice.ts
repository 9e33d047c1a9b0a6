/** Which row is meant: a title, a name or an id as somebody said it, among the rows that may be meant. */

/** Several fit: the person is asked. */
export class WhichOne extends Error {
  override readonly name = 'WhichOne';
  readonly what: 'job' | 'applicant';
  readonly said: string;
  /** Each told apart from the others. */
  readonly choices: readonly { readonly id: string; readonly label: string }[];

  constructor(what: 'job' | 'applicant', said: string, choices: WhichOne['choices']) {
    super(`Several fit “${said}”`);
    this.what = what;
    this.said = said;
    this.choices = choices;
  }
}

/** None fits, and the person is told so. */
export class NoneSuch extends Error {
  override readonly name = 'NoneSuch';
}
