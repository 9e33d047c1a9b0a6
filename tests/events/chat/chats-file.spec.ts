/** Our own file format for chats: what is written can be read back, and other files are refused with a message. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { attachmentKinds } from '../../../src/events/chat/attachment.ts';
import { chatsFile, filesNamedIn, readChatsFile } from '../../../src/events/chat/chats-file.ts';
import { chatDecider } from '../../../src/events/chat/decide.ts';
import { chatFact } from '../../../src/events/chat/events.ts';
import { type SettledTurn, turnFailures, turnKinds } from '../../../src/events/chat/turn.ts';
import { leftOutWords, missingWords } from '../../../src/views/chat/history/words.ts';
import { given } from '../../given.ts';

const words = (maxLength: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength }).map((text) => `a${text}`);
const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const source = fc.record({
  guide: words(5),
  version: fc.integer({ min: 1, max: 99 }),
  fact: words(5),
  title: words(10),
  text: words(80),
});
const attachment = fc.record({
  id: fc.uuid(),
  name: words(20),
  kind: fc.constantFrom(...attachmentKinds),
  bytes: fc.nat(),
  sha256: fc.stringMatching(/^[\da-f]{64}$/),
});
const said = fc.record({
  kind: fc.constantFrom(...turnKinds),
  question: words(60),
  ended: fc.oneof(
    fc.constantFrom('answered' as const, 'stopped' as const).map((state) => ({ state, failure: null })),
    fc.constantFrom(...turnFailures).map((failure) => ({ state: 'failed' as const, failure })),
  ),
  engine: fc.option(words(10)),
  attachments: fc.array(attachment, { maxLength: 2 }),
  answer: fc.string({ unit: 'grapheme', maxLength: 200 }),
  sources: fc.array(source, { maxLength: 3 }),
  askedAt: moment,
  endedAt: moment,
  /** One of the earlier turns, or none. */
  after: fc.nat(),
});
const conversation = fc.record({
  title: fc.string({ maxLength: 60 }).map((title) => `¿革 ${title}`.trim()),
  pinned: fc.boolean(),
  turns: fc.array(said, { minLength: 1, maxLength: 12 }).map((all) =>
    all.map(({ ended, after, ...turn }, i): SettledTurn => {
      const before = after % (i + 1);
      return { ...turn, ...ended, id: `t${i}`, parent: before === i ? null : `t${before}` };
    }),
  ),
});

const at = new Date('2026-11-27T08:00:00.000Z');
const fileOf = (chats: readonly object[]) =>
  chatsFile(chats.map((chat, i) => ({ id: `c${i}`, ...chat })) as never, at);

describe('a file of chats', () => {
  test.prop([fc.array(conversation, { minLength: 10, maxLength: 10 })], { numRuns: 100 })(
    '[CHAT20] gives back a thousand conversations as they were, and the rules take each',
    (chats) => {
      const file = fileOf(chats);
      const read = readChatsFile(file);
      const { filesNotIncluded: listed } = JSON.parse(file) as { filesNotIncluded: { sha256: string }[] };
      const named = chats.flatMap(({ turns }) => turns.flatMap(({ attachments }) => attachments));
      expect(new Set(listed.map(({ sha256 }) => sha256))).toEqual(new Set(named.map(({ sha256 }) => sha256)));
      expect(read).toEqual(chats);
      for (const { title, turns } of read) {
        given(chatDecider)
          .when({ type: 'Import', by: 'anna', title, turns })
          .then(chatFact.ChatBegun({ owner: 'anna', title }), chatFact.TurnsImported({ turns: [...turns] }));
      }
    },
  );

  it('[CHAT32] lists the attached files that are not in it, each once', () => {
    const [chat] = fc.sample(conversation, { numRuns: 1, seed: 3 });
    const file = { name: 'bag.jpg', kind: 'photo', bytes: 7, sha256: 'a'.repeat(64) } as const;
    const turns = ['one', 'two'].map((id) => ({ ...chat!.turns[0]!, id, attachments: [{ ...file, id }] }));
    const written = fileOf([{ ...chat, turns }]);
    expect(JSON.parse(written)).toMatchObject({ filesNotIncluded: [file] });
    expect(filesNamedIn(readChatsFile(written))).toEqual([file]);
    expect(missingWords(0)).toBe('');
    expect(missingWords(2)).toContain('2 attached files are not in it');
    expect(leftOutWords(1)).toContain('1 attached file is not in this export');
  });

  it('[CHAT20] reads files from before there were attachments', () => {
    const [old] = fc.sample(conversation, { numRuns: 1, seed: 2 });
    const turns = old!.turns.map(({ attachments: _, ...turn }) => turn);
    const file = JSON.stringify({ format: 'patina-chats', version: 1, chats: [{ ...old, turns }] });
    expect(readChatsFile(file)[0]!.turns.every(({ attachments }) => attachments.length === 0)).toBe(true);
  });

  const [chat] = fc.sample(conversation, { numRuns: 1, seed: 1 });
  it.each([
    ['what is no JSON', '{"format": "patina-ch', 'no JSON file'],
    ['another file', '{"format":"patina-ledger","version":1}', 'no file of chats'],
    ['nothing', 'null', 'no file of chats'],
    ['a newer one', '{"format":"patina-chats","version":3,"chats":[]}', 'newer Patina'],
    ['one without chats', fileOf([]), 'no chats'],
    ['a chat without a question', fileOf([{ ...chat, turns: [] }]), 'chats › 0 › turns'],
    [
      'an answer that is still to come',
      fileOf([{ ...chat, turns: [{ ...chat!.turns[0], state: 'answering' }] }]),
      'chats › 0 › turns › 0 › state',
    ],
    [
      'an answer that is too long',
      fileOf([{ ...chat, turns: [{ ...chat!.turns[0], answer: 'a'.repeat(60_001) }] }]),
      'chats › 0 › turns › 0 › answer',
    ],
  ])('[CHAT20] refuses %s', (_, text, words) => {
    expect(() => readChatsFile(text)).toThrow(words);
  });
});
