/** The session with the second backend, as its pages see it. */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type TodoAccount, viewTodo } from '../../machines/todo.machine.ts';
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

/** @param next a path of this site */
export const todoLoginPath = (next: string) => `/py_loginPage?next=${encodeURIComponent(next)}`;

/** Leads whoever has no session to the sign-in, and back; also when a session ends while its page is open. */
export function WithTodoSession({ children }: { children: (account: TodoAccount) => ReactNode }) {
  const { step, account } = useTodoSession();
  const { pathname, search } = useLocation();
  if (account) return children(account);
  if (step === 'restoring') return <PageSkeleton />;
  return <Navigate to={todoLoginPath(pathname + search)} replace />;
}
