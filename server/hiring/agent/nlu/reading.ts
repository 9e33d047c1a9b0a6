/**
 * Parses a question: which of the employer's jobs and applicants it names, which skills, numbers and statuses, and what its
 * other words mean. Names take precedence over meanings; typos are considered last.
 */
import { resumeCode } from '../../../../src/events/screening/resume-code.ts';
import { longestSpelling, spellingOf } from '../../../../src/events/screening/skills.ts';
import { wordsOf } from '../../../../src/events/shared/questions/words-of.ts';
import { languageOf } from '../../extraction/spoken.ts';
import { type Naming, namingIn, type Spoken } from './name-words.ts';
import { measured, type Numbers } from './spans.ts';
import { allowedSlips, meant, slips, stemOf } from '../../../../src/events/shared/word-forms.ts';
import { isKnown, isSmall, knownWords, understood } from './vocabulary.ts';

export interface Named {
  readonly id: string;
  /** A job's title, or an applicant's name. */
  readonly name: string;
}

/** The things that a question can name. */
export interface World {
  readonly jobs: readonly Named[];
  /** Words from the locations and companies of these jobs. */
  readonly places: ReadonlySet<string>;
  /** Called only when words remain that could be a name. */
  people(): Promise<readonly Named[]>;
}

/** The ids that a name in the question may refer to; several when it is ambiguous. */
export type Mention = readonly string[];

export interface Reading {
  readonly question: string;
  readonly concepts: ReadonlySet<string>;
  /** Words without a known name or meaning. */
  readonly unknown: readonly string[];
  readonly job: Mention | null;
  readonly applicants: readonly Mention[];
  readonly skill: string | null;
  readonly language: string | null;
  readonly numbers: Numbers;
  /** `the second one`: counted from 0; -1 for the last. */
  readonly ordinal: number | null;
  /** Whether it refers to somebody or something mentioned before. */
  readonly pointsBack: boolean;
  /** Whether unrecognized words look like a person's name, no matter if anybody has that name. */
  readonly naming: Naming | null;
}

interface Token extends Spoken {
  /** What it was recognized as a part of. */
  part: 'job' | 'applicant' | 'skill' | 'language' | null;
}

