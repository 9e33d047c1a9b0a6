/**
 * Handlers of passkeys and recovery codes. Rules are in src/events/account/second-factor.ts, and signatures are verified in
 * identity/webauthn.ts; this module ensures that each secret is used once, by the person it was made for.
 */
import type { FastifyRequest } from 'fastify';
import type { components } from '../../src/adapters/generated/hosted.ts';
import { isFreshProof, proofTooOld } from '../../src/events/account/second-factor.ts';
import { newId } from '../ids.ts';
import { notFound } from '../common/rows.ts';
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { findAccount } from '../identity/accounts.ts';
import type { SignedInAs } from '../identity/identity.ts';
import {
  countPasskeys,
  countRecoveryCodes,
  insertPasskey,
  listPasskeys,
  makeRecoveryCodes,
  notePasskeyUse,
  type Passkey,
  removePasskey,
  renamePasskey,
  redeemRecoveryCode,
} from '../identity/passkeys.ts';
import { type RelyingParty, relyingPartyOf } from '../identity/relying-party.ts';
import {
  createSecret,
  readSecret,
  type SecondFactor,
  type SecondFactorSecret,
  takeTry,
  redeemSecret,
} from '../identity/second-factor-secrets.ts';
import {
  challengeIn,
  checkAssertion,
  checkCreation,
  creationOptions,
  requestOptions,
} from '../identity/webauthn.ts';
import { Problem } from '../problem.ts';
import { askerOf, bearerOf, lacksPasskey } from '../security/session.ts';
import { accepted } from '../common/refusals.ts';
import { changeAccount, type ChangeAccountParts } from '../people/change-account.ts';
import type { OperationRoute } from '../contract/contract-routes.ts';

type Schemas = components['schemas'];

export interface PasskeyParts extends ChangeAccountParts {
  readonly config: Pick<Config, 'passkeyOrigin' | 'productTitle'>;
  /** The owner of an authorized token, and how its session began. */
  readonly signedInAs: (token: string) => Promise<SignedInAs | null>;
}

const refusedPasskey = () =>
  new Problem(403, 'passkey-refused', 'This passkey was not accepted. Try again, or use another one.');
const tooOld = () => new Problem(403, proofTooOld.reason, proofTooOld.message);
const signInOver = () =>
  new Problem(409, 'sign-in-over', 'This took too long, or there were too many tries. Log in again.');

