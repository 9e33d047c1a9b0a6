import { describe, expect, it } from 'vitest';
import { validateFact } from '../../../src/events/log/facts.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { type By, type Eraser, maySee, type Sender } from '../../../src/events/screening/parties.ts';
import { isOutdated, isUnfinished } from '../../../src/events/screening/status.ts';
import { isStale, type ScreeningRefusal } from '../../../src/events/screening/refusal.ts';
import {
  offers,
  type ScreeningChange,
  validateDecision,
} from '../../../src/events/screening/employer-changes.ts';
import { type ScreeningCommand, screeningDecider } from '../../../src/events/screening/decide.ts';
import { screeningFact, type ScreeningFact, screeningFacts } from '../../../src/events/screening/events.ts';
import type { KeptScore } from '../../../src/events/screening/kept-score.ts';
import { screeningProjection, type ScreeningStatus } from '../../../src/events/screening/projection.ts';
import { type Correction, correctionError, tidyCorrection } from '../../../src/events/screening/reading.ts';
import { validateNote } from '../../../src/events/screening/reasons.ts';
import { given, testStamp } from '../../given.ts';

const {
  ResumeReceived,
  ResumeAdded,
  ExtractionStarted,
  ResumeExtracted,
  ResumeScored,
  ResumeScoredByFit,
  ScreeningFailed,
  ScreeningRetried,
  RescoringAsked,
  ResumeShortlisted,
  ResumeRejected,
  DecisionTakenBack,
  ReadingCorrected,
  ApplicationWithdrawn,
  ResumeErased,
} = screeningFact;

const employer = { uid: 'employer', isAdmin: false };
const applicant = { uid: 'applicant', isAdmin: false };
const stranger = { uid: 'stranger', isAdmin: false };
const admin = { uid: 'boss', isAdmin: true };

const score: KeptScore = {
  rubric: 'v1',
  total: 35,
  points: [
    { of: 'years', points: 30, spans: [{ start: 0, end: 9 }] },
    { of: 'skill', points: 5, spans: [{ start: 12, end: 20 }] },
  ],
  requiredSkills: ['Leather care'],
  niceToHave: [],
};
const parties = { job: 'job', employer: 'employer', applicant: 'applicant' };
const received = ResumeReceived(parties);
const screening = (...facts: readonly ScreeningFact[]) => given(screeningDecider, ...facts);

const atScoring = [received, ExtractionStarted({}), ResumeExtracted({})];
const atScreened = [...atScoring, ResumeScored(score)];
const leadingTo: Readonly<Record<ScreeningStatus, readonly ScreeningFact[]>> = {
  received: [received],
  extracting: [received, ExtractionStarted({})],
  scoring: atScoring,
  screened: atScreened,
  shortlisted: [...atScreened, ResumeShortlisted({ reason: 'skills' })],
  rejected: [...atScreened, ResumeRejected({ reason: 'location' })],
  failed: [received, ExtractionStarted({}), ScreeningFailed({ during: 'extracting', reason: 'damaged' })],
  withdrawn: [...atScreened, ApplicationWithdrawn({})],
  erased: [...atScreened, ResumeErased({ why: 'applicant' })],
};

const receive = {
  type: 'ReceiveResume',
  ...parties,
  consent: true,
  open: true,
} as const satisfies ScreeningCommand;
const shortlist = { type: 'ShortlistResume', reason: 'skills', note: '' } as const;
const reject = { type: 'RejectResume', reason: 'location', note: '' } as const;
/** The requirements of the job at that time. */
const wanted = { rubric: 'v1' as const, requiredSkills: ['Leather care', 'Sewing'], niceToHave: [] };
const by = (who: typeof employer, change: ScreeningChange, seen: number | null = null): ScreeningCommand => {
  const asked = { by: who, seen };
  return change.type === 'RescoreResume' ? { ...change, ...asked, wanted } : { ...change, ...asked };
};
const withdraw = (who: Sender): ScreeningCommand => ({ type: 'WithdrawApplication', by: who });
const erase = (who: Eraser): ScreeningCommand => ({ type: 'EraseResume', by: who });

