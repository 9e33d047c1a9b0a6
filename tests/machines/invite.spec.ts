import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { Refused } from '../../src/events/log/decider.ts';
import type { InviteOutcome, InviteRequest } from '../../src/events/invite/port.ts';
import { inviteMachine } from '../../src/machines/invite.machine.ts';
import { effect } from './effects.ts';

const offline = Object.assign(new Error('The server cannot be reached.'), { reason: 'offline', status: 0 });

function start() {
  const execute = effect<InviteOutcome | Refused, { request: InviteRequest }>();
  const actor = createActor(inviteMachine.provide({ actors: { execute: execute.logic } })).start();
  return {
    actor,
    execute,
    asked: () => execute.calls.map(({ request }) => request),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('invites', () => {
  it('[INVITE9] are sent and accepted at once, however often one clicks', async () => {
    const { actor, execute, asked, value, context } = start();
    actor.send({ type: 'invite.send', to: 'bea12345', region: null });
    actor.send({ type: 'invite.send', to: 'bea12345', region: null });
    expect(asked()).toEqual([{ type: 'SendInvite', to: 'bea12345', region: null }]);
    await execute.resolve({ id: 'i1', status: 'pending' });
    expect([value(), context().outcome]).toEqual(['ready', { id: 'i1', status: 'pending' }]);
    actor.send({ type: 'invite.accept', id: 'i1' });
    expect(context().outcome).toBeNull();
    await execute.resolve({ id: 'i1', status: 'accepted' });
    expect(context().outcome?.status).toBe('accepted');
    actor.send({ type: 'outcome.dismiss' });
    expect(context().outcome).toBeNull();
  });

  it.each([
    ['invite.decline', 'DeclineInvite'],
    ['invite.withdraw', 'WithdrawInvite'],
    ['relation.end', 'EndRelation'],
  ] as const)('[INVITE9] ask before %s', (event, request) => {
    const { actor, asked, value, context } = start();
    actor.send({ type: event, id: 'i1' });
    expect([value(), asked()]).toEqual(['confirming', []]);
    actor.send({ type: 'command.drop' });
    expect([value(), context().request]).toEqual(['ready', null]);
    actor.send({ type: event, id: 'i1' });
    actor.send({ type: 'command.confirm' });
    expect(asked()).toEqual([{ type: request, id: 'i1' }]);
  });

  it('[INVITE10] say why something is refused', async () => {
    const { actor, execute, value, context } = start();
    actor.send({ type: 'invite.accept', id: 'i1' });
    await execute.resolve(new Refused('already-withdrawn', 'The merchant has withdrawn this invite.'));
    expect(value()).toBe('ready');
    expect(context().refusal?.message).toBe('The merchant has withdrawn this invite.');
  });

  it('[INVITE10] try the same again after a failure, or give it up', async () => {
    const { actor, execute, asked, value, context } = start();
    actor.send({ type: 'invite.accept', id: 'i1' });
    await execute.reject(offline);
    expect([value(), context().failure?.kind]).toEqual(['failed', 'offline']);
    actor.send({ type: 'retry' });
    expect(asked()).toEqual([
      { type: 'AcceptInvite', id: 'i1' },
      { type: 'AcceptInvite', id: 'i1' },
    ]);
    await execute.reject(offline);
    actor.send({ type: 'command.drop' });
    expect([value(), context().failure, context().request]).toEqual(['ready', null, null]);
  });
});
