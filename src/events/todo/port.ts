/** What the todo pages ask of the second backend. Every rejection is a TodoProblem with a readable message. */
import type { Todo, TodoFields } from './fields.ts';
import type { ListQuery, Paged, PagedSearch } from '../shared/paging.ts';

export interface TodoCredentials {
  readonly username: string;
  readonly password: string;
}

export interface TodoAccount {
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly admin: boolean;
}

export interface TodoSession {
  readonly account: TodoAccount;
  /** Milliseconds from now. */
  readonly lasts: number;
}

export interface TodoPersonFields {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164. */
  readonly phone: string | null;
}

export interface TodoRegistration extends TodoPersonFields, TodoCredentials {}

export interface TodoPerson extends TodoPersonFields {
  readonly id: number;
  readonly username: string;
  readonly admin: boolean;
  readonly active: boolean;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
}

export type TodoSort = 'newest' | 'priority' | 'title';

export interface TodoQuery extends ListQuery<TodoSort> {
  readonly complete: boolean | null;
}

export interface TodoCalls {
  list(query: TodoQuery): Promise<Paged<Todo>>;
  get(id: number): Promise<Todo>;
  /** @param key drawn once per intended action: a repeat adds no second todo */
  add(fields: TodoFields, key: string): Promise<Todo>;
  save(id: number, fields: TodoFields): Promise<Todo>;
  remove(id: number): Promise<void>;
  me(): Promise<TodoPerson>;
  saveMe(fields: TodoPersonFields): Promise<TodoPerson>;
  /** Ends the session: the token is no longer valid. */
  changePassword(current: string, next: string): Promise<void>;
  /** Admins only; the server refuses everyone else. */
  listUsers(query: PagedSearch): Promise<Paged<TodoPerson>>;
}
