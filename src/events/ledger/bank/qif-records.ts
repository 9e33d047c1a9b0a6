/** The lines of a QIF file as records: a letter and a text each, ended by `^`, under headers that begin with `!`. */

export interface QifField {
  readonly code: string;
  readonly text: string;
  readonly line: number;
}

export interface QifRecord {
  /** Of its first field, counting from 1. */
  readonly line: number;
  readonly fields: readonly QifField[];
}

export interface QifSection {
  /** In lower case without the `!`: `type:bank`, `option:mdy`, `account`. */
  readonly header: string;
  readonly line: number;
  readonly records: readonly QifRecord[];
}

/** What stands in front of the first header is under an empty one. The last record may lack its end. */
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
