/**
 * Requests to Firestore, each about documents of its own. The answers of Google's emulator are in answers.json, under
 * the same titles.
 */
import type { Fields, Value } from '../../../../server/documents/values.ts';
import {
  bytes,
  double,
  inOrder,
  instant,
  int,
  list,
  map,
  none,
  place,
  reference,
  text,
  vector,
  yes,
} from './values.ts';

/** Returns the full name of a document in the collection of the case. */
export type Name = (id: string) => string;

/** By their ids within a collection. */
export type Documents = Readonly<Record<string, Fields>>;

export interface Case {
  readonly title: string;
  /** Cases that only read may share documents. */
  readonly documents?: Documents;
  /** Method and body of each request, in order. */
  requests(name: Name, collection: string): readonly (readonly [string, object])[];
}

type Transform = Readonly<Record<string, Value | object>>;
type Query = Readonly<Record<string, unknown>>;

const shown = (value: unknown) =>
  JSON.stringify(value)
    .replace(/"(\w+)":/g, '$1:')
    .slice(0, 400);

const get = (name: Name, ...ids: string[]): [string, object] => [':batchGet', { documents: ids.map(name) }];

function transformation(before: Value | undefined, transform: Transform): Case {
  return {
    title: `${shown(before ?? 'nothing')} takes ${shown(transform)}`,
    ...(before && { documents: { d: { f: before } } }),
    requests: (name) => [
      [
        ':commit',
        {
          writes: [
            {
              update: { name: name('d'), fields: {} },
              updateMask: { fieldPaths: [] },
              updateTransforms: [{ fieldPath: 'f', ...transform }],
            },
          ],
        },
      ],
      get(name, 'd'),
    ],
  };
}

const numbers = [
  int(1),
  int(0),
  int('9007199254740993'),
  int('9223372036854775807'),
  int('-9223372036854775808'),
  double(1),
  double(0.5),
  double('-0'),
  double(1.7e308),
  double('NaN'),
  double('Infinity'),
  double('-Infinity'),
];
const noNumbers = [undefined, none, text('7'), list(int(1)), map({ a: int(1) })];

/** One document per number, whose field `operation` transforms by that number, all in one commit. */
function takesEach(operation: string, before: Value | undefined): Case {
  const ids = numbers.map((_, i) => `d${i}`);
  return {
    title: `${shown(before ?? 'nothing')} takes ${operation} by each number`,
    ...(before && { documents: Object.fromEntries(ids.map((id) => [id, { f: before }])) }),
    requests: (name) => [
      [
        ':commit',
        {
          writes: numbers.map((by, i) => ({
            update: { name: name(`d${i}`), fields: {} },
            updateMask: { fieldPaths: [] },
            updateTransforms: [{ fieldPath: 'f', [operation]: by }],
          })),
        },
      ],
      get(name, ...ids),
    ],
  };
}

const arithmetic = ['increment', 'maximum', 'minimum'].flatMap((operation) => [
  ...[...numbers, ...noNumbers].map((before) => takesEach(operation, before)),
  ...noNumbers.slice(1).map((by) => transformation(int(1), { [operation]: by! })),
]);

const elements: readonly Value[] = [
  none,
  yes,
  int(1),
  double(1),
  double('NaN'),
  double(0),
  int('9007199254740993'),
  text('a'),
  text('a\0'),
  bytes('AQ=='),
  instant('2026-05-01T08:00:00.120Z'),
  place(0, 1),
  reference('projects/p/databases/d/documents/a/b'),
  map({ a: int(1), b: list(double('NaN')) }),
];
/** Values that Firestore treats as equal, although they are written differently. */
const likeness: readonly Value[] = [
  { nullValue: null },
  yes,
  double(1),
  int(1),
  double('NaN'),
  double('-0'),
  double(9007199254740992),
  text('a'),
  text('a\0'),
  bytes('AQ'),
  instant('2026-05-01T08:00:00.120000999Z'),
  { geoPointValue: { longitude: 1 } },
  reference('projects/p/databases/d/documents/a/b'),
  map({ b: list(double('NaN')), a: double(1) }),
];
const arrays = ['appendMissingElements', 'removeAllFromArray'].flatMap((operation) => [
  ...elements.map((element, i) =>
    transformation(list(element, text('kept')), { [operation]: { values: [likeness[i]!] } }),
  ),
  transformation(list(int(1), int(2), int(1), double(1)), { [operation]: { values: [int(1)] } }),
  transformation(list(int(1)), { [operation]: { values: [int(2), double(2), int(3), int(2)] } }),
  transformation(list(int(1)), { [operation]: { values: [] } }),
  transformation(list(int(1)), { [operation]: { values: [list(int(1))] } }),
  ...noNumbers.slice(0, 3).map((before) => transformation(before, { [operation]: { values: [int(1)] } })),
]);

