/** Row `extraction`: recall and precision of the fields found in generated résumés. */
import { resumesByHand } from '../hiring/corpus/by-hand.ts';
import { corpusSize, makeCorpus, type Resume } from '../hiring/corpus/corpus.ts';
import { type Count, f1, measureFields, precision, recall } from '../hiring/corpus/measure.ts';
import type { Row } from './measure.ts';

/** Seed of people that the rules were not developed with. */
const round = 9;

async function rowsOf(title: string, resumes: readonly Resume[], least: number): Promise<Row[]> {
  const { fields } = await measureFields(resumes);
  return Object.entries(fields).map(([field, count]: [string, Count]) => ({
    name: `extraction, ${title} (${resumes.length}), ${field}`,
    unit: 'F1',
    ours: f1(count),
    peers: { precision: precision(count), recall: recall(count), values: count.right + count.missed },
    aim: `≥ ${least}`,
    met: f1(count) >= least,
  }));
}

export async function extraction(): Promise<Row[]> {
  const corpus = await makeCorpus(corpusSize, round);
  return [
    ...(await rowsOf('by hand', resumesByHand, 0.8)),
    ...(await rowsOf(
      'one column',
      corpus.filter(({ twoColumns }) => !twoColumns),
      0.95,
    )),
    ...(await rowsOf(
      'two columns',
      corpus.filter(({ twoColumns }) => twoColumns),
      0.85,
    )),
  ];
}
