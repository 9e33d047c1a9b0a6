/** The price book as form values: the label and validation of each field, and the conversion to a book. */
import {
  bookError,
  conditions,
  limits,
  type Material,
  materials,
  type PriceBook,
  type Stain,
  stains,
} from '../../events/bluebook/book.ts';
import { centsToDecimal, formatCents } from '../../events/shared/money.ts';
import { conditionNames, materialNames, stainNames } from './words.ts';
import { parseTypedAmount } from '../ui/typed-amount.ts';

type Kind = 'amount' | 'factor' | 'factor or none' | 'percent';

export interface BookField {
  /** Also the id in the form; `server` is the server's name of the field, if it has one. */
  readonly id: string;
  readonly server: string;
  readonly kind: Kind;
  readonly label: string;
  /** The section it belongs to. */
  readonly of: Material | 'all' | 'condition';
  readonly read: (book: PriceBook) => number | null;
}

const ofMaterial = (material: Material): BookField[] => {
  const amount = (name: 'baseCents' | 'lowCents' | 'highCents', label: string): BookField => ({
    id: `${material}-${name}`,
    server: `materials.${material}.${name}`,
    kind: 'amount',
    label,
    of: material,
    read: ({ materials: prices }) => prices[material][name],
  });
  return [
    amount('baseCents', 'Base price'),
    ...stains.map((stain) => stainField(material, stain)),
    amount('lowCents', 'Market range from'),
    amount('highCents', 'Market range to'),
  ];
};

const stainField = (material: Material, stain: Stain): BookField => ({
  id: `${material}-${stain}`,
  server: `materials.${material}.stains.${stain}`,
  kind: 'factor or none',
  label: `${stainNames[stain]} stains ×`,
  of: material,
  read: ({ materials: prices }) => prices[material].stains[stain],
});

export const bookFields: readonly BookField[] = [
  {
    id: 'perStain',
    server: 'perStainCents',
    kind: 'amount',
    label: 'Price of one stain',
    of: 'all',
    read: ({ perStainCents }) => perStainCents,
  },
  {
    id: 'merchant',
    server: 'merchantPercent',
    kind: 'percent',
    label: 'Merchants pay, %',
    of: 'all',
    read: ({ merchantPercent }) => merchantPercent,
  },
  ...conditions.map((condition): BookField => ({
    id: `condition-${condition}`,
    server: `conditions.${condition}`,
    kind: 'factor',
    label: `${conditionNames[condition]} ×`,
    of: 'condition',
    read: (book) => book.conditions[condition],
  })),
  ...materials.flatMap(ofMaterial),
];

export type BookValues = Readonly<Record<string, string>>;

const textOf = (kind: Kind, value: number | null): string => {
  if (value === null) return '';
  if (kind === 'percent') return String(value);
  return kind === 'amount' ? centsToDecimal(value) : centsToDecimal(value).replace(/\.?0+$/, '');
};

export const valuesOf = (book: PriceBook): BookValues =>
  Object.fromEntries(bookFields.map(({ id, kind, read }) => [id, textOf(kind, read(book))]));

/** A whole number of hundredths or percent; null: empty. A string is an error message. */
function parsed(kind: Kind, typed: string, symbol: string): number | null | string {
  const text = typed.trim();
  if (kind === 'percent') {
    const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0;
    return percent >= 1 && percent <= limits.percent
      ? percent
      : `Enter a whole number from 1 to ${limits.percent}`;
  }
  if (kind === 'factor or none' && text === '') return null;
  const amount = parseTypedAmount(text, symbol);
  if (kind === 'amount') {
    const most = formatCents(limits.amountCents, { symbol });
    return amount.ok && amount.cents >= 0 && amount.cents <= limits.amountCents
      ? amount.cents
      : `Enter an amount from 0 to ${most}`;
  }
  return amount.ok && amount.cents >= 1 && amount.cents <= limits.factor
    ? amount.cents
    : `Enter a number from 0.01 to ${limits.factor / 100}`;
}

/** Errors by field; empty if the book may be saved. */
export function bookErrors(values: BookValues, symbol: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { id, kind } of bookFields) {
    const value = parsed(kind, values[id] ?? '', symbol);
    if (typeof value === 'string') errors[id] = value;
  }
  if (Object.keys(errors).length > 0) return errors;
  const unsound = bookError(assembled(values, symbol));
  return unsound ? { [fieldNamed(unsound.field)?.id ?? '']: unsound.message } : {};
}

/** null if a value is invalid. */
export const bookOf = (values: BookValues, symbol: string): PriceBook | null =>
  Object.keys(bookErrors(values, symbol)).length > 0 ? null : assembled(values, symbol);

const fieldNamed = (server: string) => bookFields.find((field) => field.server === server);

/** Requires that every field is valid. */
function assembled(values: BookValues, symbol: string): PriceBook {
  const value = (id: string) => {
    const { kind } = bookFields.find((field) => field.id === id)!;
    return parsed(kind, values[id] ?? '', symbol) as number | null;
  };
  const whole = (id: string) => value(id) ?? 0;
  const byKey = <Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value) =>
    Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>;
  return {
    perStainCents: whole('perStain'),
    merchantPercent: whole('merchant'),
    materials: byKey(materials, (material) => ({
      baseCents: whole(`${material}-baseCents`),
      lowCents: whole(`${material}-lowCents`),
      highCents: whole(`${material}-highCents`),
      stains: byKey(stains, (stain) => value(`${material}-${stain}`)),
    })),
    conditions: byKey(conditions, (condition) => whole(`condition-${condition}`)),
  };
}

export interface ChangedField {
  readonly id: string;
  /** `Leather: Base price`. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The fields that differ between two books, in form order. */
export function changedFields(before: PriceBook, after: PriceBook, symbol: string): ChangedField[] {
  const shown = ({ kind, read }: BookField, book: PriceBook) => {
    const value = read(book);
    if (value === null) return 'none';
    return kind === 'amount' ? formatCents(value, { symbol }) : textOf(kind, value);
  };
  return bookFields
    .filter(({ read }) => read(before) !== read(after))
    .map((field) => ({
      id: field.id,
      name: nameOf(field),
      before: shown(field, before),
      after: shown(field, after),
    }));
}

function nameOf({ of, label }: BookField): string {
  const plain = label.replace(/ ×$|, %$/, '');
  if (of === 'all') return plain;
  return of === 'condition' ? `${plain} condition` : `${materialNames[of]}: ${plain.toLowerCase()}`;
}

/** Merges edits: fields changed here keep their value, the others take what another admin has saved. */
export function merged(base: BookValues, mine: BookValues, theirs: BookValues): BookValues {
  return Object.fromEntries(
    bookFields.map(({ id }) => [id, (mine[id] === base[id] ? theirs[id] : mine[id]) ?? '']),
  );
}