const kept: readonly Case[] = [
  ...inOrder.flat(),
  { nullValue: 'NULL_VALUE' } as unknown as Value,
  instant('2026-05-01T08:00:00.123456789Z'),
  instant('2026-05-01T08:00:00.5Z'),
  instant('1950-05-01T08:00:00.5Z'),
  bytes('AAEC_w'),
  map({ 'a\0': text('x'), 'b.c': text('y'), '`': text('z'), ' ': none, '\ufdd0': none }),
  list(map({ a: list(int(1)) })),
  { arrayValue: {} } as Value,
].map((value) => ({
  title: `${shown(value)} is kept`,
  requests: (name) => [
    [':commit', { writes: [{ update: { name: name('d'), fields: { f: value } } }] }],
    get(name, 'd'),
  ],
}));

const deep = (levels: number): Value => (levels === 0 ? int(1) : map({ a: deep(levels - 1) }));
const refused: readonly Case[] = [
  ['a list in a list', { f: list(list(int(1))) }],
  ['a vector in a list', { f: list(vector(1)) }],
  ['a latitude beyond the pole', { f: place(91, 0) }],
  ['a longitude beyond the date line', { f: place(0, -181) }],
  ['an empty key', { f: map({ '': none }) }],
  ['a reserved key', { f: map({ __a__: none }) }],
  ['a reserved field', { __a__: none }],
  ['a key of 1,501 bytes', { f: map({ ['é'.repeat(751)]: none }) }],
  ['a key of 1,490 bytes', { f: map({ ['é'.repeat(745)]: none }) }],
  ['20 maps in each other', { f: deep(20) }],
  ['21 maps in each other', { f: deep(21) }],
  ['a reference to a collection', { f: reference('projects/p/databases/d/documents/a') }],
  ['a reference to nowhere', { f: reference('hello') }],
  ['a vector of texts', { f: map({ __type__: text('__vector__'), value: list(text('x')) }) }],
  ['a field with NUL in its name', { 'a\0b': int(1) }],
].map(([title, fields]) => ({
  title: `a document with ${String(title)}`,
  requests: (name) => [
    [':commit', { writes: [{ update: { name: name('d'), fields: fields as Fields } }] }],
    get(name, 'd'),
  ],
}));

const ids: readonly Case[] = ['a\0b', '\u0001', 'a b', 'ü', '\u{1f600}', '\uff01', '.', '..', '__x__'].map(
  (id) => ({
    title: `a document named ${shown(id).slice(0, 20)}`,
    requests: (name, collectionId) => [
      [':commit', { writes: [{ update: { name: name(id), fields: { f: int(1) } } }] }],
      get(name, id),
      [':runQuery', { structuredQuery: { from: [{ collectionId }] } }],
    ],
  }),
);

/** One document of each kind of value, and one without the field. */
const kinds: Documents = {
  ...Object.fromEntries(
    [
      int(1),
      double(1),
      int(3),
      double('NaN'),
      double('Infinity'),
      int('9007199254740993'),
      double(9007199254740992),
      none,
      yes,
      text('x'),
      text('\uff01'),
      text('\u{1f600}'),
      bytes('AA=='),
      bytes('/w=='),
      instant('2026-05-01T08:00:00Z'),
      place(0, 10),
      place(0, 9),
      list(int(1), none, double('NaN')),
      list(none),
      list(double('NaN')),
      list(map({ x: int(1) })),
      map({ x: int(1) }),
      map({ x: double('NaN') }),
      map({}),
      vector(1, 2),
    ].map((value, i) => [String.fromCharCode(97 + i), { f: value, g: int(i % 3) }]),
  ),
  z: { g: int(1) },
};

