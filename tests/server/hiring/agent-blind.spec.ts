/** Blind questions to the HR agent: no answer names an applicant, or confirms that somebody has applied. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { resumeCode } from '../../../src/events/screening/resume-code.ts';
import { resumes } from '../../../server/db/schema.ts';
import { allIntents } from '../../../server/hiring/agent/all-intents.ts';
import { exampleWith, type Named } from '../../../server/hiring/agent/intent.ts';
import { namelessText } from '../../../server/hiring/agent/nameless.ts';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { call, type ModelServer, openModelServer, say } from '../ai/model-server.ts';
import { askAgent, type Said } from './agent-support.ts';
import { type Hiring, openHiring, post } from './support.ts';

interface Applicant {
  readonly name: string;
  readonly email: string;
  /** Any of these in an answer identifies a person; accents are ignored. */
  readonly telling: RegExp;
  readonly text: string;
  readonly note: string;
}

const about = (lines: string) => `${lines}
Experience
Leather technician, Northside Repairs
January 2018 - December 2023

Skills
Leather cleaning, Sewing

Languages
English, Spanish
`;

const people: readonly Applicant[] = [
  {
    name: 'Jose Luis Mueller',
    email: 'jl.mueller77@example.com',
    telling: /jose|\bluis|mue?ller|jlm|moonwalk|555 0199|4155550199|lunar|the-real/,
    text: `${about(`José-Luis von der Müller
jl.mueller77@example.com | +1 415 555 0199
linkedin.com/in/the-real-jlm | GitHub: moonwalker-x`)}
Projects
- Müller & Sons online shop, see jose_luis_mueller_cv.pdf
- JLMUELLER77 repair log

Certifications
- Jose Mueller Master Saddler
`,
    note: 'Müller, J.L. is away; call +1 415 555 0199 or write to lunar@example.org.',
  },
  {
    name: 'María de la Cruz-Peña',
    email: 'maria.cruz.pena@example.net',
    telling: /maria|\bcruz|\bpena\b|mcruz|555 0142|4155550142|example\.net/,
    text: `${about(`María de la Cruz-Peña
maria.cruz.pena@example.net | +1 415 555 0142`)}
Education
Bachelor of Arts, 2016

Projects
- Maria Cruz Pena, collected works of mcruz
`,
    note: 'Ask Peña again in May.',
  },
  {
    name: 'Zoë O’Neil d’Arcy',
    email: 'zoe.oneil@example.com',
    telling: /\bzoe|o.?neil|d.?arcy/,
    text: about('Zoë O’Neil d’Arcy\nzoe.oneil@example.com | twitter: @zoeoneil'),
    note: '',
  },
  {
    name: 'Łukasz Żółć',
    email: 'lukasz@example.com',
    telling: /lukasz|łukasz|zolc|zołc/,
    text: about('Łukasz Żółć\nlukasz@example.com'),
    note: 'Lukasz Zolc was late.',
  },
  {
    name: 'Dana Whitlock',
    email: 'dana.whitlock@example.com',
    telling: /\bdana\b|whitlock/,
    text: about('Dana Whitlock\ndana.whitlock@example.com'),
    note: '',
  },
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

let model: ModelServer;
let hiring: Hiring;
let withModel: Hiring;
let job: Schemas['Job'];
const ids: string[] = [];

async function fill(into: Hiring, told: string[]): Promise<Schemas['Job']> {
  const open = await post(into, 'employer');
  await post(into, 'employer', {
    title: 'Bookkeeper',
    required_skills: ['Microsoft Excel'],
    nice_to_have: [],
  });
  for (const { name, email, text, note } of people) {
    const { body } = await into.upload(null, open.id, {
      name,
      email,
      phone: '+1 415 555 0199',
      file: Buffer.from(text),
    });
    told.push(body.id);
    const row = async () => (await into.db.orm.select().from(resumes).where(eq(resumes.id, body.id)))[0]!;
    await vi.waitUntil(async () => (await row()).state === 'screened', { timeout: 30_000 });
    into.pass(1000);
    if (note === '') continue;
    await into.ask('employer', 'POST', `/screenings/${body.id}/reject`, {
      version: (await row()).version,
      reason: 'location',
      note,
    });
  }
  return open;
}

beforeAll(async () => {
  hiring = await openHiring();
  job = await fill(hiring, ids);
  model = await openModelServer();
  withModel = await openHiring({
    AI_BASE_URL: model.settings.baseUrl,
    AI_API_KEY: 'sk-test',
    AI_CHAT_MODEL: 'talker',
  });
  await fill(withModel, []);
}, 180_000);
afterAll(async () => {
  await hiring.close();
  await withModel.close();
  await model.close();
});

const ask = (question: string, history: readonly Said[] = [], blind = true) =>
  askAgent(hiring, 'employer', question, history, 'UTC', blind);

/** Ids are random, and may look like anything. */
const withoutIds = (body: string) => plain(body.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|CV[0-9A-F]{8}/g, ''));

