/** The parts of a job or résumé that are compared, in one shape, so that one engine matches in both directions. */
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
  /** For display. */
  readonly name: string;
  /** Equal for all spellings of one skill. */
  readonly key: string;
  /** Whether the job requires it. */
  readonly required: boolean;
  /** Set when only the job's text mentions it. */
  readonly mentioned?: true;
}

export interface Profile {
  readonly id: string;
  /** The score always measures how much of the job's requirements is met, in either direction. */
  readonly of: 'job' | 'resume';
  readonly skills: readonly Skill[];
  /** For a job, the occupations it seeks; for a résumé, the person's in the order of the text, usually the latest first. */
  readonly occupations: readonly Occupation[];
  readonly title: string;
  /** Running text. */
  readonly text: string;
}

export interface Hit {
  readonly id: string;
  /** On the engine's own scale: only good for ordering. */
  readonly score: number;
  /** 0 to 1: how much of what the job asks for is met. */
  readonly closeness: number;
  /** What both have in common. */
  readonly reasons: readonly MatchReason[];
}

/** Profiles to search; kept in memory, and can be rebuilt from the database at any time. */
export interface MatchIndex {
  readonly engine: string;
  /** Replaces those with the same id. */
  put(profiles: readonly Profile[]): Promise<void>;
  drop(ids: readonly string[]): void;
  /** At most `limit` hits, the best first; profiles with nothing in common are left out. */
  best(profile: Profile, limit: number): Promise<readonly Hit[]>;
}

/** Characters of a text that are searched for skills and occupations. */
const maxRead = 20_000;

const asSkill =
  (required: boolean) =>
  (name: string): Skill => ({ name: canonicalSkill(name), key: skillKey(name), required });

function distinct(skills: readonly Skill[]): readonly Skill[] {
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
  skills: distinct([
    ...job.requiredSkills.map(asSkill(true)),
    ...job.niceToHave.map(asSkill(false)),
    // Skills that only the text mentions.
    ...knownSkills(`${job.title}\n${job.description}`.slice(0, maxRead)).map(([name]): Skill => ({
      ...asSkill(false)(name),
      mentioned: true,
    })),
  ]),
  occupations: occupationsIn(job.title),
  title: job.title,
  text: job.description,
});

/** @param text with names and addresses covered: they must not affect the match */
export const resumeProfile = (id: string, text: string, { skills }: Pick<Extraction, 'skills'>): Profile => ({
  id,
  of: 'resume',
  skills: distinct(skills.flatMap(({ value }) => [value, broaderSkill(value) ?? value]).map(asSkill(true))),
  occupations: occupationsOfResume(text.slice(0, maxRead)),
  title: '',
  text,
});

/** Distinct words with meaning, as folded keys: no words of one or two letters, numbers or function words. */
export function significantWords(text: string): readonly string[] {
  const words = new Set<string>();
  for (const { key } of wordsOf(text))
    if (key.length > 2 && /\p{L}/u.test(key) && !functionWords.has(key)) words.add(key);
  return [...words];
}
