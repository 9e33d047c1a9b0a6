/**
 * Firebase's identity protocol, so that the unmodified SDK is the only client: identitytoolkit for accounts, securetoken for
 * refreshing. It translates requests and answers; every decision is made in identity.ts. A refusal is
 * `{"error":{"code","message"}}`. An error of this server is not: the SDK takes any such JSON, even with a 500, as "this
 * person is signed out", and a failing database must not sign anybody out. It is answered in plain text with status 503,
 * which the SDK treats as a network failure and retries.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { foldEmail } from '../../src/events/shared/email.ts';
import { isNestedTooDeep } from '../common/json.ts';
import { hungUp, sayWhen } from '../errors.ts';
import { unavailabilityOf } from '../unavailable.ts';
import type { Account } from './accounts.ts';
import { tokenSeconds } from './id-tokens.ts';
import { type Identity, type ProfileChanges, type Session } from './identity.ts';
import { type IdentityCode, IdentityError } from '../common/identity-error.ts';

const toolkit = '/identitytoolkit.googleapis.com/v1';
const expiresIn = String(tokenSeconds);
const bodyLimit = 64 * 1024;

/** PostgreSQL cannot store NUL, and a lone surrogate is not valid text. */
const storable = (text: string) => !/\0|\p{Surrogate}/u.test(text);
const textOf = (code: IdentityCode) => z.string({ error: code }).min(1, { error: code });
const idToken = textOf('MISSING_ID_TOKEN').max(4096, { error: 'INVALID_ID_TOKEN' });
const email = textOf('MISSING_EMAIL')
  .max(254, { error: 'INVALID_EMAIL' })
  .transform(foldEmail)
  .pipe(z.email({ error: 'INVALID_EMAIL' }));
/** Only bounds the work; passwords.ts decides what a new password must be. */
const password = textOf('MISSING_PASSWORD').max(1024, { error: 'INVALID_LOGIN_CREDENTIALS' });
const newPassword = textOf('MISSING_PASSWORD').max(4096, {
  error: 'WEAK_PASSWORD : Use at most 128 characters',
});
const displayName = z
  .string({ error: 'INVALID_DISPLAY_NAME' })
  .max(256, { error: 'INVALID_DISPLAY_NAME' })
  .refine(storable, { error: 'INVALID_DISPLAY_NAME' });
const photoUrl = z
  .string({ error: 'INVALID_PHOTO_URL' })
  .max(2048, { error: 'INVALID_PHOTO_URL' })
  .refine((text) => text === '' || (storable(text) && /^(https?:\/\/|\/(?!\/))/.test(text)), {
    error: 'INVALID_PHOTO_URL',
  });
const oobCode = textOf('MISSING_OOB_CODE');
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

const signUpBody = z.object({
  // Absent in an anonymous sign-up, which is not offered.
  email: z.string({ error: 'ADMIN_ONLY_OPERATION' }).pipe(email),
  password,
  displayName: optional(displayName),
  // Linking a second way to sign in to an account is not offered.
  idToken: z.undefined({ error: 'OPERATION_NOT_ALLOWED' }).optional(),
});
const signInBody = z.object({ email, password });
const tokenBody = z.object({ idToken });
const updateBody = z.union([
  z.object({ oobCode, idToken: z.undefined().optional() }),
  z.object({
    idToken,
    oobCode: z.undefined().optional(),
    // null is refused, as by Google's emulator: a client that wants to remove the name sends an empty text.
    displayName: displayName.optional(),
    photoUrl: photoUrl.optional(),
    password: optional(newPassword),
    deleteAttribute: optional(z.array(z.string()).max(10)),
    email: z.undefined({ error: 'OPERATION_NOT_ALLOWED' }).optional(),
    deleteProvider: z.undefined({ error: 'OPERATION_NOT_ALLOWED' }).optional(),
  }),
]);
const sendBody = z.object({ requestType: z.string({ error: 'INVALID_REQ_TYPE' }) });
const resetBody = z.object({ oobCode, newPassword: optional(newPassword) });
const customTokenBody = z.object({ token: textOf('MISSING_CUSTOM_TOKEN') });
const refreshBody = z.object({
  grant_type: z.literal('refresh_token', { error: 'INVALID_GRANT_TYPE' }),
  refresh_token: textOf('MISSING_REFRESH_TOKEN'),
});

