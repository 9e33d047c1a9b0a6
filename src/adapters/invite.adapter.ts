/** Invites, clients and their registration, over the Node backend. Only translates; holds no rules. */
import { Refused } from '../events/log/decider.ts';
import type { InviteCalls, InviteOutcome, InviteRequest } from '../events/invite/port.ts';
import type { InviteStatus } from '../events/invite/projection.ts';
import { dataOf, HttpProblem } from './http.ts';
import type { NodeClient } from './node-client.ts';

/** The calls of the pages, and the slot of their statechart. */
export interface InviteBackend extends InviteCalls {
  /** @throws HttpProblem when it is not known whether it happened */
  execute(asked: { readonly request: InviteRequest }): Promise<InviteOutcome | Refused>;
}

/** HTTP statuses that a retry would not change. */
const refusals = new Set([400, 403, 404, 409]);

/** Every rejection is an HttpProblem. */
export function invitesPort(node: NodeClient): InviteBackend {
  const at = (inviteId: string) => ({ params: { path: { inviteId } } });

  function send(request: InviteRequest): Promise<{ id: string; state: InviteStatus }> {
    switch (request.type) {
      case 'SendInvite': {
        const { to, region } = request;
        return dataOf(node.POST('/invites', { body: { to, ...(region ? { region } : {}) } }));
      }
      case 'AcceptInvite':
        return dataOf(node.POST('/invites/{inviteId}/accept', at(request.id)));
      case 'DeclineInvite':
        return dataOf(node.POST('/invites/{inviteId}/decline', at(request.id)));
      case 'WithdrawInvite':
        return dataOf(node.POST('/invites/{inviteId}/withdraw', at(request.id)));
      case 'EndRelation':
        return dataOf(node.POST('/invites/{inviteId}/end', at(request.id)));
    }
  }

  return {
    async execute({ request }) {
      try {
        const { id, state } = await send(request);
        return { id, status: state };
      } catch (error) {
        if (error instanceof HttpProblem && refusals.has(error.status))
          return new Refused(error.reason, error.message);
        throw error;
      }
    },

    pending: async () => (await dataOf(node.GET('/invites/pending'))).invite,

    myMerchant: async () => (await dataOf(node.GET('/my-merchant'))).relation,

    sent: ({ state, ...list }) =>
      dataOf(node.GET('/invites', { params: { query: { ...list, ...(state === null ? {} : { state }) } } })),

    clients: (query) => dataOf(node.GET('/clients', { params: { query: { ...query } } })),

    showCode: (inviteId, contact) =>
      dataOf(node.POST('/clients/{inviteId}/codes', { ...at(inviteId), body: { contact } })),

    myContacts: () => dataOf(node.GET('/my-contacts')),

    redeemCode: (code) => dataOf(node.POST('/my-contacts/code', { body: { code } })),

    registrations: (query) => dataOf(node.GET('/clients/registrations', { params: { query: { ...query } } })),

    register: (client) => dataOf(node.POST('/clients/registrations', { body: client })),

    async withdrawRegistration(registrationId) {
      await dataOf(
        node.DELETE('/clients/registrations/{registrationId}', { params: { path: { registrationId } } }),
      );
    },

    lookUpActivation: (code) => dataOf(node.POST('/activations/lookup', { body: { code } })),

    activate: async (activation) => (await dataOf(node.POST('/activations', { body: activation }))).email,
  };
}
