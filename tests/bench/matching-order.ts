/**
 * How good the order of the built-in engine is: the jobs and their graded résumés were written by somebody who had not read
 * the engine. The résumés lie beside the repository; without them nothing is measured.
 */
import { existsSync, readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { extract } from '../../server/hiring/extraction/extract.ts';
import { jobProfile, resumeProfile } from '../../server/hiring/matching/profile.ts';
import { wordIndex } from '../../server/hiring/matching/word-index.ts';
import { readBytes } from '../../server/hiring/parsing/parse-bytes.ts';
import { wordsOf } from '../../src/events/shared/questions/words-of.ts';
import type { Row } from './measure.ts';

const corpus = new URL('../../../shared/resumes/corpus/', import.meta.url);
const asOf = '2026-11-20';
const at = 10;

interface Graded {
  readonly title: string;
  readonly description: string;
  /** By the file name of the résumé: 3 fits, 2 nearly, 1 somewhat. */
  readonly relevance: Readonly<Record<string, number>>;
}

const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** nDCG at 10: 1 when nobody is ranked below somebody who fits less. */
function ndcg(order: readonly string[], relevance: Graded['relevance']): number {
  const best = Object.values(relevance).toSorted((one, other) => other - one);
  const most = sum(best.slice(0, at).map(gain));
  return most === 0 ? 1 : sum(order.slice(0, at).map((id, i) => gain(relevance[id] ?? 0, i))) / most;
}

interface Text {
  readonly id: string;
  readonly text: string;
}

/** Textbook BM25 over all words. */
function plainBm25(texts: readonly Text[]): (question: string) => string[] {
  const keysOf = (text: string) => wordsOf(text).map(({ key }) => key);
  const docs = texts.map(({ id, text }) => ({ id, keys: keysOf(text) }));
  const mean = sum(docs.map(({ keys }) => keys.length)) / docs.length;
  return (question) => {
    const asked = [...new Set(keysOf(question))].map((key) => {
      const spread = docs.filter(({ keys }) => keys.includes(key)).length;
      return { key, rarity: Math.log(1 + (docs.length - spread + 0.5) / (spread + 0.5)) };
    });
    const scored = docs.map(({ id, keys }) => {
      const score = sum(
        asked.map(({ key, rarity }) => {
          const often = keys.filter((each) => each === key).length;
          return (rarity * often * 2.2) / (often + 1.2 * (0.25 + (0.75 * keys.length) / mean));
        }),
      );
      return { id, score };
    });
    return scored.toSorted((one, other) => other.score - one.score).map(({ id }) => id);
  };
}

export async function matchingOrder(): Promise<Row[]> {
  if (!existsSync(corpus)) return [];
  const jobs = JSON.parse(
    readFileSync(new URL('../hiring/jobs-by-another-hand.json', import.meta.url), 'utf8'),
  ) as readonly Graded[];
  const { resumes } = JSON.parse(readFileSync(new URL('gold.json', corpus), 'utf8')) as {
    readonly resumes: readonly { readonly file: string }[];
  };
  const texts: Text[] = [];
  const index = wordIndex();
  for (const { file } of resumes) {
    const { text } = await readBytes(new Uint8Array(readFileSync(new URL(file, corpus))));
    texts.push({ id: file, text });
    await index.put([resumeProfile(file, text, extract(text, asOf))]);
  }
  const mini = new MiniSearch<Text>({ fields: ['text'] });
  mini.addAll(texts);
  const bm25 = plainBm25(texts);
  const mean = async (orderFor: (job: Graded) => Promise<readonly string[]> | readonly string[]) =>
    sum(await Promise.all(jobs.map(async (job) => ndcg(await orderFor(job), job.relevance)))) / jobs.length;
  const words = ({ title, description }: Graded) => `${title} ${description}`;
  const ours = await mean(async ({ title, description }) => {
    const job = jobProfile({ id: 'job', title, description, requiredSkills: [], niceToHave: [] });
    return (await index.best(job, at)).map(({ id }) => id);
  });
  return [
    {
      name: `order of ${texts.length} résumés for ${jobs.length} jobs, graded by another hand, nDCG@10`,
      unit: '',
      ours,
      peers: {
        'plain BM25': await mean((job) => bm25(words(job))),
        MiniSearch: await mean((job) => mini.search(words(job)).map(({ id }) => String(id))),
      },
      aim: '≥ 0.92',
      met: ours >= 0.92,
    },
  ];
}
