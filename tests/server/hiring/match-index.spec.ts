/** The two engines with the same interface, and how an index follows its source. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAi } from '../../../server/ai/open-ai.ts';
import { functionWords } from '../../../server/hiring/matching/function-words.ts';
import { inStep, type ProfileSource } from '../../../server/hiring/matching/in-step.ts';
import {
  jobProfile,
  type MatchIndex,
  type Profile,
  resumeProfile,
} from '../../../server/hiring/matching/profile.ts';
import { vectorIndex } from '../../../server/hiring/matching/vector-index.ts';
import { wordIndex } from '../../../server/hiring/matching/word-index.ts';
import { canonicalSkill } from '../../../src/events/screening/skills.ts';
import { embed, type ModelServer, openModelServer } from '../ai/model-server.ts';

const resume = (id: string, text: string, skills: readonly string[] = []) =>
  resumeProfile(id, text, { skills: skills.map((value) => ({ value, spans: [] })) });

const job = (changes: Partial<Parameters<typeof jobProfile>[0]> = {}) =>
  jobProfile({
    id: 'job',
    title: 'Saddler',
    description: '',
    requiredSkills: [],
    niceToHave: [],
    ...changes,
  });

/** Has no words of the job, so that these are rare. */
const others = Array.from({ length: 6 }, (_, i) => resume(`other${i}`, `Nothing to see here, number ${i}`));

const idsOf = async (index: MatchIndex, profile: Profile, limit = 10) =>
  (await index.best(profile, limit)).map(({ id }) => id);

describe('the built-in engine', () => {
  it('knows a skill in all its spellings', async () => {
    const index = wordIndex();
    await index.put([resume('ada', '', ['JS']), resume('bo', '', ['Sewing'])]);
    const [hit, ...rest] = await index.best(job({ requiredSkills: ['javascript'] }), 10);
    expect(hit).toMatchObject({ id: 'ada', reasons: [{ of: 'required-skill', label: 'JavaScript' }] });
    expect(rest).toEqual([]);
  });

  it('puts required skills before those that are nice to have, and both before words', async () => {
    const index = wordIndex();
    await index.put([
      ...others,
      resume('words', 'bench bags jackets'),
      resume('nice', '', ['Sewing']),
      resume('required', '', ['Leather cleaning']),
      resume('both', '', ['Sewing', 'Leather cleaning']),
    ]);
    const wanted = job({
      requiredSkills: ['Leather cleaning'],
      niceToHave: ['Sewing'],
      description: 'Bags at the bench',
    });
    expect(await idsOf(index, wanted)).toEqual(['both', 'required', 'nice', 'words']);
    expect((await index.best(wanted, 10)).map(({ reasons }) => reasons.map(({ of }) => of))).toEqual([
      ['required-skill', 'nice-skill'],
      ['required-skill'],
      ['nice-skill'],
      ['word', 'word'],
    ]);
  });

  it('takes no word for a reason that only holds sentences together', async () => {
    const index = wordIndex();
    await index.put([
      ...others,
      resume('ada', 'Worked at the bench with leather and for customers'),
      resume('bo', 'Arbeitete mit und für die Werkbank, und nicht ohne Freude'),
    ]);
    const wanted = job({ description: 'With us at the bench, and for us. Für uns, mit uns und nicht ohne.' });
    const hits = await index.best(wanted, 10);
    expect(hits.map(({ id, reasons }) => [id, reasons.map(({ label }) => label)])).toEqual([
      ['ada', ['bench']],
    ]);
    for (const word of functionWords) expect(canonicalSkill(word)).toBe(word);
  });

  it('[MATCH2] finds a nurse in any language, and says by what', async () => {
    const index = wordIndex();
    await index.put([
      ...others,
      resume('de', 'Anna Berg\nGesundheits- und Krankenpflegerin\nKlinikum Nord'),
      resume('pt', 'Ana Lima\nEnfermeira\nHospital São José'),
      resume('cook', 'Bo Lind\nKüchenchef\nHotel Nord'),
    ]);
    const hits = await index.best(job({ title: 'Nurse (all genders)', description: 'With people' }), 10);
    expect(hits.map(({ id }) => id).sort()).toEqual(['de', 'pt']);
    for (const { reasons } of hits) expect(reasons).toEqual([{ of: 'occupation', label: 'Nurse' }]);
  });

  it('[MATCH3] gives a number that says how much of what is asked for is there', async () => {
    const index = wordIndex();
    await index.put([
      ...others,
      resume('word', 'workbench'),
      resume('all', 'Saddler\nworkbench', ['Sewing']),
    ]);
    const wanted = job({ requiredSkills: ['Sewing'], description: 'workbench' });
    const closeness = Object.fromEntries(
      (await index.best(wanted, 10)).map((hit) => [hit.id, hit.closeness]),
    );
    expect(closeness.all).toBeGreaterThan(0.9);
    expect(closeness.word).toBeLessThan(0.15);
  });

  it('answers the other way with the same reasons', async () => {
    const index = wordIndex();
    await index.put([
      { ...job({ requiredSkills: ['Sewing'], niceToHave: ['Leather cleaning'] }), id: 'saddler' },
      { ...job({ title: 'Clerk' }), id: 'clerk' },
    ]);
    const hits = await index.best(resume('ada', '', ['Leather cleaning', 'Sewing']), 10);
    expect(hits.map(({ id, reasons }) => [id, reasons])).toEqual([
      [
        'saddler',
        [
          { of: 'required-skill', label: 'Sewing' },
          { of: 'nice-skill', label: 'Leather cleaning' },
        ],
      ],
    ]);
  });

  it('takes nobody nearer for saying a word again, or for what everybody says', async () => {
    const index = wordIndex();
    await index.put([
      ...others,
      resume('once', 'saddler plain words'),
      resume('often', 'saddler saddler saddler plain words'),
    ]);
    const [one, two] = await index.best(job(), 10);
    expect(one!.score).toBe(two!.score);
    expect(await idsOf(index, job({ title: '', description: 'Nothing to see here' }))).toEqual([]);
  });

  it('does not show who was dropped or replaced, also after the gaps were closed', async () => {
    const index = wordIndex();
    const many = Array.from({ length: 300 }, (_, i) => resume(`r${i}`, i % 3 === 0 ? 'saddler' : 'baker'));
    await index.put(many);
    await index.put([resume('r0', 'baker'), resume('r3', 'saddler again')]);
    index.drop(many.slice(6).map(({ id }) => id));
    expect(await idsOf(index, job())).toEqual(['r3']);
    await index.put([resume('r900', 'saddler')]);
    expect((await idsOf(index, job())).sort()).toEqual(['r3', 'r900']);
  });

  it('is the same whichever order profiles came, went and came back in', async () => {
    const word = fc.constantFrom('saddler', 'bench', 'dye', 'glue', 'needle', 'awl');
    const step = fc.record({
      id: fc.integer({ min: 0, max: 9 }),
      words: fc.option(fc.array(word), { nil: null }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const index = wordIndex();
        const there = new Map<string, Profile>();
        for (const { id, words } of steps) {
          const name = `r${id}`;
          if (words === null) {
            index.drop([name]);
            there.delete(name);
          } else {
            const profile = resume(name, words.join(' '));
            await index.put([profile]);
            there.set(name, profile);
          }
        }
        const holding = [...there.values()].filter(({ text }) => text.includes('saddler'));
        expect((await idsOf(index, job())).sort()).toEqual(holding.map(({ id }) => id).sort());
      }),
      { numRuns: 300 },
    );
  });
});

