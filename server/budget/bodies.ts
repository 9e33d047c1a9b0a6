/**
 * Limits the memory of request bodies while they arrive and are processed (docs/decisions/0206). Bytes count as they arrive,
 * never by the declared length, so that a declaration alone takes no room from others. Slow senders are cut off.
 */
import { Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { refusedFor } from './refusals.ts';

export interface Room {
  /** All bodies in memory together. */
  readonly maxBytes: number;
  /** Average rate below which a sender uses up its slack. */
  readonly bytesPerSecond: number;
  /** How long a new request may send nothing. */
  readonly initialSlackMs: number;
  /** Bytes sent faster than `bytesPerSecond` earn slack up to this. */
  readonly maxSlackMs: number;
  readonly lookEveryMs: number;
}

interface Body {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly subnet: string;
  /** Bytes in memory. */
  held: number;
  /** Bytes read from the connection at the last check. */
  seen: number;
  slackMs: number;
  meter: Transform | null;
  /** Answered or aborted. */
  over: boolean;
}

export interface Bodies {
  /** Call it once the request's headers have arrived. The body's bytes are released when the response ends. */
  begin(request: FastifyRequest, reply: FastifyReply, subnet: string): void;
  /**
   * The stream through which to read the body.
   * @param streamed the body goes to the disk, and its bytes do not count
   * @returns null when `begin` was not called for the request
   */
  metered(request: FastifyRequest, streamed: boolean): Transform | null;
  close(): void;
}

const tooSlow = () =>
  refusedFor(
    'slow sender',
    new Problem(408, 'timeout', 'This took too long to arrive. Check the connection and try again.'),
  );
const busy = () =>
  refusedFor(
    'bodies',
    new Problem(503, 'busy', 'Many are at work here. Try again in a moment.', undefined, 5),
  );

export function openBodies(
  { maxBytes, bytesPerSecond, initialSlackMs, maxSlackMs, lookEveryMs }: Room,
  now: () => number,
): Bodies {
  const bodyOf = new WeakMap<FastifyRequest, Body>();
  /** Bodies that have not arrived completely, oldest first. */
  const arriving = new Set<Body>();
  const heldBy = new Map<string, number>();
  let held = 0;
  let checkedAt = now();

  function add(body: Body, bytes: number): void {
    held += bytes;
    body.held += bytes;
    const bySubnet = (heldBy.get(body.subnet) ?? 0) + bytes;
    if (bySubnet > 0) heldBy.set(body.subnet, bySubnet);
    else heldBy.delete(body.subnet);
  }

  function take(body: Body, bytes: number): void {
    if (body.over) return;
    add(body, bytes);
    // There is always one to evict: the body that has just grown may be aborted itself.
    while (held > maxBytes && evictOne());
  }

  /** Aborts a body of the subnet that holds most, so that no subnet is kept out by one that holds more. */
  function evictOne(): boolean {
    let victim: Body | null = null;
    let most = 0;
    for (const body of arriving) {
      const bySubnet = heldBy.get(body.subnet) ?? 0;
      if (body.held === 0 || bySubnet <= most) continue;
      victim = body;
      most = bySubnet;
    }
    if (victim) end(victim, busy());
    return victim !== null;
  }

  function release(body: Body): void {
    body.over = true;
    add(body, -body.held);
  }

  function end(body: Body, problem: Problem): void {
    arriving.delete(body);
    release(body);
    // Already answered, and the rest was being discarded: no response can be sent.
    if (body.reply.sent) {
      body.request.raw.destroy();
      return;
    }
    // The rest of the body is not read.
    body.reply.header('connection', 'close');
    body.meter?.destroy(problem);
  }

  function checkSenders(): void {
    const at = now();
    const passed = at - checkedAt;
    checkedAt = at;
    for (const body of arriving) {
      const { request, reply, meter } = body;
      const received = request.socket.bytesRead ?? 0;
      const earnedMs = ((received - body.seen) / bytesPerSecond) * 1000;
      body.seen = received;
      body.slackMs = Math.min(maxSlackMs, body.slackMs + earnedMs);
      // Time counts against the sender only while the server is reading and has nothing left to read.
      const isReading = meter !== null || reply.sent;
      const isWaiting = isReading && request.raw.readableLength === 0 && !meter?.readableLength;
      if (isWaiting) body.slackMs -= passed;
      if (body.slackMs < 0) end(body, tooSlow());
    }
  }
  const timer = setInterval(checkSenders, lookEveryMs).unref();

  return {
    begin(request, reply, subnet) {
      const seen = request.socket.bytesRead ?? 0;
      const body: Body = {
        request,
        reply,
        subnet,
        held: 0,
        seen,
        slackMs: initialSlackMs,
        meter: null,
        over: false,
      };
      bodyOf.set(request, body);
      arriving.add(body);
      const { raw } = request;
      const arrived = () => arriving.delete(body);
      raw.once('end', arrived).once('close', arrived);
      const answered = () => release(body);
      reply.raw.once('finish', answered).once('close', answered);
    },
    metered(request, streamed) {
      const body = bodyOf.get(request);
      if (!body) return null;
      const meter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          if (!streamed) take(body, chunk.length);
          if (!meter.destroyed) done(null, chunk);
        },
      });
      body.meter = meter;
      // The code that read it may be gone, and with it its error listener.
      meter.on('error', () => undefined);
      const { raw } = request;
      raw.on('error', (error) => meter.destroy(error));
      raw.on('close', () => {
        if (!raw.readableEnded) meter.destroy(new Error('The client has gone'));
      });
      return raw.pipe(meter);
    },
    close: () => clearInterval(timer),
  };
}
