/** Groups the lines of a QIF file into records: each line is a letter and a text, `^` ends a record, `!` begins a header. */

export interface QifField {
  readonly code: string;
  readonly text: string;
  readonly line: number;
}

export interface QifRecord {
  /** 1-based line of its first field. */
  readonly line: number;
  readonly fields: readonly QifField[];
}

export interface QifSection {
  /** Lower case, without the `!`: `type:bank`, `option:mdy`, `account`. */
  readonly header: string;
  readonly line: number;
  readonly records: readonly QifRecord[];
}

/** Records before the first header get an empty one. The last record may lack its `^`. */
export function* sectionsOf(text: string): Generator<QifSection> {
  let header = { header: '', line: 1 };
  let records: QifRecord[] = [];
  let fields: QifField[] = [];
  const endRecord = () => {
    if (fields.length > 0) records.push({ line: fields[0]!.line, fields });
    fields = [];
  };
  let line = 0;
  for (const written of text.split(/\r\n|\n|\r/)) {
    line += 1;
    const content = written.trim();
    if (content === '') continue;
    if (content.startsWith('!')) {
      endRecord();
      yield { ...header, records };
      header = { header: content.slice(1).toLowerCase().replace(/\s+/g, ' '), line };
      records = [];
    } else if (content === '^') endRecord();
    else fields.push({ code: content[0]!, text: content.slice(1).trim(), line });
  }
  endRecord();
  yield { ...header, records };
}
