/** Paths of invites on both sides: carried out, refused, not confirmed, failed and tried again. */
import { Refused } from '../events/decider.ts';
import { inviteViewProjection, inviteWorkflowFacts } from '../events/invite/workflow.ts';
import { inviteMachine, viewInvite } from './invite.machine.ts';
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
    'done.carryOut:pending': done('carryOut', { id: 'i1', status: 'pending' }),
    'done.carryOut:accepted': done('carryOut', { id: 'i1', status: 'accepted' }),
    'done.carryOut:declined': done('carryOut', { id: 'i1', status: 'declined' }),
    'done.carryOut:withdrawn': done('carryOut', { id: 'i1', status: 'withdrawn' }),
    'done.carryOut:ended': done('carryOut', { id: 'i1', status: 'ended' }),
    'done.carryOut:refused': done('carryOut', new Refused('already-withdrawn', 'It was withdrawn.')),
    'failed.carryOut:offline': failed(
      'carryOut',
      Object.assign(new Error('The server cannot be reached.'), { reason: 'offline' }),
    ),
    'failed.carryOut:broken': failed('carryOut', new Error('secret cause')),
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
  weights: { 'invite.send': 4, 'done.carryOut:accepted': 4 },
  definitions: inviteWorkflowFacts,
  projection: inviteViewProjection,
  view: viewInvite,
});
