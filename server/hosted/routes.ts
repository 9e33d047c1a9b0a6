/** Routes of the operations in openapi/hosted.yaml. Rights are declared in the contract, and rules are in src/events/account. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContactKind } from '../../src/events/account/events.ts';
import type { ServerStatus } from '../../src/events/account/server-status.ts';
import type { ErasureReceipt } from '../../src/events/shared/erasure-receipt.ts';
import { changedOwnFieldsSchema, type OwnFields, type Role } from '../../src/events/profile/user.ts';
import { checkpointOperations } from '../checkpoints/routes.ts';
import { clientConfig } from '../client-config.ts';
import type { Config } from '../config.ts';
import { violatedConstraint } from '../db/errors.ts';
import { accounts } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { makeAvatar } from '../files/avatar-image.ts';
import type { Avatars } from '../files/avatars.ts';
import { removeOrLeave } from '../files/files-unavailable.ts';
import { IdentityError } from '../common/identity-error.ts';
import { Problem } from '../problem.ts';
import { askerOf, lacksPasskey, passkeyNeeded } from '../security/session.ts';
import { accepted } from '../common/refusals.ts';
import { refuseBadText } from '../common/text.ts';
import { changeAccount } from '../people/change-account.ts';
import { type Authorize, mountContract, type OperationRoute } from '../contract/contract-routes.ts';
import { merchantRequestOperations } from './merchant-requests.ts';
import { passkeyOperations, type PasskeyParts } from './passkeys.ts';
import {
  findPerson,
  findPublicProfile,
  findUserDocument,
  listPeople,
  type PeopleQuery,
  type Person,
  removeAvatar,
  writeAvatar,
  writeUserFields,
} from '../people/people.ts';

export interface HostedParts extends PasskeyParts {
  readonly config: Config;
  /** Identifies the caller and checks that they are what an operation requires. */
  readonly authorize: Authorize;
  readonly avatars: Avatars;
  readonly status: () => Promise<ServerStatus>;
  /** The receipt for the deleted account of a token; null: there is none. @throws IdentityError */
  readonly accountErasure: (idToken: string) => Promise<ErasureReceipt | null>;
}

export function hostedRoutes(parts: HostedParts) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('preHandler', async (request) => refuseBadText(request));
    app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    await mountContract(app, {
      name: 'hosted',
      prefix: '/api/hosted',
      ...(parts.config.firebase ? hostedElsewhere(parts) : hostedHere(parts)),
    });
  };
}

const hostedHere = (parts: HostedParts) => ({
  routes: operations(parts),
  authorize: { person: parts.authorize },
});

/** People, their roles and their pictures are in the hosted project, and can only be changed in its own database. */
function hostedElsewhere(parts: HostedParts) {
  const { getConfig, ...others } = operations(parts);
  const externallyHosted: OperationRoute = {
    async handler() {
      throw new Problem(501, 'hosted-project', 'Accounts are kept in the hosted Firebase project.');
    },
  };
  return {
    routes: {
      getConfig: getConfig!,
      ...Object.fromEntries(Object.keys(others).map((operationId) => [operationId, externallyHosted])),
    },
    authorize: { person: parts.authorize },
  };
}

const uidIn = ({ params }: FastifyRequest) => (params as { uid: string }).uid;

