/** Scores a résumé by the rubric of its job: the score for its fact, and the labeled lines. */
import type { Asked } from '../../../src/events/screening/asked.ts';
import type { KeptScore } from '../../../src/events/screening/kept-score.ts';
import type { Extraction, Span } from '../../../src/events/screening/extraction.ts';
import { type Points, scoreV1 } from '../../../src/events/screening/rubric.ts';
import { scoreV2, type WeighedPoints } from '../../../src/events/screening/rubric-v2.ts';
import { vocabularyVersion } from '../../../src/events/screening/vocabulary/index.ts';
import { describing } from './describe.ts';

/** A line of a score by either rubric. */
export type AnyPoints = Points | WeighedPoints;

export interface ReadResume {
  readonly text: string;
  readonly extraction: Extraction;
}

const places = (spans: readonly Span[]) => spans.map(({ start, end }) => ({ start, end }));

export function scoreBy(asked: Asked, { text, extraction }: ReadResume) {
  return asked.rubric === 'v1'
    ? scoreV1(extraction, asked)
    : scoreV2(extraction, asked, describing(text, extraction));
}

export function scoreFor(
  resume: ReadResume,
  asked: Asked,
): {
  readonly command: { readonly type: 'RecordScore'; readonly score: KeptScore };
  readonly points: readonly AnyPoints[];
} {
  const skills = { requiredSkills: [...asked.requiredSkills], niceToHave: [...asked.niceToHave] };
  const { extraction, text } = resume;
  if (asked.rubric === 'v1') {
    const { rubric, total, points } = scoreV1(extraction, asked);
    const kept = points.map(({ of, points: worth, spans }) => ({ of, points: worth, spans: places(spans) }));
    return { command: { type: 'RecordScore', score: { rubric, total, points: kept, ...skills } }, points };
  }
  const { rubric, total, points } = scoreV2(extraction, asked, describing(text, extraction));
  const kept = points.map(({ of, points: worth, spans, why }) => ({
    of,
    points: worth,
    spans: places(spans),
    why,
  }));
  const score: KeptScore = {
    rubric,
    total,
    points: kept,
    ...skills,
    certificates: [...asked.certificates],
    occupations: [...asked.occupations],
    fields: [...asked.fields],
    degreeRequired: asked.degreeRequired,
    minYears: asked.minYears,
    vocabulary: vocabularyVersion,
  };
  return { command: { type: 'RecordScore', score }, points };
}

/** A line in the form of the API contract. @param label covers names when shown blind */
export const shownPoints = (line: AnyPoints, label: (plain: string) => string = (plain) => plain) => ({
  of: line.of,
  label: label(line.label),
  points: line.points,
  spans: places(line.spans),
  why: 'why' in line ? line.why : null,
  because: 'because' in line ? line.because : '',
});
