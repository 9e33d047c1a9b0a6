/**
 * The rules of an intake. Only its merchant edits and sends it; the client answers once, and only the version they have seen;
 * nothing changes after it is sent. The identity of a link's holder is deliberately not checked.
 */
import { type CommandOf, decideBy, type Decider, type Decision, Refused } from '../log/decider.ts';
import { type IntakeFact, intakeFact } from './events.ts';
import { type Area, isInside, type Mark, maxWord, sameArea } from './mark.ts';
import {
  type Intake,
  intakeProjection,
  type IntakeState,
  type IntakeStatus,
  type MarkAnswer,
  type SealedPhoto,
} from './projection.ts';
import type { Comparison } from './same-item.ts';

/** Days a client has to answer. */
export const answerDays = 14;
export const maxPhotos = 12;
export const maxMarks = 60;
/** Limit per intake: its whole chain is shown and checked at once. */
export const maxFacts = 1000;

export type IntakeRefusal =
  | 'not-found'
  | 'already-open'
  | 'not-editable'
  | 'not-sent'
  | 'not-agreed'
  | 'closed'
  | 'no-photos'
  | 'no-such-photo'
  | 'no-such-mark'
  | 'id-taken'
  | 'too-many'
  | 'bad-mark'
  | 'unanswered'
  | 'not-returned'
  | 'nothing-to-close'
  | 'link-over'
  | 'changed-meanwhile';

type IntakeDecision = Decision<IntakeFact, IntakeRefusal>;

const refuse = (reason: IntakeRefusal, message: string) => new Refused(reason, message);

const gone = refuse('not-found', 'There is no such intake.');

const whyFixed: Readonly<Record<Exclude<IntakeStatus, 'draft' | 'objected'>, string>> = {
  sent: 'The client has it now. Take it back first, then change it.',
  agreed: 'The client has agreed to it. It can’t be changed any more.',
  returned: 'The item has been returned. The intake can’t be changed any more.',
  closed: 'This intake is closed.',
};

function editingFault(state: IntakeState, by: string): Refused<IntakeRefusal> | null {
  if (state?.merchant !== by) return gone;
  return state.status === 'draft' || state.status === 'objected'
    ? null
    : refuse('not-editable', whyFixed[state.status]);
}

/** For changes by its merchant, before it is sent. */
const editing =
  <Carried>(rule: (intake: Intake, command: Carried) => IntakeDecision) =>
  (state: IntakeState, command: Carried & { readonly by: string }): IntakeDecision =>
    // Removals are always allowed.
    editingFault(state, command.by) ?? rule(state!, command);

/** How many marks can still be drawn. */
export const roomForMarks = ({ marks, facts }: Intake): number =>
  Math.max(0, Math.min(maxMarks - marks.length, maxFacts - facts));

/** Why no marks may be proposed on a photo: those that could not be drawn are not looked for. null: they may. */
export function proposingFault(
  state: IntakeState,
  { by, photo }: { readonly by: string; readonly photo: string },
): Refused<IntakeRefusal> | null {
  const fault = editingFault(state, by);
  if (fault) return fault;
  if (!state!.photos.some(({ id }) => id === photo)) return noPhoto;
  return full(state!) ?? (roomForMarks(state!) === 0 ? tooManyMarks : null);
}

const full = (intake: Intake) =>
  intake.facts >= maxFacts
    ? refuse('too-many', 'This intake was changed too often. Send it as it is, or open a new one.')
    : null;

function markFault(mark: Pick<Mark, 'area' | 'word'>): Refused<IntakeRefusal> | null {
  if (!isInside(mark.area)) return refuse('bad-mark', 'A mark has to be inside the picture.');
  const word = mark.word.trim();
  if (word === '') return refuse('bad-mark', 'Give the mark a word, such as scratch.');
  return word.length > maxWord ? refuse('bad-mark', `A word has at most ${maxWord} characters.`) : null;
}

