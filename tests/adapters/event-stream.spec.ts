/** Live notices: parsed from pieces of any size, and reconnected with growing delays while connecting fails. */
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEvents, type ServerSent } from '../../src/adapters/event-stream.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** One connection: its request, and a way to send through it. */
interface Line {
  readonly at: number;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  say(text: string | Uint8Array): Promise<void>;
  end(): Promise<void>;
  /** Breaks it in the middle. */
  tear(): Promise<void>;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

/** @param answer outcome of the n-th connection, from 0: a number refuses it with that status, null means no network */
function follow(answer: (n: number) => 'open' | number | null = () => 'open', token: string | null = 't') {
  const lines: Line[] = [];
  const received: ServerSent[] = [];
  const fresh: boolean[] = [];
  const began = Date.now();
  const stop = followEvents({
    url: 'http://x/progress',
    token: async (asked) => {
      fresh.push(asked.fresh);
      return token;
    },
    onEvent: (sent) => received.push(sent),
    fetch: async (_, { headers, signal } = {}) => {
      let sink!: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (sink = controller) });
      const how = answer(lines.length);
      if (how === 'open') signal?.addEventListener('abort', () => sink.error(signal.reason), { once: true });
      lines.push({
        at: Date.now() - began,
        headers: new Headers(headers),
        signal: signal!,
        say: (text) => {
          sink.enqueue(typeof text === 'string' ? new TextEncoder().encode(text) : text);
          return settle().then(() => undefined);
        },
        end: () => {
          sink.close();
          return settle().then(() => undefined);
        },
        tear: () => {
          sink.error(new TypeError('network error'));
          return settle().then(() => undefined);
        },
      });
      if (how === null) throw new TypeError('fetch failed');
      return how === 'open' ? new Response(body) : new Response('no', { status: how });
    },
  });
  return { lines, received, fresh, stop };
}

describe('live notices', () => {
  it('are asked for with the token, and told one by one', async () => {
    const { lines, received, stop } = follow();
    await settle();
    const [line] = lines;
    expect(Object.fromEntries(line!.headers)).toEqual({
      accept: 'text/event-stream',
      authorization: 'Bearer t',
    });
    await line!.say('event: again\ndata: {}\n\ndata: {"id":"r1"}\n\n');
    expect(received).toEqual([
      { event: 'again', data: '{}', id: '' },
      { event: 'message', data: '{"id":"r1"}', id: '' },
    ]);
    stop();
  });

  it('are asked for without a token by nobody', async () => {
    const { lines, stop } = follow(undefined, null);
    await settle();
    expect(Object.fromEntries(lines[0]!.headers)).toEqual({ accept: 'text/event-stream' });
    stop();
  });

  it('are whole, wherever the network cuts them, and comments are none', async () => {
    const { lines, received, stop } = follow();
    await settle();
    const bytes = new TextEncoder().encode(': still here\n\nevent: note\ndata: é\ndata: zwei\n\n');
    for (const byte of bytes) await lines[0]!.say(new Uint8Array([byte]));
    expect(received).toEqual([{ event: 'note', data: 'é\nzwei', id: '' }]);
    stop();
  });

  it('are lost when they were only half there', async () => {
    const { lines, received, stop } = follow();
    await settle();
    await lines[0]!.say('data: {"id":');
    await lines[0]!.tear();
    await vi.advanceTimersByTimeAsync(2000);
    await lines[1]!.say('data: whole\n\n');
    expect(received).toEqual([{ event: 'message', data: 'whole', id: '' }]);
    stop();
  });

  it('go on a second after the stream has ended', async () => {
    const { lines, fresh, stop } = follow();
    await settle();
    await lines[0]!.end();
    await vi.advanceTimersByTimeAsync(999);
    expect(lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([lines.length, fresh]).toEqual([2, [false, false]]);
    stop();
  });

  it.each([
    ['refused', 401],
    ['too many', 429],
    ['broken', 500],
    ['without a network', null],
  ])('are tried again ever more slowly, at most every half minute, while they are %s', async (_, how) => {
    const { lines, fresh, stop } = follow((n) => (n < 8 ? how : 'open'));
    await vi.advanceTimersByTimeAsync(151_999);
    expect(lines.map(({ at }) => at / 1000)).toEqual([0, 2, 6, 14, 30, 60, 90, 120, 150]);
    // The token may have been the cause.
    expect(fresh).toEqual([false, ...Array<boolean>(8).fill(true)]);
    await lines[8]!.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect([lines.length, fresh.at(-1)]).toEqual([10, false]);
    stop();
  });

  it('go on with a new token when the session of the old one is over, whatever the clock of the device says', async () => {
    const { lines, received, fresh, stop } = follow();
    await settle();
    await lines[0]!.say('data: one\n\nevent: session-over\ndata: {}\n\n');
    await vi.advanceTimersByTimeAsync(1000);
    await lines[1]!.say('data: two\n\n');
    expect(received.map(({ data }) => data)).toEqual(['one', 'two']);
    expect(fresh).toEqual([false, true]);
    await lines[1]!.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fresh).toEqual([false, true, false]);
    stop();
  });

  it('end when they are stopped, while they are read and while they rest', async () => {
    const reading = follow();
    await settle();
    reading.stop();
    await settle();
    expect(reading.lines[0]!.signal.aborted).toBe(true);
    const resting = follow(() => 500);
    await settle();
    resting.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([reading.lines.length, resting.lines.length, vi.getTimerCount()]).toEqual([1, 1, 0]);
  });

  it('leave nothing behind, however often they are connected to', async () => {
    const { lines, stop } = follow(() => 500);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(lines.length).toBeGreaterThan(100);
    const { signal } = lines[0]!;
    // The delay that is under way.
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    stop();
  });
});
