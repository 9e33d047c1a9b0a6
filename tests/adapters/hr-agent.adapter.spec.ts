import { describe, expect, it } from 'vitest';
import { hiringClient } from '../../src/adapters/hiring-client.ts';
import { hrAgentPort } from '../../src/adapters/hr-agent.adapter.ts';
import { conversationKey } from '../../src/adapters/hr-conversation.ts';
import type { HrAgentSignal } from '../../src/events/hr-agent/port.ts';
import { sampleTurn } from '../../src/machines/paths/sample-conversation.ts';

const baseUrl = 'http://patina.example/api/py';
const token = async () => 'token';

function storage(room = Infinity) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, text);
    },
  };
}

const encoded = (text: string) => new TextEncoder().encode(text);

/** Sends like the server: one answer in pieces, followed by its end or a broken connection. */
function agent(answer: () => Response, { fails }: { fails?: Error } = {}) {
  const asked: Request[] = [];
  const fetch = async (request: Request) => {
    asked.push(request);
    if (fails) throw fails;
    return answer();
  };
  const port = hrAgentPort({
    hiring: hiringClient({ baseUrl, token, fetch }),
    baseUrl,
    token,
    storage: storage(),
    zone: () => 'Asia/Tokyo',
    fetch,
  });
  const received: HrAgentSignal[] = [];
  const question = {
    question: ' Who applied? ',
    blind: true,
    filters: null,
    history: [{ by: 'person', text: 'Hello' }] as const,
  };
  const ask = () =>
    new Promise<readonly HrAgentSignal[]>((ended) => {
      port.slots.answer((one) => {
        received.push(one);
        if (one.type === 'answer.ended' || one.type === 'agent.failed') ended(received);
      }, question);
    });
  return { asked, ask, received, port, question };
}

const streamed = (...chunks: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of chunks) controller.enqueue(encoded(piece));
        controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

describe('a question', () => {
  it('is sent with what was said before, and heard piece by piece, wherever the line is cut', async () => {
    const { ask, asked } = agent(() =>
      streamed(
        'event: engine\ndata: {"engine":"Built in"}\n\nevent: te',
        'xt\ndata: {"text":"Two\\n\\n"}\n\n: alive\n\n',
        'event: newer\ndata: {}\n\nevent: sources\ndata: {"sources":[]}\n\nevent: done\ndata: {}\n\n',
      ),
    );
    expect(await ask()).toEqual([
      { type: 'answer.came', part: { of: 'engine', engine: 'Built in' } },
      { type: 'answer.came', part: { of: 'text', text: 'Two\n\n' } },
      { type: 'answer.came', part: { of: 'sources', sources: [] } },
      { type: 'answer.ended' },
    ]);
    expect(asked[0]!.headers.get('accept')).toBe('text/event-stream');
    expect(await asked[0]!.json()).toEqual({
      question: 'Who applied?',
      blind: true,
      history: [{ by: 'person', text: 'Hello' }],
      time_zone: 'Asia/Tokyo',
    });
  });

  it('fails as the server says, also with a reason that is not known here', async () => {
    const failing = (reason: string) =>
      agent(() => streamed(`event: failed\ndata: {"reason":"${reason}","message":"Later."}\n\n`)).ask();
    expect(await failing('busy')).toEqual([
      { type: 'agent.failed', failure: { reason: 'busy', message: 'Later.' } },
    ]);
    expect(await failing('eclipse')).toMatchObject([{ failure: { reason: 'failed' } }]);
  });

  it('is cut off where the answer ends before its end, or makes no sense', async () => {
    for (const rest of ['', 'event: text\ndata: {"te\n\n']) {
      const received = await agent(() => streamed('event: engine\ndata: {"engine":"x"}\n\n', rest)).ask();
      expect(received.at(-1)).toMatchObject({ type: 'agent.failed', failure: { reason: 'cut-off' } });
    }
  });

  it('says that it broke off because the session of its token is over', async () => {
    const begun = 'event: engine\ndata: {"engine":"x"}\n\nevent: text\ndata: {"text":"Two"}\n\n';
    const received = await agent(() => streamed(begun, 'event: session-over\ndata: {}\n\n')).ask();
    expect(received).toHaveLength(3);
    expect(received.at(-1)).toMatchObject({
      failure: { reason: 'cut-off', message: expect.stringContaining('login had to be renewed') },
    });
  });

  it.each([
    [401, 'signed-out'],
    [422, 'not-taken'],
    [429, 'too-often'],
    [501, 'unavailable'],
    [500, 'failed'],
  ])('that is refused with %i says why', async (status, reason) => {
    const { ask } = agent(() => Response.json({ detail: 'No.' }, { status }));
    expect(await ask()).toEqual([{ type: 'agent.failed', failure: { reason, message: 'No.' } }]);
  });

  it('says that there is no network', async () => {
    const { ask } = agent(() => streamed(), { fails: new TypeError('Failed to fetch') });
    expect(await ask()).toMatchObject([{ failure: { reason: 'offline' } }]);
  });

  it('that is stopped is heard of no more, and given up at the other end', async () => {
    let line!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (line = controller) });
    const { port, received, question, asked } = agent(() => new Response(body));
    const stop = port.slots.answer((one) => received.push(one), question);
    await expect.poll(() => asked.length).toBe(1);
    line.enqueue(encoded('event: engine\ndata: {"engine":"x"}\n\n'));
    await expect.poll(() => received.length).toBe(1);
    stop();
    line.enqueue(encoded('event: text\ndata: {"text":"late"}\n\n'));
    await new Promise((later) => setTimeout(later, 20));
    expect(received).toHaveLength(1);
    expect(asked[0]!.signal.aborted).toBe(true);
  });
});

describe('a conversation', () => {
  const opened = (kept: ReturnType<typeof storage>) =>
    hrAgentPort({
      hiring: hiringClient({ baseUrl, token }),
      baseUrl,
      token,
      zone: () => 'UTC',
      storage: kept,
    }).slots;

  it('[AGENT6] is found again by its person, and by nobody else', async () => {
    const tab = storage();
    const { keep, restore } = opened(tab);
    await keep('anna', [sampleTurn]);
    expect(await restore({ uid: 'anna' })).toEqual([sampleTurn]);
    expect(await restore({ uid: 'bert' })).toEqual([]);
    await keep(null, []);
    expect(tab.kept.size).toBe(0);
    expect(await restore({ uid: 'anna' })).toEqual([]);
  });

  it('[AGENT6] that cannot be read, or does not fit, is none', async () => {
    const tab = storage(200);
    const { keep, restore } = opened(tab);
    tab.setItem(conversationKey, '{"uid":"anna","turns":[{"of":"song"}]}');
    expect(await restore({ uid: 'anna' })).toEqual([]);
    await keep('anna', [sampleTurn]);
    expect(tab.kept.size).toBe(0);
    tab.setItem(conversationKey, 'rubbish');
    await expect(restore({ uid: 'anna' })).rejects.toThrow();
  });
});
