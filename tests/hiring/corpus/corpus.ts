/** Résumés of our own making in six languages, by four programs, in many layouts, with what is to be found in each. */
import { randomFrom } from '../../support/random.ts';
import { byWord, type WordLayout } from './docx-writer.ts';
import { drawProfile } from './draw.ts';
import { type Expected, expectedOf } from './expected.ts';
import type { Layout } from './page.ts';
import { type Paper, paperOf } from './paper.ts';
import { byJspdf, byPdfkit } from './pdf-writers.ts';
import { datesFirstText, spacedText, underlinedText } from './plain-writer.ts';
import type { Language } from './profile.ts';

export interface Resume {
  /** `de, pdfkit, sidebar-left`. */
  readonly name: string;
  readonly kind: 'pdf' | 'docx' | 'txt';
  readonly twoColumns: boolean;
  readonly expected: Expected;
  readonly bytes: Uint8Array;
}

interface Writer {
  readonly name: string;
  readonly kind: Resume['kind'];
  readonly write: (paper: Paper) => Uint8Array | Promise<Uint8Array>;
}

const pdfkitLayouts: readonly Layout[] = [
  'inline',
  'dates-right',
  'dates-left',
  'labels-left',
  'sidebar-left',
  'sidebar-right',
];
const jspdfLayouts: readonly Layout[] = ['inline', 'dates-right', 'sidebar-left', 'sidebar-right'];
const wordLayouts: readonly WordLayout[] = ['tabs', 'date-table', 'sidebar-table', 'contact-in-header'];

const writers: readonly Writer[] = [
  ...pdfkitLayouts.map((layout) => ({
    name: `pdfkit, ${layout}`,
    kind: 'pdf' as const,
    write: (paper: Paper) => byPdfkit(paper, layout),
  })),
  ...jspdfLayouts.map((layout) => ({
    name: `jspdf, ${layout}`,
    kind: 'pdf' as const,
    write: (paper: Paper) => byJspdf(paper, layout),
  })),
  ...wordLayouts.map((layout) => ({
    name: `docx, ${layout}`,
    kind: 'docx' as const,
    write: (paper: Paper) => byWord(paper, layout),
  })),
  { name: 'text, underlined', kind: 'txt', write: underlinedText },
  { name: 'text, spaced', kind: 'txt', write: spacedText },
  { name: 'text, dates first', kind: 'txt', write: datesFirstText },
];

const languages: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'nl'];

/** How many there are in one round: each language by each program in each layout. */
export const corpusSize = languages.length * writers.length;

/** @param round another one draws other people */
export async function makeCorpus(count = corpusSize, round = 0): Promise<Resume[]> {
  const resumes: Resume[] = [];
  for (let i = 0; i < count; i += 1) {
    const language = languages[i % languages.length]!;
    const { name, kind, write } = writers[Math.floor(i / languages.length) % writers.length]!;
    const seed = 1000 * round + i + 1;
    const profile = drawProfile(language, seed);
    resumes.push({
      name: `${language}, ${name}, ${seed}`,
      kind,
      twoColumns: name.includes('sidebar'),
      expected: expectedOf(profile),
      bytes: await write(paperOf(profile, randomFrom(seed + 500_000))),
    });
  }
  return resumes;
}
