/** The HR agent over HTTP: the built-in engine, who may ask, and what leaks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../server/hiring/parts.ts';
import { askAgent } from './agent-support.ts';
import { type Hiring, openHiring, post } from './support.ts';

let hiring: Hiring;
beforeAll(async () => {
  hiring = await openHiring();
});
afterAll(() => hiring.close());

describe('what the agent can be asked', () => {
  it.each([null, 'employer'])('is told to everybody (%s)', async (who) => {
    const { status, body } = await hiring.ask<Schemas['HrAgent']>(who, 'GET', '/hr-agent');
    expect(status).toBe(200);
    expect(body.engine).toBe('Built in');
    for (const { examples } of body.kinds) expect(examples.join()).not.toMatch(/[{}]/);
  });
});

describe('an answer', () => {
  it('names the engine first, then what it looked up, the answer with its rows, and that it is done', async () => {
    const job = await post(hiring, 'employer', { title: 'Saddler' });
    const { events, text, sources } = await askAgent(hiring, 'employer', 'Which jobs do I have?');
    expect(events.map(({ event }) => event)).toEqual(['engine', 'query', 'text', 'table', 'sources', 'done']);
    expect(text).toContain('Saddler');
    expect(sources).toEqual([{ kind: 'job', id: job.id, title: 'Saddler', says: 'open' }]);
  });
});