export function passkeyOperations(parts: PasskeyParts): Record<string, OperationRoute> {
  const { db, config, clock } = parts;

  const partyAt = (request: FastifyRequest): RelyingParty | null =>
    relyingPartyOf(config.passkeyOrigin, request);

  function partyOf(request: FastifyRequest): RelyingParty {
    const party = partyAt(request);
    if (party) return party;
    throw new Problem(
      409,
      'no-passkeys-here',
      'Browsers have no passkeys for this address. They need https and a name, or localhost.',
    );
  }

  /** The asker, and when they signed in. */
  async function proofOf(request: FastifyRequest) {
    const { uid } = askerOf(request);
    const proof = await parts.signedInAs(bearerOf(request) ?? '');
    if (proof?.uid !== uid) throw new Problem(401, 'signed-out', 'Log in to do this.');
    return {
      uid,
      by: { uid, isAdmin: false },
      provedAt: proof.authTime.toISOString(),
      at: clock().toISOString(),
    };
  }

  /** A token to sign in with again, after the person's sessions were ended. */
  async function tokenFor(tx: Queries, uid: string, factor: SecondFactor | null): Promise<string> {
    const account = (await findAccount(tx, uid))!;
    return createSecret(tx, { purpose: 'signInToken', account, factor }, clock());
  }

  /** Exchanges the pending sign-in, once, for a token that starts a session. */
  async function finish(tx: Queries, pendingCredential: string, factor: SecondFactor) {
    const pending = await redeemSecret(tx, pendingCredential, 'pendingSignIn', clock());
    if (!pending) throw signInOver();
    const account = { uid: pending.uid, tokenGeneration: pending.tokenGeneration };
    return {
      customToken: await createSecret(
        tx,
        { purpose: 'signInToken', account, factor, pending: pending.hash },
        clock(),
      ),
      recoveryCodesLeft: await countRecoveryCodes(tx, pending.uid),
    };
  }

  /** Counts the try before anything is checked. */
  async function pendingOf(pendingCredential: string): Promise<SecondFactorSecret> {
    const pending = await takeTry(db.orm, pendingCredential, 'pendingSignIn', clock());
    if (!pending) throw signInOver();
    return pending;
  }

  return {
    getSignInOptions: {
      async handler(request) {
        const { pendingCredential } = request.body as { pendingCredential: string };
        const pending = await readSecret(db.orm, pendingCredential, 'pendingSignIn', clock());
        if (!pending) throw signInOver();
        const party = partyOf(request);
        const account = { uid: pending.uid, tokenGeneration: pending.tokenGeneration };
        const wanted = { purpose: 'signInChallenge', account, pending: pending.hash } as const;
        const challenge = await inTransaction(db, (tx) => createSecret(tx, wanted, clock()));
        return requestOptions(party, await listPasskeys(db.orm, pending.uid), challenge);
      },
    },

    signInWithPasskey: {
      async handler(request) {
        const { pendingCredential, response } = request.body as {
          pendingCredential: string;
          response: Schemas['AssertionResponse'];
        };
        const party = partyOf(request);
        const pending = await pendingOf(pendingCredential);
        const challenge = await challengeIn(response.response.clientDataJSON);
        const asked = await redeemSecret(db.orm, challenge, 'signInChallenge', clock());
        const known = await listPasskeys(db.orm, pending.uid);
        const passkey = known.find(({ credentialId }) => credentialId === response.id);
        if (!passkey || asked?.pending !== pending.hash) throw refusedPasskey();
        const assertion = await checkAssertion(party, challenge, passkey, response);
        if (!assertion.ok) {
          if (assertion.copied)
            request.log.warn({ passkey: passkey.id }, 'a passkey counts lower than before');
          throw refusedPasskey();
        }
        const { counter, backedUp } = assertion;
        return inTransaction(db, async (tx) => {
          if (!(await notePasskeyUse(tx, passkey, { counter, backedUp }, clock()))) throw refusedPasskey();
          return finish(tx, pendingCredential, 'passkey');
        });
      },
    },

    signInWithRecoveryCode: {
      async handler(request) {
        const { pendingCredential, code } = request.body as { pendingCredential: string; code: string };
        const { uid } = await pendingOf(pendingCredential);
        const by = { uid, isAdmin: false };
        let shown: Schemas['SecondFactorShown'] | null = null;
        const used = await changeAccount(parts, { type: 'UseRecoveryCode', uid, by }, async (tx) => {
          if (!(await redeemRecoveryCode(tx, uid, code))) {
            throw new Problem(403, 'wrong-code', 'This is none of your recovery codes, or it was used.');
          }
          shown = await finish(tx, pendingCredential, 'recoveryCode');
        });
        accepted(used);
        return shown;
      },
    },

    listPasskeys: {
      async handler(request) {
        const { uid } = askerOf(request);
        return {
          passkeys: (await listPasskeys(db.orm, uid)).map(asShown),
          recoveryCodesLeft: await countRecoveryCodes(db.orm, uid),
          possibleHere: partyAt(request) !== null,
          neededNow: lacksPasskey(request),
        } satisfies Schemas['SecondFactor'];
      },
    },

    getPasskeyOptions: {
      async handler(request) {
        const party = partyOf(request);
        const { uid, ...proof } = await proofOf(request);
        if (!isFreshProof(proof.provedAt, proof.at)) throw tooOld();
        const account = await findAccount(db.orm, uid);
        if (!account) throw notFound('account');
        const wanted = { purpose: 'newPasskeyChallenge', account } as const;
        const challenge = await inTransaction(db, (tx) => createSecret(tx, wanted, clock()));
        return creationOptions(
          party,
          config.productTitle,
          account,
          await listPasskeys(db.orm, uid),
          challenge,
        );
      },
    },

    addPasskey: {
      async handler(request, reply) {
        const { name, response } = request.body as {
          name: string;
          response: Schemas['AttestationResponse'];
        };
        const party = partyOf(request);
        const proof = await proofOf(request);
        const { uid } = proof;
        const challenge = await challengeIn(response.response.clientDataJSON);
        const asked = await redeemSecret(db.orm, challenge, 'newPasskeyChallenge', clock());
        const made = asked?.uid === uid ? await checkCreation(party, challenge, response) : null;
        if (!made) throw refusedPasskey();
        const passkey: Passkey = {
          ...made,
          id: newId(),
          uid,
          name: name.trim(),
          createdAt: clock(),
          lastUsedAt: null,
        };
        let customToken: string | null = null;
        let recoveryCodes: readonly string[] | null = null;
        const added = await changeAccount(parts, { type: 'AddPasskey', ...proof }, async (tx) => {
          const isFirst = (await countPasskeys(tx, uid)) === 0;
          if (!(await insertPasskey(tx, passkey))) {
            throw new Problem(409, 'passkey-known', 'This passkey is in use already.');
          }
          recoveryCodes = isFirst ? await makeRecoveryCodes(tx, uid, clock()) : null;
          customToken = isFirst ? await tokenFor(tx, uid, 'passkey') : null;
        });
        accepted(added);
        return reply.code(201).send({ passkey: asShown(passkey), customToken, recoveryCodes });
      },
    },

    renamePasskey: {
      async handler(request) {
        const { name } = request.body as { name: string };
        const renamed = await renamePasskey(db.orm, askerOf(request).uid, idIn(request), name.trim());
        if (!renamed) throw notFound('passkey');
        return asShown(renamed);
      },
    },

    removePasskey: {
      async handler(request) {
        const proof = await proofOf(request);
        const { uid } = proof;
        const id = idIn(request);
        const known = await listPasskeys(db.orm, uid);
        if (!known.some((passkey) => passkey.id === id)) throw notFound('passkey');
        let customToken: string | null = null;
        const removed = await changeAccount(parts, { type: 'RemovePasskey', ...proof }, async (tx) => {
          if (!(await removePasskey(tx, uid, id))) throw notFound('passkey');
          customToken = (await countPasskeys(tx, uid)) === 0 ? await tokenFor(tx, uid, null) : null;
        });
        accepted(removed);
        return { customToken };
      },
    },

    makeRecoveryCodes: {
      async handler(request) {
        const proof = await proofOf(request);
        let recoveryCodes: readonly string[] = [];
        const made = await changeAccount(parts, { type: 'MakeRecoveryCodes', ...proof }, async (tx) => {
          recoveryCodes = await makeRecoveryCodes(tx, proof.uid, clock());
        });
        accepted(made);
        return { recoveryCodes };
      },
    },
  };
}

const idIn = ({ params }: FastifyRequest) => (params as { passkeyId: string }).passkeyId;

const asShown = ({ id, name, createdAt, lastUsedAt, backedUp }: Passkey): Schemas['Passkey'] => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  backedUp,
});
