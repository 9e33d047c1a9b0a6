import { describe, expect, it } from 'vitest';
import { HttpProblem } from '../../src/adapters/http.ts';
import { invitesPort } from '../../src/adapters/invite.adapter.ts';
import { nodeClient } from '../../src/adapters/node-client.ts';
import { Refused } from '../../src/events/log/decider.ts';

const id = '3f1c1f0e-6b1c-4f7e-9a55-0d5a4e0c9b11';

/** A port whose server gives this answer, with the requests that it received. */
function port(status: number, body: unknown) {
  const asked: { readonly method: string; readonly path: string; readonly body: string }[] = [];
  const node = nodeClient({
    baseUrl: 'http://patina.example/api/node',
    token: async () => 'token',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push({
        method: request.method,
        path: pathname.replace('/api/node', '') + search,
        body: await request.text(),
      });
      return new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  return { invites: invitesPort(node), asked };
}

describe('invites over the Node backend', () => {
  it.each([
    ['AcceptInvite', 'accept', 'accepted'],
    ['DeclineInvite', 'decline', 'declined'],
    ['WithdrawInvite', 'withdraw', 'withdrawn'],
    ['EndRelation', 'end', 'ended'],
  ] as const)('carries out %s', async (type, path, state) => {
    const { invites, asked } = port(200, { id, state });
    expect(await invites.execute({ request: { type, id } })).toEqual({ id, status: state });
    expect(asked).toEqual([{ method: 'POST', path: `/invites/${id}/${path}`, body: '' }]);
  });

  it('sends an invite, with the country of a phone number only where there is one', async () => {
    const { invites, asked } = port(201, { id, state: 'pending' });
    await invites.execute({ request: { type: 'SendInvite', to: 'bea12345', region: null } });
    await invites.execute({ request: { type: 'SendInvite', to: '(415) 555-2671', region: 'US' } });
    expect(asked.map(({ body }) => JSON.parse(body))).toEqual([
      { to: 'bea12345' },
      { to: '(415) 555-2671', region: 'US' },
    ]);
  });

  it('gives a refusal by its name, and throws what may be tried again', async () => {
    const problem = { reason: 'already-withdrawn', message: 'The merchant has withdrawn this invite.' };
    const request = { type: 'AcceptInvite', id } as const;
    for (const status of [400, 403, 404, 409]) {
      expect(await port(status, problem).invites.execute({ request })).toEqual(
        new Refused(problem.reason, problem.message),
      );
    }
    for (const status of [401, 429, 500, 503]) {
      await expect(port(status, problem).invites.execute({ request })).rejects.toBeInstanceOf(HttpProblem);
    }
  });

  it('asks for a state of sent invites only when one is named', async () => {
    const { invites, asked } = port(200, { invites: [], total: 0 });
    const list = { search: '', sort: '-sentAt', page: 1, pageSize: 20 } as const;
    await invites.sent({ ...list, state: null });
    await invites.sent({ ...list, state: 'pending' });
    expect(asked.map(({ path }) => path.includes('state='))).toEqual([false, true]);
  });

  it('tells whose invite waits, or that none does', async () => {
    expect(await port(200, { invite: null }).invites.pending()).toBeNull();
    expect(await port(200, { relation: null }).invites.myMerchant()).toBeNull();
  });
});