export interface IdentityPluginOptions {
  readonly identity: Identity;
}

export async function identityPlugin(
  app: FastifyInstance,
  { identity }: IdentityPluginOptions,
): Promise<void> {
  app.removeContentTypeParser(['application/json', 'application/x-www-form-urlencoded']);
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    try {
      if (isNestedTooDeep(text as string)) throw new IdentityError('INVALID_REQUEST');
      done(null, JSON.parse(text as string));
    } catch {
      done(new IdentityError('INVALID_REQUEST'));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text as string))),
  );
  app.setErrorHandler(answerError);
  app.addHook('onClose', () => identity.close());

  type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<object>;
  const post = (path: string, answer: Answer) => {
    app.post(path, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return answer(request, reply);
    });
  };
  const accounts = (action: string, answer: Answer) =>
    // A doubled colon is the router's escape for a literal one.
    post(`${toolkit}/accounts::${action}`, answer);

  /** Makes the device a known one, when somebody has just proved to own the account. */
  async function remember(account: Account, { headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply.header('set-cookie', await identity.rememberDevice(account, headers.cookie));
  }

  accounts('signUp', async (request, reply) => {
    const { displayName: name = '', ...credentials } = read(signUpBody, request.body);
    const session = await identity.signUp(credentials, name, request.ip);
    await remember(session.account, request, reply);
    return { kind: 'identitytoolkit#SignupNewUserResponse', ...person(session.account), ...issued(session) };
  });

  accounts('signInWithPassword', async (request, reply) => {
    const { body, ip, headers } = request;
    const session = await identity.signIn(read(signInBody, body), ip, headers.cookie);
    const kind = 'identitytoolkit#VerifyPasswordResponse';
    if ('pendingCredential' in session) {
      const { uid, email: address } = session.account;
      return {
        kind,
        registered: true,
        localId: uid,
        email: address,
        mfaPendingCredential: session.pendingCredential,
        mfaInfo: [{ mfaEnrollmentId: 'passkey', displayName: 'Passkey' }],
      };
    }
    await remember(session.account, request, reply);
    return {
      kind,
      registered: true,
      ...person(session.account),
      ...issued(session),
    };
  });

  accounts('signInWithCustomToken', async (request, reply) => {
    const { body, ip, headers } = request;
    const session = await identity.signInWithToken(read(customTokenBody, body).token, ip, headers.cookie);
    await remember(session.account, request, reply);
    return {
      kind: 'identitytoolkit#VerifyCustomTokenResponse',
      isNewUser: false,
      ...person(session.account),
      ...issued(session),
    };
  });

  accounts('lookup', async ({ body }) => {
    const account = await identity.lookup(read(tokenBody, body).idToken);
    return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [userInfo(account)] };
  });

  accounts('update', async (request, reply) => {
    const { body } = request;
    const parsed = read(updateBody, body);
    const kind = 'identitytoolkit#SetAccountInfoResponse';
    if (parsed.oobCode !== undefined) return { kind, ...person(await identity.verifyEmail(parsed.oobCode)) };
    const changed = await identity.changeProfile(parsed.idToken, changesOf(parsed));
    if (!('idToken' in changed)) return { kind, ...person(changed) };
    await remember(changed.account, request, reply);
    return { kind, ...person(changed.account), ...issued(changed) };
  });

  accounts('delete', async ({ body }) => {
    await identity.deleteAccount(read(tokenBody, body).idToken);
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  });

  accounts('sendOobCode', async ({ body, ip }) => {
    const { requestType } = read(sendBody, body);
    const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';
    if (requestType === 'PASSWORD_RESET') {
      const to = read(z.object({ email }), body).email;
      await identity.sendPasswordReset(to, ip);
      return { kind, email: to };
    }
    if (requestType === 'VERIFY_EMAIL') {
      return { kind, email: await identity.sendVerification(read(tokenBody, body).idToken, ip) };
    }
    throw new IdentityError('OPERATION_NOT_ALLOWED');
  });

  accounts('resetPassword', async (request, reply) => {
    const { body } = request;
    const { oobCode: code, newPassword: chosen } = read(resetBody, body);
    const kind = 'identitytoolkit#ResetPasswordResponse';
    if (chosen !== undefined) {
      const account = await identity.resetPassword(code, chosen);
      await remember(account, request, reply);
      return { kind, email: account.email, requestType: 'PASSWORD_RESET' };
    }
    const { email: to, type } = await identity.readCode(code);
    return { kind, email: to, requestType: type };
  });

  post('/securetoken.googleapis.com/v1/token', async ({ body }) => {
    const session = await identity.refresh(read(refreshBody, body).refresh_token);
    return {
      access_token: session.idToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      refresh_token: session.refreshToken,
      id_token: session.idToken,
      user_id: session.account.uid,
    };
  });

  for (const path of ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
    app.all(path, async () => {
      throw new IdentityError('NOT_FOUND');
    });
  }
}

