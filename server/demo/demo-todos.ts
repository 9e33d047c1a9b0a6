/** Demo data of the second backend: accounts with the same emails and password, and a workshop's list of things to do. */
import type { Queries } from '../db/database.ts';
import type { TodoFields } from '../../src/events/todo/fields.ts';
import { insertTodoAccount } from '../todo/accounts.ts';
import { insertTodo } from '../todo/todos.ts';

const people = [
  { username: 'astrid', email: 'admin@patina.example', firstName: 'Astrid', lastName: 'Berg', role: 'admin' },
  { username: 'uma', email: 'user@patina.example', firstName: 'Uma', lastName: 'Patel', role: 'user' },
] as const;

const list: readonly TodoFields[] = [
  {
    title: 'Order saddle soap',
    description: 'Two kilos left on the shelf; the supplier delivers on Thursdays.',
    priority: 4,
    complete: false,
  },
  {
    title: 'Call Ms Okafor about the sofa',
    description: 'The colour sample is dry. She wanted to see it before the seats are done.',
    priority: 5,
    complete: false,
  },
  {
    title: 'Photograph the bomber jacket',
    description: 'Before and after, same light, both sleeves.',
    priority: 2,
    complete: false,
  },
  {
    title: 'Clean the spray gun',
    description: 'Nozzle, needle and cup, with the solvent from the blue can.',
    priority: 3,
    complete: true,
  },
];

/** @param passwordHash of the other demo accounts' password */
export async function addDemoTodos(tx: Queries, passwordHash: string, now: Date): Promise<void> {
  for (const person of people) {
    const { id } = await insertTodoAccount(tx, { ...person, passwordHash, createdAt: now });
    for (const fields of list) await insertTodo({ orm: tx }, id, fields, now);
  }
}
