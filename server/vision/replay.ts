/**
 * Measures a pair of pictures again and compares the result with what is kept: the same inputs and the same engine must give
 * the same bytes, for the record and for every overlay. Changes nothing.
 */
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { analyses } from '../db/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { readAnalysis } from './analysis-stream.ts';
import type { measurePair } from './engine/measure-pair.ts';
import { overlayFile } from './overlay-files.ts';
import { photosOf, readPhoto } from './photos.ts';
import { hashOfRecord, sha256Of } from './record.ts';

export interface Replayed {
  /** What was compared: both are SHA-256 in lowercase hexadecimal; null: there is none. */
  readonly checks: readonly {
    readonly name: string;
    readonly kept: string | null;
    readonly now: string | null;
  }[];
  readonly engineThen: string;
  readonly engineNow: string;
  readonly same: boolean;
}

export interface ReplayParts {
  readonly db: Pick<Database, 'orm'>;
  readonly files: FileStore;
  readonly measurePair: typeof measurePair;
}

/** @returns null when there is no such analysis; `nothing-measured` when it has no record */
export async function replayAnalysis(
  { db: { orm }, files, measurePair: measure }: ReplayParts,
  id: string,
): Promise<Replayed | 'nothing-measured' | 'picture-lost' | null> {
  const [row] = await orm.select().from(analyses).where(eq(analyses.id, id));
  if (!row) return null;
  const { measurement: kept } = row;
  if (!kept) return 'nothing-measured';
  const { state } = await readAnalysis(orm, id);
  const photos = (await photosOf(orm, [row]))(row);
  const [before, after] = [await readPhoto(files, photos.before), await readPhoto(files, photos.after)];
  if (!before || !after) return 'picture-lost';
  const { measurement, overlays } = await measure(before, after, {
    itemType: row.itemType,
    sender: '',
    maxWaitMs: Infinity,
  });
  const overlayHash = (name: string) => {
    const overlay = overlays.find((one) => one.name === name);
    return overlay ? sha256Of(overlay.bytes) : null;
  };
  const storedHash = async (name: (typeof kept.overlays)[number]['name']) => {
    const bytes = await files.read(overlayFile(id, name));
    return bytes && sha256Of(bytes);
  };
  const checks: { name: string; kept: string | null; now: string | null }[] = [
    { name: 'photo of before', kept: kept.pictures.before.sha256, now: sha256Of(before) },
    { name: 'photo of after', kept: kept.pictures.after.sha256, now: sha256Of(after) },
    { name: 'record in the database', kept: state?.record ?? null, now: hashOfRecord(kept) },
    { name: 'record measured again', kept: state?.record ?? null, now: hashOfRecord(measurement) },
  ];
  for (const { name, sha256 } of kept.overlays) {
    checks.push({ name: `overlay ${name}, measured again`, kept: sha256, now: overlayHash(name) });
    checks.push({ name: `overlay ${name}, as it is stored`, kept: sha256, now: await storedHash(name) });
  }
  return {
    checks,
    engineThen: kept.engine.version,
    engineNow: measurement.engine.version,
    same: checks.every((check) => check.kept !== null && check.kept === check.now),
  };
}
