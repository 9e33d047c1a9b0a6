/** Notes on damaged data that was moved aside and stays on the device until the person discards it. */
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { SetAside } from '../../../events/log/salvage.ts';
import { useApp } from '../../app.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { SaveBytes } from './save-bytes.tsx';

export function SetAsideNote({ uid }: { uid: string }) {
  const { recovery } = useApp();
  const [kept, setKept] = useState<readonly SetAside[]>([]);
  const [asked, setAsked] = useState<SetAside | null>(null);
  useEffect(() => {
    let current = true;
    // If the log cannot be read, the ledger's own place shows the error.
    recovery.setAside(uid).then(
      (found) => current && setKept(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [recovery, uid]);

  const discard = async ({ name }: SetAside) => {
    try {
      await recovery.discardSetAside(name);
      setKept((all) => all.filter((one) => one.name !== name));
    } catch (error) {
      notify({ message: `Nothing was discarded. ${messageOf(error)}`, tone: 'negative' });
    }
  };

  return (
    <>
      {kept.map((one) => (
        <Alert key={one.name} variant="light" title="Damaged data is kept on this device" mb="md">
          <p>
            It was put aside on{' '}
            {new Date(one.at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}, when your
            money bag was repaired.
          </p>
          <Group>
            <SaveBytes label="Save as a file" load={() => recovery.exportSetAside(one.name)} />
            <Button variant="default" onClick={() => setAsked(one)}>
              Discard…
            </Button>
          </Group>
        </Alert>
      ))}
      {asked ? (
        <Modal opened onClose={() => setAsked(null)} title="Discard the damaged data?" centered>
          <Stack>
            <p>
              Your money bag stays as it is. What could not be read can then never be looked at again, unless
              you have saved it as a file.
            </p>
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setAsked(null)} data-autofocus>
                Keep it
              </Button>
              <Button
                color="red"
                onClick={() => {
                  setAsked(null);
                  void discard(asked);
                }}
              >
                Discard it
              </Button>
            </Group>
          </Stack>
        </Modal>
      ) : null}
    </>
  );
}
