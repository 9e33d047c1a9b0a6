/** Which command may follow which in an analysis, and who may give it. */
import { describe, expect, it } from 'vitest';
import { type AnalysisCommand, analysisDecider, isUnfinished } from '../../../src/events/analysis/decide.ts';
import { analysisFact, type AnalysisFact, analysisFacts } from '../../../src/events/analysis/events.ts';
import { type AnalysisStatus, analysisStatuses } from '../../../src/events/analysis/projection.ts';
import { validateItemName } from '../../../src/events/analysis/item-name.ts';
import { validateFact } from '../../../src/events/log/facts.ts';
import { given } from '../../given.ts';

const record = 'a'.repeat(64);
const owner = { uid: 'u1', isAdmin: false };
const admin = { uid: 'boss', isAdmin: true };
const stranger = { uid: 'u2', isAdmin: false };

const received = (trial = true) =>
  analysisFact.AnalysisReceived({ owner: 'u1', itemType: 'bag', before: 'p1', after: 'p2', trial });
const measured = { engine: '1', record, cleaningScore: 83, colourRestoration: null };
const inconclusive = { engine: '1', record, reasons: ['too-blurred'] };
const steps = [
  analysisFact.CheckStarted({}),
  analysisFact.AlignmentStarted({}),
  analysisFact.MeasurementStarted({}),
];
const failure = analysisFact.AnalysisFailed({ during: 'checking', reason: 'broken' });

/** The facts that lead an analysis to each of its states. */
const histories: Readonly<Record<AnalysisStatus, readonly AnalysisFact[]>> = {
  received: [received()],
  checking: [received(), ...steps.slice(0, 1)],
  aligning: [received(), ...steps.slice(0, 2)],
  measuring: [received(), ...steps],
  measured: [received(), ...steps, analysisFact.AnalysisMeasured(measured)],
  inconclusive: [received(), ...steps.slice(0, 2), analysisFact.AnalysisInconclusive(inconclusive)],
  refused: [received(), ...steps.slice(0, 1), analysisFact.AnalysisRefused({ reason: 'too-small' })],
  failed: [received(), ...steps.slice(0, 1), failure],
};
const inState = (status: AnalysisStatus) => given(analysisDecider, ...histories[status]);
const versionIn = (status: AnalysisStatus) => histories[status].length;

const receive = (changes: object = {}): AnalysisCommand => ({
  type: 'ReceiveAnalysis',
  ...{ owner: 'u1', itemType: 'bag', before: 'p1', after: 'p2', trialsLeft: 1 },
  ...changes,
});

describe('receiving', () => {
  it('[ANALYSIS1] takes two different pictures, as a trial run where there is a limit', () => {
    given(analysisDecider).when(receive()).then(received(true));
    given(analysisDecider)
      .when(receive({ trialsLeft: null }))
      .then(received(false));
    given(analysisDecider)
      .when(receive({ after: 'p1' }))
      .thenRefused('same-picture');
    given(analysisDecider)
      .when(receive({ trialsLeft: 0 }))
      .thenRefused('trial-used-up');
    inState('received').when(receive()).thenRefused('already-there');
  });
});

/** Each step of the worker: the states in which it is due, and the next one. */
const work: readonly (readonly [AnalysisCommand, readonly AnalysisStatus[], AnalysisFact['type']])[] = [
  [{ type: 'StartChecking' }, ['received'], 'CheckStarted'],
  [{ type: 'StartAligning' }, ['checking'], 'AlignmentStarted'],
  [{ type: 'StartMeasuring' }, ['aligning'], 'MeasurementStarted'],
  [{ type: 'RecordMeasurement', measured }, ['measuring'], 'AnalysisMeasured'],
  [{ type: 'RecordInconclusive', found: inconclusive }, ['aligning', 'measuring'], 'AnalysisInconclusive'],
  [{ type: 'RefusePictures', reason: 'too-small' }, ['checking', 'aligning', 'measuring'], 'AnalysisRefused'],
  [{ type: 'FailAnalysis', reason: 'broken' }, ['checking', 'aligning', 'measuring'], 'AnalysisFailed'],
];

describe('the work', () => {
  it.each(work.map(([command, due, fact]) => ({ command, due, fact, name: command.type })))(
    '[ANALYSIS2][ANALYSIS3][ANALYSIS6] does $name where it is due, and nowhere else',
    ({ command, due, fact }) => {
      given(analysisDecider).when(command).thenRefused('not-found');
      for (const status of analysisStatuses) {
        const decided = inState(status).when(command);
        if (!due.includes(status)) decided.thenRefused('out-of-turn');
        else {
          const facts = analysisDecider.decide(inState(status).state(), command);
          expect((facts as readonly AnalysisFact[]).map(({ type }) => type)).toEqual([fact]);
        }
      }
    },
  );

  it('[ANALYSIS3] says in which state it failed', () => {
    inState('measuring')
      .when({ type: 'FailAnalysis', reason: 'too-heavy' })
      .then(analysisFact.AnalysisFailed({ during: 'measuring', reason: 'too-heavy' }));
  });
});

