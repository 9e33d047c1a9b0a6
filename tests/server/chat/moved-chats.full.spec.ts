/** Chats that move from one person to another and on as files: nothing in them changes. */
import { randomUUID } from 'node:crypto';
import { fc } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { HttpProblem } from '../../../src/adapters/http.ts';
import { chatsFile, readChatsFile } from '../../../src/events/chat/chats-file.ts';
import type { TurnFilter } from '../../../src/events/chat/history-port.ts';
import { seed, times } from '../../counts.ts';
import { conversations } from '../../events/chat/conversations.ts';
import { openInMemory } from '../db/in-memory.ts';
import { drivenEngine, historyOf, openChatServer } from './support.ts';

const everything: TurnFilter = { search: '', from: null, to: null, engine: null, chat: null };

it(
  `[CHAT20] [CHAT16] exports and imports ${times(1000)} conversations unchanged`,
  { timeout: 1_200_000 },
  async () => {
    const server = await openChatServer(await openInMemory(), drivenEngine());
    try {
      const generated = fc.sample(conversations(new Date('2026-11-21')), { numRuns: times(1000), seed });
      const at = new Date('2026-11-28T08:00:00.000Z');
      let file = chatsFile(
        generated.map((chat) => ({ id: randomUUID(), ...chat })),
        at,
      );
      const first = readChatsFile(file);
      expect(first).toEqual(generated);
      for (const who of ['anna', 'bert']) {
        const { take, whole } = historyOf(server, who);
        for (const chat of readChatsFile(file)) {
          const key = randomUUID();
          await take(key, chat).catch((error: unknown) => {
            // A busy machine can pause for longer than a request may take to arrive. With its key it counts once.
            if (!(error instanceof HttpProblem && error.status === 408)) throw error;
            return take(key, chat);
          });
        }
        file = chatsFile(await whole(everything), at);
        expect(readChatsFile(file)).toEqual(generated);
      }
      expect(server.errors).toEqual([]);
    } finally {
      await server.close();
    }
  },
);
