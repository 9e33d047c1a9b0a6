/** The question to a person about a file that can be read in several ways. */

/** An ambiguity of the file. The samples show what each answer would mean; null: not readable that way. */
export interface FileQuestion {
  readonly about: 'dateOrder' | 'decimalMark';
  readonly samples: readonly {
    readonly text: string;
    readonly readings: readonly { readonly answer: string; readonly reading: string | null }[];
  }[];
}
