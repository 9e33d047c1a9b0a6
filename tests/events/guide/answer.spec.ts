/** The built-in engine: what it quotes, what it never omits, and when it says that it does not know. */
import { describe, expect, it } from 'vitest';
import { guides } from '../../../src/events/guide/all-guides.ts';
import { answerFromGuides, type GuideAnswer } from '../../../src/events/guide/answer.ts';
import { materials, stains } from '../../../src/events/guide/names.ts';

const answerTo = (question: string, ...earlier: string[]) => answerFromGuides(question, earlier);

function guideOf(answer: GuideAnswer): string {
  return answer.kind === 'answer' ? answer.guide : answer.kind;
}

/** Questions about every material, every stain, each pair of them, and every sentence in its own words. */
const manyQuestions = [
  ...Object.values(materials),
  ...Object.values(stains),
  ...Object.values(materials).flatMap((material) =>
    Object.values(stains).map((stain) => `How do I get ${stain} off ${material}?`),
  ),
  ...guides.flatMap(({ facts }) => facts.map(({ text }) => text)),
  ...guides.flatMap(({ title }) => [`Can I do this at home: ${title}?`, `What should I not do: ${title}?`]),
];

describe('an answer', () => {
  it('never shows a method without all don’ts and dangers of its guide', () => {
    let methods = 0;
    for (const question of manyQuestions) {
      const answer = answerTo(question);
      if (answer.kind !== 'answer') continue;
      const shown = new Set(answer.sentences.map(({ fact }) => fact));
      const withMethod = new Set(
        answer.sentences.filter(({ kind }) => kind === 'method').map(({ guide }) => guide),
      );
      for (const id of withMethod) {
        methods += 1;
        const needed = guides
          .find((guide) => guide.id === id)!
          .facts.filter(({ kind }) => kind === 'dont' || kind === 'danger');
        expect(needed.length).toBeGreaterThan(0);
        for (const { id: fact } of needed) expect(shown, `${question}: ${fact}`).toContain(fact);
      }
    }
    expect(methods).toBeGreaterThan(200);
  });

  it('quotes each sentence word for word, with its guide and version', () => {
    const facts = new Map(
      guides.flatMap((guide) => guide.facts.map((fact) => [fact.id, { guide, fact }] as const)),
    );
    for (const question of manyQuestions) {
      const answer = answerTo(question);
      if (answer.kind !== 'answer') continue;
      expect(new Set(answer.sentences.map(({ fact }) => fact)).size).toBe(answer.sentences.length);
      for (const { guide, version, fact, text, kind } of answer.sentences) {
        const source = facts.get(fact)!;
        expect({ guide, version, text, kind }).toEqual({
          guide: source.guide.id,
          version: source.guide.version,
          text: source.fact.text,
          kind: source.fact.kind,
        });
      }
    }
  });
});

