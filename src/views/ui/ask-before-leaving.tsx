/** Asks before another page of the app takes what is not saved; closing the tab is asked about by unsaved.ts. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

export interface AskBeforeLeavingProps {
  readonly dirty: boolean;
  /** Begins a sentence, like `Your changes to the profile`. */
  readonly what: string;
  /** The query of the address opens the form, so another query leaves it. */
  readonly byQuery?: boolean;
  /** Where leaving ends something and loses nothing. */
  readonly instead?: { readonly question: string; readonly meaning: string; readonly leave: string };
}

export function AskBeforeLeaving({ dirty, what, byQuery = false, instead }: AskBeforeLeavingProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      dirty && (here.pathname !== there.pathname || (byQuery && here.search !== there.search)),
  );
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    // Saved meanwhile: nothing is lost any more.
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
