/**
 * Fast path for validating facts of a ledger by the million. A negative result means nothing: the schemas of events.ts
 * decide whether a fact is valid, and what is wrong with it.
 */
import { maxAmountCents } from '../shared/money.ts';
import { isEntryId } from './entry-id.ts';
import { isDate, isName, isNote } from './events.ts';

type Data = Readonly<Record<string, unknown>>;

const isWhole = (value: unknown, least: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least;
const isId = (value: unknown) => typeof value === 'string' && isEntryId(value);
const isNameText = (value: unknown) => typeof value === 'string' && isName(value);
const isNoteText = (value: unknown) => value === null || (typeof value === 'string' && isNote(value));
const isAmount = (value: unknown) => isWhole(value, -maxAmountCents) && (value as number) <= maxAmountCents;

/** Cache of validated days: a million entries cover only a few years. */
const days = new Set<string>();
const maxDays = 4000;

function isDay(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'string') return false;
  if (days.has(value)) return true;
  if (!isDate(value)) return false;
  if (days.size < maxDays) days.add(value);
  return true;
}

const countOf = (data: Data): number => Object.keys(data).length;

/** Whether there are exactly `names` fields, besides a valid `undoes` if present. */
const hasNoMoreThan = (data: Data, names: number) =>
  countOf(data) === (data['undoes'] === undefined ? names : names + 1) &&
  (data['undoes'] === undefined || isWhole(data['undoes'], 1));

const isEntryData = ({ id, name, amountCents, paid, note, date }: Data) =>
  isId(id) &&
  isNameText(name) &&
  isAmount(amountCents) &&
  typeof paid === 'boolean' &&
  isNoteText(note) &&
  isDay(date);

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isChanges(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const key in value) {
    const field = value[key];
    const isSound =
      key === 'name' ? isNameText(field) : key === 'amountCents' ? isAmount(field) : key === 'note' ? isNoteText(field) : key === 'date' && isDay(field); // prettier-ignore
    if (!isSound) return false;
  }
  return true;
}

/** @param data parsed JSON */
export function isPlainlySound({ type, v, data }: { type: string; v: number; data: unknown }): boolean {
  if (v !== 1 || !isObject(data)) return false;
  switch (type) {
    case 'EntryAdded':
      return isEntryData(data) && isWhole(data['index'], 0) && hasNoMoreThan(data, 7);
    case 'EntryChanged':
      return isId(data['id']) && isChanges(data['changes']) && hasNoMoreThan(data, 2);
    case 'EntryPaid':
    case 'EntryUnpaid':
      return isId(data['id']) && hasNoMoreThan(data, 1);
    case 'EntryMoved':
      return isId(data['id']) && isWhole(data['from'], 0) && isWhole(data['to'], 0) && hasNoMoreThan(data, 3);
    case 'EntryDeleted': {
      const { id, index, entry } = data;
      return (
        isId(id) &&
        isWhole(index, 0) &&
        isObject(entry) &&
        isEntryData(entry) &&
        countOf(entry) === 6 &&
        hasNoMoreThan(data, 3)
      );
    }
    default:
      return false;
  }
}
