/** Operations on clients: invites, contact codes, registrations and activation. */
import * as invites from '../invites.ts';
import * as registrations from '../registrations.ts';
import type { OperationRoute } from '../../contract/contract-routes.ts';
import type { PeopleQuery } from '../../people/people.ts';
import { type ClientQuery, listClients } from '../clients.ts';
import { myContacts, redeemContactCode, showContactCode } from '../contact-codes.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { listTradingUsers } from '../trading-users.ts';
import { idIn, open, signedIn } from './calls.ts';

export function clientOperations(parts: TradeParts): Record<string, OperationRoute> {
  const answer = (type: 'AcceptInvite' | 'DeclineInvite' | 'EndRelation') =>
    signedIn(200, (by, call) => invites.answerInvite(parts, by, idIn(call), type));
  return {
    listSentInvites: signedIn<never, invites.InviteQuery>(200, (by, { query }) =>
      invites.listSentInvites(parts, by, query),
    ),
    sendInvite: signedIn<Schemas['NewInvite']>(201, (by, { body }) => invites.sendInvite(parts, by, body)),
    getPendingInvite: signedIn(200, (by) => invites.pendingInvite(parts, by)),
    acceptInvite: answer('AcceptInvite'),
    declineInvite: answer('DeclineInvite'),
    endRelation: answer('EndRelation'),
    withdrawInvite: signedIn(200, async (by, call) => {
      await invites.answerInvite(parts, by, idIn(call), 'WithdrawInvite');
      return invites.sentInvite(parts, idIn(call));
    }),
    getMyMerchant: signedIn(200, (by) => invites.myMerchant(parts, by)),
    listClients: signedIn<never, ClientQuery>(200, (by, { query }) => listClients(parts, by, query)),
    showContactCode: signedIn<Schemas['WantedContactCode']>(201, (by, call) =>
      showContactCode(parts, by, idIn(call), call.body),
    ),
    getMyContacts: signedIn(200, (by) => myContacts(parts, by)),
    redeemContactCode: signedIn<Schemas['TypedContactCode']>(200, (by, { body }) =>
      redeemContactCode(parts, by, body),
    ),
    listRegistrations: signedIn<never, registrations.RegistrationQuery>(200, (by, { query }) =>
      registrations.listRegistrations(parts, by, query),
    ),
    registerClient: signedIn<Schemas['NewRegistration']>(201, (by, { body }) =>
      registrations.registerClient(parts, by, body),
    ),
    withdrawRegistration: signedIn(204, (by, call) =>
      registrations.withdrawRegistration(parts, by, idIn(call)),
    ),
    lookUpActivation: open<Schemas['ActivationCode']>(200, (_, { body, request }) =>
      registrations.lookUpActivation(parts, request.ip, body),
    ),
    activate: open<Schemas['NewActivation']>(201, (_, { body, request }) =>
      registrations.activate(parts, request.ip, body),
    ),
    listTradingUsers: signedIn<never, PeopleQuery>(200, (_, { query }) => listTradingUsers(parts, query)),
  };
}
