/** Kinds of routes, by what they cost; see table.ts for the units. */
import { maxAttachmentBytes } from '../../src/events/chat/attachment.ts';
import { largestArchive } from '../../src/events/screening/adding.ts';
import { largestResume } from '../../src/events/screening/application.ts';
import { largestVisitorPhotos } from '../../src/events/analysis/visitor.ts';
import type { turnRules } from './limits.ts';
import { KB, MB } from './units.ts';

export interface Row {
  readonly work: number;
  readonly bytes: number;
  /** The body is written to disk as it arrives: it takes no memory, and the route itself charges for its length. */
  readonly streamed?: true;
  readonly turns: Exclude<keyof typeof turnRules, 'subnets'> | null;
  /** What the request costs instead when its body has this field. */
  readonly dearer?: { readonly field: string; readonly row: Row };
}

const body = 256 * KB;
export const page: Row = { work: 0.2, bytes: 0, turns: null };
export const file: Row = { work: 1, bytes: 0, turns: null };
export const read: Row = { work: 1, bytes: 0, turns: 'requests' };
export const list: Row = { work: 4, bytes: 0, turns: 'requests' };
/** A few sums over all rows found. */
export const figures: Row = { work: 10, bytes: 0, turns: 'requests' };
export const search: Row = { work: 20, bytes: body, turns: 'searches' };
export const write: Row = { work: 5, bytes: body, turns: 'requests' };
export const cart: Row = { work: 10, bytes: body, turns: 'orders' };
export const order: Row = { work: 20, bytes: body, turns: 'orders' };
/** Verifies a signature. */
export const passkey: Row = { work: 10, bytes: 128 * KB, turns: 'requests' };
export const signature: Row = { work: 10, bytes: 4 * KB, turns: 'requests' };
/** A signature, and two Merkle proofs of at most 64 hashes each. */
export const proof: Row = { work: 10, bytes: 12 * KB, turns: 'requests' };
export const password: Row = { work: 30, bytes: 64 * KB, turns: 'passwords' };
export const account: Row = { work: 4, bytes: 64 * KB, turns: 'requests' };
/** Changes a profile, or with it the password, which is hashed like any other. */
export const profile: Row = { ...account, dearer: { field: 'password', row: password } };
export const token: Row = { work: 4, bytes: 64 * KB, turns: 'requests' };
export const documents: Row = { work: 1, bytes: MB, turns: 'requests' };
export const commit: Row = { work: 4, bytes: MB, turns: 'commits' };
export const question: Row = { work: 40, bytes: 96 * KB, turns: 'questions' };
/** Answered after the response, in a turn of its own among the questions. */
export const keptQuestion: Row = { ...question, turns: 'requests' };
export const picture: Row = { work: 100, bytes: 15 * MB, turns: 'pictures' };
export const avatar: Row = { work: 100, bytes: 5 * MB, turns: 'pictures' };
/** The file, and the fields and boundaries of its form. */
export const resume: Row = { work: 100, bytes: largestResume + 64 * KB, turns: 'files' };
/** Photos are decoded and documents read in a process of their own. */
export const attachment: Row = { work: 100, bytes: maxAttachmentBytes + 64 * KB, turns: 'files' };
/** Stored as it is and read later; a folder is sent as one zip file. */
export const addedResumes: Row = { work: 5, bytes: largestArchive + 64 * KB, turns: 'files' };
export const piece: Row = { work: 5, bytes: 16 * MB, streamed: true, turns: 'pieces' };
export const medium: Row = { work: 100, bytes: 4 * KB, turns: 'media' };
/** The largest recording that models accept; held in memory, since they need it as a whole. */
export const speech: Row = { work: 100, bytes: 25 * MB, turns: 'questions' };
/** The lines of hours of speech. */
export const transcript: Row = { work: 20, bytes: 512 * KB, turns: 'requests' };
/** Hundreds of questions with their answers and sources. */
export const chatTree: Row = { work: 40, bytes: 8 * MB, turns: 'commits' };
/** Measured later, in a process of its own. */
export const analysis: Row = { work: 100, bytes: 4 * KB, turns: 'requests' };
/** Compared with up to 120 references, in a process of its own. */
export const brandCheck: Row = { work: 300, bytes: 15 * MB, turns: 'pictures' };
/** One stored photo, looked at in a process of its own. */
export const proposedMarks: Row = { work: 300, bytes: 4 * KB, turns: 'pictures' };
/** Each photo is analyzed once. */
export const brandPhotos: Row = { work: 300, bytes: 8 * KB, turns: 'pictures' };
/** Two photos as large as phones take them, measured during the request. */
export const visitorPhotos: Row = { work: 500, bytes: largestVisitorPhotos + 16 * KB, turns: 'visitors' };
export const stream: Row = { work: 5, bytes: 0, turns: 'streams' };

/** For routes that are not in the table. */
export const unlisted: Row = { work: 10, bytes: MB, turns: 'requests' };
