/** Handlers of the operations about becoming a merchant. */
import type { FastifyRequest } from 'fastify';
import type {
  MerchantRequestAnswer,
  MerchantRequestForm,
} from '../../src/events/account/merchant-request.ts';
import type { Paging } from '../../src/events/shared/paging.ts';
import { accepted } from '../common/refusals.ts';
import type { OperationRoute } from '../contract/contract-routes.ts';
import { changeAccount, type ChangeAccountParts } from '../people/change-account.ts';
import {
  findOwnRequest,
  listWaitingRequests,
  writeReason,
  writeRequest,
} from '../people/merchant-requests.ts';
import { askerOf } from '../security/session.ts';

const own = (request: FastifyRequest) => {
  const by = askerOf(request);
  return { uid: by.uid, by };
};

export function merchantRequestOperations(parts: ChangeAccountParts): Record<string, OperationRoute> {
  const { orm } = parts.db;
  const ownRequest = async (uid: string) => ({ request: await findOwnRequest(orm, uid) });

  return {
    getMerchantRequest: { handler: async (request) => ownRequest(askerOf(request).uid) },

    askToBeMerchant: {
      async handler(request) {
        const { shopName, about } = request.body as MerchantRequestForm;
        const form = { shopName: shopName.trim(), about: about.trim() };
        const { uid, by } = own(request);
        accepted(
          await changeAccount(parts, { type: 'AskToBeMerchant', uid, by, ...form }, (tx) =>
            writeRequest(tx, uid, form, parts.clock()),
          ),
        );
        return ownRequest(uid);
      },
    },

    withdrawMerchantRequest: {
      async handler(request, reply) {
        accepted(await changeAccount(parts, { type: 'WithdrawMerchantRequest', ...own(request) }));
        return reply.code(204).send();
      },
    },

    listMerchantRequests: { handler: async ({ query }) => listWaitingRequests(orm, query as Paging) },

    answerMerchantRequest: {
      async handler(request, reply) {
        const { granted, reason: given, askedAt } = request.body as MerchantRequestAnswer;
        const { uid } = request.params as { uid: string };
        const reason = given.trim();
        accepted(
          await changeAccount(
            parts,
            { type: 'AnswerMerchantRequest', uid, by: askerOf(request), granted, reason, askedAt },
            (tx) => writeReason(tx, uid, reason),
          ),
        );
        return reply.code(204).send();
      },
    },
  };
}
