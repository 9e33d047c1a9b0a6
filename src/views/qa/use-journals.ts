/** The journals of one statechart, from this device or from exported files. */
import { useEffect, useState } from 'react';
import { kindOfStream } from '../../events/inspection/streams.ts';
import type { EventRecord } from '../../events/log/event.ts';
import type { DeviceLogPort } from '../../events/log/device-log.ts';
import { readLogFile } from '../../events/log/log-file.ts';
import { useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';
import type { Answered } from './explorer.ts';

export interface Journals {
  readonly journals: readonly (readonly EventRecord[])[];
  /** Files that could not be used, and why. */
  readonly refused: readonly string[];
}

export function useJournals(machine: string, files: readonly File[]): Answered<Journals> {
  const { deviceLog } = useApp();
  const [held, setHeld] = useState<{ machine: string; files: unknown; answer: Answered<Journals> } | null>(
    null,
  );
  useEffect(() => {
    let current = true;
    const show = (answer: Answered<Journals>) => current && setHeld({ machine, files, answer });
    (files.length > 0 ? fromFiles(machine, files) : fromDevice(machine, deviceLog)).then(
      (value) => show({ state: 'ready', value }),
      (error: unknown) => show({ state: 'failed', message: messageOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [machine, files, deviceLog]);
  return held?.machine === machine && held.files === files ? held.answer : { state: 'loading' };
}

async function fromDevice(machine: string, deviceLog: DeviceLogPort): Promise<Journals> {
  const journals: (readonly EventRecord[])[] = [];
  for (const { stream } of await deviceLog.streams()) {
    if (!kindOfStream(stream)?.machines.includes(machine)) continue;
    const records: EventRecord[] = [];
    for await (const batch of deviceLog.read(stream)) records.push(...batch);
    journals.push(records);
  }
  return { journals, refused: [] };
}

async function fromFiles(machine: string, files: readonly File[]): Promise<Journals> {
  const journals: (readonly EventRecord[])[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const read = await readLogFile([new Uint8Array(await file.arrayBuffer())]);
    if (!read.ok) refused.push(`${file.name}: ${read.message}`);
    else if (!kindOfStream(read.header.stream)?.machines.includes(machine))
      refused.push(`${file.name}: it holds ${read.header.stream}, which ${machine} does not journal into.`);
    else journals.push(read.records);
  }
  return { journals, refused };
}
