/** Our own file format for chats: what is written can be read back, and other files are refused with a message. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { chatsFile, filesNamedIn, readChatsFile } from '../../../src/events/chat/chats-file.ts';
import { chatDecider } from '../../../src/events/chat/decide.ts';
import { chatFact } from '../../../src/events/chat/events.ts';
import { leftOutWords, missingWords } from '../../../src/views/chat/history/words.ts';
import { given } from '../../given.ts';
import { conversations } from './conversations.ts';

const conversation = conversations(new Date('2100-01-01'));

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