function expectNobodyIn(body: string, asked: string): void {
  for (const { name, telling } of people) expect(withoutIds(body), `${name}: ${asked}`).not.toMatch(telling);
}

/** Ways in which a question may refer to a person. */
const namings = (i: number): readonly Named[] => {
  const other = people[(i + 1) % people.length]!;
  return [
    { job: job.title, applicant: resumeCode(ids[i]!), other: resumeCode(ids[(i + 1) % ids.length]!) },
    { job: job.title, applicant: people[i]!.name, other: other.name },
    { job: job.title, applicant: plain(people[i]!.name), other: plain(other.name) },
    { job: job.title, applicant: people[i]!.email, other: other.email },
  ];
};

const everyQuestion = allIntents.flatMap(({ name, examples }) =>
  examples.map((example) => ({ name, example })),
);

describe('every kind of question', () => {
  it.each(allIntents.map((intent) => [intent.name, intent] as const))(
    '%s names nobody, whoever it is asked about',
    async (_, { examples }) => {
      for (const [i, example] of examples.entries()) {
        for (const named of namings(i % people.length)) {
          const question = exampleWith(named, example);
          const { status, body, events } = await ask(question);
          expect(status).toBe(200);
          expect(events.at(-1)!.event, question).toBe('done');
          expectNobodyIn(body, question);
        }
      }
    },
    60_000,
  );

  it('is answered about a person by their code as it is by their name without Blind', async () => {
    const asked = everyQuestion.filter(({ example }) => example.includes('{applicant:'));
    for (const { example } of asked) {
      const [byCode, byName] = namings(0);
      const open = await ask(exampleWith(byName!, example), [], false);
      const blind = await ask(exampleWith(byCode!, example));
      expect(blind.queries, example).toEqual(open.queries);
      expect(blind.sources.map(({ id }) => id)).toEqual(open.sources.map(({ id }) => id));
    }
    // The texts compared here do name people.
    const { body } = await ask('Who are the best applicants?', [], false);
    for (const { telling } of people) expect(withoutIds(body)).toMatch(telling);
  });
});

describe('somebody who is named', () => {
  const strangers = ['Ana Costa', 'Piotr Wiśniewski', 'Xaver van der Heide', 'Mary-Jane Watson'];
  const questions = [
    'What did {} study?',
    'Tell me about {}',
    'Did {} apply?',
    'Has {} applied for the leather technician?',
    'Why was {} rejected?',
    'Does {} know sewing?',
    'What is the e-mail address of {}?',
    'Is {} shortlisted?',
    '{}',
    'Where does {} live?',
    'When did {} apply?',
    'Does {} have a certificate?',
  ];

  it.each(questions)('%s is answered alike, whether they applied or not', async (question) => {
    for (const name of [...people.map((each) => each.name), ...strangers]) {
      for (const written of [name, plain(name)]) {
        const { text, sources, tables, queries } = await ask(question.replace('{}', written));
        expect({ text, sources, tables, queries }, written).toEqual({
          text: namelessText,
          sources: [],
          tables: [],
          queries: [],
        });
      }
    }
  });

  it.each(['jl.mueller77@example.com', 'nobody@example.com', '+1 415 555 0199', '@moonwalker-x'])(
    'is not found by %s',
    async (what) => {
      expect((await ask(`Who is ${what}?`)).text).toBe(namelessText);
    },
  );

  it('is not found by what was said before, by a search, nor by an order', async () => {
    const history: readonly Said[] = [
      { by: 'person', text: 'Tell me about Dana Whitlock' },
      { by: 'agent', text: 'Dana Whitlock applied for “Leather technician”.' },
    ];
    for (const question of [
      'And their score?',
      'Why?',
      'Why was she rejected?',
      'The first one',
      'What about the others?',
    ]) {
      const { body } = await ask(question, history);
      const stranger = [{ by: 'person', text: 'Tell me about Nora Pike' } as const, history[1]!];
      expect(body, question).toBe((await ask(question, stranger)).body);
      expectNobodyIn(body, question);
    }
    for (const word of ['whitlock', 'mueller', 'pena', 'lukasz']) {
      for (const question of [`Whose résumé mentions ${word}?`, `Who has a ${word} certificate?`]) {
        const { body, sources, text } = await ask(question);
        expect(sources, text).toEqual([]);
        expectNobodyIn(body, question);
      }
    }
    const inOrder = async (question: string) => (await ask(question)).sources.map(({ id }) => id);
    // Names are not a valid order for a list, so nothing is listed.
    expect(await inOrder('List the applicants by name')).toEqual([]);
    expect(await inOrder('List the applicants')).toEqual([...ids].reverse());
  });
});

