/** The server is killed while it writes answers: no character of them is lost or duplicated, and none of them hangs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Schemas } from '../../../server/chat/parts.ts';
import { seed, times } from '../../counts.ts';
import { randomFrom } from '../../support/random.ts';
import { begin, line, openModelServer } from '../ai/model-server.ts';
import { putDatabase } from '../db/on-disk.ts';
import { password } from '../security/whole-server.ts';
import { runServer } from '../start/process.ts';
import { eventsIn, question } from './support.ts';

/** Answers that are under way at once, each killed at a position of its own: as many as a person may have (CHAT42). */
const answersEach = 2;
const kills = Math.ceil(times(100) / answersEach);

const words = 'Blot the ink 🧴, never rub it.\n\ndata: x\nid: 7\n\nÄsthetik 皮革 café — 🧵🪡 done. '.repeat(
  200,
);

interface Reader {
  readonly path: string;
  had: string;
}

/** Reads on until the connection breaks or the answer ends. @returns the state it ended in; null: it broke off */
async function readOn(origin: string, token: string, reader: Reader): Promise<string | null> {
  const answer = await fetch(`${origin}/api/py${reader.path}`, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      'last-event-id': String(reader.had.length),
    },
  });
  expect(answer.status).toBe(200);
  const decoder = new TextDecoder();
  let body = '';
  try {
    for await (const chunk of answer.body!) {
      body += decoder.decode(chunk as Uint8Array, { stream: true });
      const end = body.lastIndexOf('\n\n') + 2;
      for (const { event, data, id } of eventsIn(body.slice(0, end))) {
        if (event === 'piece') reader.had += data.text as string;
        expect(id).toBe(reader.had.length);
        if (event === 'ended') return data.state as string;
      }
      body = body.slice(end);
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return null;
}

it(
  `[CHAT10] [CHAT8] keeps ${kills * answersEach} answers as far as they came when the server is killed`,
  { timeout: 1_800_000 },
  async () => {
    const random = randomFrom(seed);
    const dataDir = mkdtempSync(join(tmpdir(), 'patina-killed-answers-'));
    putDatabase(dataDir);
    const model = await openModelServer();
    // As long as anybody reads, at most for two minutes.
    model.answers(
      begin([], (response) => {
        void (async () => {
          for (let at = 0; at < words.length && !response.destroyed;) {
            const end = at + 1 + Math.floor(random() * 30);
            response.write(line({ content: words.slice(at, end) }));
            at = end;
            await sleep(random() * 12);
          }
          response.destroy();
        })();
      }),
    );
    const start = () =>
      runServer({
        DATA_DIR: dataDir,
        DEMO_PASSWORD: password,
        LOG_LEVEL: 'silent',
        REQUEST_ALLOWANCE: '1000',
        AI_BASE_URL: model.settings.baseUrl,
        AI_CHAT_MODEL: 'talker',
      });
    let server = start();
    onTestFinished(async () => {
      server.child.kill('SIGKILL');
      await server.ended();
      await model.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const readers: Reader[] = [];
    let token = '';
    for (let kill = 0; kill <= kills; kill += 1) {
      const origin = (await server.says(/running at (http:\S+)/))[1]!;
      const headers = { 'content-type': 'application/json' };
      const send = async (path: string, body: object) => {
        const answer = await fetch(`${origin}${path}`, {
          method: 'POST',
          headers: { ...headers, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
          body: JSON.stringify(body),
        });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
        return JSON.parse(text) as Record<string, unknown>;
      };
      token = '';
      token = (
        await send('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
          email: 'user@patina.example',
          password,
        })
      ).idToken as string;
      if (kill === kills) {
        // Each reader comes back, gets what it lacks once, and learns that the answer was interrupted.
        for (const reader of readers) {
          expect(await readOn(origin, token, reader)).toBe('failed');
          expect(words.startsWith(reader.had)).toBe(true);
          const whole = { path: reader.path, had: '' };
          expect(await readOn(origin, token, whole)).toBe('failed');
          expect(whole.had).toBe(reader.had);
        }
        break;
      }
      const asked = await Promise.all(
        Array.from({ length: answersEach }, () => send('/api/py/chats', question('Ink?'))),
      );
      const now = asked.map((each): Reader => {
        const { chat_id: chat, turn } = each as unknown as Schemas['AskedChatQuestion'];
        return { path: `/chats/${chat}/turns/${turn.id}/answer`, had: '' };
      });
      const reading = now.map((reader) => readOn(origin, token, reader));
      const until = 50 + Math.floor(random() * 1500);
      await vi.waitUntil(
        () => now.every(({ had }) => had.length > 0) && now.some(({ had }) => had.length > until),
        {
          timeout: 60_000,
          interval: 5,
        },
      );
      server.child.kill('SIGKILL');
      await server.ended();
      expect(await Promise.all(reading)).toEqual(now.map(() => null));
      for (const { had } of now) expect(words.startsWith(had)).toBe(true);
      readers.push(...now);
      server = start();
    }
    expect(readers).toHaveLength(kills * answersEach);
    expect(new Set(readers.map(({ had }) => had.length)).size).toBeGreaterThan(kills);
  },
);
