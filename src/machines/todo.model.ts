/** Paths of a session with the second backend: opened, refused, restored after a reload, expired. */
import { todoFacts } from '../events/todo/events.ts';
import { todoFailureOf, TodoProblem } from '../events/todo/problem.ts';
import { todoProjection } from '../events/todo/projection.ts';
import { answerOf, comesFrom, errorOf } from './paths/invariants.ts';
import { defineModel, done, failed } from './paths/model.ts';
import type { TodoSession } from '../events/todo/port.ts';
import { type TodoContext, todoMachine, viewTodo } from './todo.machine.ts';

const session: TodoSession = {
  account: { id: 7, username: 'anna', firstName: 'Anna', admin: false },
  lasts: 1_800_000,
};
const registration = {
  username: 'anna',
  email: 'anna@patina.example',
  firstName: 'Anna',
  lastName: 'Holm',
  phone: null,
  password: 'secret',
};

export const model = defineModel({
  machine: todoMachine,
  samples: {
    'done.restore:session': done('restore', session),
    'done.restore:nobody': done('restore', null),
    'failed.restore': failed('restore', new TodoProblem('failed', 'What was kept cannot be read')),
    'account.signIn': { type: 'account.signIn', username: 'anna', password: 'secret' },
    'done.signIn': done('signIn', session),
    'failed.signIn': failed('signIn', new TodoProblem('wrongCredentials', 'Incorrect username or password')),
    'account.register': { type: 'account.register', registration },
    'done.register': done('register', session),
    'failed.register': failed('register', new TodoProblem('taken', 'This user name is taken', 'username')),
    'account.signOut': { type: 'account.signOut' },
    'session.refused': { type: 'session.refused' },
    'failure.dismiss': { type: 'failure.dismiss' },
  },
  abstraction: {
    name: 'the account by its id, the failure by its reason',
    of: ({ context: { account, lasts, ended, failure } }) => ({
      account: account?.id,
      lasts,
      ended,
      reason: failure?.reason,
    }),
  },
  weights: { 'account.signIn': 4, 'done.signIn': 5, 'session.refused': 0.5 },
  invariants: [
    comesFrom<TodoContext>('failure', ({ event }) =>
      errorOf(event, 'signIn', 'register').map((error) => todoFailureOf(error)),
    ),
    comesFrom<TodoContext>('account', ({ event }) =>
      answerOf(event, 'restore', 'signIn', 'register')
        .filter((opened) => opened !== null)
        .map((opened) => (opened as TodoSession).account),
    ),
  ],
  definitions: todoFacts,
  projection: todoProjection,
  view: viewTodo,
});