/** The message of the first issue is the code to answer with: the schemas above are written so. */
function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const message = firstMessage(parsed.error.issues);
  if (!/^[A-Z][A-Z_]+( : .+)?$/.test(message)) throw new IdentityError('INVALID_REQUEST');
  const [code, text] = message.split(' : ');
  throw new IdentityError(code as IdentityCode, text);
}

function firstMessage([issue]: readonly z.core.$ZodIssue[]): string {
  // Of a union, the last option is the usual one.
  if (issue?.code === 'invalid_union') return firstMessage(issue.errors.at(-1) ?? []);
  return issue?.message ?? '';
}

function changesOf(parsed: {
  displayName?: string | undefined;
  photoUrl?: string | undefined;
  password?: string | undefined;
  deleteAttribute?: string[] | undefined;
}): ProfileChanges {
  const removed = new Set(parsed.deleteAttribute);
  const name = removed.has('DISPLAY_NAME') ? '' : parsed.displayName;
  const photo = removed.has('PHOTO_URL') ? '' : parsed.photoUrl;
  return {
    ...(name === undefined ? {} : { displayName: name }),
    ...(photo === undefined ? {} : { photoUrl: photo }),
    ...(parsed.password === undefined ? {} : { password: parsed.password }),
  };
}

const issued = ({ idToken: token, refreshToken }: Session) => ({ idToken: token, refreshToken, expiresIn });

/** The SDK sets what is missing here to null, so both names are always there. */
const person = ({ uid, email: address, displayName: name, photoUrl: photo }: Account) => ({
  localId: uid,
  email: address,
  displayName: name,
  photoUrl: photo,
});

const userInfo = (account: Account) => ({
  ...person(account),
  emailVerified: account.emailVerified,
  providerUserInfo: [
    {
      providerId: 'password',
      rawId: account.email,
      federatedId: account.email,
      email: account.email,
      displayName: account.displayName,
      photoUrl: account.photoUrl,
    },
  ],
  validSince: String(Math.floor(account.tokensValidSince.getTime() / 1000)),
  disabled: account.disabled,
  createdAt: String(account.createdAt.getTime()),
  lastLoginAt: String(account.lastLoginAt.getTime()),
});

function answerError(error: FastifyError | IdentityError, request: FastifyRequest, reply: FastifyReply) {
  void reply.header('cache-control', 'no-store');
  const refusal =
    error instanceof IdentityError
      ? error
      : hungUp(request)
        ? new IdentityError('INVALID_REQUEST')
        : refusalOf(error);
  if (!refusal) {
    request.log.error({ err: error }, 'identity failed');
    const { message, retryAfterSeconds } = unavailabilityOf(error) ?? {
      message: 'Try again in a moment.',
      retryAfterSeconds: 5,
    };
    void reply.header('retry-after', String(retryAfterSeconds));
    return reply.code(503).type('text/plain; charset=utf-8').send(message);
  }
  sayWhen(reply, refusal.retryAfterSeconds === undefined ? error : refusal, refusal.status);
  return reply.code(refusal.status).send({ error: { code: refusal.status, message: refusal.message } });
}

/** A request that Fastify itself refused. */
function refusalOf({ statusCode = 500 }: FastifyError): IdentityError | null {
  if (statusCode === 413) return new IdentityError('PAYLOAD_TOO_LARGE');
  if (statusCode === 429) return new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
  return statusCode >= 400 && statusCode < 500 ? new IdentityError('INVALID_REQUEST') : null;
}
