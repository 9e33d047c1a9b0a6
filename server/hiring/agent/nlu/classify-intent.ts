/** Ranks the kinds of questions by how many distinctive words and names their examples share with a question. */
import { aboutIntents } from '../intents/about.ts';
import { nearIntents } from '../all-intents.ts';
import { type Intent, type Parameter, shapeOf } from '../intent.ts';
import type { Reading } from './reading.ts';
import { measured } from './spans.ts';
import { understood } from './vocabulary.ts';
import { nearnessTo, type Shape } from '../../../../src/events/shared/questions/nearness.ts';
import { folded } from '../../../../src/events/shared/questions/words-of.ts';

type Features = ReadonlySet<string>;

/** Parameters that appear in a question as a name. */
const named: readonly Parameter[] = ['job', 'applicant', 'other', 'skill'];

const shapes: readonly Shape<Intent>[] = nearIntents.flatMap((intent) =>
  intent.examples.map((example) => {
    const { slots } = shapeOf(example);
    const unnamed = example
      .replace(/\{(job|applicant|other|skill):[^}]*\}/g, ' ')
      .replace(/\{\w+:([^}]*)\}/g, '$1');
    const { args, rest } = measured(unnamed.toLowerCase().replace(/[-–’']/g, ' '));
    const { concepts } = understood(folded(rest).split(' '));
    const features = new Set([
      ...concepts,
      ...slots.filter((slot) => named.includes(slot)).map((slot) => `@${slot}`),
      ...Object.keys(args).map(numberFeature),
    ]);
    return { kind: intent, features };
  }),
);

function numberFeature(name: string): string {
  return name === 'minScore' || name === 'maxScore' ? '@score' : `@${name}`;
}

/** Fixed weights of features, instead of those by rarity: names say less about the kind of question than its other words. */
const nameWeights: Readonly<Record<string, number>> = {
  '@job': 0.5,
  '@applicant': 1.6,
  '@other': 2,
  '@skill': 1.8,
  '@days': 0.7,
  '@limit': 1,
  // Also an auxiliary verb.
  have: 0.4,
  job: 0.8,
};
const maxUnknown = 3;

const nearness = nearnessTo(shapes, nameWeights);

function featuresOf(reading: Reading): Features {
  const { concepts, job, applicants, skill, language, numbers } = reading;
  return new Set([
    ...concepts,
    ...(job ? ['@job'] : []),
    ...(applicants.length > 0 ? ['@applicant'] : []),
    ...(applicants.length > 1 ? ['@other'] : []),
    ...(skill === null ? [] : ['@skill']),
    ...(language === null ? [] : ['@language']),
    ...Object.keys(numbers).map(numberFeature),
  ]);
}

/** A name or number for which a kind has no parameter suggests that another kind is meant. */
const misplaced: readonly (readonly [feature: string, parameter: Parameter, factor: number])[] = [
  ['@applicant', 'applicant', 0.35],
  ['@skill', 'skill', 0.5],
  ['@days', 'days', 0.85],
  ['@limit', 'limit', 0.85],
  ['@job', 'job', 0.85],
];

export interface Near {
  readonly intent: Intent;
  /** 0 to 1. */
  readonly score: number;
}

/** The kinds, best match first. */
export function nearest(reading: Reading, hasBefore = false): readonly Near[] {
  const asked = featuresOf(reading);
  const best = nearness({ features: asked, unknown: Math.min(reading.unknown.length, maxUnknown) });
  return [...best]
    .map(([intent, score]): Near => {
      let fit = score;
      for (const [feature, parameter, factor] of misplaced) {
        if (asked.has(feature) && !intent.takes.includes(parameter)) fit *= factor;
      }
      for (const parameter of ['applicant', 'skill', 'job'] as const) {
        const isGiven =
          asked.has(`@${parameter}`) ||
          ((parameter === 'applicant' || parameter === 'job') && hasBefore) ||
          (parameter === 'skill' && reading.unknown.length > 0);
        if (intent.needs.includes(parameter) && !isGiven) fit *= 0.6;
      }
      if (intent.needs.includes('other') && !asked.has('@other')) fit *= 0.6;
      return { intent, score: fit };
    })
    .sort((one, other) => other.score - one.score);
}

/** With a lower score, a question counts as not understood. */
export const threshold = 0.42;

const asksWho =
  /^\s*(?:who|whom|whose|who's|(?:which|what) (?:applicants?|candidates?|persons?|people|résumés?|cvs?))\b/i;
const who = ['last_applicant', 'repeat_applicants', 'unreadable_resumes', 'best_matches'];
const returnsPeople = ({ name, takes }: Intent) => takes.includes('applicant') || who.includes(name);

/** The parts of a question that the query has no parameter for: leaving them out would answer another question. */
export function droppedBy(intent: Intent, reading: Reading): readonly string[] {
  const { takes, needs } = intent;
  // Questions about the agent itself have no parameters.
  if (aboutIntents.includes(intent)) return [];
  if (asksWho.test(reading.question) && !returnsPeople(intent)) return [reading.question];
  const { skill, language, numbers, job, unknown } = reading;
  const takesWords = needs.includes('skill') && skill === null;
  return [
    ...(skill !== null && !takes.includes('skill') ? [skill] : []),
    ...(language !== null ? [language] : []),
    ...(job !== null && !takes.includes('job') ? [...job] : []),
    ...Object.entries(numbers)
      .filter(([name]) => !takes.includes(name as Parameter))
      .map(([, value]) => String(value)),
    ...(takesWords ? [] : unknown),
  ];
}
