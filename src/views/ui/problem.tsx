/** An error about a form as a whole, announced to screen readers as soon as it appears. */
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { AlertIcon, OfflineIcon } from './icons.tsx';
import { MessageWithReference } from './message-with-reference.tsx';

export interface ProblemProps {
  readonly title: string;
  readonly children?: ReactNode;
}

export function Problem({ title, children }: ProblemProps) {
  return (
    <Alert color="red" role="alert" title={title} icon={<AlertIcon />}>
      <MessageWithReference>{children}</MessageWithReference>
    </Alert>
  );
}

/** @param what action that needs the network, like `Logging in` */
export function OfflineNote({ what }: { what: string }) {
  return (
    <Alert color="yellow" role="status" title="You are offline" icon={<OfflineIcon />}>
      {what} needs a connection. What you have typed stays here.
    </Alert>
  );
}