it('is told with codes in the examples', async () => {
  const of = async (query: string) =>
    (await hiring.ask<Schemas['HrAgent']>('employer', 'GET', `/hr-agent${query}`)).body.kinds
      .flatMap(({ examples }) => examples)
      .join('\n');
  expect(await of('')).toContain('Tell me about Dana Whitlock');
  expectNobodyIn(await of('?blind=true'), 'the description');
  expect(await of('?blind=true')).toContain(`Tell me about ${resumeCode(ids.at(-1)!)}`);
  const nobodys = await hiring.ask<Schemas['HrAgent']>(null, 'GET', '/hr-agent?blind=true');
  expect(JSON.stringify(nobodys.body)).not.toContain('Dana');
});

it('keeps to itself whose résumé it is that is analysed', async () => {
  const form = new FormData();
  form.append('blind', 'true');
  form.append('file', new Blob([people[0]!.text]));
  const sent = new Response(form);
  const { statusCode, payload } = await hiring.app.inject({
    method: 'POST',
    url: '/api/py/hr-agent/analyses',
    headers: { 'content-type': sent.headers.get('content-type')!, authorization: 'Bearer token-of-employer' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(statusCode, payload).toBe(200);
  const analysis = JSON.parse(payload) as Schemas['ResumeAnalysis'];
  expectNobodyIn(payload, 'the analysis');
  expect(analysis).toMatchObject({ blind: true, personal: [] });
  expect(analysis.text).toHaveLength(people[0]!.text.trim().length);
  expect(analysis.text).toContain('Leather cleaning');
});

describe('a model', () => {
  const asking = (question: string, history: readonly Said[] = []) =>
    askAgent(withModel, 'employer', question, history, 'UTC', true);
  const sentSince = (from: number) => JSON.stringify(model.asked.slice(from));

  it('is sent codes alone, and what it says is passed on', async () => {
    const from = model.asked.length;
    model.answers(
      call(
        ['find_applicants', '{"query":{"clauses":[],"order":"newest","limit":null}}'],
        ['rejection_reasons', '{}'],
      ),
      say('There are five.'),
    );
    const reply = await asking('who applied, and is dana among them?', [
      { by: 'person', text: 'Tell me about dana whitlock, jl.mueller77@example.com or @moonwalker-x' },
      { by: 'agent', text: 'Dana Whitlock applied, and so did María de la Cruz-Peña.' },
    ]);
    expectNobodyIn(reply.body, 'the answer');
    expectNobodyIn(sentSince(from), 'what the model is sent');
  });

  it('is asked nothing where somebody is named', async () => {
    const from = model.asked.length;
    expect((await asking('What did Ana Costa study?')).text).toBe(namelessText);
    expect((await asking('What did Dana Whitlock study?')).text).toBe(namelessText);
    expect(model.asked).toHaveLength(from);
  });

  it('finds nobody by a name that it makes up', async () => {
    const from = model.asked.length;
    model.answers(
      call(
        ['applicant_summary', '{"applicant":"Dana Whitlock"}'],
        ['applicant_summary', '{"applicant":"Ana Costa"}'],
      ),
      say('I look nobody up by name.'),
    );
    const reply = await asking('Who is the best?');
    expectNobodyIn(reply.body, 'the answer');
    const told = (model.asked.at(-1)!.body as { messages: { role: string; content: string }[] }).messages;
    const tools = told.filter(({ role }) => role === 'tool').map(({ content }) => content);
    expect(tools).toEqual([namelessText, namelessText]);
    expect(model.asked.length).toBe(from + 2);
  });
});