const noMark = refuse('no-such-mark', 'There is no such mark any more.');
const tooManyMarks = refuse('too-many', `An intake has at most ${maxMarks} marks.`);
const noPhoto = refuse('no-such-photo', 'There is no such photo in this intake.');
const byMark = ({ id, ...rest }: Mark) => ({ ...rest, mark: id, word: rest.word.trim() });
const asPhoto = ({ id, sha256 }: SealedPhoto) => ({ photo: id, sha256 });

interface Answering {
  readonly agreed: boolean;
  readonly name: string;
  readonly comment: string;
  /** Hash of the last record shown to the client. */
  readonly seen: string;
  /** Hash of the last existing record. */
  readonly head: string;
  /** UTC, ISO 8601. */
  readonly at: string;
}

interface Returning {
  readonly by: string;
  readonly photos: readonly SealedPhoto[];
  readonly answers: readonly MarkAnswer[];
  readonly found: readonly Mark[];
}

function returnFault(intake: Intake, { photos, answers, found }: Returning): Refused<IntakeRefusal> | null {
  const [marks, shown] = [new Set(intake.marks.map(({ id }) => id)), new Set(photos.map(({ id }) => id))];
  if (shown.size === 0) return refuse('no-photos', 'Add a photo of the item as it goes back.');
  if (shown.size < photos.length || photos.length > maxPhotos)
    return refuse('too-many', `Each photo once, and at most ${maxPhotos}.`);
  if (![...answers, ...found].every(({ photo }) => shown.has(photo))) return noPhoto;
  if (!answers.every(({ mark }) => marks.has(mark))) return noMark;
  if (new Set(answers.map(({ mark }) => mark)).size < marks.size || answers.length > marks.size)
    return refuse('unanswered', 'Say of every mark what became of it.');
  if (found.length > maxMarks) return refuse('too-many', `At most ${maxMarks} new marks.`);
  if (new Set([...marks, ...found.map(({ id }) => id)]).size < marks.size + found.length)
    return refuse('id-taken', 'Two marks have the same id.');
  return found.map(markFault).find((fault) => fault !== null) ?? null;
}