describe('whoever made it', () => {
  it('[ANALYSIS3][ANALYSIS6] tries again what has failed, and nothing else', () => {
    for (const status of analysisStatuses) {
      const command = {
        type: 'RetryAnalysis',
        by: owner,
        seen: versionIn(status),
        trialsLeft: 2,
      } as const;
      const decided = inState(status).when(command);
      if (status === 'failed') decided.then(analysisFact.AnalysisRetried({ trial: true }));
      else decided.thenRefused(isUnfinished(status) ? 'still-working' : 'not-failed');
    }
  });

  it('[ANALYSIS4][ANALYSIS6] needs a run for it, and has to have seen what is there', () => {
    const retry = { type: 'RetryAnalysis', by: owner, seen: versionIn('failed'), trialsLeft: 1 } as const;
    inState('failed')
      .when({ ...retry, trialsLeft: 0 })
      .thenRefused('trial-used-up');
    inState('failed')
      .when({ ...retry, trialsLeft: null })
      .then(analysisFact.AnalysisRetried({ trial: false }));
    inState('failed')
      .when({ ...retry, seen: 1 })
      .thenRefused('changed-meanwhile');
    given(analysisDecider).when(retry).thenRefused('not-found');
  });

  it('[ANALYSIS5] deletes what has ended, and brings it back in time', () => {
    for (const status of analysisStatuses) {
      const decided = inState(status).when({ type: 'DeleteAnalysis', by: owner });
      if (isUnfinished(status)) decided.thenRefused('still-working');
      else decided.then(analysisFact.AnalysisDeleted({ byOther: false }));
    }
    const deleted = [...histories.failed, analysisFact.AnalysisDeleted({ byOther: false })];
    const there = () => given(analysisDecider, ...deleted);
    there().when({ type: 'DeleteAnalysis', by: owner }).then();
    there()
      .when({ type: 'RestoreAnalysis', by: owner, inTime: true })
      .then(analysisFact.AnalysisRestored({}));
    there().when({ type: 'RestoreAnalysis', by: owner, inTime: false }).thenRefused('too-late');
    there().when({ type: 'RestoreAnalysis', by: admin, inTime: true }).thenRefused('not-allowed');
    there()
      .when({ type: 'RetryAnalysis', by: owner, seen: deleted.length, trialsLeft: 1 })
      .thenRefused('deleted');
    inState('measured').when({ type: 'RestoreAnalysis', by: owner, inTime: true }).then();
  });

  it('[ANALYSIS5] does not bring back what an admin has deleted, and nobody else does anything', () => {
    inState('measured')
      .when({ type: 'DeleteAnalysis', by: admin })
      .then(analysisFact.AnalysisDeleted({ byOther: true }));
    const deleted = [...histories.measured, analysisFact.AnalysisDeleted({ byOther: true })];
    const there = () => given(analysisDecider, ...deleted);
    there().when({ type: 'RestoreAnalysis', by: owner, inTime: true }).thenRefused('not-allowed');
    there()
      .when({ type: 'RestoreAnalysis', by: admin, inTime: true })
      .then(analysisFact.AnalysisRestored({}));
    inState('failed')
      .when({ type: 'RetryAnalysis', by: stranger, seen: 3, trialsLeft: 1 })
      .thenRefused('not-allowed');
    inState('measured').when({ type: 'DeleteAnalysis', by: stranger }).thenRefused('not-allowed');
    there().when({ type: 'RestoreAnalysis', by: stranger, inTime: true }).thenRefused('not-allowed');
    given(analysisDecider).when({ type: 'DeleteAnalysis', by: owner }).thenRefused('not-found');
    given(analysisDecider)
      .when({ type: 'RestoreAnalysis', by: owner, inTime: true })
      .thenRefused('not-found');
  });
});

describe('its state', () => {
  it.each(analysisStatuses)('[ANALYSIS8] comes back from a snapshot: %s', (status) => {
    const state = inState(status).state();
    const { encode, decode } = analysisDecider.projection;
    expect(state?.status).toBe(status);
    expect(decode(JSON.parse(JSON.stringify(encode(state))))).toEqual(state);
  });

  it('[ANALYSIS8] knows a fact with impossible values as damaged', () => {
    const at = { seq: 1, at: '', actor: '', device: '', stream: 'analysis/a', prev: '', hash: '' };
    const fact = (data: object) => ({ ...at, ...analysisFact.AnalysisMeasured(measured), data });
    expect(validateFact(analysisFacts, fact(measured) as never)).toBeNull();
    for (const wrong of [{ cleaningScore: 101 }, { record: 'abc' }, { engine: 1 }])
      expect(validateFact(analysisFacts, fact({ ...measured, ...wrong }) as never)).not.toBeNull();
  });
});

it('the name of an item is one line that can be seen, or empty', () => {
  expect([validateItemName(''), validateItemName('  Anna’s   tote ')]).toEqual([null, null]);
  for (const wrong of ['x'.repeat(81), 'a\u202Eb', '\u2800'])
    expect(validateItemName(wrong), JSON.stringify(wrong)).not.toBeNull();
});
