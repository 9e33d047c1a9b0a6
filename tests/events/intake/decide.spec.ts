import { describe, expect, it } from 'vitest';
import {
  type IntakeCommand,
  intakeDecider,
  maxMarks,
  maxPhotos,
  proposingFault,
  roomForMarks,
} from '../../../src/events/intake/decide.ts';
import { intakeFact, type IntakeFact } from '../../../src/events/intake/events.ts';
import { type Comparison, maxPairs, pairsToCompare } from '../../../src/events/intake/same-item.ts';
import { given } from '../../given.ts';

const by = 'mila';
const expiresAt = '2026-01-15T00:00:00.000Z';
const inTime = '2026-01-10T00:00:00.000Z';
const area = { x: 10, y: 20, width: 30, height: 40 };
const mark = { id: 'm1', photo: 'p1', area, word: 'Scratch' };
const photo = { id: 'p1', sha256: 'a'.repeat(64) };
const after = { id: 'p2', sha256: 'b'.repeat(64) };
const head = 'c'.repeat(64);

const opened = intakeFact.IntakeOpened({ merchant: by, client: null, transaction: null, item: 'Satchel' });
const added = intakeFact.IntakePhotoAdded({ photo: 'p1', sha256: photo.sha256 });
const drawn = intakeFact.MarkDrawn({ mark: 'm1', photo: 'p1', area, word: 'Scratch' });
const sent = intakeFact.IntakeSent({ expiresAt });
const said = { name: 'Ida', comment: '', seen: head };
const agreed = intakeFact.IntakeAgreed(said);
const objected = intakeFact.IntakeObjected(said);
const answers = [{ mark: 'm1', photo: 'p2', outcome: 'gone' as const }];
const returned = intakeFact.ItemReturned({
  photos: [{ photo: 'p2', sha256: after.sha256 }],
  answers,
  found: [],
});
const closed = intakeFact.IntakeClosed({});

const drawnUp = [opened, added, drawn];
const waiting = [...drawnUp, sent];
const standing = [...waiting, agreed];
const intake = (...facts: readonly IntakeFact[]) => given(intakeDecider, ...facts);

const draw = { type: 'DrawMark', by, mark } as const;
const send = { type: 'SendIntake', by, expiresAt } as const;
const answer = { type: 'AnswerIntake', agreed: true, ...said, head, at: inTime } as const;
const giveBack = { type: 'ReturnItem', by, photos: [after], answers, found: [] } as const;
const close = { type: 'CloseIntake', by } as const;
const takeBack = { type: 'TakeBack', by } as const;

