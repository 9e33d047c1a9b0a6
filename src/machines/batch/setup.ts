/** The slots, guards and actions of the batch statechart. */
import { assign, emit, setup } from 'xstate';
import {
  type BatchFields,
  type BatchShot,
  inserted,
  moved,
  noFields,
  placeOf,
  replaced,
  type Shots,
  without,
} from '../../events/batch/batch.ts';
import type { BatchNews, Given } from '../../events/batch/port.ts';
import { batchWorkflow, type BatchWorkflowFact } from '../../events/batch/workflow.ts';
import type { PostFields } from '../../events/post/port.ts';
import { type Failure, failureOf } from '../../events/shared/failure.ts';
import { actionSlot, listenerSlot, promiseSlot } from '../slots.ts';

export type BatchEvent =
  | BatchNews
  | { readonly type: 'shots.give'; readonly given: readonly Given[] }
  | { readonly type: 'shot.retake'; readonly id: string }
  | { readonly type: 'retake.cancel' }
  | { readonly type: 'shot.remove'; readonly id: string }
  /** Restores the shot removed or replaced last. */
  | { readonly type: 'shot.bringBack' }
  | { readonly type: 'shot.move'; readonly id: string; readonly to: number }
  | { readonly type: 'shot.caption'; readonly id: string; readonly caption: string }
  | { readonly type: 'fields.change'; readonly change: Partial<BatchFields> }
  | { readonly type: 'batch.take' }
  | { readonly type: 'batch.arrange' }
  | { readonly type: 'batch.discard' }
  | { readonly type: 'batch.handOver' }
  | { readonly type: 'retry' }
  | { readonly type: 'person.leave' };

interface Waiting {
  readonly given: Given;
  /** Id of the shot it replaces; null: none. */
  readonly instead: string | null;
}

interface Removed {
  readonly shot: BatchShot;
  readonly place: number;
  /** Id of the shot that replaced it; null: none. */
  readonly by: string | null;
}

export interface BatchContext {
  readonly most: number;
  readonly fields: BatchFields;
  readonly shots: Shots;
  /** Given but not saved yet; the first one is being saved. */
  readonly waiting: readonly Waiting[];
  /** `back`: return to arranging once it is taken. */
  readonly retaking: { readonly id: string; readonly back: boolean } | null;
  readonly removed: Removed | null;
  /** How many shots have been handed to the upload queue. */
  readonly handed: number;
  readonly failure: Failure | null;
  /** Which action failed. */
  readonly failedTo: 'keep' | 'handOver' | null;
  readonly unsaved: Failure | null;
}

export const emptyBatch = {
  ...{ fields: noFields, shots: [], waiting: [], retaking: null, removed: null },
  ...{ handed: 0, failure: null, failedTo: null, unsaved: null },
} as const;

/** How many more shots fit; one that replaces another needs no room. */
export const roomIn = ({ most, shots, waiting }: Pick<BatchContext, 'most' | 'shots' | 'waiting'>) =>
  Math.max(0, most - shots.length - waiting.filter(({ instead }) => instead === null).length);

export function accepted(context: BatchContext, given: readonly Given[]): readonly Waiting[] {
  const instead = context.retaking?.id ?? null;
  const room = roomIn(context) + (instead === null ? 0 : 1);
  return given.slice(0, room).map((one, i) => ({ given: one, instead: i === 0 ? instead : null }));
}

