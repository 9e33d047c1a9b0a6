/** The copy of chats on a device: what is added, what is dropped first, what proves deleted, and how it is searched. */
import { describe, expect, it } from 'vitest';
import type { TurnQuery } from '../../../src/events/chat/history-port.ts';
import type { ListedChat } from '../../../src/events/chat/port.ts';
import {
  goneFrom,
  howManyFit,
  listSeen,
  maxSeenCharacters,
  maxSeenChats,
  readSeenChat,
  searchSeen,
  type SeenChat,
  seenEngines,
  shownIn,
  withShown,
} from '../../../src/events/chat/seen.ts';
import type { Turn } from '../../../src/events/chat/turn.ts';

const turn = (id: string, minute: number, changes: Partial<Turn> = {}): Turn => ({
  ...{ id, parent: null, kind: 'asked', question: `${id}?`, state: 'answered', engine: 'Built in' },
  ...{ answer: 'So.', attachments: [], sources: [], failure: null },
  askedAt: new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString(),
  endedAt: new Date(Date.UTC(2026, 10, 21, 8, minute, 1)).toISOString(),
  ...changes,
});
const seen = (id: string, turns: readonly Turn[], changes: Partial<SeenChat> = {}): SeenChat => ({
  ...withShown(null, { id, title: id, pinned: false, turns })!,
  ...changes,
});
const idsOf = (chat: SeenChat | null) => chat?.turns.map(({ id }) => id);

describe('what is kept of a chat', () => {
  it('[CHAT30] adds what is shown to what was seen, in order, without an answer in progress', () => {
    const before = seen('c', [turn('t1', 1), turn('t4', 4)], { pinned: true });
    const shown = [
      turn('t2', 2),
      turn('t4', 4, { answer: 'Longer.' }),
      turn('t5', 5, { state: 'answering' }),
    ];
    const after = withShown(before, { id: 'c', title: null, pinned: null, turns: shown });
    expect(idsOf(after)).toEqual(['t1', 't2', 't4']);
    expect(after).toMatchObject({ title: 'c', pinned: true, changedAt: turn('t4', 4).askedAt });
    expect(after!.turns[2]!.answer).toBe('Longer.');
  });

  it('[CHAT30] keeps the order of a whole chat, whatever its times', () => {
    const shown = { id: 'c', title: null, pinned: null, turns: [turn('t9', 9), turn('t1', 1)] };
    expect(withShown(null, shown)).toMatchObject({ title: 't9?', changedAt: turn('t9', 9).askedAt });
    expect(idsOf(withShown(null, shown))).toEqual(['t9', 't1']);
    expect(withShown(null, { ...shown, turns: [turn('t1', 1, { state: 'answering' })] })).toBeNull();
  });

  it('[CHAT30] groups rows of the history by their chats', () => {
    const rows = [turn('t3', 3), turn('t2', 2), turn('t1', 1)].map((one, i) => ({
      ...{ chat: i === 1 ? 'b' : 'a', chatTitle: i === 1 ? 'B' : 'A', turn: one },
    }));
    expect(shownIn(rows).map(({ id, title, turns }) => [id, title, turns.length])).toEqual([
      ['a', 'A', 2],
      ['b', 'B', 1],
    ]);
  });

  it('[CHAT31] drops what was not seen for the longest time, by number and by size', () => {
    expect(howManyFit([])).toBe(0);
    expect(howManyFit(Array.from({ length: maxSeenChats }, () => 1))).toBe(maxSeenChats);
    expect(howManyFit(Array.from({ length: maxSeenChats + 3 }, () => 1))).toBe(maxSeenChats);
    expect(howManyFit([maxSeenCharacters - 1, 1, 1])).toBe(2);
    expect(howManyFit([maxSeenCharacters + 1, 1])).toBe(0);
  });

  const listed = (id: string, minute: number, pinned = false): ListedChat => ({
    ...{ id, title: id, pinned, changedAt: turn('', minute).askedAt },
  });
  it.each([
    ['all, when the list is complete', [listed('a', 1)], 1, ['b', 'c', 'p']],
    ['those that would be on its first page', [listed('a', 5), listed('d', 3)], 9, ['b', 'p']],
    ['none, when the page ends within the pinned', [listed('p2', 1, true)], 9, []],
    ['all, when nothing is left', [], 0, ['a', 'b', 'c', 'p']],
  ])('[CHAT31] knows which were deleted elsewhere: %s', (_, items, total, gone) => {
    const kept = [
      ...[seen('a', [turn('t', 5)]), seen('b', [turn('t', 4)]), seen('c', [turn('t', 2)])],
      seen('p', [turn('t', 1)], { pinned: true }),
    ];
    expect(goneFrom(kept, { items, total })).toEqual(gone);
  });
});

