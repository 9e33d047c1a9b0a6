/** Reads the records of an exported log that an audit has already verified, without verifying them again. */
import type { EventRecord } from '../log/event.ts';
import { LineSplitter } from '../log/lines.ts';
import type { FileChunks } from '../log/log-file.ts';

/** @param last number of the last record that verifies; everything after it is left out */
export async function* recordsIn(source: FileChunks, last: number): AsyncGenerator<EventRecord> {
  const lines: string[] = [];
  const splitter = new LineSplitter((line) => void (line !== null && line.trim() !== '' && lines.push(line)));
  let isHeader = true;
  const take = function* () {
    for (const line of lines.splice(0)) {
      if (isHeader) isHeader = false;
      else yield JSON.parse(line) as EventRecord;
    }
  };
  for await (const chunk of source) {
    splitter.push(chunk);
    for (const record of take()) {
      if (record.seq > last) return;
      yield record;
    }
  }
  splitter.end();
  for (const record of take()) if (record.seq <= last) yield record;
}
