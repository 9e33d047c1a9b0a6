/** Measures two photos of somebody without an account: read from the form, measured, answered, and discarded. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidField } from '../common/refusals.ts';
import type { OperationRoute } from '../contract/contract-routes.ts';
import { isHeic } from '../files/uploaded-picture.ts';
import { Problem } from '../problem.ts';
import { type MeasuredPair, UnfitPair } from './engine/measure-pair.ts';
import type { Schemas } from './parts.ts';
import type { VisitorPair, Visitors } from './visitors.ts';

export function measureForVisitors(visitors: Visitors): OperationRoute {
  return {
    beforeBody: async ({ ip }) => visitors.admit(ip),
    async handler(request, reply) {
      const pair = pairIn(request);
      const measured = await visitors.measure(pair, request.ip, whenGone(reply)).catch(explain);
      reply.header('cache-control', 'no-store');
      return answerOf(measured);
    },
  };
}

/** In a form, a field that is no file arrives as text. @throws Problem naming the field */
function pairIn({ body }: FastifyRequest): VisitorPair {
  const { itemType, before, after } = body as Schemas['VisitorPhotos'] & Record<'before' | 'after', unknown>;
  for (const [field, photo] of [
    ['before', before],
    ['after', after],
  ] as const) {
    if (!Buffer.isBuffer(photo) || photo.length === 0) throw invalidField(field, 'Choose a photo.');
    if (isHeic(photo))
      throw invalidField(field, 'This is a HEIC photo, which we cannot read. Save it as a JPEG first.');
  }
  const pair = { itemType, before: before as Buffer, after: after as Buffer };
  if (pair.before.equals(pair.after))
    throw invalidField(
      'after',
      'Both photos are the same. Choose one from before the cleaning and one from after it.',
    );
  return pair;
}

/** Aborts when the client disconnects, which gives up its turn. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

function explain(error: unknown): never {
  if (!(error instanceof UnfitPair)) throw error;
  if (error.reason === 'too-heavy')
    throw new Problem(
      422,
      'too-heavy',
      'Measuring these photos took too much time or memory. Send smaller photos.',
    );
  const words =
    error.reason === 'too-many-pixels'
      ? 'This photo has more pixels than we take. Send a smaller one.'
      : 'This photo can’t be read. Save it as a JPEG or PNG and send it again.';
  throw invalidField(error.which ?? 'before', words);
}

const answerOf = ({ measurement, overlays }: MeasuredPair): Schemas['VisitorMeasurement'] => ({
  measurement: measurement as unknown as Record<string, unknown>,
  overlays: overlays.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })),
});
