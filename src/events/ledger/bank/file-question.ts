/** What a person is asked about a file that can be read in two ways. */

/** What the file leaves open. The samples show what each answer would mean; null: it cannot be read so. */
export interface FileQuestion {
  readonly about: 'dateOrder' | 'decimalMark';
  readonly samples: readonly {
    readonly text: string;
    readonly readings: readonly { readonly answer: string; readonly reading: string | null }[];
  }[];
}