describe('an intake', () => {
  it('[INTAKE1] is opened once, and nobody else’s', () => {
    const open = {
      type: 'OpenIntake',
      merchant: by,
      client: null,
      transaction: null,
      item: 'Satchel',
    } as const;
    intake().when(open).then(opened);
    intake(opened).when(open).thenRefused('already-open');
    for (const command of [draw, send, giveBack, close, takeBack]) {
      intake(...drawnUp)
        .when({ ...command, by: 'marco' })
        .thenRefused('not-found');
    }
  });

  it('[INTAKE2] takes each photo once, and twelve of them', () => {
    intake(opened).when({ type: 'AddPhoto', by, photo }).then(added);
    intake(opened, added).when({ type: 'AddPhoto', by, photo }).then();
    const full = Array.from({ length: maxPhotos }, (_, i) =>
      intakeFact.IntakePhotoAdded({ photo: `x${i}`, sha256: photo.sha256 }),
    );
    intake(opened, ...full)
      .when({ type: 'AddPhoto', by, photo })
      .thenRefused('too-many');
  });

  it('[INTAKE3] draws marks inside a photo, with a word', () => {
    intake(opened, added).when(draw).then(drawn);
    intake(...drawnUp)
      .when(draw)
      .then();
    intake(...drawnUp)
      .when({ ...draw, mark: { ...mark, word: 'Ink' } })
      .thenRefused('id-taken');
    intake(opened).when(draw).thenRefused('no-such-photo');
    intake(opened, added)
      .when({ ...draw, mark: { ...mark, area: { ...area, x: 980 } } })
      .thenRefused('bad-mark');
    intake(opened, added)
      .when({ ...draw, mark: { ...mark, word: '  ' } })
      .thenRefused('bad-mark');
    const many = Array.from({ length: maxMarks }, (_, i) =>
      intakeFact.MarkDrawn({ mark: `x${i}`, photo: 'p1', area, word: 'Ink' }),
    );
    intake(opened, added, ...many)
      .when(draw)
      .thenRefused('too-many');
  });

  it('[INTAKE3] moves, renames and removes marks', () => {
    const elsewhere = { ...area, x: 500 };
    const drawnIntake = intake(...drawnUp);
    drawnIntake
      .when({ type: 'MoveMark', by, mark: 'm1', area: elsewhere })
      .then(intakeFact.MarkMoved({ mark: 'm1', area: elsewhere }));
    drawnIntake.when({ type: 'MoveMark', by, mark: 'm1', area }).then();
    drawnIntake
      .when({ type: 'RenameMark', by, mark: 'm1', word: ' Ink ' })
      .then(intakeFact.MarkRenamed({ mark: 'm1', word: 'Ink' }));
    drawnIntake.when({ type: 'RenameMark', by, mark: 'm2', word: 'Ink' }).thenRefused('no-such-mark');
    drawnIntake.when({ type: 'RemoveMark', by, mark: 'm1' }).then(intakeFact.MarkRemoved({ mark: 'm1' }));
    drawnIntake.when({ type: 'RemoveMark', by, mark: 'm2' }).then();
    const without = intake(...drawnUp, intakeFact.IntakePhotoRemoved({ photo: 'p1' })).state();
    expect(without).toMatchObject({ photos: [], marks: [] });
  });

  it('[INTAKE4] stands still while the client has it, and once they have agreed', () => {
    for (const facts of [waiting, standing, [...standing, returned], [...drawnUp, closed]])
      intake(...facts)
        .when({ type: 'RemoveMark', by, mark: 'm1' })
        .thenRefused('not-editable');
    intake(...waiting)
      .when(takeBack)
      .then(intakeFact.IntakeTakenBack({}));
    intake(...standing)
      .when(takeBack)
      .thenRefused('not-sent');
    const again = intake(...waiting, objected);
    again.when({ type: 'RemoveMark', by, mark: 'm1' }).then(intakeFact.MarkRemoved({ mark: 'm1' }));
    again.when(send).then(sent);
  });

  it('[INTAKE5] is sent with a photo; what stands is only shown again', () => {
    intake(opened).when(send).thenRefused('no-photos');
    intake(opened, added).when(send).then(sent);
    intake(...waiting)
      .when(send)
      .then(sent);
    intake(...standing)
      .when(send)
      .then();
    intake(...drawnUp, closed)
      .when(send)
      .thenRefused('closed');
  });

  it('[INTAKE6] is answered once, in time, as it was seen', () => {
    intake(...waiting)
      .when(answer)
      .then(agreed);
    intake(...waiting)
      .when({ ...answer, agreed: false })
      .then(objected);
    intake(...waiting)
      .when({ ...answer, seen: 'd'.repeat(64) })
      .thenRefused('changed-meanwhile');
    intake(...waiting)
      .when({ ...answer, at: expiresAt })
      .thenRefused('link-over');
    for (const facts of [drawnUp, standing, [...waiting, objected]])
      intake(...facts)
        .when(answer)
        .thenRefused('link-over');
  });

  it('[INTAKE7] is returned once, with an answer to every mark', () => {
    intake(...standing)
      .when(giveBack)
      .then(returned);
    intake(...standing, returned)
      .when(giveBack)
      .thenRefused('not-agreed');
    intake(...waiting)
      .when(giveBack)
      .thenRefused('not-agreed');
    const refused = (changes: object, reason: Parameters<ReturnType<typeof refusing>['thenRefused']>[0]) =>
      refusing(changes).thenRefused(reason);
    const refusing = (changes: object) =>
      intake(...standing).when({ ...giveBack, ...changes } as IntakeCommand);
    refused({ photos: [] }, 'no-photos');
    refused({ photos: [after, after] }, 'too-many');
    refused({ answers: [] }, 'unanswered');
    refused({ answers: [...answers, ...answers] }, 'unanswered');
    refused({ answers: [{ ...answers[0], mark: 'm2' }] }, 'no-such-mark');
    refused({ answers: [{ ...answers[0], photo: 'p1' }] }, 'no-such-photo');
    refused({ found: [{ ...mark, photo: 'p2' }] }, 'id-taken');
    refused({ found: [{ ...mark, id: 'm2', photo: 'p2', word: '' }] }, 'bad-mark');
  });

  it('[INTAKE8] is closed after the return, or before the client has agreed', () => {
    intake(...drawnUp)
      .when(close)
      .then(closed);
    intake(...standing)
      .when(close)
      .thenRefused('nothing-to-close');
    intake(...standing, returned)
      .when(close)
      .then(closed);
    intake(...standing, returned, closed)
      .when(close)
      .then();
  });

  it('[INTAKE14] is compared once, after the return and before it is closed', () => {
    const comparison: Comparison = {
      ...{ reason: null, before: 'p1', after: 'p2', points: 400, tiles: 72, agreeing: 70, engine: '1.0.0' },
    };
    const compare = { type: 'CompareItem', comparison } as const;
    const compared = intakeFact.ItemCompared(comparison);
    intake(...standing, returned)
      .when(compare)
      .then(compared);
    intake(...standing, returned, compared)
      .when({ ...compare, comparison: { ...comparison, reason: 'failed' } })
      .then();
    intake(...standing)
      .when(compare)
      .thenRefused('not-returned');
    intake(...standing, returned, closed)
      .when(compare)
      .thenRefused('closed');
    expect(intake(...standing, returned, compared).state()!.returned?.comparison).toMatchObject(comparison);
  });

  it('[INTAKE14] compares photos of one mark first, then those in the same order, each pair once', () => {
    const ids = (...all: string[]) => all.map((id) => ({ id }));
    const back = { photos: ids('x', 'y'), answers: [{ mark: 'm', photo: 'x' }] };
    const pairs = pairsToCompare({ photos: ids('a', 'b'), marks: [{ id: 'm', photo: 'b' }], returned: back });
    expect(pairs.map((pair) => pair.join(''))).toEqual(['bx', 'ax', 'by', 'ay']);
    const many = ids(...'abcdefghijkl');
    expect(pairsToCompare({ photos: many, marks: [], returned: { photos: many, answers: [] } })).toHaveLength(
      maxPairs,
    );
    expect(pairsToCompare({ photos: many, marks: [], returned: null })).toEqual([]);
  });

  it('[INTAKE11] takes proposals for one of its photos while it can be changed and has room', () => {
    const reason = (facts: readonly IntakeFact[], asked: object = {}) =>
      proposingFault(intake(...facts).state(), { by, photo: 'p1', ...asked })?.reason ?? null;
    expect([reason(drawnUp), reason([...waiting, objected])]).toEqual([null, null]);
    expect([reason(waiting), reason(standing)]).toEqual(['not-editable', 'not-editable']);
    expect([reason([]), reason(drawnUp, { by: 'marco' })]).toEqual(['not-found', 'not-found']);
    expect(reason(drawnUp, { photo: 'p2' })).toBe('no-such-photo');
    const many = Array.from({ length: maxMarks }, (_, i) =>
      intakeFact.MarkDrawn({ mark: `m${i}`, photo: 'p1', area, word: 'Scratch' }),
    );
    expect(reason([opened, added, ...many])).toBe('too-many');
    expect(roomForMarks(intake(opened, added, ...many.slice(1)).state()!)).toBe(1);
  });
});
