/**
 * Handlers of the second backend's accounts and todos, which answer in snake_case; the rules of a todo are in
 * src/events/todo.
 */
import type { FastifyRequest } from 'fastify';
import { foldEmail } from '../../src/events/shared/email.ts';
import { tidyTodo, type TodoFields, todoFaults } from '../../src/events/todo/fields.ts';
import { chargePerson } from '../budget/requests.ts';
import type { Database } from '../db/database.ts';
import { checkPassword, hashPassword, isPassword } from '../identity/passwords.ts';
import { type Charge, defaultLimits, networkOf, rateLimit } from '../common/rate-limit.ts';
import type { DeviceAccount, KnownDevices } from '../identity/known-devices.ts';
import { chargeSignIn } from '../identity/sign-in-attempts.ts';
import { invalidField } from '../common/refusals.ts';
import type { OperationGroup } from '../fastapi/routes.ts';
import { Problem } from '../problem.ts';
import type { OperationRoute } from '../contract/contract-routes.ts';
import {
  findTodoAccountByName,
  insertTodoAccount,
  listTodoAccounts,
  replaceTodoPassword,
  todoAccountFinder,
  type TodoAccountRow,
  updateTodoAccount,
} from './accounts.ts';
import {
  findTodo,
  insertTodo,
  listTodos,
  removeTodo,
  type TodoQuery,
  type TodoRow,
  updateTodo,
} from './todos.ts';
import { tokenSeconds, type TodoTokens } from './tokens.ts';
import { bearerOf } from '../security/session.ts';

export interface TodoParts {
  readonly db: Pick<Database, 'orm'>;
  readonly tokens: TodoTokens;
  readonly devices: KnownDevices;
  readonly clock: () => Date;
  /** Factor on the limits of budget/stored.ts. */
  readonly storageAllowance?: number;
}

interface Registration {
  readonly username: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number?: string | null;
  readonly password: string;
}
type UserUpdate = Required<Pick<Registration, 'email' | 'first_name' | 'last_name' | 'phone_number'>>;
type Paging = { readonly search: string; readonly skip: number; readonly limit: number };

export function todoOperations(parts: TodoParts): OperationGroup {
  const askers = new WeakMap<FastifyRequest, TodoAccountRow>();
  const accountOf = accountFinder(parts);
  return {
    scheme: 'account',
    routes: operations(parts, (request) => askers.get(request)!),
    async authorize(request, needs) {
      const account = await accountOf(request);
      chargePerson(request, `todo:${account.id}`);
      if (needs.includes('admin') && account.role !== 'admin') {
        throw new Problem(403, 'not-allowed', 'Only an admin can do this.');
      }
      askers.set(request, account);
    },
  };
}

function accountFinder({ db, tokens }: TodoParts) {
  const findTodoAccount = todoAccountFinder(db.orm);
  return async (request: FastifyRequest): Promise<TodoAccountRow> => {
    const token = bearerOf(request);
    if (!token) throw new Problem(401, 'signed-out', 'Not authenticated');
    const owner = await tokens.verify(token);
    const account = owner && (await findTodoAccount(owner.id));
    if (!account?.isActive || account.tokenGeneration !== owner?.tokenGeneration) {
      throw new Problem(401, 'signed-out', 'Could not validate credentials');
    }
    return account;
  };
}

