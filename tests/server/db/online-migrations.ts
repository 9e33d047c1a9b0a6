/**
 * Says what of a migration would keep running processes from their work: while it runs, the previous release serves requests on
 * the same tables (docs/conventions.md, "Migrations"). It knows the statements that Drizzle writes and those that stand in our
 * migrations; for any other it asks for a reason.
 */

/** Written above a statement that is allowed all the same, such as on a table that stays small: `-- Online: why`. */
const reason = /^\s*--\s*Online:\s*\S/m;

const name = String.raw`(?:"public"\.)?"(\w+)"`;
const forms = {
  newTable: new RegExp(`^create table (?:if not exists )?${name}`, 'i'),
  index: new RegExp(`^create (?:unique )?index (?:if not exists )?"\\w+" on (?:only )?${name}`, 'i'),
  addColumn: new RegExp(`^alter table ${name} add column (?:if not exists )?"\\w+" (.*)$`, 'is'),
  addConstraint: new RegExp(`^alter table ${name} add constraint "\\w+" (.*)$`, 'is'),
  alter: new RegExp(`^alter table ${name} (.*)$`, 'is'),
  rows: new RegExp(`^(?:insert into|update|delete from) ${name}`, 'i'),
  harmless:
    /^(?:create (?:or replace )?function|create type|create sequence|create schema|analyze|comment on|set local)\b/i,
};

/** @param sql a whole migration, its statements separated as Drizzle does. @returns one sentence for each statement that blocks */
export function blockingStatements(sql: string): string[] {
  const added = new Set<string>();
  return sql.split('--> statement-breakpoint').flatMap((statement) => {
    const bare = statement.replaceAll(/^\s*--.*$/gm, '').trim();
    const table = forms.newTable.exec(bare)?.[1];
    if (table) added.add(table);
    const problem = table || bare === '' ? null : problemOf(bare, added);
    return problem === null || reason.test(statement) ? [] : [`${problem}: ${bare.slice(0, 80)}`];
  });
}

function problemOf(bare: string, added: ReadonlySet<string>): string | null {
  if (forms.harmless.test(bare)) return null;
  const about = (form: RegExp) => form.exec(bare);
  const index = about(forms.index);
  if (index) return added.has(index[1]!) ? null : 'An index keeps writers waiting while it is built';
  const column = about(forms.addColumn);
  if (column) {
    const [, table, rest] = column;
    if (added.has(table!)) return null;
    if (/\bnot null\b/i.test(rest!) && !/\bdefault\b/i.test(rest!))
      return 'The previous release writes no value for a column that must have one';
    // A constant is kept once for all rows; anything else is computed for each of them.
    const filled =
      /\bdefault (?!(?:'[^']*'(?:::\w+(?:\[\])?)?|-?\d+|true|false|null)(?:\s|$|;))|\bgenerated\b/i;
    return filled.test(rest!) ? 'A column that is computed for each row rewrites the table' : null;
  }
  const constraint = about(forms.addConstraint);
  if (constraint) {
    const [, table, rest] = constraint;
    return added.has(table!) || /\bnot valid\b/i.test(rest!)
      ? null
      : 'A constraint reads all rows while nobody can write: add it as NOT VALID';
  }
  const alter = about(forms.alter);
  if (alter)
    return added.has(alter[1]!) ? null : 'The previous release still reads and writes the table as it was';
  const rows = about(forms.rows);
  if (rows) return added.has(rows[1]!) ? null : 'Rows that are changed all at once stay locked until the end';
  return 'It is not known whether this blocks anybody';
}
