/** The session with the second backend, for its pages. */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { TodoFailure, TodoReason } from '../../events/todo/problem.ts';
import type { TodoAccount } from '../../events/todo/port.ts';
import { viewTodo } from '../../machines/todo.machine.ts';
import { useApp } from '../app.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';

export interface TodoSessionView {
  readonly step: ReturnType<typeof viewTodo>['step'];
  readonly account: TodoAccount | null;
}

export function useTodoSession(): TodoSessionView {
  const { actor } = useApp().todo;
  const step = useSelector(actor, (snapshot) => viewTodo(snapshot).step);
  const account = useSelector(actor, ({ context }) => context.account);
  return { step, account };
}

const titles: Partial<Record<TodoReason, string>> = {
  wrongCredentials: 'Failed to login.',
  taken: 'You are not signed up yet',
  registeredOnly: 'You are not logged in yet',
};

/**
 * Title of a failure. It is shown on whichever form is open, since the person may have switched forms meanwhile.
 * @param otherwise if the reason has no title of its own
 */
export const failureTitle = ({ reason }: TodoFailure, otherwise: string) => titles[reason] ?? otherwise;

/** @param next a path of this site */
export const todoLoginPath = (next: string) => `/py_loginPage?next=${encodeURIComponent(next)}`;

/** Redirects to the login without a session, and back, also when a session ends while its page is open. */
export function WithTodoSession({ children }: { children: (account: TodoAccount) => ReactNode }) {
  const { step, account } = useTodoSession();
  const { pathname, search } = useLocation();
  if (account) return children(account);
  if (step === 'restoring') return <PageSkeleton />;
  return <Navigate to={todoLoginPath(pathname + search)} replace />;
}
