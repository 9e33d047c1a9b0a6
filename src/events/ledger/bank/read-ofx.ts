/** Reads OFX 1 (SGML) and OFX 2 (XML): the statements of bank accounts, cards and the cash of investment accounts. */
import { maxImportedEntries } from '../events.ts';
import { type ReadAmount, amountReader } from './amounts.ts';
import { idPrefixOf } from './entry-ids.ts';
import { type Element, elementsIn, lineCounter, parseOfx, textOf, type Tree } from './ofx-tree.ts';
import { ownOrganisation, readOfxEntry } from './ofx-entry.ts';
import { type Statement, statementOf } from './ofx-statement.ts';
import { RowCollector, tooManyEntries } from './row-collector.ts';
import { type Answers, refused, type StatementReading } from './statement.ts';

/** Elements that need an end tag: without it, the file's structure is ambiguous. */
const mustBeWhole = new Set(
  (
    'OFX BANKMSGSRSV1 CREDITCARDMSGSRSV1 INVSTMTMSGSRSV1 STMTTRNRS CCSTMTTRNRS INVSTMTTRNRS STMTRS CCSTMTRS INVSTMTRS ' +
    'BANKACCTFROM CCACCTFROM INVACCTFROM BANKTRANLIST INVTRANLIST INVBANKTRAN STMTTRN STMTTRNP CURRENCY ORIGCURRENCY'
  ).split(' '),
);

export function readOfx(text: string, answers: Answers = {}): StatementReading {
  const from = text.search(/<OFX\s*[\s>]/i);
  if (from < 0) return refused('The file begins like OFX, but there is no <OFX> in it. Download it again.');
  const tree = parseOfx(text, from);
  if ('message' in tree) return refused(`Line ${lineCounter(text)(tree.at)}: ${tree.message}`);
  const elements = elementsIn(tree.root);
  const damage = damageOf(tree, elements);
  if (damage)
    return refused(
      `The file is damaged or cut off: in line ${lineCounter(text)(damage.at)}, ${damage.what}. Download it again.`,
    );
  const statements = elements.flatMap((element) => statementOf(element) ?? []);
  if (statements.length === 0) return refused(whyNothing(elements));
  if (statements.reduce((sum, { entries }) => sum + entries.length, 0) > maxImportedEntries)
    return refused(tooManyEntries);
  const amounts = statements.flatMap(({ entries }) => entries.map((entry) => textOf(entry, 'TRNAMT')));
  const readAmount = amountReader(amounts, answers.decimalMark);
  if (typeof readAmount !== 'function') return { kind: 'asks', questions: [readAmount] };
  return rowsOf(statements, readAmount, isOurs(elements), lineCounter(text));
}

function rowsOf(
  statements: readonly Statement[],
  readAmount: ReadAmount,
  isOwn: boolean,
  lineAt: (at: number) => number,
): StatementReading {
  const rows = new RowCollector();
  for (const { bank, account, currency, entries, remarks } of statements) {
    const place = rows.account({ name: account, currency }, idPrefixOf(bank, account));
    for (const remark of remarks) rows.remark(remark);
    for (const element of entries) {
      const line = lineAt(element.at);
      const entry = readOfxEntry(element, readAmount, { currency, isOwn });
      if (typeof entry === 'string') rows.problem(line, entry);
      else rows.add(place, line, entry);
    }
  }
  return rows.reading();
}

function damageOf(
  { unclosed, stray }: Tree,
  elements: readonly Element[],
): { at: number; what: string } | null {
  const open = unclosed.find(({ tag }) => mustBeWhole.has(tag));
  if (open) return { at: open.at, what: `<${open.tag}> is not closed` };
  const [end] = stray;
  if (end) return { at: end.at, what: `</${end.tag}> closes nothing` };
  const filled = elements.find(({ tag, text }) => text !== '' && mustBeWhole.has(tag));
  if (filled) return { at: filled.at, what: `<${filled.tag}> holds a text instead of elements` };
  for (const element of elements) {
    const loose = element.tag.endsWith('TRANLIST') && element.children.find(({ tag }) => tag === 'TRNAMT');
    if (loose) return { at: loose.at, what: 'an amount belongs to no entry' };
  }
  return null;
}

/** The bank's status message, which files contain instead of a statement when the bank has refused. */
function whyNothing(elements: readonly Element[]): string {
  const failed = elements.find(
    (element) => element.tag === 'STATUS' && textOf(element, 'SEVERITY').toUpperCase() === 'ERROR',
  );
  if (!failed) return 'There is no statement of an account in this file.';
  const message = textOf(failed, 'MESSAGE') || `error ${textOf(failed, 'CODE')}`;
  return `The bank sent no statement: ${message.slice(0, 200)}`;
}

const isOurs = (elements: readonly Element[]) =>
  textOf(
    elements.find(({ tag }) => tag === 'FI'),
    'ORG',
  ) === ownOrganisation;
