/**
 * Many shots in a row: taken while the camera stays open, or given as files. Each is saved on this device before the next;
 * then they are arranged, described and handed to the upload queue one by one. Only one tab at a time has a person's batch.
 * The camera has its own statechart, which the page runs only in the state `taking`.
 */
import { type ActorRefFrom, assign, emit, type SnapshotFrom } from 'xstate';
import { type BatchShot, captioned, moved, placeOf, postOf } from '../events/batch/batch.ts';
import { type BatchStep, type BatchView, batchWorkflow } from '../events/batch/workflow.ts';
import { accepted, batchSetup, emptyBatch } from './batch/setup.ts';

const sizeIn = ({ width, height }: BatchShot) => ({ width, height });

export const batchMachine = batchSetup.createMachine({
  id: 'batch',
  context: ({ input: { most } }) => ({ ...emptyBatch, most }),
  invoke: { id: 'personLeaves', src: 'personLeaves' },
  on: { 'person.leave': { target: '.over' } },
  initial: 'held',
  states: {
    held: {
      entry: [assign(emptyBatch), emit(batchWorkflow.BatchAsked({}))],
      invoke: { id: 'hold', src: 'hold' },
      on: {
        'batch.unsaved': {
          actions: [
            assign(({ event }) => ({ unsaved: event.failure })),
            emit(({ event }) => batchWorkflow.BatchUnsaved({ kind: event.failure.kind })),
          ],
        },
        'batch.saved': { actions: [assign({ unsaved: null }), emit(batchWorkflow.BatchSavedAgain({}))] },
      },
      initial: 'closed',
      states: {
        closed: {
          on: {
            'batch.opened': [
              { guard: 'isEmptyThere', target: '#taking', actions: ['noteOpened', 'tellOpened'] },
              { target: '#arranging', actions: ['noteOpened', 'tellOpened'] },
            ],
            'batch.unopened': {
              target: '#unopened',
              actions: [
                assign(({ event }) => ({ failure: event.failure, unsaved: null })),
                emit(({ event }) => batchWorkflow.BatchNotOpened({ kind: event.failure.kind })),
              ],
            },
          },
          initial: 'opening',
          states: {
            opening: {
              on: {
                'batch.elsewhere': { target: 'elsewhere', actions: emit(batchWorkflow.BatchElsewhere({})) },
              },
            },
            /** Another tab has the batch. */
            elsewhere: {},
          },
        },
        ready: {
          type: 'parallel',
          on: {
            'shot.remove': {
              guard: 'isRemovable',
              actions: [
                emit(({ context: { shots }, event }) =>
                  batchWorkflow.ShotRemoved({ place: placeOf(shots, event.id) + 1 }),
                ),
                'takeOut',
                'save',
              ],
            },
            'shot.bringBack': {
              guard: 'canComeBack',
              actions: [
                emit(({ context: { removed } }) =>
                  batchWorkflow.ShotBroughtBack({ retaken: removed!.by !== null }),
                ),
                'bringBack',
                'save',
              ],
            },
            'shot.move': {
              guard: 'isMoved',
              actions: [
                emit(({ context: { shots }, event }) =>
                  batchWorkflow.ShotMoved({ from: placeOf(shots, event.id) + 1, to: event.to + 1 }),
                ),
                assign(({ context: { shots }, event }) => ({ shots: moved(shots, event.id, event.to) })),
                'save',
              ],
            },
            'shot.caption': {
              guard: 'isHere',
              actions: [
                assign(({ context: { shots }, event }) => ({
                  shots: captioned(shots, event.id, event.caption),
                })),
                'save',
              ],
            },
            'fields.change': [
              {
                guard: 'choosesCaptioning',
                actions: [
                  'changeFields',
                  emit(({ context: { fields } }) =>
                    batchWorkflow.BatchCaptioningChosen({ captioning: fields.captioning }),
                  ),
                  'save',
                ],
              },
              {
                guard: 'choosesAudience',
                actions: [
                  'changeFields',
                  emit(({ context: { fields } }) =>
                    batchWorkflow.BatchAudienceChosen({ visibility: fields.visibility }),
                  ),
                  'save',
                ],
              },
              { actions: ['changeFields', 'save'] },
            ],
            'batch.discard': {
              guard: 'hasShots',
              actions: [
                emit(({ context: { shots } }) => batchWorkflow.BatchDiscarded({ shots: shots.length })),
                assign(({ context: { fields } }) => ({
                  ...{ shots: [], removed: null, failure: null },
                  fields: { ...fields, caption: '' },
                })),
                'save',
              ],
            },
          },
          states: {
            screen: {
              initial: 'taking',
              states: {
                /** The page has the camera open. */
                taking: {
                  id: 'taking',
                  entry: emit(batchWorkflow.BatchTakingBegun({})),
                  on: {
                    'shots.give': { guard: 'goesBack', target: 'arranging' },
                    'batch.arrange': { guard: 'isFree', target: 'arranging' },
                    'shot.retake': {
                      guard: 'isHere',
                      actions: [
                        {
                          type: 'beginRetake',
                          params: ({ context: { retaking }, event: { id } }) => ({
                            id,
                            back: retaking?.back === true,
                          }),
                        },
                        'tellRetake',
                      ],
                    },
                    'retake.cancel': [
                      {
                        guard: 'goesBackWithout',
                        target: 'arranging',
                        actions: ['endRetake', 'tellRetakeCancelled'],
                      },
                      { guard: 'isRetaking', actions: ['endRetake', 'tellRetakeCancelled'] },
                    ],
                  },
                },
                arranging: {
                  id: 'arranging',
                  entry: emit(batchWorkflow.BatchArrangingBegun({})),
                  on: {
                    'batch.take': { target: 'taking' },
                    'shot.retake': {
                      guard: 'isHere',
                      target: 'taking',
                      actions: [
                        { type: 'beginRetake', params: ({ event: { id } }) => ({ id, back: true }) },
                        'tellRetake',
                      ],
                    },
                    'batch.handOver': {
                      guard: 'hasShots',
                      target: '#handing',
                      actions: [
                        assign({ removed: null, failure: null, handed: 0 }),
                        'save',
                        emit(({ context: { shots, fields } }) =>
                          batchWorkflow.BatchHandOverBegun({
                            shots: shots.length,
                            visibility: fields.visibility,
                          }),
                        ),
                      ],
                    },
                  },
                },
              },
            },
            /** Given shots queue here and are saved on the device one by one. */
            disk: {
              on: {
                'shots.give': {
                  guard: 'takesSome',
                  actions: [
                    emit(({ context, event }) =>
                      batchWorkflow.ShotsGiven({
                        count: accepted(context, event.given).length,
                        retaken: context.retaking !== null,
                      }),
                    ),
                    'queue',
                  ],
                },
              },
              initial: 'idle',
              states: {
                idle: { always: { guard: 'somethingWaits', target: 'keeping' } },
                keeping: {
                  invoke: {
                    id: 'keep',
                    src: 'keep',
                    input: ({ context }) => ({ given: context.waiting[0]!.given }),
                    onDone: [
                      {
                        guard: 'isRetake',
                        target: 'idle',
                        actions: [
                          { type: 'putInPlace', params: ({ event }) => ({ shot: event.output }) },
                          {
                            type: 'tellKept',
                            params: ({ event }) => ({ ...sizeIn(event.output), retaken: true }),
                          },
                          'save',
                        ],
                      },
                      {
                        target: 'idle',
                        actions: [
                          { type: 'append', params: ({ event }) => ({ shot: event.output }) },
                          {
                            type: 'tellKept',
                            params: ({ event }) => ({ ...sizeIn(event.output), retaken: false }),
                          },
                          'save',
                        ],
                      },
                    ],
                    // A failed shot does not block the next one.
                    onError: {
                      target: 'idle',
                      actions: [
                        {
                          type: 'noteFailure',
                          params: ({ event: { error } }) => ({ error, failedTo: 'keep' }),
                        },
                        assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
                        emit(({ context }) =>
                          batchWorkflow.ShotNotKept({ kind: context.failure?.kind ?? 'failed' }),
                        ),
                      ],
                    },
                  },
                },
              },
            },
          },
        },
        handing: {
          id: 'handing',
          invoke: {
            id: 'handOver',
            src: 'handOver',
            input: ({ context: { shots, fields, handed } }) => ({
              shot: shots[0]!,
              fields: postOf(fields, shots[0]!),
              number: handed + 1,
            }),
            onDone: [
              {
                guard: 'isLast',
                target: 'handed',
                actions: [
                  'dropFirst',
                  assign(({ context: { fields } }) => ({ fields: { ...fields, caption: '' } })),
                  'save',
                  emit(batchWorkflow.ShotHandedOver({})),
                  emit(batchWorkflow.BatchHandedOver({})),
                ],
              },
              {
                target: 'handing',
                reenter: true,
                actions: ['dropFirst', 'save', emit(batchWorkflow.ShotHandedOver({}))],
              },
            ],
            onError: {
              target: '#arranging',
              actions: [
                { type: 'noteFailure', params: ({ event: { error } }) => ({ error, failedTo: 'handOver' }) },
                emit(({ context }) =>
                  batchWorkflow.BatchHandOverFailed({ kind: context.failure?.kind ?? 'failed' }),
                ),
              ],
            },
          },
        },
        handed: { on: { 'batch.take': { target: '#taking' } } },
      },
    },
    unopened: { id: 'unopened', on: { retry: { target: 'held' } } },
    /** The signed-in person has left: none of their data is shown, but all of it stays on this device. */
    over: {
      entry: [assign(emptyBatch), emit(batchWorkflow.BatchEnded({}))],
      // A second person.leave changes nothing.
      on: { 'person.leave': {} },
    },
  },
});

export type BatchActor = ActorRefFrom<typeof batchMachine>;
export type BatchSnapshot = SnapshotFrom<typeof batchMachine>;

/** What the page shows. */
export function stepOf({ value }: BatchSnapshot): BatchStep {
  if (typeof value === 'string') return value;
  const { held } = value;
  if (typeof held === 'string') return held;
  return 'closed' in held ? held.closed : held.ready.screen;
}

/** The view of a snapshot; folding the emitted facts must yield the same view. */
export function viewBatch(snapshot: BatchSnapshot): BatchView {
  const { shots, waiting, retaking, removed, fields, failure, unsaved } = snapshot.context;
  return {
    step: stepOf(snapshot),
    shots: shots.length,
    waiting: waiting.length,
    retaking: retaking !== null,
    removed: removed !== null,
    captioning: fields.captioning,
    visibility: fields.visibility,
    failure: failure?.kind ?? null,
    unsaved: unsaved?.kind ?? null,
  };
}