const withoutContractions = (text: string) =>
  text
    .replace(/[’‘`]/g, "'")
    .replace(/\b(what|who|where|when|how|that|it|there|here)'s\b/gi, '$1 is')
    .replace(/\b(do|does|did|have|has|is|are|was|could|would|should)n't\b/gi, '$1 not')
    .replace(/\bcan't\b/gi, 'can not')
    .replace(/'(s|re|ve|ll|d|m)\b/gi, ' ')
    .replace(/[-–]/g, ' ');

const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  sixth: 5,
  last: -1,
};
const ordinalPattern =
  /\b(?:the )?(first|second|third|fourth|fifth|sixth|last)(?: (?:one|person|applicant|candidate|job))?(?= |$)/;
const backPattern =
  /\b(?:he|she|him|her|his|hers|they|them|their|that one|this one|that person|this person|that applicant|this applicant|that candidate|this candidate|that job|this job|the same job|it|its|the first|the second|the third|the fourth|the fifth|the sixth|the last one)\b/;

const jobNouns = new Set([
  'job',
  'posit',
  'open',
  'opening',
  'vacancy',
  'rol',
  'role',
  'post',
  'ad',
  'advert',
  'list',
  'candidat',
  'applicant',
  'shortlist',
]);
const beforeJob = new Set(['for', 'as', 'of']);
const beforeSkill =
  /^(?:know|knows|with|in|has|have|skill|skilled|mention|mentions|do|speak|speaks|can|familiar|about)$/;

const same = (one: string, other: string) => one === other || stemOf(one) === stemOf(other);

/** The same word, or a typo of it that is not another known word. */
const alike = (written: string, word: string) =>
  same(written, word) ||
  (!isKnown(written) &&
    written[0] === word[0] &&
    Math.min(written.length, word.length) > 4 &&
    slips(written, word, allowedSlips(word)) <= allowedSlips(word));

/** Characters. Each unknown word is compared with every known one, so a long pasted text is cut off. */
const maxLength = 500;

export async function read(asked: string, world: World): Promise<Reading> {
  const question = asked.slice(0, maxLength);
  const plain = withoutContractions(question);
  const { args: numbers, rest } = measured(plain.toLowerCase().replace(/\s+/g, ' '));
  const lower = rest.replace(/\s+/g, ' ').trim();
  const written = new Map(wordsOf(plain).map(({ key, start, end }) => [key, plain.slice(start, end)]));
  const tokens: Token[] = wordsOf(rest).map(({ key }) => ({
    key,
    written: written.get(key) ?? key,
    part: null,
  }));
  const skill = quotedIn(question) ?? findSkill(tokens);
  const job = findJob(tokens, world.jobs);
  const language = findLanguage(tokens);
  const applicants = await findPeople(tokens, world);
  const words = tokens.filter(({ part }) => part === null).map(({ key }) => corrected(key));
  const { concepts, unknown } = understood(words);
  const ordinal = ordinalPattern.exec(lower)?.[1];
  return {
    question,
    concepts,
    unknown,
    job,
    applicants,
    skill: tokens.some(({ part }) => part === 'skill') || quotedIn(question) !== null ? skill : null,
    language,
    numbers,
    ordinal: ordinal === undefined ? null : ordinals[ordinal]!,
    pointsBack: backPattern.test(lower),
    naming: namingIn(tokens, question, world.places),
  };
}

const corrected = (word: string) =>
  isKnown(word) || word.length < 4 ? word : (meant(word, knownWords) ?? word);

const quotedIn = (question: string) => /[“"]([^”"]{2,60})[”"]/.exec(question)?.[1]?.trim() ?? null;

/** The longest spelling of a skill; words with other meanings count only where a skill is expected. */
function findSkill(tokens: readonly Token[]): string | null {
  for (let length = Math.min(longestSpelling, tokens.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const part = tokens.slice(at, at + length);
      const found = skillSpelled(part, tokens[at - 1]?.key ?? '');
      if (!found) continue;
      for (const token of part) token.part = 'skill';
      return found;
    }
  }
  return null;
}

function skillSpelled(part: readonly Token[], before: string): string | null {
  const key = part.map(({ key: each }) => each).join(' ');
  const [only] = part.length === 1 ? part : [];
  if (only && isSmall(only.key)) return null;
  const spelling = spellingOf(key) ?? (only && only.key.length > 2 ? spellingOf(`${only.key}ing`) : null);
  if (!spelling) return null;
  const asWritten = part.map(({ written }) => written).join(' ');
  if (spelling.alone && asWritten !== spelling.exactly && !beforeSkill.test(before)) return null;
  // "Score" and "contact" are common in questions.
  if (only && isKnown(only.key) && !beforeSkill.test(before)) return null;
  return spelling.skill;
}

/** Jobs whose titles share the most words with the question, when those words can only be a title. */
function findJob(tokens: readonly Token[], jobs: readonly Named[]): Mention | null {
  let best = 0;
  let found: { readonly id: string; readonly at: readonly number[]; readonly share: number }[] = [];
  for (const { id, name } of jobs) {
    const words = wordsOf(name.replace(/[-–'’]/g, ' '))
      .map(({ key }) => key)
      .filter((key) => !isSmall(key));
    if (words.length === 0) continue;
    const at = words
      .map((word) => tokens.findIndex(({ key }) => alike(key, word)))
      .filter((place) => place >= 0);
    const share = at.length / words.length;
    if (at.length === 0 || !isTitle(tokens, at, share)) continue;
    const score = at.length + share;
    if (score > best) [best, found] = [score, []];
    if (score === best) found.push({ id, at, share });
  }
  for (const { at } of found) for (const place of at) tokens[place]!.part = 'job';
  return found.length === 0 ? null : found.map(({ id }) => id);
}

/** Whether these words refer to a job by its title. */
function isTitle(tokens: readonly Token[], at: readonly number[], share: number): boolean {
  const first = Math.min(...at);
  const last = Math.max(...at);
  if (last - first > at.length + 1) return false;
  const skill = tokens.flatMap(({ part }, place) => (part === 'skill' ? [place] : []));
  const named =
    beforeJob.has(tokens[first - 1]?.key ?? '') ||
    (beforeJob.has(tokens[first - 2]?.key ?? '') &&
      ['the', 'a', 'an', 'our', 'my'].includes(tokens[first - 1]?.key ?? '')) ||
    [1, 2].some((next) => jobNouns.has(stemOf(tokens[last + next]?.key ?? '')));
  const taken = at.filter((place) => tokens[place]!.part === 'skill').length;
  if (taken > 0 && skill.length > taken) return false;
  if (taken > 0 && share < 1)
    return named || (share > 0.6 && !beforeSkill.test(tokens[first - 1]?.key ?? ''));
  return share === 1 || named || at.some((place) => !isKnown(tokens[place]!.key));
}

function findLanguage(tokens: readonly Token[]): string | null {
  for (const token of tokens) {
    const language =
      token.part === null && token.key.length > 3 && !isSmall(token.key) ? languageOf(token.key) : null;
    if (language === null) continue;
    token.part = 'language';
    return language;
  }
  return null;
}

const isUnassigned = ({ part }: Token) => part === null;
const isCapital = ({ written }: Token) => /^\p{Lu}/u.test(written);

async function findPeople(tokens: readonly Token[], world: World): Promise<readonly Mention[]> {
  const candidates = tokens.filter(
    (token) => isUnassigned(token) && (!isKnown(token.key) || isCapital(token)),
  );
  if (candidates.length === 0) return [];
  const people = await world.people();
  const byWord = new Map<string, Set<string>>();
  for (const { id, name } of people) {
    for (const { key } of wordsOf(name.replace(/['’-]/g, ' '))) {
      const known = byWord.get(key);
      if (known) known.add(id);
      else byWord.set(key, new Set([id]));
    }
    byWord.set(resumeCode(id).toLowerCase(), new Set([id]));
  }
  const peopleNamed = (token: Token | undefined): ReadonlySet<string> | null => {
    if (!token || !isUnassigned(token)) return null;
    const exact = byWord.get(token.key);
    if (exact) return exact;
    if (isKnown(token.key) || token.key.length < 5) return null;
    const near = meant(token.key, byWord.keys());
    return near === null || meant(token.key, knownWords) !== null ? null : byWord.get(near)!;
  };
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = peopleNamed(tokens[at]);
    if (!first) continue;
    let ids = [...first];
    let end = at + 1;
    for (; end < tokens.length; end += 1) {
      const next = peopleNamed(tokens[end]);
      const both = next && ids.filter((id) => next.has(id));
      if (!both || both.length === 0) break;
      ids = both;
    }
    // "Will" and "Grace" are also words: alone they are a name only if capitalized within the sentence.
    const single = end - at === 1 && isKnown(tokens[at]!.key);
    if (single && !(isCapital(tokens[at]!) && at > 0)) continue;
    for (const token of tokens.slice(at, end)) token.part = 'applicant';
    mentions.push(ids);
    at = end - 1;
  }
  return mentions;
}
