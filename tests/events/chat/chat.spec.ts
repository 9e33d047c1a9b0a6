/** The rules of a chat, and how its tree is traversed. */
import { describe, expect, it } from 'vitest';
import { chatDecider, questionError, titleError } from '../../../src/events/chat/decide.ts';
import { chatFact, type ChatFact } from '../../../src/events/chat/events.ts';
import { latestLeaf, leafBelow, pathTo, siblingsOf } from '../../../src/events/chat/tree.ts';
import { maxTurns, type SettledTurn, titleOf } from '../../../src/events/chat/turn.ts';
import { given, testStamp } from '../../given.ts';

const by = 'anna';
const engine = 'Built in';
const begun = chatFact.ChatBegun({ owner: by, title: 'Ink?' });
const asked = (turn: string, parent: string | null = null, question = 'Ink?') =>
  chatFact.TurnAsked({ turn, parent, kind: 'asked', question, engine, attachments: [] });
const end = (turn: string, answer = 'Blot it.') => ({ turn, answer, sources: [] });
const answered = (turn: string) => chatFact.TurnAnswered(end(turn));
const chat = (...facts: readonly ChatFact[]) => given(chatDecider, begun, ...facts);
const one = [asked('t1'), answered('t1')] as const;

describe('asking', () => {
  it('[CHAT1] begins a chat, which is called by its question', () => {
    given(chatDecider)
      .when({ type: 'BeginChat', by, engine, turn: 't1', question: '  Ink?  ' })
      .then(begun, asked('t1'));
    chat(...one)
      .when({ type: 'BeginChat', by, engine, turn: 't2', question: 'Oil?' })
      .then();
  });

  it('[CHAT21] keeps the files of a question, and a sibling keeps those of its turn', () => {
    const file = { id: 'f1', name: 'bag.pdf', kind: 'pdf', bytes: 9, sha256: 'a'.repeat(64) } as const;
    const first = chatFact.TurnAsked({
      ...{ turn: 't1', parent: null, kind: 'asked', question: 'Ink?', engine },
      attachments: [file],
    });
    given(chatDecider)
      .when({ type: 'BeginChat', by, engine, turn: 't1', question: 'Ink?', attachments: [file] })
      .then(begun, first);
    chat(first, answered('t1'))
      .when({ type: 'AskBeside', by, engine, turn: 't2', of: 't1', question: 'Oil?' })
      .then(
        chatFact.TurnAsked({
          ...{ turn: 't2', parent: null, kind: 'edited', question: 'Oil?', engine },
          attachments: [file],
        }),
      );
  });

  it('[CHAT2] goes on behind any turn, or beside it', () => {
    const on = { type: 'Ask', by, engine, turn: 't2', question: 'Oil?' } as const;
    chat(...one)
      .when({ ...on, parent: 't1' })
      .then(asked('t2', 't1', 'Oil?'));
    chat(...one)
      .when({ ...on, parent: null })
      .then(asked('t2', null, 'Oil?'));
    chat(...one)
      .when({ ...on, parent: 'nobody' })
      .thenRefused('not-found');
    const beside = { type: 'AskBeside', by, engine, turn: 't2', of: 't1' } as const;
    chat(...one)
      .when({ ...beside, question: 'Ink?' })
      .then(
        chatFact.TurnAsked({
          turn: 't2',
          parent: null,
          kind: 'again',
          question: 'Ink?',
          engine,
          attachments: [],
        }),
      );
    chat(...one)
      .when({ ...beside, question: 'Oil?' })
      .then(
        chatFact.TurnAsked({
          turn: 't2',
          parent: null,
          kind: 'edited',
          question: 'Oil?',
          engine,
          attachments: [],
        }),
      );
    chat(...one)
      .when({ ...beside, of: 'nobody', question: 'Oil?' })
      .thenRefused('not-found');
  });

  it('[CHAT3] waits for the answer before', () => {
    chat(asked('t1'))
      .when({ type: 'Ask', by, engine, turn: 't2', parent: 't1', question: 'Oil?' })
      .thenRefused('answering');
  });

  it('[CHAT5] is for its owner', () => {
    for (const type of ['Delete', 'Restore'] as const) {
      chat(...one)
        .when({ type, by: 'bert' })
        .thenRefused('not-found');
    }
    chat(...one)
      .when({ type: 'Rename', by: 'bert', title: 'Mine' })
      .thenRefused('not-found');
    chat(asked('t1'))
      .when({ type: 'Stop', by: 'bert', ...end('t1') })
      .thenRefused('not-found');
    given(chatDecider).when({ type: 'Pin', by, pinned: true }).thenRefused('not-found');
  });

  it('[CHAT6] has limits', () => {
    expect(questionError(' \n ')).not.toBeNull();
    expect(questionError('x'.repeat(4001))).not.toBeNull();
    expect(questionError('🧴'.repeat(4000))).toBeNull();
    expect(titleError('')).not.toBeNull();
    expect(titleError('two\nlines')).not.toBeNull();
    expect(titleError('x'.repeat(81))).not.toBeNull();
    expect(titleOf('  a \n b ')).toBe('a b');
    expect([...titleOf('🧴'.repeat(100))]).toHaveLength(80);
    const many = Array.from({ length: maxTurns }, (_, i) => [asked(`t${i}`), answered(`t${i}`)]).flat();
    chat(...many)
      .when({ type: 'Ask', by, engine, turn: 'more', parent: null, question: 'Oil?' })
      .thenRefused('full');
  });
});

