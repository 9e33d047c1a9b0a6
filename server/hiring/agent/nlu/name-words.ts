/**
 * Decides by its words alone whether a question names a person. It does not know who applied, so an answer based on it reveals
 * nobody. An unknown word counts as a name if it is written like one or stands where names stand.
 */
import { meant } from '../../../../src/events/shared/word-forms.ts';
import { isKnown, isSmall, knownWords } from './vocabulary.ts';

export interface Spoken {
  readonly key: string;
  /** The original spelling. */
  readonly written: string;
  /** What it was recognized as a part of. */
  readonly part: 'job' | 'applicant' | 'skill' | 'language' | null;
}

/**
 * `somebody`: certainly a person; `maybe`: could also be a thing, such as a certificate; `capital`: a known word written like a
 * name.
 */
export type Naming = 'somebody' | 'maybe' | 'capital';

const split = (words: string) => new Set(words.split(' '));
const noNames = split(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday christmas easter hr cv cvs pdf id',
);
/** Words more often followed by a person than by a thing. */
const beforePeople = split('about did does do has is was were whether than versus vs compare between');

const isWord = ({ key }: Spoken) => /^[\p{L}\p{M}]+$/u.test(key);
const isForeign = ({ key }: Spoken) => isWord({ key } as Spoken) && !/\p{sc=Latin}/u.test(key);
const isCapital = ({ written }: Spoken) => /^\p{Lu}/u.test(written);

/** @param places words from the locations and companies of the employer's own jobs */
export function namingIn(
  tokens: readonly Spoken[],
  question: string,
  places: ReadonlySet<string>,
): Naming | null {
  // In WHO IS DANA and in "Which Jobs Are Open", capitals say nothing.
  const known = tokens.slice(1).filter(({ key }) => isKnown(key));
  const isTitled = known.filter(isCapital).length > known.length / 2;
  const standsOut = (token: Spoken, at: number) => at > 0 && !isTitled && isCapital(token);

  const isUnknown = (token: Spoken | undefined): token is Spoken =>
    token?.part === null &&
    isWord(token) &&
    !isKnown(token.key) &&
    !noNames.has(token.key) &&
    !places.has(token.key);
  /** Not a typo of a known word either; a capitalized "Dana" within a sentence is not a typo of "data". */
  const isStrange = (token: Spoken, at: number) =>
    token.key.length > 1 &&
    (token.key.length < 4 || standsOut(token, at) || meant(token.key, knownWords) === null);

  let found: Naming | null = tokens.some(
    (token, at) =>
      standsOut(token, at) &&
      token.part !== 'job' &&
      token.part !== 'applicant' &&
      !isSmall(token.key) &&
      !places.has(token.key),
  )
    ? 'capital'
    : null;
  for (let at = 0; at < tokens.length; at += 1) {
    let end = at;
    while (isUnknown(tokens[end])) end += 1;
    const run = tokens.slice(at, end);
    if (!run.some((token, i) => isStrange(token, at + i))) continue;
    const previous = tokens[at - 1]?.key ?? '';
    const followsPersonWord = beforePeople.has(previous) || (previous === 'of' && isCapital(run[0]!));
    const hasPossessive = run.some(({ written }) =>
      new RegExp(`${written}['’]s?(?![\\p{L}])`, 'u').test(question),
    );
    if (followsPersonWord || hasPossessive || run.some(isForeign)) return 'somebody';
    const looksLikeName = run.some((token, i) => standsOut(token, at + i) || (isCapital(token) && !isTitled));
    if (run.length > 1 || looksLikeName) found = 'maybe';
    at = end - 1;
  }
  return found;
}