function operations(
  { db, tokens, devices, clock, storageAllowance }: TodoParts,
  askerOf: (request: FastifyRequest) => TodoAccountRow,
): Record<string, OperationRoute> {
  const { orm } = db;
  const limit = rateLimit(orm, defaultLimits, clock);
  const gone = () => new Problem(404, 'not-found', 'Todo not found.');
  const idIn = ({ params }: FastifyRequest) => (params as { todo_id: number }).todo_id;

  return {
    register: {
      async handler({ body, ip }, reply) {
        await limit.charge('signUpByAddress', networkOf(ip));
        const { username, password, ...person } = body as Registration;
        checkPassword(password);
        const row = await insertTodoAccount(orm, {
          ...contactFields(person),
          username: username.toLowerCase(),
          passwordHash: await hashPassword(password),
          createdAt: clock(),
        });
        return reply.code(201).send(shownAccount(row));
      },
    },

    signIn: {
      async handler({ body, ip, headers }, reply) {
        const { username, password } = body as { username: string; password: string };
        const account = await findTodoAccountByName(orm, username);
        const charged = await chargeSignIn(limit, devices, {
          account: account && deviceAccount(account),
          name: `todo-name:${username.trim().toLowerCase()}`,
          address: ip,
          cookies: headers.cookie,
        });
        const matches = await isPassword(account?.passwordHash ?? null, password);
        if (!account?.isActive || !matches) {
          throw new Problem(401, 'wrong-credentials', 'Incorrect username or password');
        }
        await limit.refundAll(charged);
        void reply.header('set-cookie', await devices.remember(headers.cookie, deviceAccount(account)));
        return { access_token: await tokens.sign(account), token_type: 'bearer', expires_in: tokenSeconds };
      },
    },

    getMe: { handler: async (request) => shownAccount(askerOf(request)) },

    updateMe: {
      async handler(request) {
        const { id } = askerOf(request);
        const row = await updateTodoAccount(orm, id, contactFields(request.body as UserUpdate));
        if (!row) throw new Problem(401, 'signed-out', 'Could not validate credentials');
        return shownAccount(row);
      },
    },

    changePassword: {
      async handler(request, reply) {
        const asker = askerOf(request);
        const { password, new_password: next } = request.body as { password: string; new_password: string };
        // Only the holder of a token gets here, so no stranger can use up this allowance.
        const { id } = deviceAccount(asker);
        const charge: Charge = ['passwordByAccount', id];
        await limit.chargeAll([charge]);
        if (!(await isPassword(asker.passwordHash, password))) {
          throw new Problem(400, 'wrong-credentials', 'The current password is wrong.', 'password');
        }
        await limit.refundAll([charge]);
        checkPassword(next);
        if (!(await replaceTodoPassword(orm, asker, await hashPassword(next)))) {
          throw new Problem(401, 'signed-out', 'Could not validate credentials');
        }
        const changed = { id, tokenGeneration: asker.tokenGeneration + 1 };
        void reply.header('set-cookie', await devices.remember(request.headers.cookie, changed));
        return reply.code(204).send();
      },
    },

    listUsers: {
      async handler({ query }) {
        const { rows, total } = await listTodoAccounts(orm, query as Paging);
        return { items: rows.map(shownAccount), total };
      },
    },

    listTodos: {
      async handler(request) {
        const { rows, total } = await listTodos(orm, askerOf(request).id, request.query as TodoQuery);
        return { items: rows.map(shownTodo), total };
      },
    },

    addTodo: {
      async handler(request, reply) {
        const { key, ...body } = request.body as TodoFields & { readonly key?: string };
        const row = await insertTodo(db, askerOf(request).id, validTodo(body), clock(), {
          key,
          storageAllowance,
        });
        return reply.code(201).send(shownTodo(row));
      },
    },

    getTodo: {
      async handler(request) {
        const row = await findTodo(orm, askerOf(request).id, idIn(request));
        if (!row) throw gone();
        return shownTodo(row);
      },
    },

    updateTodo: {
      async handler(request) {
        const fields = validTodo(request.body as TodoFields);
        const row = await updateTodo(orm, askerOf(request).id, idIn(request), fields);
        if (!row) throw gone();
        return shownTodo(row);
      },
    },

    deleteTodo: {
      async handler(request, reply) {
        if (!(await removeTodo(orm, askerOf(request).id, idIn(request)))) throw gone();
        return reply.code(204).send();
      },
    },
  };
}

const deviceAccount = ({ id, tokenGeneration }: TodoAccountRow): DeviceAccount => ({
  id: `todo:${id}`,
  tokenGeneration,
});

/** @throws Problem 422 with the first error */
function validTodo(body: TodoFields): TodoFields {
  const fields = tidyTodo(body);
  for (const [field, error] of Object.entries(todoFaults(fields))) throw invalidField(field, `${error}.`);
  return fields;
}

const contactFields = ({
  email,
  first_name,
  last_name,
  phone_number = null,
}: Omit<Registration, 'username' | 'password'>) => ({
  email: foldEmail(email),
  firstName: first_name.trim(),
  lastName: last_name.trim(),
  phone: phone_number,
});

const shownAccount = (row: TodoAccountRow) => ({
  id: row.id,
  username: row.username,
  email: row.email,
  first_name: row.firstName,
  last_name: row.lastName,
  phone_number: row.phone,
  role: row.role,
  is_active: row.isActive,
  created_at: row.createdAt.toISOString(),
});

const shownTodo = ({ id, title, description, priority, complete, createdAt }: TodoRow) => ({
  id,
  title,
  description,
  priority,
  complete,
  created_at: createdAt.toISOString(),
});