describe('a question', () => {
  it.each([
    ['How do I get ballpoint ink off my leather sofa?', 'pigmented-ink'],
    ['Wie bekomme ich Kugelschreiber von Glattleder?', 'pigmented-ink'],
    ['mancha de vino en cuero', 'pigmented-drinks'],
    ['Taches de vin rouge sur mon canapé en cuir', 'pigmented-drinks'],
    ['salt lnies on my seude boots', 'suede-salt'],
    ['jeans left blue marks on the cream car seat', 'pigmented-dye-transfer'],
    ['Can I store leather in plastic bags?', 'storing-leather'],
    ['Comment laver un pull en laine ?', 'wool-care'],
    ['Why does linen get smaller in the wash?', 'cotton-care'],
    ['¿Qué necesito para limpiar una silla de montar con moho?', 'vegetable-tanned-mould'],
    ['How many degrees are two dots in the iron symbol?', 'care-symbols'],
    ['Regenflecken auf Nubukschuhen, was hilft?', 'nubuck-water'],
    ['velvet chair is threadbare', 'velvet-care'],
    // “mit” is not mites, “nettoyer” not net and toy.
    ['Darf ich Seide mit Wasser reinigen?', 'silk-water'],
    ['Comment nettoyer des chaussures vernies ?', 'patent-care'],
    ['Wie putze ich mein Ledersofa richtig?', 'pigmented-care'],
    ['Se me mojaron los zapatos de ante', 'suede-water'],
    ['el sofá de polipiel se está pelando', 'coated-care'],
    ['What do I do first with a fresh stain?', 'rules-for-every-stain'],
    ['Woran erkenne ich, welches Leder ich habe?', 'telling-materials'],
    ['¿Se puede lavar la lana en lavadora?', 'wool-care'],
  ])('%s is answered from %s', (question, guide) => {
    expect(guideOf(answerTo(question))).toBe(guide);
  });

  it('about the care of any material, in plain words, is answered', () => {
    const names = Object.entries(materials).flatMap(([id, name]) => (id === 'any' ? [] : [name]));
    for (const name of names)
      for (const question of [
        `How do I clean ${name}?`,
        `How do I care for ${name}?`,
        `How do I clean a ${name} sofa?`,
        `What should I never do to ${name}?`,
        `Wie pflege ich ${name}?`,
      ])
        expect(answerTo(question).kind, question).toBe('answer');
  });

  it.each([
    'Ink on leather?',
    'How do I clean leather?',
    'red wine on the sofa',
    'Tinte auf Leder',
    'tinta en cuero',
    'Pelikan ink on my leather bag?',
  ])('that names a material or a thing, a stain and nothing else is answered: %s', (question) => {
    expect(answerTo(question).kind).toBe('answer');
  });

  it('that goes on from the one before is understood by it', () => {
    const first = 'How do I get ballpoint ink off my leather sofa?';
    expect(guideOf(answerTo('and on suede?', first))).toBe('suede-ink');
    expect(guideOf(answerTo('What about mud?', first, 'and on suede?'))).toBe('suede-mud');
    expect(answerTo('Can I use hairspray?', first)).toMatchObject({
      kind: 'answer',
      guide: 'pigmented-ink',
      sentences: expect.objectContaining({
        0: expect.objectContaining({ fact: 'pigmented-ink-6' }),
      }) as unknown,
    });
  });

  it.each([
    ['what bits do I need to get pen off a leather briefcase', 'pigmented-ink-5'],
    ['Lipstick on semi-aniline: at what point is it no longer a job for me?', 'semi-aniline-lipstick-7'],
    ['Would lemon juice be all right for a mark on alligator?', 'exotic-stains-4'],
    ['ink is out of the polyester, how do I finish up', 'microfibre-ink-3'],
  ])('%s gets the sort of sentence that it is after among the first three', (question, wanted) => {
    const answer = answerTo(question);
    const first = answer.kind === 'answer' ? answer.sentences.slice(0, 3).map(({ fact }) => fact) : [];
    expect(first).toContain(wanted);
  });

  it('that says more of the material keeps the one before', () => {
    const answer = answerTo('it’s viscose', 'flattened pile on velvet, help');
    expect(guideOf(answer)).toBe('velvet-crush');
  });

  it('about another thing does not go on about the material before', () => {
    expect(guideOf(answerTo('and on laminate?', 'wine on carpet'))).toBe('not-in-guides');
  });

  it.each([
    'What is the capital of France?',
    'How much does it cost to clean suede shoes?',
    'Is my bag authentic?',
    'Candle wax on suede',
    'What wattage should a steamer for velvet have?',
    'How many days does a specialist take for an aniline panel?',
    'What colour goes with a cognac leather sofa?',
    'How do I keep the dog off the velvet couch?',
    'bird droppings on leather seats',
    'Claw marks from the cat on an aniline armchair, can they be hidden?',
    'toner powder on a cotton shirt',
    'How do I clean a sheepskin rug?',
    'red wine on laminate',
    'How long will the cleaning of my rug take?',
    'correction fluid on suede',
    '¿Dónde venden cepillos para nobuk?',
    'Combien de temps dure un canapé en cuir ?',
    'super glue on leather',
    'How do I make mayonnaise?',
    'Where can I sell a leather sofa?',
    'The brass buckle of my bag is dull, how do I polish it?',
    'How do I dye my suede jacket myself?',
    'How do I clean leather gloves lined with fur?',
    'chewing gum on my jeans',
    'Wie repariere ich einen Riss im Leder?',
    'xqzt',
    '',
    '?!',
  ])('%s is not answered', (question) => {
    const answer = answerTo(question);
    expect(answer.kind).toBe('not-in-guides');
  });

  it('about a material and a stain is answered by a guide for both, or not at all', () => {
    const named = (label: string) => label.toLowerCase().split(' and ')[0];
    const noStains = ['care', 'label', 'rules', 'unknown', 'dirt', 'sticky', 'crush'];
    let refused = 0;
    for (const [material, materialName] of Object.entries(materials)) {
      for (const [stain, stainName] of Object.entries(stains)) {
        if (material === 'any' || noStains.includes(stain)) continue;
        const question = `How do I get ${named(stainName)} out of ${named(materialName)}?`;
        const possible = guides
          .filter((guide) => guide.material === material && guide.stains.some((each) => each === stain))
          .map(({ id }) => id);
        if (possible.length === 0) refused += 1;
        expect(possible.length > 0 ? possible : ['not-in-guides'], question).toContain(
          guideOf(answerTo(question)),
        );
      }
    }
    expect(refused).toBeGreaterThan(50);
  });

  it('of any length and any letters costs little', () => {
    for (const question of ['ink '.repeat(50_000), '\u0000\ud800', '💧'.repeat(999), 'a'.repeat(1e6)]) {
      expect(() => answerTo(question, question)).not.toThrow();
    }
  });
});
