/** A name is covered in every form in which people write it; text that only resembles one stays. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverNames } from '../../../src/events/screening/redaction.ts';
import { handlesInLinks, nameForms } from '../../../src/events/screening/name-forms.ts';
import { seed, times } from '../../counts.ts';

const covered = (text: string, names: readonly string[], addresses: readonly string[] = []) =>
  coverNames(text, nameForms(names, addresses));

const forms: readonly (readonly [name: string, written: string, left: string])[] = [
  ['José Peña', 'Jose Pena, JOSÉ PEÑA, jose.pena', '████ ████, ████ ████, ████.████'],
  ['Jose Pena', 'José Peña', '████ ████'],
  ['Jürgen Müller', 'Juergen Mueller and Jurgen Muller', '███████ ███████ and ██████ ██████'],
  ['Juergen Mueller', 'Jürgen Müller', '██████ ██████'],
  ['Søren Åkesson', 'Soren Aakesson', '█████ ████████'],
  ['Łukasz Strauß', 'Lukasz Strauss', '██████ ███████'],
  ['Ursula von der Leyen', 'Frau von der Leyen, U. v. Leyen', 'Frau ███ ███ █████, █. v. █████'],
  ['Ursula von der Leyen', 'the best of the world, von hier', 'the best of the world, von hier'],
  [
    'Ana Garcia-Lopez',
    'Garcia, Lopez, García López, GarciaLopez',
    '██████, █████, ██████ █████, ███████████',
  ],
  ['Conan O’Neil', "O'Neil, Neil, ONeil, o neil", '█’████'.replace('’', "'") + ', ████, █████, █ ████'],
  ['Petra Quill', 'P. Quill, Quill, P., P.Q., Petra M. Quill', '█. █████, █████, █., █.█., █████ █. █████'],
  [
    'Petra Quill',
    'petraquill, pquill77, quillp, petra_quill_cv',
    '██████████, ████████, ██████, █████_█████_cv',
  ],
  ['Ян Петров', 'ПЕТРОВ Я. и Ян', '██████ █. и ██'],
  ['Ελένη Παπαδοπούλου', 'ΕΛΕΝΗ ΠΑΠΑΔΟΠΟΥΛΟΥ', '█████ ████████████'],
  ['محمد علي', 'السيد محمد علي', 'السيد ████ ███'],
  ['王 小明', '王小明先生, 小明', '███先生, ██'],
  ['김민수', '김민수는 가죽을', '███는 가죽을'],
  ['An Li', 'An engineer of skill, an apple; Li', '██ engineer of skill, an apple; ██'],
  ['Li Da', 'Li Da, da capo', '██ ██, da capo'],
  ['Petra Quill', 'Quilling and a Petrarch', 'Quilling and a Petrarch'],
  // Forms seen in an attack: without its apostrophe, spaced out, in the genitive, split, with a Cyrillic е, as bare initials.
  ["Claude Müller-O'Brien", 'OBRIEN and Müllers Werkstatt', '██████ and ███████ Werkstatt'],
  ['Claude Müller', 'M ü l l e r, a b c', '█ █ █ █ █ █, a b c'],
  ['Claude Müller', 'Mül-\nler, well-\nmade', '███-\n███, well-\nmade'],
  ['Claude Müller', 'Müll\u0435r, пере', '██████, пере'],
  ['Renée Claude Müller', 'RCM, rcm, RCA', '███, rcm, RCA'],
];

describe('a name', () => {
  it.each(forms)('%s in "%s"', (name, written, left) => {
    expect(covered(written, [name])).toBe(left);
  });

  it('is covered by its address and its handles too', () => {
    const addresses = [
      'moonwalker@example.com',
      ...handlesInLinks(['https://www.linkedin.com/in/leather-star/']),
    ];
    expect(covered('moonwalker, Leather-Star and a leather star', ['Petra Quill'], addresses)).toBe(
      '██████████, ████████████ and a leather star',
    );
    expect(
      handlesInLinks(['https://github.com/pq', 'xing.com/profile/P_Q?x=1', 'https://example.com/in/no']),
    ).toEqual(['pq', 'P_Q']);
    // A shared mailbox does not identify a person.
    expect(covered('info and contact', ['Petra Quill'], ['info@example.com'])).toBe('info and contact');
  });
});

const scripts: Readonly<Record<string, string>> = {
  Latin: 'abcdefghijklmnopqrstuvwxyzäöüéèñçøåßłşğı',
  Cyrillic: 'абвгдежзиклмнопрстуфхцчшюя',
  Greek: 'αβγδεζηθικλμνξοπρστυφχψω',
  Hebrew: 'אבגדהוזחטיכלמנסעפצקרשת',
  Arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  Han: '王李张刘陈杨赵黄周吴小明华丽',
};
const word = (letters: string, minLength: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength, maxLength: 9 })
    .map((signs) => signs.join('').replace(/^./u, (first) => first.toUpperCase()));
const particle = fc.constantFrom('', 'von der ', 'de la ', 'van ', 'bin ');
const without = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

describe.each(Object.entries(scripts))('any name in %s letters', (script, letters) => {
  const isHan = script === 'Han';
  const name = fc.record({
    first: word(letters, isHan ? 2 : 3),
    middle: word(letters, isHan ? 2 : 3),
    last: word(letters, isHan ? 2 : 3),
    joint: particle,
  });
  /** Text that cannot contain a name. */
  const filler = '12 bags, 7 jackets; ';

  it('is nowhere left to read, however it is written', () => {
    fc.assert(
      fc.property(name, ({ first, middle, last, joint }) => {
        const full = `${first} ${joint}${middle}-${last}`;
        const written = [
          full,
          full.toUpperCase(),
          full.toLowerCase(),
          without(full),
          `${last}, ${first}`,
          `${last}${first}`,
          `${first}.${last}@7.example`,
          `${first}_${middle}_${last}.pdf`,
          `${middle} ${last}`,
          last,
          first,
        ];
        for (const form of written) {
          const left = covered(`${filler}${form} ${filler}`, [full]);
          expect(left.length).toBe(`${filler}${form} ${filler}`.length);
          expect(left.startsWith(filler) && left.endsWith(` ${filler}`), left).toBe(true);
          for (const part of [first, middle, last])
            for (const known of [part, without(part), part.toUpperCase()])
              expect(left.toLowerCase().includes(known.toLowerCase()), `${form} → ${left}`).toBe(false);
        }
      }),
      { numRuns: times(2000), seed },
    );
  });

  it('leaves a text alone that does not name it', () => {
    fc.assert(
      fc.property(name, ({ first, last }) => {
        expect(covered(filler, [`${first} ${last}`])).toBe(filler);
      }),
      { numRuns: times(1000), seed },
    );
  });
});
