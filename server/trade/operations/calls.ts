/** Who an operation is for, and how its handler gets the caller, the parameters and the body. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationRoute } from '../../contract/contract-routes.ts';
import { type Asker, askerOf, knownAskerOf, requireProfile } from '../../security/session.ts';

interface Call<Body, Query> {
  readonly body: Body;
  readonly query: Query;
  readonly params: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
}

type Work<Who, Body, Query> = (who: Who, call: Call<Body, Query>) => Promise<unknown>;

export const callOf = <Body, Query>(request: FastifyRequest): Call<Body, Query> => ({
  body: request.body as Body,
  query: request.query as Query,
  params: request.params as Readonly<Record<string, string>>,
  request,
});

const send = (reply: FastifyReply, status: number, answer: unknown) =>
  status === 204 ? reply.code(204).send() : reply.code(status).send(answer);

/** For people who are signed in. */
export const signedIn = <Body = never, Query = never>(
  status: number,
  work: Work<Asker, Body, Query>,
): OperationRoute => ({
  handler: async (request, reply) => send(reply, status, await work(askerOf(request), callOf(request))),
});

/** Like `signedIn`, for content that others see with its author's name: requires a profile with one. */
export const signedInWithProfile = <Body>(status: number, work: Work<Asker, Body, never>): OperationRoute =>
  signedIn<Body>(status, async (by, call) => {
    requireProfile(call.request);
    return work(by, call);
  });

/** For anybody. */
export const open = <Body = never, Query = never>(
  status: number,
  work: Work<Asker | null, Body, Query>,
): OperationRoute => ({
  handler: async (request, reply) => send(reply, status, await work(knownAskerOf(request), callOf(request))),
});

export const idIn = ({ params }: { params: Readonly<Record<string, string>> }) =>
  Object.values(params)[0] ?? '';
export const numberIn = (call: { params: Readonly<Record<string, string>> }) => Number(idIn(call));
