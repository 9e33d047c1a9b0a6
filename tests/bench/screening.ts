/**
 * Row `screening`: 300 résumés from file to score, in the process that opens files, beside the same libraries that only
 * extract plain text, here without a separate process, limits, reading order, fields or score.
 */
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { extractResume } from '../../server/hiring/parsing/parse-resume.ts';
import { scoreV1 } from '../../src/events/screening/rubric.ts';
import { makeCorpus, type Resume } from '../hiring/corpus/corpus.ts';
import { asOf } from '../hiring/corpus/expected.ts';
import { median, type Row } from './measure.ts';

const count = 300;
const rounds = 3;
const job = {
  requiredSkills: ['Leather cleaning', 'Stain removal', 'Customer service'],
  niceToHave: ['Excel', 'SQL'],
};

async function plainText({ kind, bytes }: Resume): Promise<string> {
  switch (kind) {
    case 'pdf':
      return (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;
    case 'docx':
      return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value;
    case 'txt':
      return new TextDecoder().decode(bytes);
  }
}

async function screened({ bytes }: Resume): Promise<number> {
  const { extraction } = await extractResume(bytes, asOf);
  return scoreV1(extraction, job).total;
}

async function eachMs(
  resumes: readonly Resume[],
  work: (resume: Resume) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  for (const resume of resumes) await work(resume);
  return (performance.now() - start) / resumes.length;
}

export async function screening(): Promise<Row[]> {
  const resumes = await makeCorpus(count);
  await eachMs(resumes.slice(0, 30), screened);
  await eachMs(resumes.slice(0, 30), plainText);
  const ours: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await eachMs(resumes, screened));
    plain.push(await eachMs(resumes, plainText));
  }
  const [own, bare] = [median(ours), median(plain)];
  return [
    {
      name: `screening, ${count} résumés read, extracted and scored`,
      unit: 'ms each',
      ours: own,
      peers: { 'plain text alone': bare, ratio: own / bare },
      aim: `${count} within 60 s, ≤ 2× plain text`,
      met: own * count <= 60_000 && own / bare <= 2,
    },
  ];
}
