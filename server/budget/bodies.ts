/**
 * Bodies while they arrive and are worked on (docs/decisions/0206). What is held in memory counts as it arrives, never by
 * what a request says of itself: a claim takes no room from anybody. Whoever sends too slowly is not waited for.
 */
import { Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { refusedFor } from './refusals.ts';

export interface Room {
  /** Of all bodies in memory together. */
  readonly maxBytes: number;
  /** What a sender that is waited for sends at least, on the average. */
  readonly bytesPerSecond: number;
  /** So long a new request may be silent. */
  readonly initialSlackMs: number;
  /** What was sent fast is saved up for a silence of so long. */
  readonly maxSlackMs: number;
  readonly lookEveryMs: number;
}

interface Body {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly subnet: string;
  /** In memory. */
  held: number;
  /** What the connection had brought when it was last looked at. */
  seen: number;
  slackMs: number;
  meter: Transform | null;
  /** Answered, or given up. */
  over: boolean;
}

export interface Bodies {
  /** With the request's head. Room is given back with the end of the answer. */
  begin(request: FastifyRequest, reply: FastifyReply, subnet: string): void;
  /** What the body is read through. @param streamed it goes to the disk, and takes no room */
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
  const known = new WeakMap<FastifyRequest, Body>();
  /** Of which something may still come, the oldest first. */
  const arriving = new Set<Body>();
  const heldBy = new Map<string, number>();
  let held = 0;
  let lookedAt = now();

  function add(body: Body, bytes: number): void {
    held += bytes;
    body.held += bytes;
    const together = (heldBy.get(body.subnet) ?? 0) + bytes;
    if (together > 0) heldBy.set(body.subnet, together);
    else heldBy.delete(body.subnet);
  }

  function take(body: Body, bytes: number): void {
    if (body.over) return;
    add(body, bytes);
    // One always goes: the body that has just grown can be given up itself.
    while (held > maxBytes && evictOne());
  }

  /** Whoever holds most gives way, so that nobody is kept out by somebody who holds more than they do. */
  function evictOne(): boolean {
    let largest: Body | null = null;
    let most = 0;
    for (const body of arriving) {
      const together = heldBy.get(body.subnet) ?? 0;
      if (body.held === 0 || together <= most) continue;
      largest = body;
      most = together;
    }
    if (largest) end(largest, busy());
    return largest !== null;
  }

  function release(body: Body): void {
    body.over = true;
    add(body, -body.held);
  }

  function end(body: Body, problem: Problem): void {
    arriving.delete(body);
    release(body);
    // It was answered already, and is let go by: nothing is left to say.
    if (body.reply.sent) {
      body.request.raw.destroy();
      return;
    }
    // The rest is not waited for.
    body.reply.header('connection', 'close');
    body.meter?.destroy(problem);
  }

  function look(): void {
    const at = now();
    const passed = at - lookedAt;
    lookedAt = at;
    for (const body of arriving) {
      const { request, reply, meter } = body;
      const brought = request.socket.bytesRead ?? 0;
      const earned = ((brought - body.seen) / bytesPerSecond) * 1000;
      body.seen = brought;
      body.slackMs = Math.min(maxSlackMs, body.slackMs + earned);
      // Otherwise it waits for us.
      const mayBlame = meter !== null || reply.sent;
      const waits = mayBlame && request.raw.readableLength === 0 && !meter?.readableLength;
      if (waits) body.slackMs -= passed;
      if (body.slackMs < 0) end(body, tooSlow());
    }
  }
  const timer = setInterval(look, lookEveryMs).unref();

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
      known.set(request, body);
      arriving.add(body);
      const { raw } = request;
      const arrived = () => arriving.delete(body);
      raw.once('end', arrived).once('close', arrived);
      const answered = () => release(body);
      reply.raw.once('finish', answered).once('close', answered);
    },
    metered(request, streamed) {
      const body = known.get(request);
      if (!body) return null;
      const meter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          if (!streamed) take(body, chunk.length);
          if (!meter.destroyed) done(null, chunk);
        },
      });
      body.meter = meter;
      // Whoever read it may be gone.
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
