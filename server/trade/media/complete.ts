/**
 * Turns a complete upload into a medium: checks the hash of its bytes, detects the kind from the content, and stores a
 * rewritten file. Repeating the request returns the medium that was made the first time.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { fingerprintOf, keyReused } from '../../common/once.ts';
import { notFound } from '../../common/rows.ts';
import { removeIfRefused, removeOrLeave } from '../../files/files-unavailable.ts';
import { makeRecording } from '../../files/recording.ts';
import { isHeic, isPicture } from '../../files/uploaded-picture.ts';
import { Problem } from '../../problem.ts';
import type { Asker } from '../../security/session.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { makePicture } from '../picture-image.ts';
import { addPicture, removePictures, requireOwnPictures } from '../pictures.ts';
import { addMedium, findMedium, type MediumRow, recordingFile } from './media.ts';
import { giveUpUpload, ownUpload, type UploadRow } from './uploads.ts';

type Wanted = Schemas['CompletedUpload'];

/** Completions running in this process; a repeated request waits for the running one. */
const underWay = new Map<string, Promise<void>>();

/** Refusals after which the upload is given up, because completing it again cannot succeed. */
const final: ReadonlySet<string> = new Set([
  'other-bytes',
  'other-kind',
  'heic',
  'not-an-image',
  'not-a-recording',
  'too-large',
]);

/** @throws Problem 404, `unfinished`, `key-reused`, one of `final`, or because there is no room or no time */
export async function completeUpload(
  parts: TradeParts,
  { uid }: Asker,
  id: string,
  wanted: Wanted,
): Promise<Schemas['Medium']> {
  const row = await ownUpload(parts, uid, id);
  if (row.mediumId === null) {
    const made = underWay.get(id) ?? make(parts, row, wanted).finally(() => underWay.delete(id));
    underWay.set(id, made);
    await made;
  }
  // Another process, or another tab, may have been faster with another request.
  const { completedBy } = await ownUpload(parts, uid, id);
  if (completedBy !== null && completedBy !== requestOf(wanted)) throw keyReused();
  const medium = await findMedium(parts.db.orm, id);
  if (!medium) throw notFound('upload');
  return medium;
}

const requestOf = ({ sha256, keepTags, posterId }: Wanted) =>
  fingerprintOf('completeUpload', { sha256, keepTags, posterId });

async function make(parts: TradeParts, row: UploadRow, wanted: Wanted): Promise<void> {
  const { uploads } = parts;
  const received = await uploads.received(row.id);
  if (received === null) throw notFound('upload');
  if (received < row.bytes) {
    throw new Problem(409, 'unfinished', 'Not all of it has arrived. Ask how much has, and go on there.');
  }
  if (wanted.posterId !== null) await requireOwnPictures(parts.db.orm, row.owner, [wanted.posterId]);
  try {
    await uploads.withFile(row.id, async (input, output) => {
      if ((await sha256Of(input)) !== wanted.sha256) throw otherBytes();
      if (row.kind === 'photo') await makePhoto(parts, row, wanted, input);
      else if (await looksLikePicture(input)) throw otherKind(row.kind);
      else await makeRecordingOf(parts, row, wanted, { input, output });
    });
  } catch (error) {
    if (error instanceof Problem && final.has(error.reason)) await giveUpUpload(parts, row.id);
    // If the upload was given up meanwhile, report that: its bytes are gone.
    else await ownUpload(parts, row.owner, row.id);
    throw error;
  }
  await removeOrLeave(uploads.remove(row.id));
}

const otherBytes = () =>
  new Problem(409, 'other-bytes', 'What arrived is not what was sent. Send it again from the start.');

const otherKind = (kind: Schemas['PostKind']) => {
  const wanted = kind === 'video' ? 'a video' : 'a sound recording';
  return new Problem(415, 'other-kind', `This was sent as ${wanted} and is something else.`);
};

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

async function looksLikePicture(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(32);
    await file.read(head, 0, head.length, 0);
    return isPicture(head) || isHeic(head);
  } finally {
    await file.close();
  }
}

const common = (row: UploadRow, { keepTags }: Wanted, createdAt: Date) => ({
  id: row.id,
  owner: row.owner,
  keptTags: keepTags,
  createdAt,
});

async function makePhoto(parts: TradeParts, row: UploadRow, wanted: Wanted, input: string): Promise<void> {
  const content = await readFile(input);
  const image = await makePicture(content, row.owner, wanted.keepTags);
  const { id, width, height } = await addPicture(parts, row.owner, image);
  const medium: MediumRow = {
    ...common(row, wanted, parts.clock()),
    kind: 'photo',
    pictureId: id,
    type: 'image/webp',
    extension: null,
    bytes: 0,
    width,
    height,
    durationMs: null,
  };
  try {
    await addMedium(parts, medium, requestOf(wanted));
  } catch (error) {
    await removePictures(parts, [id]);
    throw error;
  }
}

/** Bytes that a new index may add to a recording. */
const roomForIndex = 16 * 1024 * 1024;

async function makeRecordingOf(
  parts: TradeParts,
  row: UploadRow,
  wanted: Wanted,
  { input, output }: { input: string; output: string },
): Promise<void> {
  const { files } = parts;
  const task = {
    input,
    output,
    maxBytes: row.bytes + roomForIndex,
    keepTags: wanted.keepTags,
  };
  const recording = await makeRecording(task, row.owner);
  if (recording.kind !== row.kind) throw otherKind(row.kind);
  const medium: MediumRow = {
    ...common(row, wanted, parts.clock()),
    ...recording,
    pictureId: recording.kind === 'video' ? wanted.posterId : null,
  };
  const file = recordingFile(medium)!;
  await files.take(file, output);
  try {
    await addMedium(parts, medium, requestOf(wanted));
  } catch (error) {
    await removeIfRefused(error, () => files.remove(file));
    throw error;
  }
}