const rules = {
  OpenIntake(
    state: IntakeState,
    { merchant, client, transaction, item }: Pick<Intake, 'merchant' | 'client' | 'transaction' | 'item'>,
  ): IntakeDecision {
    if (state) return refuse('already-open', 'This intake was opened already.');
    return [intakeFact.IntakeOpened({ merchant, client, transaction, item })];
  },

  AddPhoto: editing((intake, { photo }: { readonly photo: SealedPhoto }) => {
    if (intake.photos.some(({ id }) => id === photo.id)) return [];
    if (intake.photos.length >= maxPhotos)
      return refuse('too-many', `An intake has at most ${maxPhotos} photos.`);
    return full(intake) ?? [intakeFact.IntakePhotoAdded(asPhoto(photo))];
  }),

  RemovePhoto: editing((intake, { photo }: { readonly photo: string }) =>
    intake.photos.some(({ id }) => id === photo) ? [intakeFact.IntakePhotoRemoved({ photo })] : [],
  ),

  DrawMark: editing((intake, { mark }: { readonly mark: Mark }) => {
    const existing = intake.marks.find(({ id }) => id === mark.id);
    if (existing) {
      const same = existing.photo === mark.photo && existing.word === mark.word.trim();
      return same && sameArea(existing.area, mark.area)
        ? []
        : refuse('id-taken', 'There is another mark with this id.');
    }
    if (!intake.photos.some(({ id }) => id === mark.photo)) return noPhoto;
    if (roomForMarks(intake) === 0) return tooManyMarks;
    return markFault(mark) ?? full(intake) ?? [intakeFact.MarkDrawn(byMark(mark))];
  }),

  MoveMark: editing((intake, { mark, area }: { readonly mark: string; readonly area: Area }) => {
    const existing = intake.marks.find(({ id }) => id === mark);
    if (!existing) return noMark;
    if (sameArea(existing.area, area)) return [];
    return markFault({ ...existing, area }) ?? full(intake) ?? [intakeFact.MarkMoved({ mark, area })];
  }),

  RenameMark: editing((intake, { mark, word }: { readonly mark: string; readonly word: string }) => {
    const existing = intake.marks.find(({ id }) => id === mark);
    if (!existing) return noMark;
    if (existing.word === word.trim()) return [];
    return (
      markFault({ ...existing, word }) ??
      full(intake) ?? [intakeFact.MarkRenamed({ mark, word: word.trim() })]
    );
  }),

  RemoveMark: editing((intake, { mark }: { readonly mark: string }) =>
    intake.marks.some(({ id }) => id === mark) ? [intakeFact.MarkRemoved({ mark })] : [],
  ),

  /** Also sends it again, after a link has expired or was lost. */
  SendIntake(
    state: IntakeState,
    { by, expiresAt }: { readonly by: string; /** UTC, ISO 8601. */ readonly expiresAt: string },
  ): IntakeDecision {
    if (state?.merchant !== by) return gone;
    if (state.status === 'closed' && !state.answer?.agreed) return refuse('closed', whyFixed.closed);
    // A new link to an intake that is agreed already.
    if (state.answer?.agreed) return [];
    if (state.photos.length === 0) return refuse('no-photos', 'Add a photo of the item first.');
    return [intakeFact.IntakeSent({ expiresAt })];
  },

  TakeBack(state: IntakeState, { by }: { readonly by: string }): IntakeDecision {
    if (state?.merchant !== by) return gone;
    if (state.status === 'draft') return [];
    return state.status === 'sent'
      ? [intakeFact.IntakeTakenBack({})]
      : refuse('not-sent', 'Only an intake that is waiting for an answer can be withdrawn.');
  },

  AnswerIntake(state: IntakeState, { agreed, name, comment, seen, head, at }: Answering): IntakeDecision {
    if (!state) return gone;
    if (state.status !== 'sent' || state.expiresAt === null || at >= state.expiresAt)
      return refuse('link-over', 'This was answered already, or there is no more time for it.');
    if (seen !== head)
      return refuse('changed-meanwhile', 'The shop has changed this meanwhile. Look at it again.');
    const answer = { name: name.trim(), comment: comment.trim(), seen };
    return [agreed ? intakeFact.IntakeAgreed(answer) : intakeFact.IntakeObjected(answer)];
  },

  ReturnItem(state: IntakeState, command: Returning): IntakeDecision {
    if (state?.merchant !== command.by) return gone;
    if (state.status !== 'agreed')
      return refuse('not-agreed', 'An item can be returned once, after the client has agreed to its intake.');
    return (
      returnFault(state, command) ?? [
        intakeFact.ItemReturned({
          photos: command.photos.map(asPhoto),
          answers: [...command.answers],
          found: command.found.map(byMark),
        }),
      ]
    );
  },

  /** By the server, once, while the returned intake is open. */
  CompareItem(state: IntakeState, { comparison }: { readonly comparison: Comparison }): IntakeDecision {
    if (!state) return gone;
    if (state.status === 'closed') return refuse('closed', whyFixed.closed);
    if (!state.returned) return refuse('not-returned', 'The item has not been returned yet.');
    return state.returned.comparison ? [] : [intakeFact.ItemCompared(comparison)];
  },

  /** After the return of the item; before the agreement, it cancels the intake. */
  CloseIntake(state: IntakeState, { by }: { readonly by: string }): IntakeDecision {
    if (state?.merchant !== by) return gone;
    if (state.status === 'closed') return [];
    return state.status === 'agreed'
      ? refuse('nothing-to-close', 'The client waits for the item. Say first how it went back.')
      : [intakeFact.IntakeClosed({})];
  },
};

export type IntakeCommand = CommandOf<typeof rules>;

export const intakeDecider: Decider<IntakeState, IntakeCommand, IntakeFact, IntakeRefusal> = {
  projection: intakeProjection,
  decide: decideBy(rules),
};
