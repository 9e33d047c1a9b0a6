/** Sends requests to the second backend as a person. Throws if an answer does not match the contract. */
import type { FastifyInstance } from 'fastify';
import { answersOf } from './hosted/answers.ts';

const prefix = '/api/py';
export const validateAnswer = answersOf('fastapi', prefix);

/** Tokens of these tests are `token-of-{uid}`. @returns a function that sends requests; for null, without signing in */
export const askerOf =
  (app: FastifyInstance) =>
  async <Body>(who: string | null, method: string, path: string, body?: unknown) => {
    const url = `${prefix}${path}`;
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: who === null ? {} : { authorization: `Bearer token-of-${who}` },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const parsed = answer.body === '' ? null : (JSON.parse(answer.body) as Body);
    const fault = validateAnswer(method, url, answer.statusCode, parsed);
    if (fault) throw new Error(`${method} ${url} → ${answer.statusCode}: ${fault}\n${answer.body}`);
    return { status: answer.statusCode, body: parsed as Body };
  };
