/**
 * Row `agent`: how many freely worded questions the built-in engine understands, among those it was not tuned on, and how long
 * an answer over 10,000 résumés takes, over HTTP with rights, recognition and database.
 */
import { resumes } from '../../server/db/schema.ts';
import { nothingPersonal, type Personal, sealed } from '../../server/hiring/personal.ts';
import { skillNames } from '../../src/events/screening/skills.ts';
import { understoodOf } from '../hiring/agent/measure.ts';
import { heldBack, jobTitles, people, tunedOn, wordings } from '../hiring/agent/wordings.ts';
import { askAgent } from '../server/hiring/agent-support.ts';
import { type Hiring, openHiring, post } from '../server/hiring/support.ts';
import { randomFrom } from '../support/random.ts';
import { percentile, type Row } from './measure.ts';

const count = 10_000;
const batch = 500;
const lastNames = [
  'Abbott',
  'Becker',
  'Costa',
  'Dubois',
  'Eriksen',
  'Fontana',
  'Garcia',
  'Hansen',
  'Ivanov',
  'Jansen',
];
const firstNames = ['Ada', 'Bruno', 'Carla', 'Diego', 'Elsa', 'Farid', 'Gina', 'Hugo', 'Ines', 'Jonas'];
const states = ['screened', 'screened', 'screened', 'shortlisted', 'rejected', 'failed'] as const;

async function fill({ db, parts: { keys } }: Hiring, jobs: readonly string[]): Promise<void> {
  const random = randomFrom(11);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const now = Date.parse('2026-11-21T08:00:00.000Z');
  for (let from = 0; from < count; from += batch) {
    const rows = await Promise.all(
      Array.from({ length: batch }, async (_, i) => {
        const id = `resume-${from + i}`;
        const name = people[from + i] ?? `${pick(firstNames)} ${pick(lastNames)}-${(from + i).toString(36)}`;
        const skills = Array.from({ length: 12 }, () => pick(skillNames));
        const state = pick(states);
        const at = new Date(now - random() * 90 * 86_400_000);
        const isRead = state !== 'failed';
        const personal: Partial<Personal> = {
          name,
          email: `${id}@example.com`,
          phone: '+14155550134',
          text: isRead
            ? `${name}\n${skills.join(', ')}\n${'Cleaned, mended and recoloured bags. '.repeat(60)}`
            : null,
          extraction: isRead
            ? {
                asOf: '2026-11-20',
                name: null,
                email: null,
                phone: null,
                links: [],
                years: { value: Math.round(random() * 200) / 10, spans: [] },
                skills: skills.map((value, at) => ({ value, spans: [{ start: at, end: at + 9 }] })),
                certifications: [],
                projects: [],
                degree: random() < 0.4 ? { value: 'Bachelor', spans: [] } : null,
                languages: random() < 0.2 ? [{ value: 'Spanish', spans: [] }] : [],
              }
            : null,
          points: isRead ? [] : null,
        };
        await keys.create(id);
        return {
          id,
          job: pick(jobs),
          employer: 'employer',
          consentAt: at,
          kind: 'txt' as const,
          version: 4,
          state,
          total: isRead ? Math.floor(random() * 101) : null,
          createdAt: at,
          updatedAt: at,
          ...(await sealed(keys, { ...nothingPersonal, id }, personal)),
        };
      }),
    );
    await db.orm.insert(resumes).values(rows);
  }
}

export async function agent(): Promise<Row[]> {
  const [held, tuned] = [await understoodOf(heldBack), await understoodOf(tunedOn)];
  const hiring = await openHiring();
  try {
    const jobs: string[] = [];
    for (const title of jobTitles) jobs.push((await post(hiring, 'employer', { title })).id);
    await fill(hiring, jobs);
    const times: number[] = [];
    for (const { question } of wordings) {
      const start = performance.now();
      const { events } = await askAgent(hiring, 'employer', question);
      times.push(performance.now() - start);
      if (events.at(-1)?.event !== 'done') throw new Error(`${question}: not answered`);
    }
    return [
      {
        name: `agent, ${heldBack.length} questions held back, understood with what they name`,
        unit: '%',
        ours: 100 * held.share,
        peers: { [`${tunedOn.length} it was tuned on`]: 100 * tuned.share },
        aim: '≥ 90 %',
        met: held.share >= 0.9,
      },
      ...[0.5, 0.99].map((share): Row => {
        const time = percentile(times, share);
        return {
          name: `agent, an answer over ${count} résumés, p${share * 100}`,
          unit: 'ms',
          ours: time,
          peers: {},
          aim: share === 0.5 ? '≤ 200 ms' : '≤ 1 s',
          met: time <= (share === 0.5 ? 200 : 1000),
        };
      }),
    ];
  } finally {
    await hiring.close();
  }
}