function operations(parts: HostedParts): Record<string, OperationRoute> {
  const { db, config, avatars, accountErasure } = parts;

  return {
    getConfig: { handler: async () => clientConfig(config) },

    getPublicProfile: {
      async handler({ params }) {
        const profile = await findPublicProfile(db.orm, (params as { userName: string }).userName);
        if (!profile) throw new Problem(404, 'not-found', 'There is nobody with this name.');
        return profile;
      },
    },

    uploadAvatar: {
      async handler(request) {
        const uid = ownOrAny(request);
        const image = await makeAvatar(request.body as Buffer, askerOf(request).uid);
        const imageUrl = await avatars.add(uid, image);
        const replaced = await inTransaction(db, async (tx) => {
          if (!(await findPerson(tx, uid))) throw nobody();
          return writeAvatar(tx, uid, imageUrl);
        }).catch(async (error: unknown) => {
          await avatars.remove(uid, imageUrl).catch(() => undefined);
          throw error;
        });
        await removeOrLeave(avatars.remove(uid, replaced));
        return { imageUrl };
      },
    },

    deleteAvatar: {
      async handler(request, reply) {
        const uid = ownOrAny(request);
        if (!(await findPerson(db.orm, uid))) throw nobody();
        await removeAvatar(db.orm, uid);
        await removeOrLeave(avatars.removeAll(uid));
        return reply.code(204).send();
      },
    },

    getAccountErasure: {
      async handler(request) {
        const { idToken } = request.body as { idToken: string };
        const receipt = await accountErasure(idToken).catch((error: unknown) => {
          if (error instanceof IdentityError) return null;
          throw error;
        });
        if (!receipt) throw new Problem(404, 'not-found', 'There is no receipt for this account.');
        return receipt;
      },
    },

    signOutEverywhere: {
      async handler(request, reply) {
        const by = askerOf(request);
        accepted(await changeAccount(parts, { type: 'EndSessions', uid: by.uid, by }));
        return reply.code(204).send();
      },
    },

    listUsers: {
      async handler({ query }) {
        const { people, total } = await listPeople(db.orm, query as PeopleQuery);
        return { users: people.map(asUser), total };
      },
    },

    getStatus: { handler: () => parts.status() },

    setUserRoles: {
      async handler(request) {
        const { roles } = request.body as { roles: readonly Role[] };
        return change(request, { type: 'SetRoles', roles });
      },
    },

    setTrialLimit: {
      async handler(request) {
        const { trialLimit } = request.body as { trialLimit: number };
        return change(request, { type: 'SetTrialLimit', trialLimit });
      },
    },

    setDisabled: {
      async handler(request) {
        const { disabled } = request.body as { disabled: boolean };
        return change(request, { type: 'SetDisabled', disabled });
      },
    },

    verifyContact: {
      async handler(request) {
        const { contact } = request.body as { contact: ContactKind };
        const person = await findPerson(db.orm, uidIn(request));
        if (!person) throw nobody();
        const value = contact === 'email' ? person.email : person.phone;
        return change(request, { type: 'VerifyContact', contact, value, byLink: false });
      },
    },

    updateUser: { handler: updateUser },

    ...checkpointOperations({ ...parts, storageAllowance: config.storageAllowance }),
    ...passkeyOperations(parts),
    ...merchantRequestOperations(parts),
  };

  async function change(
    request: FastifyRequest,
    command:
      | { readonly type: 'SetRoles'; readonly roles: readonly Role[] }
      | { readonly type: 'SetTrialLimit'; readonly trialLimit: number }
      | { readonly type: 'SetDisabled'; readonly disabled: boolean }
      | {
          readonly type: 'VerifyContact';
          readonly contact: ContactKind;
          readonly value: string;
          readonly byLink: false;
        },
  ) {
    return asUser(
      accepted(await changeAccount(parts, { ...command, uid: uidIn(request), by: askerOf(request) })),
    );
  }

  async function updateUser(request: FastifyRequest) {
    const uid = uidIn(request);
    const wanted = readFields(request.body);
    const before = await findUserDocument(db.orm, uid);
    const names = Object.keys(wanted) as (keyof OwnFields)[];
    const fields = names.filter((name) => before?.[name] !== wanted[name]);
    try {
      const changed = await changeAccount(
        parts,
        { type: 'EditProfile', uid, by: askerOf(request), fields },
        async (tx) => {
          await writeUserFields(tx, uid, wanted);
          const { displayName } = wanted;
          if (displayName === undefined) return;
          await tx.update(accounts).set({ displayName }).where(eq(accounts.uid, uid));
        },
      );
      return asUser(accepted(changed));
    } catch (error) {
      if (violatedConstraint(error) === 'documents_user_name_unique') {
        throw new Problem(409, 'taken', 'This user name is taken. Choose another.', 'userName');
      }
      throw error;
    }
  }
}

/** The uid in the path. @throws Problem unless it is the asker's own or they are an admin */
function ownOrAny(request: FastifyRequest): string {
  const uid = uidIn(request);
  const asker = askerOf(request);
  if (uid !== asker.uid && !asker.isAdmin) {
    if (lacksPasskey(request)) throw passkeyNeeded();
    throw new Problem(403, 'not-allowed', 'You can change only your own picture.');
  }
  return uid;
}

/** The contract has checked the shape; the product's own schema is stricter, with better messages. */
function readFields(body: unknown): Partial<OwnFields> {
  const parsed = changedOwnFieldsSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Problem(400, 'bad-request', issue?.message ?? 'This is not valid.', issue?.path.join('.'));
}

const nobody = () => new Problem(404, 'not-found', 'There is no such account.');

function asUser({ hasDocument: _, ...user }: Person) {
  return user;
}
