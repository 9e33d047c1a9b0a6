/** Exports a ledger as OFX: one account statement that other programs can import and `readOfx` reads back without loss. */
import { centsToDecimal } from '../../shared/money.ts';
import type { Entry } from '../events.ts';
import type { LabelBook, Labels } from '../labels.ts';
import { encodeEntities } from './entities.ts';
import { fieldText, namedBy } from './names.ts';
import { writeOfxDay } from './ofx-date.ts';
import { ownOrganisation, ownTag } from './ofx-entry.ts';
import { writeOwnFields } from './own-fields.ts';

export interface OfxOptions {
  /** 1: SGML for older programs; 2: XML. */
  readonly version: 1 | 2;
  /** ISO 4217; XXX for none. */
  readonly currency: string;
  /** YYYY-MM-DD: date of the file, and of entries without a date, because OFX requires one. */
  readonly today: string;
  readonly balanceCents: number;
  /** Categories and tags of the entries: OFX has no field for them, so they go into our own one. */
  readonly labels: LabelBook;
}

const headers = {
  1: [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:103',
    'SECURITY:NONE',
    'ENCODING:UTF-8',
    'CHARSET:NONE',
    'COMPRESSION:NONE',
    'OLDFILEUID:NONE',
    'NEWFILEUID:NONE',
    '',
  ],
  2: [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
  ],
} as const;

/** Maximum lengths in the specification. */
const longest = { name: 32, memo: 255, fitid: 255 } as const;

type Field = readonly [tag: string, text: string];

export function* writeOfx(entries: readonly Entry[], options: OfxOptions): Generator<string> {
  const { version, currency, today, balanceCents, labels } = options;
  const line = ([tag, text]: Field) =>
    `<${tag}>${encodeEntities(text)}${version === 2 ? `</${tag}>` : ''}\r\n`;
  const lines = (...fields: readonly Field[]) => fields.map(line).join('');
  const status = `<STATUS>\r\n${lines(['CODE', '0'], ['SEVERITY', 'INFO'])}</STATUS>\r\n`;
  const days = entries.map(({ date }) => date ?? today).sort();
  const [first = today, last = today] = [days[0], days.at(-1)];

  yield `${headers[version].join('\r\n')}\r\n<OFX>\r\n<SIGNONMSGSRSV1>\r\n<SONRS>\r\n${status}`;
  yield lines(['DTSERVER', writeOfxDay(today)], ['LANGUAGE', 'ENG']);
  yield `<FI>\r\n${lines(['ORG', ownOrganisation])}</FI>\r\n</SONRS>\r\n</SIGNONMSGSRSV1>\r\n`;
  yield `<BANKMSGSRSV1>\r\n<STMTTRNRS>\r\n${lines(['TRNUID', '0'])}${status}<STMTRS>\r\n`;
  yield lines(['CURDEF', currency]);
  const account = lines(['BANKID', 'PATINA'], ['ACCTID', 'Money bag'], ['ACCTTYPE', 'CHECKING']);
  yield `<BANKACCTFROM>\r\n${account}</BANKACCTFROM>\r\n<BANKTRANLIST>\r\n`;
  yield lines(['DTSTART', writeOfxDay(first)], ['DTEND', writeOfxDay(last)]);
  for (const entry of entries)
    yield `<STMTTRN>\r\n${lines(...fieldsOf(entry, labels.get(entry.id), today))}</STMTTRN>\r\n`;
  const balance = lines(['BALAMT', centsToDecimal(balanceCents)], ['DTASOF', writeOfxDay(today)]);
  yield `</BANKTRANLIST>\r\n<LEDGERBAL>\r\n${balance}</LEDGERBAL>\r\n`;
  yield '</STMTRS>\r\n</STMTTRNRS>\r\n</BANKMSGSRSV1>\r\n</OFX>\r\n';
}

function fieldsOf(entry: Entry, labels: Labels, today: string): Field[] {
  const { amountCents } = entry;
  const date = entry.date ?? today;
  const id = fieldText(entry.id, longest.fitid) || '-';
  const name = fieldText(entry.name, longest.name);
  const memo = fieldText(entry.note ?? '', longest.memo);
  const own = writeOwnFields(entry, labels, { ...namedBy(name, memo, ''), id, date, paid: true });
  const fields: (readonly [string, string | null])[] = [
    ['TRNTYPE', amountCents < 0 ? 'DEBIT' : 'CREDIT'],
    ['DTPOSTED', writeOfxDay(date)],
    ['TRNAMT', centsToDecimal(amountCents)],
    ['FITID', id],
    ['NAME', name || null],
    ['MEMO', memo || null],
    [ownTag, own],
  ];
  return fields.filter((field): field is Field => field[1] !== null);
}