describe('an answer', () => {
  it('[CHAT4] ends once', () => {
    const ends = [
      [{ type: 'Answer', ...end('t1') }, answered('t1')],
      [{ type: 'Stop', by, ...end('t1') }, chatFact.TurnStopped(end('t1'))],
      [
        { type: 'Fail', ...end('t1'), failure: 'busy' },
        chatFact.TurnFailed({ ...end('t1'), failure: 'busy' }),
      ],
    ] as const;
    for (const [command, fact] of ends) {
      chat(asked('t1')).when(command).then(fact);
      for (const [, before] of ends) chat(asked('t1'), before).when(command).then();
    }
    chat(asked('t1'))
      .when({ type: 'Answer', ...end('nobody') })
      .thenRefused('not-found');
    expect(chat(asked('t1'), ends[2][1], answered('t1')).state()!.turns).toMatchObject([
      { state: 'failed', failure: 'busy', endedAt: testStamp.at },
    ]);
  });
});

describe('a chat', () => {
  it('[CHAT7] is renamed, pinned, deleted and brought back; the same is nothing new', () => {
    const c = chat(...one);
    c.when({ type: 'Rename', by, title: ' Bags ' }).then(chatFact.ChatRenamed({ title: 'Bags' }));
    c.when({ type: 'Rename', by, title: 'Ink?' }).then();
    c.when({ type: 'Rename', by, title: ' ' }).thenRefused('bad-text');
    c.when({ type: 'Pin', by, pinned: true }).then(chatFact.ChatPinned({}));
    c.when({ type: 'Pin', by, pinned: false }).then();
    chat(chatFact.ChatPinned({})).when({ type: 'Pin', by, pinned: false }).then(chatFact.ChatUnpinned({}));
    c.when({ type: 'Delete', by }).then(chatFact.ChatDeleted({}));
    c.when({ type: 'Restore', by }).then();
    const deleted = chat(...one, chatFact.ChatDeleted({}));
    deleted.when({ type: 'Delete', by }).then();
    deleted.when({ type: 'Restore', by }).then(chatFact.ChatRestored({}));
    deleted
      .when({ type: 'Ask', by, engine, turn: 't2', parent: 't1', question: 'Oil?' })
      .thenRefused('deleted');
    expect(chat(chatFact.ChatDeleted({}), chatFact.ChatRestored({})).state()!.deleted).toBe(false);
  });

  it('[CHAT11] is taken in whole from a file, or not at all', () => {
    const turn = (id: string, parent: string | null): SettledTurn => ({
      ...{ id, parent, kind: 'asked', question: 'Ink?', state: 'answered', engine: null, answer: 'So.' },
      ...{ attachments: [], sources: [], failure: null, askedAt: testStamp.at, endedAt: testStamp.at },
    });
    const turns = [turn('a', null), turn('b', 'a'), turn('c', null)];
    const command = { type: 'Import', by, title: 'Ink?', turns } as const;
    given(chatDecider).when(command).then(begun, chatFact.TurnsImported({ turns }));
    expect(chat(chatFact.TurnsImported({ turns })).state()!.turns).toEqual(turns);
    for (const wrong of [[], [turn('b', 'a'), turn('a', null)], [turn('a', null), turn('a', null)]]) {
      given(chatDecider)
        .when({ ...command, turns: wrong })
        .thenRefused('bad-file');
    }
    given(chatDecider)
      .when({ ...command, title: '' })
      .thenRefused('bad-text');
    chat(...one)
      .when(command)
      .then();
  });
});

describe('the tree', () => {
  const turns = [
    { id: 'a', parent: null },
    { id: 'b', parent: 'a' },
    { id: 'c', parent: 'a' },
    { id: 'd', parent: 'b' },
    { id: 'e', parent: null },
  ];

  it('[CHAT2] is walked by its branches', () => {
    expect(pathTo(turns, 'd').map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    expect(pathTo(turns, null)).toEqual([]);
    expect(pathTo(turns, 'nobody')).toEqual([]);
    expect(siblingsOf(turns, turns[1]!).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(leafBelow(turns, 'b')).toBe('d');
    expect(leafBelow(turns, 'a')).toBe('c');
    expect(leafBelow(turns, null)).toBe('e');
    expect(latestLeaf(turns)).toBe('e');
    expect(latestLeaf([])).toBeNull();
  });
});