export const batchSetup = setup({
  types: {
    context: {} as BatchContext,
    events: {} as BatchEvent,
    emitted: {} as BatchWorkflowFact,
    input: {} as { readonly most: number },
  },
  actors: {
    /** This tab holds the batch as long as this runs. */
    hold: listenerSlot<BatchNews>('batch.hold'),
    personLeaves: listenerSlot<{ type: 'person.leave' }>('batch.personLeaves'),
    keep: promiseSlot<BatchShot, { readonly given: Given }>('batch.keep'),
    /** `number`: position in the batch, from 1. */
    handOver: promiseSlot<
      void,
      { readonly shot: BatchShot; readonly fields: PostFields; readonly number: number }
    >('batch.handOver'),
  },
  actions: {
    save: actionSlot('batch.save'),
    noteOpened: assign(({ event }) =>
      event.type === 'batch.opened'
        ? { fields: event.batch.fields, shots: event.batch.shots, unsaved: null }
        : {},
    ),
    tellOpened: emit(({ context: { shots, fields } }) =>
      batchWorkflow.BatchOpened({
        shots: shots.length,
        captioning: fields.captioning,
        visibility: fields.visibility,
      }),
    ),
    queue: assign(({ context, event }) =>
      event.type === 'shots.give'
        ? {
            waiting: [...context.waiting, ...accepted(context, event.given)],
            retaking: null,
            failure: null,
          }
        : {},
    ),
    append: assign(({ context }, { shot }: { shot: BatchShot }) => ({
      shots: [...context.shots, shot],
      waiting: context.waiting.slice(1),
    })),
    putInPlace: assign(({ context }, { shot }: { shot: BatchShot }) => {
      const { shots, waiting } = context;
      const place = placeOf(shots, waiting[0]!.instead!);
      const removed: Removed = { shot: shots[place]!, place, by: shot.id };
      return { shots: replaced(shots, removed.shot.id, shot), waiting: waiting.slice(1), removed };
    }),
    takeOut: assign(({ context: { shots }, event }) => {
      if (event.type !== 'shot.remove') return {};
      const place = placeOf(shots, event.id);
      const removed: Removed = { shot: shots[place]!, place, by: null };
      return { shots: without(shots, event.id), removed };
    }),
    bringBack: assign(({ context: { shots, removed } }) => {
      const { shot, place, by } = removed!;
      const back = by === null ? inserted(shots, shot, place) : replaced(shots, by, shot);
      return { shots: back, removed: null };
    }),
    dropFirst: assign(({ context: { shots, handed } }) => ({ shots: shots.slice(1), handed: handed + 1 })),
    changeFields: assign(({ context: { fields }, event }) =>
      event.type === 'fields.change' ? { fields: { ...fields, ...event.change } } : {},
    ),
    beginRetake: assign((_, retaking: { id: string; back: boolean }) => ({ retaking })),
    tellRetake: emit(({ context: { shots, retaking } }) =>
      batchWorkflow.ShotRetakeBegun({ place: placeOf(shots, retaking?.id ?? '') + 1 }),
    ),
    endRetake: assign({ retaking: null }),
    tellRetakeCancelled: emit(batchWorkflow.ShotRetakeCancelled({})),
    tellKept: emit((_, kept: { width: number; height: number; retaken: boolean }) =>
      batchWorkflow.ShotKept(kept),
    ),
    noteFailure: assign((_, { error, failedTo }: { error: unknown; failedTo: 'keep' | 'handOver' }) => ({
      failure: failureOf(error),
      failedTo,
    })),
  },
  guards: {
    isEmptyThere: ({ event }) => event.type === 'batch.opened' && event.batch.shots.length === 0,
    takesSome: ({ context, event }) =>
      event.type === 'shots.give' && accepted(context, event.given).length > 0,
    goesBack: ({ context, event }) =>
      event.type === 'shots.give' && event.given.length > 0 && context.retaking?.back === true,
    goesBackWithout: ({ context }) => context.retaking?.back === true,
    isRetaking: ({ context }) => context.retaking !== null,
    isFree: ({ context }) => context.retaking === null,
    somethingWaits: ({ context }) => context.waiting.length > 0,
    /** False when the shot to replace was removed in the meantime. */
    isRetake: ({ context: { shots, waiting } }) => {
      const instead = waiting[0]?.instead ?? null;
      return instead !== null && placeOf(shots, instead) >= 0;
    },
    isHere: ({ context, event }) => 'id' in event && placeOf(context.shots, event.id) >= 0,
    isRemovable: ({ context: { shots, retaking }, event }) =>
      event.type === 'shot.remove' && placeOf(shots, event.id) >= 0 && retaking?.id !== event.id,
    canComeBack: ({ context }) => {
      const { removed, retaking } = context;
      if (removed === null || retaking !== null) return false;
      return removed.by !== null || roomIn(context) > 0;
    },
    isMoved: ({ context: { shots }, event }) =>
      event.type === 'shot.move' && moved(shots, event.id, event.to) !== shots,
    choosesCaptioning: ({ event }) => event.type === 'fields.change' && 'captioning' in event.change,
    choosesAudience: ({ event }) => event.type === 'fields.change' && 'visibility' in event.change,
    /** The batch has shots, and none is still waiting or being retaken. */
    hasShots: ({ context: { shots, waiting, retaking } }) =>
      shots.length > 0 && waiting.length === 0 && retaking === null,
    isLast: ({ context }) => context.shots.length === 1,
  },
});