const changes = {
  shortlist,
  reject,
  takeBack: { type: 'TakeDecisionBack' },
  retry: { type: 'RetryScreening' },
  rescore: { type: 'RescoreResume' },
} as const satisfies Record<string, ScreeningChange>;
const commands = {
  receive,
  start: { type: 'StartExtraction' },
  extracted: { type: 'FinishExtraction' },
  score: { type: 'RecordScore', score },
  fail: { type: 'FailScreening', reason: 'scanned' },
  shortlist: by(employer, changes.shortlist),
  reject: by(employer, changes.reject),
  takeBack: by(employer, changes.takeBack),
  retry: by(employer, changes.retry),
  rescore: by(employer, changes.rescore),
  withdraw: withdraw(applicant),
  erase: erase(applicant),
} as const satisfies Record<string, ScreeningCommand>;
type Name = keyof typeof commands;
type Row = Readonly<Record<Name, ScreeningFact | 'nothing' | ScreeningRefusal>>;

const gone = ResumeErased({ why: 'applicant' });
const takenAway = ApplicationWithdrawn({});
const waiting = {
  receive: 'already-there',
  shortlist: 'still-working',
  reject: 'still-working',
  takeBack: 'still-working',
  retry: 'not-failed',
  rescore: 'still-working',
  withdraw: takenAway,
  erase: gone,
} as const;
const idle = {
  receive: 'already-there',
  start: 'out-of-turn',
  extracted: 'out-of-turn',
  score: 'out-of-turn',
  fail: 'out-of-turn',
  withdraw: takenAway,
  erase: gone,
} as const;

/** The result of each command in each state: a fact, nothing new, or the reason for the refusal. */
const table: Readonly<Record<ScreeningStatus | 'none', Row>> = {
  none: {
    receive: received,
    start: 'not-found',
    extracted: 'not-found',
    score: 'not-found',
    fail: 'not-found',
    shortlist: 'not-found',
    reject: 'not-found',
    takeBack: 'not-found',
    retry: 'not-found',
    rescore: 'not-found',
    withdraw: 'not-found',
    erase: 'not-found',
  },
  received: {
    ...waiting,
    start: ExtractionStarted({}),
    extracted: 'out-of-turn',
    score: 'out-of-turn',
    fail: 'out-of-turn',
  },
  extracting: {
    ...waiting,
    start: 'out-of-turn',
    extracted: ResumeExtracted({}),
    score: 'out-of-turn',
    fail: ScreeningFailed({ during: 'extracting', reason: 'scanned' }),
  },
  scoring: {
    ...waiting,
    start: 'out-of-turn',
    extracted: 'out-of-turn',
    score: ResumeScored(score),
    fail: ScreeningFailed({ during: 'scoring', reason: 'scanned' }),
  },
  screened: {
    ...idle,
    shortlist: ResumeShortlisted({ reason: 'skills' }),
    reject: ResumeRejected({ reason: 'location' }),
    takeBack: 'not-decided',
    retry: 'not-failed',
    rescore: RescoringAsked({}),
  },
  shortlisted: {
    ...idle,
    shortlist: 'already-shortlisted',
    reject: ResumeRejected({ reason: 'location' }),
    takeBack: DecisionTakenBack({}),
    retry: 'not-failed',
    rescore: RescoringAsked({}),
  },
  rejected: {
    ...idle,
    shortlist: ResumeShortlisted({ reason: 'skills' }),
    reject: 'already-rejected',
    takeBack: DecisionTakenBack({}),
    retry: 'not-failed',
    rescore: RescoringAsked({}),
  },
  failed: {
    ...idle,
    shortlist: 'screening-failed',
    reject: 'screening-failed',
    takeBack: 'screening-failed',
    retry: ScreeningRetried({}),
    rescore: 'screening-failed',
  },
  withdrawn: {
    ...idle,
    shortlist: 'withdrawn',
    reject: 'withdrawn',
    takeBack: 'withdrawn',
    retry: 'withdrawn',
    rescore: 'withdrawn',
    withdraw: 'nothing',
  },
  erased: {
    ...idle,
    withdraw: 'erased',
    shortlist: 'erased',
    reject: 'erased',
    takeBack: 'erased',
    retry: 'erased',
    rescore: 'erased',
    erase: 'nothing',
  },
};