function question(title: string, query: Query, documents = kinds): Case {
  return {
    title,
    documents,
    requests: (_, collectionId) => [
      [':runQuery', { structuredQuery: { from: [{ collectionId }], ...query } }],
    ],
  };
}

const field = (fieldPath: string) => ({ field: { fieldPath } });
const where = (op: string, value: Value, path = 'f') => ({ fieldFilter: { ...field(path), op, value } });
const is = (op: string, path = 'f') => ({ unaryFilter: { ...field(path), op } });
const all = (op: 'AND' | 'OR', ...filters: object[]) => ({ compositeFilter: { op, filters } });
const by = (path: string, direction = 'ASCENDING') => ({ ...field(path), direction });
const upTo = (count: number) => list(...Array.from({ length: count }, (_, i) => int(i)));

const compared = Object.values(kinds).flatMap(({ f }) => f ?? []);
const comparisons = [
  ...[
    'EQUAL',
    'NOT_EQUAL',
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
  ].flatMap((op) =>
    compared.map((value) => question(`f ${op} ${shown(value)}`, { where: where(op, value) })),
  ),
  ...[none, int(1), double(1), double('NaN'), map({ x: double(1) }), text('x')].map((value) =>
    question(`f ARRAY_CONTAINS ${shown(value)}`, { where: where('ARRAY_CONTAINS', value) }),
  ),
  ...['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'].flatMap((op) =>
    [
      int(1),
      list(),
      list(int(1)),
      list(none),
      list(double('NaN')),
      list(int(1), none),
      list(int(1), double('NaN')),
      list(text('x'), int(3), double(3)),
      list(map({ x: double(1) })),
    ]
      .map((value) => question(`f ${op} ${shown(value)}`, { where: where(op, value) }))
      .concat([10, 11, 30, 31].map((n) => question(`f ${op} ${n} values`, { where: where(op, upTo(n)) }))),
  ),
  ...['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'].map((op) => question(`f ${op}`, { where: is(op) })),
];

const combinations = [
  ['two NOT_EQUAL', all('AND', where('NOT_EQUAL', int(1)), where('NOT_EQUAL', int(3)))],
  ['two NOT_IN', all('AND', where('NOT_IN', list(int(1))), where('NOT_IN', list(int(3))))],
  ['NOT_EQUAL and NOT_IN', all('AND', where('NOT_EQUAL', int(1)), where('NOT_IN', list(int(3))))],
  ['NOT_EQUAL and IS_NOT_NULL', all('AND', where('NOT_EQUAL', int(1)), is('IS_NOT_NULL'))],
  ['IN and NOT_IN', all('AND', where('IN', list(int(1))), where('NOT_IN', list(int(3))))],
  ['OR', all('OR', where('EQUAL', int(1)), where('EQUAL', text('x')))],
  ['OR over two fields', all('OR', where('GREATER_THAN', int(1)), where('EQUAL', int(1), 'g'))],
  ['OR with NOT_EQUAL', all('OR', where('NOT_EQUAL', int(1)), where('EQUAL', int(3)))],
  ['OR with NOT_IN', all('OR', where('NOT_IN', list(int(1))), where('EQUAL', int(3)))],
  ['OR with null', all('OR', is('IS_NULL'), is('IS_NAN'))],
  ['36 disjunctions', all('AND', where('IN', upTo(6)), where('IN', upTo(6), 'g'))],
  ['30 disjunctions', all('AND', where('IN', upTo(6)), where('IN', upTo(5), 'g'))],
  ['two ARRAY_CONTAINS', all('AND', where('ARRAY_CONTAINS', int(1)), where('ARRAY_CONTAINS', int(3)))],
  [
    'ARRAY_CONTAINS and ARRAY_CONTAINS_ANY',
    all('AND', where('ARRAY_CONTAINS', int(1)), where('ARRAY_CONTAINS_ANY', list(int(3)))),
  ],
  [
    'ARRAY_CONTAINS twice the same',
    all('AND', where('ARRAY_CONTAINS', int(1)), where('ARRAY_CONTAINS', int(1))),
  ],
  [
    'ARRAY_CONTAINS in each of two',
    all('OR', where('ARRAY_CONTAINS', int(1)), where('ARRAY_CONTAINS', none)),
  ],
  ['a range over two fields', all('AND', where('GREATER_THAN', int(0)), where('GREATER_THAN', int(0), 'g'))],
  ['a range that nothing is in', all('AND', where('GREATER_THAN', int(3)), where('LESS_THAN', int(1)))],
  ['a range over two kinds', all('AND', where('GREATER_THAN', int(0)), where('LESS_THAN', text('z')))],
].map(([title, filter]) => question(String(title), { where: filter }));

