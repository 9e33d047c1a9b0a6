/** Which kind of question is meant: the one whose examples share the most telling words and names with what was asked. */
import { aboutIntents } from '../intents/about.ts';
import { nearIntents } from '../all-intents.ts';
import { type Intent, type Parameter, shapeOf } from '../intent.ts';
import type { Reading } from './reading.ts';
import { measured } from './spans.ts';
import { understood } from './vocabulary.ts';
import { nearnessTo, type Shape } from '../../../../src/events/shared/questions/nearness.ts';
import { folded } from '../../../../src/events/shared/questions/words-of.ts';

type Features = ReadonlySet<string>;

/** Parameters that stand in a question by what they name. */
const named: readonly Parameter[] = ['job', 'applicant', 'other', 'skill'];

const shapes: readonly Shape<Intent>[] = nearIntents.flatMap((intent) =>
  intent.examples.map((example) => {
    const { slots } = shapeOf(example);
    const without = example
      .replace(/\{(job|applicant|other|skill):[^}]*\}/g, ' ')
      .replace(/\{\w+:([^}]*)\}/g, '$1');
    const { args, rest } = measured(without.toLowerCase().replace(/[-–’']/g, ' '));
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

/** What names a row says less about the question than what is asked of it. */
const nameWeights: Readonly<Record<string, number>> = {
  '@job': 0.5,
  '@applicant': 1.6,
  '@other': 2,
  '@skill': 1.8,
  '@days': 0.7,
  '@limit': 1,
  // Also what other words are put into the past with.
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

/** What a question names and a kind has no place for is a sign that another is meant. */
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

/** The kinds from the nearest on. */
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
        const isThere =
          asked.has(`@${parameter}`) ||
          ((parameter === 'applicant' || parameter === 'job') && hasBefore) ||
          (parameter === 'skill' && reading.unknown.length > 0);
        if (intent.needs.includes(parameter) && !isThere) fit *= 0.6;
      }
      if (intent.needs.includes('other') && !asked.has('@other')) fit *= 0.6;
      return { intent, score: fit };
    })
    .sort((one, other) => other.score - one.score);
}

/** Below it nothing is understood. */
export const threshold = 0.42;

const asksWho =
  /^\s*(?:who|whom|whose|who's|(?:which|what) (?:applicants?|candidates?|persons?|people|résumés?|cvs?))\b/i;
const who = ['last_applicant', 'repeat_applicants', 'unreadable_resumes', 'best_matches'];
const tellsWho = ({ name, takes }: Intent) => takes.includes('applicant') || who.includes(name);

/** What a question says that such a query has no place for: to leave it out would answer another question. */
export function droppedBy(intent: Intent, reading: Reading): readonly string[] {
  const { takes, needs } = intent;
  // What the agent itself is asked has nothing to be looked up by.
  if (aboutIntents.includes(intent)) return [];
  if (asksWho.test(reading.question) && !tellsWho(intent)) return [reading.question];
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