const pairs = Object.entries(table).flatMap(([status, row]) =>
  Object.entries(row).map(([command, outcome]) => ({
    status: status as ScreeningStatus | 'none',
    command: command as Name,
    outcome,
    words: typeof outcome === 'string' ? outcome : outcome.type,
  })),
);
const changePairs = pairs.filter(({ command, outcome }) => command in changes && typeof outcome !== 'string');

describe('screening', () => {
  it.each(pairs)('[SCREENING8] [SCREENING2] $status × $command: $words', ({ status, command, outcome }) => {
    const decision = screening(...(status === 'none' ? [] : leadingTo[status])).when(commands[command]);
    if (outcome === 'nothing') decision.then();
    else if (typeof outcome === 'string') decision.thenRefused(outcome);
    else decision.then(outcome);
  });

  it('[SCREENING1] is received for an open job, with consent, and not from its employer', () => {
    screening()
      .when({ ...receive, consent: false })
      .thenRefused('no-consent');
    screening()
      .when({ ...receive, open: false })
      .thenRefused('job-closed');
    screening()
      .when({ ...receive, applicant: 'employer' })
      .thenRefused('own-job');
    screening()
      .when({ ...receive, applicant: null })
      .then(ResumeReceived({ ...parties, applicant: null }));
  });

  it('[SCREENING3] keeps the points with the score, and refuses a sum that is wrong', () => {
    const scored = (wrong: Partial<Extract<KeptScore, { rubric: 'v1' }>>) =>
      screening(...atScoring).when({ type: 'RecordScore', score: { ...score, ...wrong } });
    scored({ total: 36 }).thenRefused('bad-score');
    scored({ points: [{ of: 'years', points: 35, spans: [{ start: 4, end: 4 }] }] }).thenRefused('bad-score');
    const most = { ...score, total: 100, points: Array.from({ length: 30 }, () => score.points[1]!) };
    scored(most).then(ResumeScored(most));
    expect(screening(...atScreened).state()).toMatchObject({ status: 'screened', total: 35, version: 4 });
  });

  it('[SCREENING4] fails with its reason and starts anew', () => {
    expect(screening(...leadingTo.failed).state()?.failure).toEqual({
      during: 'extracting',
      reason: 'damaged',
    });
    const again = screening(...leadingTo.failed, ScreeningRetried({}));
    expect(again.state()).toMatchObject({ status: 'received', failure: null });
    again.when(commands.start).then(ExtractionStarted({}));
  });

  it.each(changePairs)(
    '[SCREENING5] $status × $command is for the employer and admins only',
    ({ status, command, outcome }) => {
      const change = changes[command as keyof typeof changes];
      for (const who of [employer, applicant, stranger, admin]) {
        const before = screening(...leadingTo[status as ScreeningStatus]);
        const allowed = who === employer || who === admin;
        const decision = before.when(by(who, change));
        if (allowed) decision.then(outcome as ScreeningFact);
        else decision.thenRefused('not-allowed');
        expect(offers(before.state()!, change.type, who)).toBe(allowed);
        expect(maySee(before.state()!, who)).toBe(allowed);
      }
    },
  );

  it('[SCREENING5] offers nothing that the state forbids', () => {
    expect(offers(screening(received).state()!, 'ShortlistResume', employer)).toBe(false);
  });

  it('[SCREENING6] needs a reason, in own words where the list has none', () => {
    const decided = (change: ScreeningChange) => screening(...atScreened).when(by(employer, change));
    decided({ ...shortlist, reason: 'location' as 'skills' }).thenRefused('bad-reason');
    decided({ ...reject, reason: '' as 'skills' }).thenRefused('bad-reason');
    decided({ ...reject, reason: 'other', note: '  ' }).thenRefused('bad-note');
    decided({ ...shortlist, note: 'x'.repeat(501) }).thenRefused('bad-note');
    decided({ ...reject, reason: 'other', note: 'Anna is too far away.' }).then(
      ResumeRejected({ reason: 'other' }),
    );
    expect(validateNote('skills', 'x'.repeat(500))).toBeNull();
  });

  it('[SCREENING6] changes its mind by new facts', () => {
    const after = screening(...leadingTo.rejected, DecisionTakenBack({}));
    expect(after.state()).toMatchObject({ status: 'screened', reason: null, decidedAt: null, total: 35 });
    after.when(commands.shortlist).then(ResumeShortlisted({ reason: 'skills' }));
  });

  const undo = { type: 'UndoDecision', by: employer, seen: null } as const;

  it('[SCREENING19] undoes a decision, and what it replaced stands again', () => {
    screening(...leadingTo.shortlisted)
      .when(undo)
      .then(DecisionTakenBack({}));
    screening(...leadingTo.rejected)
      .when(undo)
      .then(DecisionTakenBack({}));
    const replaced = [...leadingTo.shortlisted, ResumeRejected({ reason: 'location' })];
    screening(...replaced)
      .when(undo)
      .then(ResumeShortlisted({ reason: 'skills' }));
    screening(...leadingTo.rejected, ResumeShortlisted({ reason: 'projects' }))
      .when(undo)
      .then(ResumeRejected({ reason: 'location' }));
    // After an undo in between, it replaces nothing.
    screening(...leadingTo.shortlisted, DecisionTakenBack({}), ResumeRejected({ reason: 'location' }))
      .when(undo)
      .then(DecisionTakenBack({}));
    const state = screening(...replaced).state();
    expect(state?.replaced).toEqual({ decided: 'shortlisted', reason: 'skills', decidedIn: 5 });
    expect(screeningProjection.decode(screeningProjection.encode(state))).toEqual(state);
  });

  it('[SCREENING19] undoes nothing that is not decided, has changed since, or is somebody else’s', () => {
    for (const [status, refusal] of [
      ['received', 'still-working'],
      ['screened', 'not-decided'],
      ['failed', 'screening-failed'],
      ['erased', 'erased'],
    ] as const)
      screening(...leadingTo[status])
        .when(undo)
        .thenRefused(refusal);
    screening(...leadingTo.rejected)
      .when({ ...undo, seen: 4 })
      .thenRefused('changed-meanwhile');
    screening(...leadingTo.rejected)
      .when({ ...undo, by: stranger })
      .thenRefused('not-allowed');
  });

  it('[SCREENING19] knows what is wrong with a decision before it is about anybody', () => {
    expect(validateDecision({ type: 'UndoDecision' })).toBeNull();
    expect(validateDecision(shortlist)).toBeNull();
    expect(validateDecision({ ...reject, reason: 'projects' as 'skills' })?.reason).toBe('bad-reason');
    expect(validateDecision({ ...reject, reason: 'other' })?.reason).toBe('bad-note');
  });

  it.each([
    ['the same', { rubric: 'v1' as const, requiredSkills: ['Leather care'], niceToHave: [] }],
    [
      'the same in another spelling and list',
      { rubric: 'v1' as const, requiredSkills: [], niceToHave: [' leather  CARE'] },
    ],
  ])('[SCREENING14] is not scored again while the job asks for %s', (_, same) => {
    for (const state of ['screened', 'shortlisted', 'rejected'] as const) {
      const now = screening(...leadingTo[state]);
      expect([isOutdated(now.state()!, same), isOutdated(now.state()!, wanted)]).toEqual([false, true]);
      now.when({ type: 'RescoreResume', by: employer, seen: null, wanted: same }).thenRefused('same-skills');
    }
    expect(isOutdated(screening(...atScoring).state()!, wanted)).toBe(false);
    expect(isOutdated(screening(...leadingTo.erased).state()!, wanted)).toBe(false);
  });

  it('[SCREENING3] [RUBRIC5] keeps by rubric v2 why each line counts or not, and what the job asked for then', () => {
    const asked = {
      ...{ requiredSkills: ['Leather care'], niceToHave: [], certificates: [] },
      ...{ occupations: ['Cleaner'], fields: ['Cleaning'], degreeRequired: false, minYears: 2 },
    };
    const weighed: KeptScore = {
      ...{ rubric: 'v2', total: 30, vocabulary: '2026-11-27', ...asked },
      points: [
        { of: 'years', points: 30, spans: [{ start: 0, end: 9 }], why: 'work' },
        { of: 'degree', points: 0, spans: [{ start: 12, end: 20 }], why: 'other-field' },
      ],
    };
    screening(...atScoring)
      .when({ type: 'RecordScore', score: weighed })
      .then(ResumeScoredByFit(weighed));
    screening(...atScoring)
      .when({ type: 'RecordScore', score: { ...weighed, total: 50 } })
      .thenRefused('bad-score');
    const now = screening(...atScoring, ResumeScoredByFit(weighed)).state()!;
    expect(now).toMatchObject({ status: 'screened', total: 30, scoredFor: { rubric: 'v2', ...asked } });
    const json = JSON.parse(JSON.stringify(screeningProjection.encode(now)));
    expect(screeningProjection.decode(json)).toEqual(now);
    // Only the part of the job that this rubric uses has changed.
    const same = { rubric: 'v2' as const, ...asked };
    expect(isOutdated(now, same)).toBe(false);
    expect(isOutdated(now, { ...same, minYears: 3 })).toBe(true);
    expect(isOutdated(now, { ...same, fields: ['Leather'] })).toBe(true);
  });

  it('[RUBRIC8] is old once the job is scored by another rubric, and is made again by that one', () => {
    const before = screening(...atScreened);
    const byV2 = {
      ...{ rubric: 'v2' as const, requiredSkills: ['Leather care'], niceToHave: [], certificates: [] },
      ...{ occupations: [], fields: [], degreeRequired: false, minYears: 0 },
    };
    expect(isOutdated(before.state()!, byV2)).toBe(true);
    before.when({ type: 'RescoreResume', by: employer, seen: null, wanted: byV2 }).then(RescoringAsked({}));
  });

  it.each(['screened', 'shortlisted', 'rejected'] as const)(
    '[SCREENING14] is %s again with its new score, and what was decided stays',
    (status) => {
      const before = screening(...leadingTo[status]).state()!;
      const rescoring = screening(...leadingTo[status], RescoringAsked({}));
      expect(rescoring.state()).toMatchObject({ status: 'scoring', total: 35 });
      rescoring.when(commands.shortlist).thenRefused('still-working');
      rescoring.when(commands.start).thenRefused('out-of-turn');
      const anew = { ...score, total: 30, points: [score.points[0]!], ...wanted };
      rescoring.when({ type: 'RecordScore', score: anew }).then(ResumeScored(anew));
      const { reason, decided, decidedAt } = before;
      const facts = [...leadingTo[status], RescoringAsked({})];
      expect(screening(...facts, ResumeScored(anew)).state()).toMatchObject({
        status,
        total: 30,
        scoredFor: wanted,
        reason,
        decided,
        decidedAt,
      });
      const failed = [
        ...facts,
        ScreeningFailed({ during: 'scoring', reason: 'broken' }),
        ScreeningRetried({}),
      ];
      const tried = [...failed, ExtractionStarted({}), ResumeExtracted({}), ResumeScored(anew)];
      expect(screening(...tried).state()).toMatchObject({ status, reason, total: 30 });
    },
  );

  const years: Correction = { of: 'years', values: ['8'] };
  const correct = (by: Sender, corrections: readonly Correction[] = [years], base = 0): ScreeningCommand => ({
    type: 'CorrectReading',
    by,
    base,
    corrections,
    fields: corrections.map(({ of }) => of),
  });

  it('[SCREENING23] is corrected by whoever sent it, until the employer has decided', () => {
    const corrected = ReadingCorrected({ fields: ['years'] });
    for (const who of [applicant, 'receipt'] as const)
      screening(...atScreened)
        .when(correct(who))
        .then(corrected);
    for (const who of [employer, admin, stranger])
      screening(...atScreened)
        .when(correct(who))
        .thenRefused('not-allowed');
    for (const [status, reason] of [
      ['received', 'still-working'],
      ['scoring', 'still-working'],
      ['shortlisted', 'already-decided'],
      ['rejected', 'already-decided'],
      ['failed', 'screening-failed'],
      ['withdrawn', 'withdrawn'],
      ['erased', 'erased'],
    ] as const)
      screening(...leadingTo[status])
        .when(correct(applicant))
        .thenRefused(reason);
    screening().when(correct(applicant)).thenRefused('not-found');
  });

  it('[SCREENING23] is not corrected when a field comes twice', () => {
    screening(...atScreened)
      .when(correct(applicant, [years, { of: 'years', values: ['9'] }]))
      .thenRefused('bad-correction');
  });

  it('[SCREENING23] keeps its score when it is corrected, and the same again is nothing new', () => {
    const after = screening(...atScreened, ReadingCorrected({ fields: ['years'] }));
    expect(after.state()).toMatchObject({ status: 'screened', total: 35, version: 5 });
    after.when(correct(applicant, [])).then();
  });

  it('[SCREENING38] is not corrected from what another window showed before, which notes of the employer do not touch', () => {
    const corrected = ReadingCorrected({ fields: ['years'] });
    const noted = screeningFact.ResumeReviewed({ review: 'r1', by: 'employer' });
    const after = screening(...atScreened, corrected, noted);
    after.when(correct(applicant, [years], 0)).thenRefused('changed-meanwhile');
    after.when(correct(applicant, [years], 1)).then(corrected);
    expect(isStale('changed-meanwhile')).toBe(true);
  });

  it.each<[Correction, string | null]>([
    [{ of: 'years', values: ['2.5'] }, null],
    [{ of: 'years', values: ['two'] }, 'number of years'],
    [{ of: 'degree', values: [] }, null],
    [{ of: 'degree', values: ['Bachelor', 'Master'] }, 'one value'],
    [{ of: 'email', values: ['nobody'] }, 'email address'],
    [{ of: 'phone', values: ['12'] }, 'phone'],
    [{ of: 'skills', values: ['Sewing', 'Dyeing'] }, null],
    [{ of: 'skills', values: ['x'.repeat(121)] }, '120'],
    [{ of: 'languages', values: Array.from({ length: 61 }, (_, i) => `L${i}`) }, '60'],
  ])('[SCREENING24] takes a correction only if it can be one: %j', (correction, error) => {
    const decision = screening(...atScreened).when(correct('receipt', [correction]));
    if (error === null) decision.then(ReadingCorrected({ fields: [correction.of] }));
    else decision.thenRefused('bad-correction');
    if (error !== null) expect(correctionError(correction)).toContain(error);
  });

  it('[SCREENING24] spells a correction as the paper is spelled', () => {
    expect(tidyCorrection({ of: 'phone', values: [' +1 415 555 0199 '] }).values).toEqual(['+14155550199']);
    expect(tidyCorrection({ of: 'email', values: ['Ada@Example.com'] }).values).toEqual(['ada@example.com']);
    expect(tidyCorrection({ of: 'skills', values: ['Sewing', ' ', 'Sewing'] }).values).toEqual(['Sewing']);
  });

  it.each<[string, Sender, ScreeningFact | 'not-allowed']>([
    ['the applicant', applicant, takenAway],
    ['the receipt', 'receipt', takenAway],
    ['the employer', employer, 'not-allowed'],
    ['an admin', admin, 'not-allowed'],
    ['a stranger', stranger, 'not-allowed'],
  ])('[SCREENING22] is withdrawn by %s: or not', (_, who, outcome) => {
    const decision = screening(...leadingTo.shortlisted).when(withdraw(who));
    if (outcome === 'not-allowed') decision.thenRefused(outcome);
    else decision.then(outcome);
  });

  it('[SCREENING22] is worked on and decided on no more once it is withdrawn, and can be erased', () => {
    const after = screening(...atScoring, takenAway);
    expect(after.state()).toMatchObject({ status: 'withdrawn', total: null, decided: null });
    expect(isUnfinished('withdrawn')).toBe(false);
    after.when(commands.score).thenRefused('out-of-turn');
    after.when(commands.shortlist).thenRefused('withdrawn');
    after.when(commands.erase).then(gone);
    expect(isStale('withdrawn')).toBe(true);
    const added = ResumeAdded({ job: 'job', employer: 'employer' });
    screening(added).when(withdraw(employer)).thenRefused('not-allowed');
  });

  it.each<[string, Eraser, ScreeningFact | 'not-allowed']>([
    ['the applicant', applicant, gone],
    ['the receipt', 'receipt', gone],
    ['an admin', admin, ResumeErased({ why: 'admin' })],
    ['the end of the job', { because: 'job-deleted' }, ResumeErased({ why: 'job-deleted' })],
    ['the employer', employer, 'not-allowed'],
    ['a stranger', stranger, 'not-allowed'],
  ])('[SCREENING7] is erased by %s: or not', (_, who, outcome) => {
    const decision = screening(...atScreened).when(erase(who));
    if (outcome === 'not-allowed') decision.thenRefused(outcome);
    else decision.then(outcome as ScreeningFact);
  });

  it.each<[string, By, ScreeningFact | 'not-allowed']>([
    ['its employer', employer, ResumeAdded({ job: 'job', employer: 'employer' })],
    ['an admin', admin, ResumeAdded({ job: 'job', employer: 'employer' })],
    ['a stranger', stranger, 'not-allowed'],
  ])('[SCREENING16] is added by %s: or not', (_, who, outcome) => {
    const add = { type: 'AddResume', job: 'job', employer: 'employer', by: who, agreed: true } as const;
    if (outcome === 'not-allowed') screening().when(add).thenRefused(outcome);
    else
      screening()
        .when(add)
        .then(outcome as ScreeningFact);
  });

  it('[SCREENING16] is not added twice, nor where nobody says that the person knows of it', () => {
    const add = { type: 'AddResume', job: 'job', employer: 'employer', by: employer, agreed: false } as const;
    screening().when(add).thenRefused('no-consent');
    screening(received)
      .when({ ...add, agreed: true })
      .thenRefused('already-there');
  });

  it('[SCREENING7] [SCREENING16] is erased by the employer who had added it', () => {
    const added = screening(ResumeAdded({ job: 'job', employer: 'employer' }));
    added.when(erase(employer)).then(ResumeErased({ why: 'employer' }));
    added.when(erase(stranger)).thenRefused('not-allowed');
  });

  it('[SCREENING7] is not erased by a stranger who has no account to compare with', () => {
    screening(ResumeReceived({ ...parties, applicant: null }))
      .when(erase(applicant))
      .thenRefused('not-allowed');
  });

  it('[SCREENING8] refuses who saw an older version, and takes who saw this one', () => {
    screening(...atScreened)
      .when(by(employer, shortlist, 3))
      .thenRefused('changed-meanwhile');
    screening(...atScreened)
      .when(by(employer, shortlist, 4))
      .then(ResumeShortlisted({ reason: 'skills' }));
    expect([isStale('changed-meanwhile'), isStale('erased'), isStale('bad-note')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('[SCREENING9] gives back its state from a snapshot', () => {
    for (const facts of [[], ...Object.values(leadingTo)]) {
      const { state } = screening(...facts);
      const json = JSON.parse(JSON.stringify(screeningProjection.encode(state())));
      expect(screeningProjection.decode(json)).toEqual(state());
    }
    expect(screening(ExtractionStarted({})).state()).toBeNull();
  });

  it('[SCREENING9] knows a damaged fact from a sound one', () => {
    const fault = (fact: { type: string; v: number; data: unknown }) =>
      validateFact(screeningFacts, sealFacts('screening/1', emptyHead, [fact], testStamp)[0]!);
    const scored = ResumeScored(score);
    expect(fault(received)).toBeNull();
    expect(fault(scored)).toBeNull();
    expect(fault({ ...received, data: { ...parties, name: 'Anna' } })).not.toBeNull();
    expect(fault({ ...scored, data: { ...score, total: 101 } })).not.toBeNull();
    expect(
      fault({ ...scored, data: { ...score, points: [{ ...score.points[0], label: 'Anna' }] } }),
    ).not.toBe(null);
    expect(fault({ type: 'ResumeRejected', v: 1, data: { reason: 'other', note: 'Anna' } })).not.toBeNull();
  });
});