const orders = [
  question('by nothing', {}),
  question('by f', { orderBy: [by('f')] }),
  question('by f, falling', { orderBy: [by('f', 'DESCENDING')] }),
  question('by g falling, then f', { orderBy: [by('g', 'DESCENDING'), by('f')] }),
  question('by f, then names falling', { orderBy: [by('f'), by('__name__', 'DESCENDING')] }),
  question('by f twice', { orderBy: [by('f'), by('f')] }),
  question('by a field that few have', { orderBy: [by('h')] }),
  question('by g within f NOT_EQUAL', { where: where('NOT_EQUAL', int(1)), orderBy: [by('g')] }),
  question('by g falling within f > 0', {
    where: where('GREATER_THAN', int(0)),
    orderBy: [by('g', 'DESCENDING')],
  }),
  question('by f falling within IN', {
    where: where('IN', list(int(3), text('x'), int(1))),
    orderBy: [by('f', 'DESCENDING')],
  }),
  question('with a limit of none', { limit: 0 }),
  question('with a limit', { orderBy: [by('f')], limit: 5 }),
  question('the last, as limitToLast asks', {
    orderBy: [by('f', 'DESCENDING'), by('__name__', 'DESCENDING')],
    limit: 5,
  }),
  question('with an offset', { orderBy: [by('f')], offset: 3, limit: 2 }),
  question('below a negative limit', { limit: -1 }),
  question('with one field', { orderBy: [by('f')], limit: 2, select: { fields: [{ fieldPath: 'g' }] } }),
  question('with names only', { limit: 2, select: { fields: [{ fieldPath: '__name__' }] } }),
  ...['a..b', 'a b', '9a', ''].map((path) =>
    question(`where "${path}" is`, { where: where('EQUAL', int(1), path) }),
  ),
  question(
    'every kind in its order',
    { orderBy: [by('f')] },
    Object.fromEntries(inOrder.map(([first], i) => [`k${i}`, { f: first! }])),
  ),
  question(
    'names in their order',
    {},
    Object.fromEntries(['a', 'B', 'é', '\uff01', '\u{1f600}', 'a\0', 'a!', '10', '9'].map((id) => [id, {}])),
  ),
];

const cursors = compared.flatMap((value) =>
  (['startAt', 'endAt'] as const).flatMap((edge) =>
    [true, false].flatMap((before) =>
      ['ASCENDING', 'DESCENDING'].map((direction) =>
        question(`${direction}, ${edge} ${before ? 'before' : 'after'} ${shown(value)}`, {
          orderBy: [by('f', direction)],
          [edge]: { values: [value], before },
        }),
      ),
    ),
  ),
);
const cursorsOfNames: readonly Case[] = [
  question('a cursor of more than is ordered by', {
    orderBy: [by('f')],
    startAt: { values: [int(1), int(2)] },
  }),
  question('a cursor without an order', { startAt: { values: [int(1)] } }),
  ...([true, false] as const).map((before): Case => ({
    title: `a cursor ${before ? 'before' : 'after'} a name`,
    documents: kinds,
    requests: (name, collectionId) =>
      [['g'], ['b', int(1)]].map(([id, value]) => [
        ':runQuery',
        {
          structuredQuery: {
            from: [{ collectionId }],
            orderBy: value ? [by('f'), by('__name__')] : [by('__name__')],
            startAt: { values: [...(value ? [value as Value] : []), reference(name(id as string))], before },
          },
        },
      ]),
  })),
  ...['EQUAL', 'GREATER_THAN', 'LESS_THAN_OR_EQUAL', 'NOT_EQUAL', 'IN'].flatMap((op): Case[] => [
    {
      title: `__name__ ${op} a name`,
      documents: kinds,
      requests: (name, collectionId) => [
        [
          ':runQuery',
          {
            structuredQuery: {
              from: [{ collectionId }],
              where: where(
                op,
                op === 'IN' ? list(reference(name('g')), reference(name('a'))) : reference(name('g')),
                '__name__',
              ),
            },
          },
        ],
      ],
    },
    question(`__name__ ${op} a text`, {
      where: where(op, op === 'IN' ? list(text('g')) : text('g'), '__name__'),
    }),
  ]),
];

