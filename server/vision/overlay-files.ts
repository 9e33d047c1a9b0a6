/** The overlays of a measurement as files of the store, written before the row that names them. */
import type { OverlayName } from '../../src/events/analysis/measurement.ts';
import { overlayNames } from '../../src/events/analysis/measurement.ts';
import type { FileStore } from '../files/file-store.ts';
import { removeOrLeave } from '../files/files-unavailable.ts';
import type { MeasuredPair } from './engine/measure-pair.ts';

export const overlayFile = (id: string, name: OverlayName) => `analyses/${id}-${name}.webp`;

/** @returns their total number of bytes */
export async function writeOverlays(
  files: FileStore,
  id: string,
  overlays: MeasuredPair['overlays'],
): Promise<number> {
  for (const { name, bytes } of overlays) await files.write(overlayFile(id, name), bytes);
  return overlays.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

export async function removeOverlays(files: FileStore, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    for (const name of overlayNames) await removeOrLeave(files.remove(overlayFile(id, name)));
}