describe('the engine of a model', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await openModelServer();
    server.answers(embed);
  });
  afterAll(() => server.close());

  it('orders by cosine, and gives the skills of both as reasons', async () => {
    const index = vectorIndex(openAi(server.settings).embeddings!);
    await index.put([resume('e', 'eee', ['Sewing']), resume('a', 'aaaa', ['JS']), resume('gone', 'aaa')]);
    index.drop(['gone']);
    const hits = await index.best(job({ title: 'aaa', requiredSkills: ['JavaScript'] }), 10);
    expect(hits.map(({ id }) => id)).toEqual(['a', 'e']);
    expect(hits[0]!.score).toBeGreaterThan(0.9);
    expect(hits[0]!.score).toBeLessThanOrEqual(1 + 1e-6);
    expect(hits[0]!.reasons).toEqual([{ of: 'required-skill', label: 'JavaScript' }]);
    expect(index.engine).toMatch(/^measurer at /);
  });
});

describe('an index in step with its source', () => {
  function sourceOf(profiles: Map<string, Profile & { version: number }>) {
    const loaded: string[] = [];
    const source: ProfileSource = {
      mark: async () => JSON.stringify([...profiles.values()].map(({ id, version }) => [id, version])),
      versions: async () => new Map([...profiles.values()].map(({ id, version }) => [id, version])),
      async load(ids) {
        loaded.push(...ids);
        return ids.flatMap((id) => profiles.get(id) ?? []);
      },
    };
    return { source, loaded };
  }

  it('loads what changed, once, however many ask at the same time', async () => {
    const profiles = new Map<string, Profile & { version: number }>();
    for (let i = 0; i < 250; i += 1) profiles.set(`r${i}`, { ...resume(`r${i}`, 'saddler'), version: 1 });
    const { source, loaded } = sourceOf(profiles);
    const index = inStep(wordIndex(), source);
    const both = await Promise.all([index.best(job(), 300), index.best(job(), 300)]);
    expect(both.map((hits) => hits.length)).toEqual([250, 250]);
    expect([loaded.length, index.size]).toEqual([250, 250]);

    profiles.delete('r0');
    profiles.set('r1', { ...resume('r1', 'baker'), version: 2 });
    expect(await index.best(job(), 300)).toHaveLength(248);
    expect([loaded.slice(250), index.size]).toEqual([['r1'], 249]);
  });

  it('tries again what could not be put in', async () => {
    const profiles = new Map([['r1', { ...resume('r1', 'saddler'), version: 1 }]]);
    const words = wordIndex();
    let down = true;
    const index = inStep(
      {
        ...words,
        put: async (some) => {
          if (down) throw new Error('down');
          await words.put(some);
        },
      },
      sourceOf(profiles).source,
    );
    await expect(index.best(job(), 10)).rejects.toThrow('down');
    down = false;
    expect(await index.best(job(), 10)).toHaveLength(1);
  });
});
