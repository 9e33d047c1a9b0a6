/** What of a job and of a résumé is compared with the other, in one shape, so that one engine answers both ways. */
import type { MatchReason } from '../../../src/events/match/port.ts';
import type { Extraction } from '../../../src/events/screening/extraction.ts';
import {
  type Occupation,
  occupationsIn,
  occupationsOfResume,
} from '../../../src/events/screening/occupations.ts';
import { broaderSkill, canonicalSkill, skillKey } from '../../../src/events/screening/skills.ts';
import { wordsOf } from '../../../src/events/shared/questions/words-of.ts';
import { knownSkills } from '../extraction/find-skills.ts';
import { functionWords } from './function-words.ts';

export interface Skill {
  /** As it is shown. */
  readonly name: string;
  /** Equal for all spellings of one skill. */
  readonly key: string;
  /** Whether a job cannot do without it. */
  readonly required: boolean;
  /** Set where only the text of a job speaks of it. */
  readonly mentioned?: true;
}

export interface Profile {
  readonly id: string;
  /** What is asked for is measured by what the job asks, whichever side asks. */
  readonly of: 'job' | 'resume';
  readonly skills: readonly Skill[];
  /** Of a job what it looks for; of a résumé what somebody is or was, the nearest first. */
  readonly occupations: readonly Occupation[];
  readonly title: string;
  /** Running text. */
  readonly text: string;
}

export interface Hit {
  readonly id: string;
  /** The engine's own number: only more or less of it means something. */
  readonly score: number;
  /** 0 to 1: how much of what the job asks for is there. */
  readonly closeness: number;
  /** What both have in common, skills first. */
  readonly reasons: readonly MatchReason[];
}

/** Profiles to compare one with; kept in memory and rebuilt from the database at any time. */
export interface MatchIndex {
  readonly engine: string;
  /** Replaces those with the same id. */
  put(profiles: readonly Profile[]): Promise<void>;
  drop(ids: readonly string[]): void;
  /** The best first, at most `limit`. Those that have nothing in common with it are left out. */
  best(profile: Profile, limit: number): Promise<readonly Hit[]>;
}

/** Characters of a text that are looked through for skills and occupations. */
const mostRead = 20_000;

const asSkill =
  (required: boolean) =>
  (name: string): Skill => ({ name: canonicalSkill(name), key: skillKey(name), required });

function eachOnce(skills: readonly Skill[]): readonly Skill[] {
  const seen = new Set<string>();
  return skills.filter(({ key }) => !seen.has(key) && seen.add(key));
}

export const jobProfile = (job: {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly requiredSkills: readonly string[];
  readonly niceToHave: readonly string[];
}): Profile => ({
  id: job.id,
  of: 'job',
  skills: eachOnce([
    ...job.requiredSkills.map(asSkill(true)),
    ...job.niceToHave.map(asSkill(false)),
    // What only its text speaks of.
    ...knownSkills(`${job.title}\n${job.description}`.slice(0, mostRead)).map(([name]): Skill => ({
      ...asSkill(false)(name),
      mentioned: true,
    })),
  ]),
  occupations: occupationsIn(job.title),
  title: job.title,
  text: job.description,
});

/** @param text without whom it is of: a name or an address must not bring anybody nearer to a job */
export const resumeProfile = (id: string, text: string, { skills }: Pick<Extraction, 'skills'>): Profile => ({
  id,
  of: 'resume',
  skills: eachOnce(skills.flatMap(({ value }) => [value, broaderSkill(value) ?? value]).map(asSkill(true))),
  occupations: occupationsOfResume(text.slice(0, mostRead)),
  title: '',
  text,
});

/** Words that say something: no single letters, no numbers, no "and" and "the", each once, as spellings are compared. */
export function significantWords(text: string): readonly string[] {
  const words = new Set<string>();
  for (const { key } of wordsOf(text))
    if (key.length > 2 && /\p{L}/u.test(key) && !functionWords.has(key)) words.add(key);
  return [...words];
}