describe('the copy without a network', () => {
  const chats = [
    seen('Bags', [
      turn('t1', 1, { question: 'Ink on leather?', answer: 'Blot it, never rub.' }),
      turn('t2', 2, { question: 'Suede sofa?', answer: 'Use a brush.', engine: 'Older' }),
    ]),
    seen('Öl', [turn('t3', 3, { question: 'Öl auf Wildleder?', answer: 'Brush with 50% less force.' })]),
    seen('染み', [turn('t4', 4, { question: '革の染み', answer: '乾いた布で。' })], { pinned: true }),
  ];
  const query: TurnQuery = {
    ...{ search: '', from: null, to: null, engine: null, chat: null },
    ...{ sort: 'asked', page: 1, pageSize: 20 },
  };
  const found = (changes: Partial<TurnQuery>) =>
    searchSeen(chats, { ...query, ...changes }).rows.map(({ turn: { id } }) => id);

  // The cases of the server's search.
  it.each([
    ['a word of the question, whatever its capitals', 'LEATHER', ['t1']],
    ['a word of the answer', 'blot', ['t1']],
    ['words that begin so', 'leath', ['t1']],
    ['two words, wherever they stand', 'rub ink', ['t1']],
    ['a word of two answers', 'brush', ['t2', 't3']],
    ['a phrase', '"never rub"', ['t1']],
    ['no phrase whose words stand apart', '"rub never"', []],
    ['a letter too few', 'lether', ['t1']],
    ['a letter too many', 'sueede', ['t2']],
    ['two letters swapped', 'sfoa', ['t2']],
    ['not with two typos', 'sfoaa', []],
    ['an umlaut in either case', 'öl', ['t3']],
    ['within a script without spaces', '染み', ['t4']],
    ['signs as they stand', '50%', ['t3']],
    ['no pattern', '_%', []],
    ['nothing but signs of a search', '""', ['t1', 't2', 't3', 't4']],
  ])('[CHAT30] finds %s', (_, search, expected) => {
    expect(found({ search })).toEqual(expected);
  });

  it('[CHAT30] tells which word it took a typo for', () => {
    expect(searchSeen(chats, { ...query, search: 'sfoa' })).toMatchObject({ total: 1, also: ['sofa'] });
    expect(searchSeen(chats, { ...query, search: 'sofa' })).toMatchObject({ also: [] });
  });

  it('[CHAT30] finds a file by its name', () => {
    const file = { id: 'f', name: 'saddle-bag.pdf', kind: 'pdf', bytes: 1, sha256: '0'.repeat(64) } as const;
    const one = [seen('c', [turn('t1', 1, { attachments: [file] })])];
    expect(searchSeen(one, { ...query, search: 'saddle' }).total).toBe(1);
  });

  it('[CHAT30] narrows, sorts and pages as the server does', () => {
    expect(found({ sort: '-asked' })).toEqual(['t4', 't3', 't2', 't1']);
    expect(found({ page: 2, pageSize: 3 })).toEqual(['t4']);
    expect(found({ engine: 'Older' })).toEqual(['t2']);
    expect(found({ chat: 'Bags' })).toEqual(['t1', 't2']);
    expect(found({ from: turn('', 2).askedAt, to: turn('', 4).askedAt })).toEqual(['t2', 't3']);
    expect(seenEngines(chats)).toEqual(['Built in', 'Older']);
  });

  it('[CHAT30] lists chats by name, the pinned first', () => {
    const names = (search: string) =>
      listSeen(chats, { search, page: 1, pageSize: 2 }).items.map(({ title }) => title);
    expect(names('')).toEqual(['染み', 'Öl']);
    expect(names(' bag')).toEqual(['Bags']);
    expect(listSeen(chats, { search: '', page: 2, pageSize: 2 })).toMatchObject({ total: 3, items: [{}] });
  });
});

describe('what a device has stored', () => {
  it('[CHAT38] is read as it was written, with all that a turn can have', () => {
    const chat = seen('c', [
      turn('t1', 1, { state: 'failed', failure: 'too-slow', engine: null, answer: '' }),
      turn('t2', 2, {
        parent: 't1',
        kind: 'edited',
        attachments: [{ id: 'f1', name: 'bag.jpg', kind: 'photo', bytes: 9, sha256: 'a'.repeat(64) }],
        sources: [{ guide: 'leather', version: 1, fact: 'f', title: 'Ink', text: 'Blot it.' }],
      }),
    ]);
    expect(readSeenChat({ ...chat, uid: 'anna', seenAt: 1, size: 2 })).toEqual(chat);
    // A newer server's.
    expect(readSeenChat({ ...chat, turns: chat.turns.map((one) => ({ ...one, more: 1 })) })).toEqual(chat);
  });

  it.each([
    ['nothing', undefined],
    [
      'a turn without files, as before questions had any',
      { turns: [{ ...turn('t1', 1), attachments: undefined }] },
    ],
    ['no turns', { turns: [] }],
    ['turns that are none', { turns: 'damaged' }],
    ['an answer in progress', { turns: [turn('t1', 1, { state: 'answering', endedAt: null })] }],
  ])('[CHAT38] is not shown with %s', (_, changes) => {
    expect(readSeenChat(changes && { ...seen('c', [turn('t1', 1)]), ...changes })).toBeNull();
  });
});
