/** What became of a change that a statechart asked for: it was refused, or nobody knows whether it happened. */
import { Alert, Button, Group, Stack } from '@mantine/core';
import { AlertIcon } from './icons.tsx';
import { Told } from './told.tsx';

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
  /** null when nothing was asked for that could be given up. */
  readonly onLeave: (() => void) | null;
}

export function UndecidedAlert({ title, message, onRetry, onLeave }: UndecidedAlertProps) {
  return (
    <Alert color="red" role="alert" title={title} icon={<AlertIcon />} mb="md">
      <Stack align="flex-start" gap="sm">
        <div>
          <Told>{message}</Told>
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
