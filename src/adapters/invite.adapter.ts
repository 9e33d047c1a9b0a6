/** Invites, clients and their registration, over the Node backend. Translates, and decides nothing. */
import { Refused } from '../events/log/decider.ts';
import type { InviteStatus } from '../events/invite/projection.ts';
import { dataOf, HttpProblem } from './http.ts';
import type { NodeClient, NodeSchemas } from './node-client.ts';

type Sorted<Key extends string> = Key | `-${Key}`;

interface ListQuery<SortKey extends string> {
  readonly search: string;
  readonly sort: Sorted<SortKey>;
  readonly page: number;
  readonly pageSize: number;
}

type Request =
  | { readonly type: 'SendInvite'; readonly to: string; readonly region: string | null }
  | {
      readonly type: 'AcceptInvite' | 'DeclineInvite' | 'WithdrawInvite' | 'EndRelation';
      readonly id: string;
    };

interface Outcome {
  readonly id: string;
  readonly status: InviteStatus;
}

/** What asking again would not change. */
const refusals = new Set([400, 403, 404, 409]);

/** Every rejection is an HttpProblem. */
export function invitesPort(node: NodeClient) {
  const at = (inviteId: string) => ({ params: { path: { inviteId } } });

  function send(request: Request): Promise<{ id: string; state: InviteStatus }> {
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
    /** @throws HttpProblem when it is not known whether it happened */
    async execute({ request }: { request: Request }): Promise<Outcome | Refused> {
      try {
        const { id, state } = await send(request);
        return { id, status: state };
      } catch (error) {
        if (error instanceof HttpProblem && refusals.has(error.status))
          return new Refused(error.reason, error.message);
        throw error;
      }
    },

    /** The invite that waits for the signed-in person's answer, or null. */
    pending: async () => (await dataOf(node.GET('/invites/pending'))).invite,

    /** The merchant whose client the signed-in person is, or null. */
    myMerchant: async () => (await dataOf(node.GET('/my-merchant'))).relation,

    sent: ({ state, ...list }: ListQuery<'sentAt' | 'state' | 'sentTo'> & { state: InviteStatus | null }) =>
      dataOf(node.GET('/invites', { params: { query: { ...list, ...(state === null ? {} : { state }) } } })),

    clients: (query: ListQuery<'displayName' | 'since'>) =>
      dataOf(node.GET('/clients', { params: { query: { ...query } } })),

    showCode: (inviteId: string, contact: 'email' | 'phone') =>
      dataOf(node.POST('/clients/{inviteId}/codes', { ...at(inviteId), body: { contact } })),

    myContacts: () => dataOf(node.GET('/my-contacts')),

    redeemCode: (code: string) => dataOf(node.POST('/my-contacts/code', { body: { code } })),

    registrations: (query: ListQuery<'createdAt' | 'email'>) =>
      dataOf(node.GET('/clients/registrations', { params: { query: { ...query } } })),

    register: (client: NodeSchemas['NewRegistration']) =>
      dataOf(node.POST('/clients/registrations', { body: client })),

    async withdrawRegistration(registrationId: string): Promise<void> {
      await dataOf(
        node.DELETE('/clients/registrations/{registrationId}', { params: { path: { registrationId } } }),
      );
    },

    /** Who an activation link is for. */
    lookUpActivation: (code: string) => dataOf(node.POST('/activations/lookup', { body: { code } })),

    /** Makes the account of an activation link; answers the e-mail to sign in with. */
    activate: async (activation: NodeSchemas['NewActivation']) =>
      (await dataOf(node.POST('/activations', { body: activation }))).email,
  };
}
