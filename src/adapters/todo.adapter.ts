/**
 * The second backend (openapi/fastapi.yaml): fills the slots of its session's statechart and the port its pages use.
 * The token is in memory and in the tab's session storage, and nowhere else.
 */
import * as z from 'zod/mini';
import { unknownFailure } from '../events/shared/failure.ts';
import type { Todo } from '../events/todo/fields.ts';
import type {
  TodoAccount,
  TodoCalls,
  TodoCredentials,
  TodoPerson,
  TodoRegistration,
  TodoSession,
} from '../events/todo/port.ts';
import { TodoProblem, type TodoReason } from '../events/todo/problem.ts';
import type { components, paths } from './generated/fastapi.ts';
import { dataOf, httpClient, type HttpOptions, HttpProblem } from './http.ts';

type User = components['schemas']['User'];

const sessionSchema = z.object({
  token: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
  account: z.object({
    id: z.number(),
    username: z.string(),
    firstName: z.string(),
    admin: z.boolean(),
  }),
});
type KeptSession = z.infer<typeof sessionSchema>;

const storageKey = 'todoSession';

export interface TodoBackendOptions extends Pick<HttpOptions, 'baseUrl' | 'fetch'> {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when the backend no longer accepts the token. */
  readonly onRefused: () => void;
}

export function todoBackend({ storage, now, onRefused, ...options }: TodoBackendOptions) {
  let kept: KeptSession | null = null;
  const http = httpClient<paths>({ ...options, token: async () => kept?.token ?? null });

  /** Every rejection is a TodoProblem. */
  async function call<T>(work: () => Promise<T>, names: Names = {}): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const problem = problemOf(error, names);
      if (problem.reason === 'sessionEnded' && kept) onRefused();
      throw problem;
    }
  }

  const sessionOf = ({ account, expiresAt }: KeptSession): TodoSession => ({
    account,
    lasts: Math.max(0, expiresAt - now()),
  });

  async function signIn({ username, password }: TodoCredentials) {
    kept = null;
    const body = { grant_type: 'password', username, password } as const;
    const granted = await call(
      () =>
        dataOf(
          http.POST('/auth/token', {
            body,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            bodySerializer: (form) => new URLSearchParams(form as Record<string, string>),
          }),
        ),
      { 401: 'wrongCredentials' },
    );
    const session = { token: granted.access_token, expiresAt: now() + granted.expires_in * 1000 };
    kept = { ...session, account: nobody };
    const account = accountOf(await call(() => dataOf(http.GET('/users/me'))));
    kept = { ...session, account };
    // Without storage, only a reload loses the session.
    tryTo(() => storage.setItem(storageKey, JSON.stringify(kept)));
    return sessionOf(kept);
  }

  const slots = {
    async restore() {
      const text = storage.getItem(storageKey);
      const parsed = text === null ? null : sessionSchema.safeParse(JSON.parse(text));
      kept = parsed?.success ? parsed.data : null;
      return kept && sessionOf(kept);
    },
    signIn,
    async register(form: TodoRegistration) {
      await call(() => dataOf(http.POST('/auth/register', { body: registrationOf(form) })), { 409: 'taken' });
      try {
        return await signIn(form);
      } catch (error) {
        throw new TodoProblem('registeredOnly', 'Your account is made. Log in to go on.', null, error);
      }
    },
    async forgetSession() {
      kept = null;
      tryTo(() => storage.removeItem(storageKey));
    },
  };

  const at = (id: number) => ({ params: { path: { todo_id: id } } });
  const port: TodoCalls = {
    list: ({ search, complete, sort, page, pageSize }) =>
      call(async () => {
        const paging = { skip: (page - 1) * pageSize, limit: pageSize };
        const query = { search, sort, ...paging, ...(complete === null ? {} : { complete }) };
        const { items, total } = await dataOf(http.GET('/todos', { params: { query } }));
        return { items: items.map(todoOf), total };
      }),
    get: (id) => call(async () => todoOf(await dataOf(http.GET('/todos/{todo_id}', at(id))))),
    add: (fields, key) =>
      call(async () => todoOf(await dataOf(http.POST('/todos', { body: { key, ...fields } })))),
    save: (id, body) =>
      call(async () => todoOf(await dataOf(http.PUT('/todos/{todo_id}', { ...at(id), body })))),
    remove: (id) =>
      call(async () => {
        await dataOf(http.DELETE('/todos/{todo_id}', at(id)));
      }),
    me: () => call(async () => personOf(await dataOf(http.GET('/users/me')))),
    saveMe: (fields) =>
      call(
        async () => {
          const { email, firstName, lastName, phone } = fields;
          const body = { email, first_name: firstName, last_name: lastName, phone_number: phone };
          return personOf(await dataOf(http.PUT('/users/me', { body })));
        },
        { 409: 'taken' },
      ),
    changePassword: (password, next) =>
      call(
        async () => {
          await dataOf(http.PUT('/users/me/password', { body: { password, new_password: next } }));
        },
        { 400: 'wrongCredentials' },
      ),
    listUsers: ({ search, page, pageSize }) =>
      call(async () => {
        const query = { search, skip: (page - 1) * pageSize, limit: pageSize };
        const { items, total } = await dataOf(http.GET('/users', { params: { query } }));
        return { items: items.map(personOf), total };
      }),
  };
  return { slots, port };
}

const nobody: TodoAccount = { id: 0, username: '', firstName: '', admin: false };

const registrationOf = ({ username, email, firstName, lastName, phone, password }: TodoRegistration) => ({
  username,
  email,
  first_name: firstName,
  last_name: lastName,
  phone_number: phone,
  password,
});

const accountOf = ({ id, username, first_name: firstName, role }: User): TodoAccount => ({
  id,
  username,
  firstName,
  admin: role === 'admin',
});

const personOf = (user: User): TodoPerson => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
  phone: user.phone_number,
  admin: user.role === 'admin',
  active: user.is_active,
  createdAt: user.created_at,
});

const todoOf = ({ created_at: createdAt, ...fields }: components['schemas']['Todo']): Todo => ({
  ...fields,
  createdAt,
});

function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    // The storage is full or forbidden.
  }
}

type Names = Readonly<Record<number, TodoReason>>;

const reasons: Names = {
  0: 'offline',
  401: 'sessionEnded',
  403: 'notAllowed',
  404: 'missing',
  422: 'invalid',
  429: 'tooOften',
};

/** The pages' names for the contract's form fields. */
const fieldNames: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone_number: 'phone',
  new_password: 'next',
};

function problemOf(error: unknown, names: Names): TodoProblem {
  if (!(error instanceof HttpProblem)) {
    return new TodoProblem('failed', unknownFailure, null, error);
  }
  const { status, message, field } = error;
  const reason = names[status] ?? reasons[status] ?? 'failed';
  return new TodoProblem(reason, message, field === undefined ? null : (fieldNames[field] ?? field), error);
}
