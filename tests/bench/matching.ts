/**
 * Row `matching`: how good the order is (`matching-order.ts`), and how long the built-in engine takes for one job against
 * 10,000 résumés, over HTTP with rights, database and names; beside MiniSearch with the same words, which has only its index.
 */
import MiniSearch from 'minisearch';
import { resumes } from '../../server/db/schema.ts';
import { nothingPersonal, type Personal, sealed } from '../../server/hiring/personal.ts';
import { skillNames } from '../../src/events/screening/skills.ts';
import { type Hiring, openHiring, post } from '../server/hiring/support.ts';
import { randomFrom } from '../support/random.ts';
import { matchingOrder } from './matching-order.ts';
import { median, percentile, type Row } from './measure.ts';

const count = 10_000;
const asked = 200;
/** Few, since the peer takes seconds for each. */
const askedOfPeer = 5;
const jobCount = 20;

const random = randomFrom(7);
/** Low indices often and high ones seldom, like words and skills. */
const pick = <T>(from: readonly T[], skew: number): T => from[Math.floor(from.length * random() ** skew)]!;
const syllables = [
  'ta',
  'ri',
  'mo',
  'sel',
  'van',
  'ko',
  'ne',
  'lu',
  'par',
  'din',
  'gos',
  'hem',
  'bi',
  'cra',
  'fy',
];
const vocabulary = Array.from({ length: 6000 }, () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables, 1)).join(''),
);
const prose = (words: number) => Array.from({ length: words }, () => pick(vocabulary, 3)).join(' ');
const someSkills = (many: number) => [...new Set(Array.from({ length: many }, () => pick(skillNames, 2)))];

interface Resume {
  readonly id: string;
  readonly text: string;
  readonly skills: readonly string[];
}

async function fill({ db, parts: { keys } }: Hiring, job: string): Promise<readonly Resume[]> {
  const made: Resume[] = [];
  const at = new Date('2026-11-20T08:00:00.000Z');
  for (let from = 0; from < count; from += 500) {
    const batch = Array.from({ length: 500 }, (_, i): Resume => {
      const skills = someSkills(15);
      return { id: `resume-${from + i}`, skills, text: `Name\n${prose(350)}\nSkills\n${skills.join(', ')}` };
    });
    made.push(...batch);
    const rows = await Promise.all(
      batch.map(async ({ id, text, skills }) => {
        await keys.create(id);
        const personal: Partial<Personal> = {
          name: `Applicant ${id}`,
          email: `${id}@example.com`,
          phone: '+14155550134',
          text,
          extraction: {
            asOf: '2026-11-20',
            name: null,
            email: null,
            phone: null,
            links: [],
            years: { value: 3, spans: [] },
            skills: skills.map((value) => ({ value, spans: [] })),
            certifications: [],
            projects: [],
            degree: null,
            languages: [],
          },
        };
        return {
          id,
          job,
          employer: 'employer',
          consentAt: at,
          kind: 'txt' as const,
          version: 4,
          state: 'screened' as const,
          total: 40,
          createdAt: at,
          updatedAt: at,
          ...(await sealed(keys, { ...nothingPersonal, id }, personal)),
        };
      }),
    );
    await db.orm.insert(resumes).values(rows);
  }
  return made;
}

interface Question {
  readonly id: string;
  readonly words: string;
}

async function times(
  questions: readonly Question[],
  many: number,
  ask: (question: Question) => Promise<unknown>,
) {
  const found: number[] = [];
  for (let i = 0; i < many; i += 1) {
    const start = performance.now();
    await ask(questions[i % questions.length]!);
    found.push(performance.now() - start);
  }
  return found;
}

export async function matching(): Promise<Row[]> {
  const hiring = await openHiring();
  try {
    const questions: Question[] = [];
    for (let i = 0; i < jobCount; i += 1) {
      const skills = someSkills(10);
      const [title, description] = [prose(3), prose(250)];
      const { id } = await post(hiring, 'employer', {
        title,
        description,
        required_skills: skills.slice(0, 6),
        nice_to_have: skills.slice(6),
      });
      questions.push({ id, words: [title, description, ...skills].join(' ') });
    }
    const all = await fill(hiring, questions[0]!.id);
    const ask = async ({ id }: Question) => {
      const { status } = await hiring.ask('employer', 'GET', `/jobs/${id}/matches`);
      if (status !== 200) throw new Error(`Answered ${status}`);
    };
    const start = performance.now();
    await ask(questions[0]!);
    const first = performance.now() - start;
    const ours = await times(questions, asked, ask);

    const peer = new MiniSearch<Resume>({ fields: ['text', 'skills'] });
    const building = performance.now();
    peer.addAll(all);
    const peerFirst = performance.now() - building;
    const theirs = await times(questions, askedOfPeer, async ({ words }) => peer.search(words).slice(0, 20));

    const rows = [0.5, 0.99].map((share): Row => {
      const time = percentile(ours, share);
      return {
        name: `one job against ${count} résumés, p${share * 100}`,
        unit: 'ms',
        ours: time,
        peers: { 'MiniSearch alone, median': median(theirs) },
        aim: '≤ 100 ms',
        met: time <= 100,
      };
    });
    return [
      ...(await matchingOrder()),
      ...rows,
      {
        name: `the first question after a start, ${count} résumés`,
        unit: 'ms',
        ours: first,
        peers: { 'MiniSearch alone': peerFirst },
        aim: 'measured',
        met: true,
      },
    ];
  } finally {
    await hiring.close();
  }
}
