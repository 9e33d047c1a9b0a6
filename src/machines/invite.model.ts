/** Paths of invites on both sides: carried out, refused, not confirmed, failed and retried. */
import { Refused } from '../events/log/decider.ts';
import { inviteViewProjection, inviteWorkflowFacts } from '../events/invite/workflow.ts';
import { type InviteContext, inviteMachine, viewInvite } from './invite.machine.ts';
import { answerOf, comesFrom, saysWhyItFailed, saysWhyItWasRefused } from './paths/invariants.ts';
import { defineModel, done, failed } from './paths/model.ts';

export const model = defineModel({
  machine: inviteMachine,
  samples: {
    'invite.send': { type: 'invite.send', to: 'secret@example.com', region: 'US' },
    'invite.accept': { type: 'invite.accept', id: 'i1' },
    'invite.decline': { type: 'invite.decline', id: 'i1' },
    'invite.withdraw': { type: 'invite.withdraw', id: 'i1' },
    'relation.end': { type: 'relation.end', id: 'i1' },
    'command.confirm': { type: 'command.confirm' },
    'command.drop': { type: 'command.drop' },
    'outcome.dismiss': { type: 'outcome.dismiss' },
    retry: { type: 'retry' },
    'done.execute:pending': done('execute', { id: 'i1', status: 'pending' }),
    'done.execute:accepted': done('execute', { id: 'i1', status: 'accepted' }),
    'done.execute:declined': done('execute', { id: 'i1', status: 'declined' }),
    'done.execute:withdrawn': done('execute', { id: 'i1', status: 'withdrawn' }),
    'done.execute:ended': done('execute', { id: 'i1', status: 'ended' }),
    'done.execute:refused': done('execute', new Refused('already-withdrawn', 'It was withdrawn.')),
    'failed.execute:offline': failed(
      'execute',
      Object.assign(new Error('The server cannot be reached.'), { reason: 'offline' }),
    ),
    'failed.execute:broken': failed('execute', new Error('secret cause')),
  },
  abstraction: {
    name: 'everything but whom it is about',
    of: ({ context: { request, outcome, refusal, failure } }) => ({
      request: request?.type,
      outcome: outcome?.status,
      refusal: refusal?.reason,
      failure: failure?.kind,
    }),
  },
  weights: { 'invite.send': 4, 'done.execute:accepted': 4 },
  invariants: [
    saysWhyItFailed<InviteContext>('failure', 'execute'),
    saysWhyItWasRefused<InviteContext>('refusal', 'execute'),
    comesFrom<InviteContext>('outcome', ({ event }) => answerOf(event, 'execute')),
  ],
  definitions: inviteWorkflowFacts,
  projection: inviteViewProjection,
  view: viewInvite,
});
