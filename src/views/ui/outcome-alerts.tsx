/** Alerts on the outcome of a change that a statechart requested: it was refused, or its outcome is unknown. */
import { Alert, Button, Group, Stack } from '@mantine/core';
import { AlertIcon } from './icons.tsx';
import { MessageWithReference } from './message-with-reference.tsx';

export function RefusedAlert({ message, onDismiss }: { message: string; onDismiss: () => void }) {
  return (
    <Alert
      color="red"
      role="alert"
      title="Your change wasn’t saved"
      icon={<AlertIcon />}
      mb="md"
      withCloseButton
      closeButtonLabel="Close this message"
      onClose={onDismiss}
    >
      {message}
    </Alert>
  );
}

export interface UndecidedAlertProps {
  readonly title: string;
  readonly message: string | undefined;
  readonly onRetry: () => void;
  /** null if there is no request that could be given up. */
  readonly onLeave: (() => void) | null;
}

export function UndecidedAlert({ title, message, onRetry, onLeave }: UndecidedAlertProps) {
  return (
    <Alert color="red" role="alert" title={title} icon={<AlertIcon />} mb="md">
      <Stack align="flex-start" gap="sm">
        <div>
          <MessageWithReference>{message}</MessageWithReference>
        </div>
        <Group gap="xs">
          <Button onClick={onRetry}>Try again</Button>
          {onLeave ? (
            <Button variant="default" onClick={onLeave}>
              Leave it
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Alert>
  );
}
