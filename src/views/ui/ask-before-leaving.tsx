/** Asks before in-app navigation discards unsaved changes; unsaved.ts covers closing the tab. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

export interface AskBeforeLeavingProps {
  readonly dirty: boolean;
  /** Subject of the warning sentence, like `Your changes to the profile`. */
  readonly what: string;
  /** The form is opened by the URL's query, so a changed query counts as leaving. */
  readonly byQuery?: boolean;
  /** Replaces the texts where leaving ends something but loses no data. */
  readonly instead?: { readonly question: string; readonly meaning: string; readonly leave: string };
}

export function AskBeforeLeaving({ dirty, what, byQuery = false, instead }: AskBeforeLeavingProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      dirty && (here.pathname !== there.pathname || (byQuery && here.search !== there.search)),
  );
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    // The changes were saved while the dialog was open: nothing to lose any more.
    if (blocked && !dirty) blocker.proceed();
  }, [blocked, dirty, blocker]);
  if (!blocked) return null;
  return (
    <Modal
      opened
      onClose={() => blocker.reset()}
      title={instead?.question ?? 'Leave without saving?'}
      centered
    >
      <Stack>
        <Text>{instead?.meaning ?? `${what} are not saved. If you leave, they are lost.`}</Text>
        <Group justify="flex-end">
          <Button data-autofocus onClick={() => blocker.reset()}>
            Stay here
          </Button>
          <Button variant="default" color="red" onClick={() => blocker.proceed()}>
            {instead?.leave ?? 'Leave without saving'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
