/** What the people of the corpus are made of: every wording says what a careful reader would take from it. */

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl';

/** As written in the résumé, and as it is to be found. */
export type Said = readonly [written: string, meant: string];

export interface Month {
  readonly year: number;
  /** 1 to 12, or null where only the year is written. */
  readonly month: number | null;
}

export interface Work {
  readonly title: Sentence;
  readonly employer: string;
  readonly from: Month;
  /** Null where it goes on. */
  readonly to: Month | null;
  readonly tasks: readonly Sentence[];
}

/** A sentence, and the skills that are named in it. */
export type Sentence = readonly [text: string, ...skills: string[]];

export interface Study {
  /** `level` null: no degree, or one that was not earned. */
  readonly degree: string;
  readonly level: string | null;
  /** What a trade awards is a certificate, wherever it stands. */
  readonly certificate?: true;
  readonly school: string;
  readonly from: number;
  readonly to: number;
}

export interface Titled {
  readonly title: string;
  /** Who gave it, when, what it was about. */
  readonly detail: string;
  /** Skills that it names. */
  readonly skills?: readonly string[];
}

export interface Profile {
  readonly language: Language;
  readonly name: string;
  readonly trade: Sentence;
  readonly email: string;
  /** Null meaning: a national number without a country to read it by. */
  readonly phone: readonly [written: string, e164: string | null];
  readonly address: string;
  readonly links: readonly Said[];
  readonly summary: Sentence;
  readonly work: readonly Work[];
  readonly studies: readonly Study[];
  readonly skills: readonly Said[];
  readonly certifications: readonly Titled[];
  readonly projects: readonly Titled[];
  readonly languages: readonly (readonly [written: string, meant: string, level: string])[];
}

/** From which the people of one language are drawn. */
export interface Bank {
  readonly people: readonly {
    readonly name: string;
    readonly phone: Profile['phone'];
    readonly address: string;
  }[];
  readonly trades: readonly Sentence[];
  readonly summaries: readonly Sentence[];
  readonly work: readonly {
    readonly title: Sentence;
    readonly employer: string;
    readonly tasks: readonly Sentence[];
  }[];
  readonly studies: readonly {
    readonly degree: string;
    readonly level: string | null;
    readonly certificate?: true;
    readonly school: string;
  }[];
  readonly skills: readonly Said[];
  readonly certifications: readonly Titled[];
  readonly projects: readonly Titled[];
  readonly languages: Profile['languages'];
  readonly words: Words;
}

/** Headings and words of a résumé; several of each, as people differ. */
export interface Words {
  readonly summary: readonly string[];
  readonly work: readonly string[];
  readonly studies: readonly string[];
  readonly skills: readonly string[];
  readonly certifications: readonly string[];
  readonly projects: readonly string[];
  readonly languages: readonly string[];
  readonly contact: readonly string[];
  readonly phone: string;
  readonly email: string;
  readonly present: readonly string[];
  readonly to: string;
  /** Months, January first. */
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
}
