/** Identity never counts: the same work under another name, gender, age, address or school gets the same points. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../server/hiring/extraction/extract.ts';
import { readBytes } from '../../../server/hiring/parsing/parse-bytes.ts';
import { askedOf } from '../../../server/hiring/scoring/asked.ts';
import { scoreBy } from '../../../server/hiring/scoring/score.ts';
import { skillNames } from '../../../src/events/screening/skills.ts';
import { long, seed, times } from '../../counts.ts';
import { byWord } from '../../hiring/corpus/docx-writer.ts';
import { drawProfile, pick, type Random } from '../../hiring/corpus/draw.ts';
import { asOf } from '../../hiring/corpus/expected.ts';
import { type Paper, paperOf } from '../../hiring/corpus/paper.ts';
import { byJspdf, byPdfkit } from '../../hiring/corpus/pdf-writers.ts';
import { datesFirstText, spacedText, underlinedText } from '../../hiring/corpus/plain-writer.ts';
import type { Language, Profile } from '../../hiring/corpus/profile.ts';
import { randomFrom } from '../../support/random.ts';
import { pdfOf, pixel } from './files.ts';

/** Some are words that would score if they were not a name. */
const names = `Maria Schmidt|Mohammed Al-Farsi|Nguyen Thi Lan|Oluwaseun Adeyemi|Ruby Swift|Jean Le Page|Thomas Bachelor|Anna Master
  Zsofia Nagy-Kovacs|Python O'Neil|Java Scala|Angela Merten|Aisha Bint Salem|Kofi Mensah|Sean Flask|Perl Jackson|Dr. Karin Doktor
  Mary Sales|Wei Zhang|Lars Magister|Grace Sewing|Elena Popescu|Ms. Sophie Laundry|Mr. Peter Docker|Frau Ingrid Licence`;
const streets = `Python Street|Java Lane|Excel Road|Oracle Avenue|Leather Street|Master Road|Sales Street|Sewing Lane|Retail Avenue|Tanner Street`;
const towns = `Oracle|Java|Swift Creek|Bachelor|Berlin|Lagos|Kanpur|Leeds`;
const schools = `Ruby College|Python Institute of Technology|Master's University|Bachelor College|Eton|Oxford|Java School of Leather Repair
  Universität Kassel|Excel Academy|School of Sales|Université de Nantes|Saint Mary's School for Girls|King's College|Docker University|PMP College`;
const genders = [
  'Gender: female',
  'Gender: male',
  'Sex: X',
  'Geschlecht: weiblich',
  'Sexe : masculin',
  'Sexo: mujer',
  'Mr',
  'Ms',
];
const ages = [
  'Age: 23',
  'Age: 61',
  'Date of birth: 12 March 1965',
  'Born 1999',
  'Geburtsdatum: 01.02.1980',
  'Né le 3 mai 1975',
];

const listOf = (list: string) => list.split(/[|\n]/).map((each) => each.trim());

interface Person {
  readonly name: string;
  readonly address: string;
  readonly about: readonly string[];
  readonly schools: readonly string[];
}

const drawPerson = (random: Random): Person => ({
  name: pick(random, listOf(names)),
  address: `${Math.ceil(random() * 200)} ${pick(random, listOf(streets))}, ${10_000 + Math.floor(random() * 89_999)} ${pick(random, listOf(towns))}`,
  about: [pick(random, genders), pick(random, ages)],
  schools: [pick(random, listOf(schools)), pick(random, listOf(schools))],
});

/** The same document of another person. */
function paperFor(profile: Profile, person: Person, seed: number): Paper {
  const words = person.name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ');
  const paper = paperOf(
    {
      ...profile,
      name: person.name,
      address: person.address,
      email: `${words.at(-2)}.${words.at(-1)}@example.org`,
      studies: profile.studies.map((study, i) => ({ ...study, school: person.schools[i]! })),
    },
    randomFrom(seed),
  );
  return { ...paper, contact: [...paper.contact, ...person.about] };
}

/** Asks for everything, so that anything found by mistake would show. */
const job = { requiredSkills: skillNames, niceToHave: [] };

/** For rubric v2: a few skills of each field that documents and schools mention, so that each fits some jobs and not others. */
const jobsByV2 = ['Software engineer', 'Leather technician', 'Accountant', 'Sales assistant', 'Driver'].map(
  (title) =>
    askedOf({
      ...{
        rubric: 'v2',
        title,
        description: 'PMP is welcome.',
        requiredSkills: ['SQL', 'Sewing'],
        niceToHave: [],
      },
      ...{ degreeRequired: false, minYears: 2 },
    }),
);

/** By v1, and by v2 for one job after the other. */
const criteriaOf = (round: number) => [{ rubric: 'v1' as const, ...job }, jobsByV2[round % jobsByV2.length]!];

/** Each line of each criterion without its positions: its subject, and why it counts or not. */
async function pointsOf(bytes: Uint8Array, round = 0) {
  const { text } = await readBytes(bytes);
  const read = { text, extraction: extract(text, asOf) };
  return criteriaOf(round).map((asked) => scoreBy(asked, read).points.map(({ spans: _, ...line }) => line));
}

type Write = (paper: Paper) => Uint8Array | Promise<Uint8Array>;
const asText: readonly Write[] = [underlinedText, spacedText, datesFirstText];
const asFile: readonly Write[] = [
  (paper) => byPdfkit(paper, 'inline'),
  (paper) => byPdfkit(paper, 'dates-right'),
  (paper) => byPdfkit(paper, 'sidebar-right'),
  (paper) => byJspdf(paper, 'sidebar-left'),
  (paper) => byWord(paper, 'tabs'),
  (paper) => byWord(paper, 'contact-in-header'),
];
const languages: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'nl'];

async function swap(round: number, writers: readonly Write[]): Promise<void> {
  const random = randomFrom(seed + round);
  const profile = drawProfile(pick(random, languages), seed + round);
  const write = pick(random, writers);
  const [one, other] = [drawPerson(random), drawPerson(random)];
  const [first, second] = [
    await write(paperFor(profile, one, round)),
    await write(paperFor(profile, other, round)),
  ];
  const expected = await pointsOf(first, round);
  expect(await pointsOf(second, round), JSON.stringify({ round, one, other })).toEqual(expected);
  expect(expected[0]!.length).toBeGreaterThan(0);
}

const timeoutMs = long ? 3_600_000 : 600_000;

describe('who somebody is', () => {
  it(
    '[RUBRIC4] never changes a point, by either rubric, over two thousand swaps of name, gender, age, address and school',
    async () => {
      for (let round = 0; round < times(20_000); round += 1) await swap(round, asText);
    },
    timeoutMs,
  );

  it(
    '[RUBRIC4] never changes a point in files either',
    async () => {
      for (let round = 0; round < times(1000); round += 1) await swap(100_000 + round, asFile);
    },
    timeoutMs,
  );

  it('[RUBRIC4] a photo never changes a point', async () => {
    const lines = [
      'Anna Schmidt',
      'anna@example.org',
      'Skills',
      'Leather repair, SQL',
      'Experience',
      '2015 – 2018 Acme',
    ];
    const photo = (page: PDFKit.PDFDocument) => page.image(pixel, 400, 50, { width: 100 });
    const without = await pointsOf(await pdfOf(lines));
    expect(without[0]!.map(({ points }) => points)).toEqual([30, 5, 5]);
    expect(await pointsOf(await pdfOf(lines, { draw: photo }))).toEqual(without);
  });
});
