/** What the todo pages ask of the second backend. Every rejection is a TodoProblem, whose message is for the person. */
import type { Todo, TodoFields } from '../../events/todo/fields.ts';
import type { TodoActor } from '../../machines/todo.machine.ts';

export interface TodoPersonFields {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164. */
  readonly phone: string | null;
}

export interface TodoPerson extends TodoPersonFields {
  readonly id: number;
  readonly username: string;
  readonly admin: boolean;
  readonly active: boolean;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
}

export type TodoSort = 'newest' | 'priority' | 'title';

interface Paging {
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface TodoPort {
  /** The session. */
  readonly actor: TodoActor;
  readonly calls: TodoCalls;
}

export interface TodoCalls {
  list(
    query: Paging & { readonly complete: boolean | null; readonly sort: TodoSort },
  ): Promise<{ readonly items: readonly Todo[]; readonly total: number }>;
  get(id: number): Promise<Todo>;
  /** @param key of this intention: sent again with it, the same todo is added once */
  add(fields: TodoFields, key: string): Promise<Todo>;
  save(id: number, fields: TodoFields): Promise<Todo>;
  remove(id: number): Promise<void>;
  me(): Promise<TodoPerson>;
  saveMe(fields: TodoPersonFields): Promise<TodoPerson>;
  /** Ends the session: the token is no longer good. */
  changePassword(current: string, next: string): Promise<void>;
  /** Admins only; the server refuses everyone else. */
  listUsers(query: Paging): Promise<{ readonly items: readonly TodoPerson[]; readonly total: number }>;
}