const sum = (path = 'f', alias = 'sum') => ({ alias, sum: { field: { fieldPath: path } } });
const average = (path = 'f', alias = 'average') => ({ alias, avg: { field: { fieldPath: path } } });
const counted = (upTo?: number) => ({
  alias: `count${upTo ?? ''}`,
  count: upTo === undefined ? {} : { upTo: String(upTo) },
});

function aggregation(
  title: string,
  values: readonly Value[],
  aggregations: readonly object[],
  query: Query = {},
): Case {
  return {
    title: `${title} of ${shown(values)}`,
    documents: {
      ...Object.fromEntries(values.map((value, i) => [`d${i}`, { f: value, g: int(i) }])),
      other: { g: int(1) },
    },
    requests: (_, collectionId) => [
      [
        ':runAggregationQuery',
        {
          structuredAggregationQuery: {
            structuredQuery: { from: [{ collectionId }], ...query },
            aggregations,
          },
        },
      ],
    ],
  };
}

/** Doubles whose sums are exact, since Firestore adds in an order of its own. */
const summed: readonly (readonly Value[])[] = [
  [],
  [int(1), int(2)],
  [int(1), double(0.5)],
  [double(1), double(2)],
  [int('9223372036854775807'), int(1)],
  [int('9223372036854775807'), int(1), int(-5)],
  [int('-9223372036854775808'), int(-1)],
  [int('9223372036854775807'), int('9223372036854775807')],
  [int('9007199254740993'), int(2)],
  [int('9007199254740993'), int('9007199254740993')],
  [int('9007199254740993'), double(0)],
  [int(1), double('NaN')],
  [double('Infinity'), int(1)],
  [double('Infinity'), double('-Infinity')],
  [double(1.7e308), double(1.7e308)],
  [double('-0')],
  [text('x'), none, int(3)],
  [text('x')],
];
const aggregations = [
  ...summed.flatMap((values) => [
    aggregation('sum and average', values, [sum(), average()]),
    aggregation('counts beside a sum', values, [sum(), counted()]),
    aggregation('counts', values, [counted(), counted(1), counted(0)]),
  ]),
  aggregation('sums over two fields', [int(1), int(2)], [sum('f', 'one'), sum('g', 'two'), counted()]),
  aggregation('a sum over a field that nobody has', [int(1)], [sum('h'), average('h'), counted()]),
  aggregation('no aggregation', [], []),
  aggregation('two of one name', [], [counted(), counted()]),
  aggregation('a sum of names', [int(1)], [sum('__name__')]),
  aggregation('a limited count', [int(1), int(2)], [counted()], { limit: 1 }),
  aggregation('a limited sum', [int(1), int(2)], [sum()], { orderBy: [by('f', 'DESCENDING')], limit: 1 }),
  aggregation('a filtered count', [int(1), double('NaN'), int(3)], [counted(), sum()], {
    where: where('NOT_EQUAL', int(3)),
  }),
];

export const groups = {
  arithmetic,
  arrays,
  'what is kept': kept,
  'what is refused': refused,
  names: ids,
  comparisons,
  combinations,
  orders,
  cursors,
  'cursors and filters of names': cursorsOfNames,
  aggregations,
} satisfies Readonly<Record<string, readonly Case[]>>;

export const cases: readonly Case[] = Object.values(groups).flat();
