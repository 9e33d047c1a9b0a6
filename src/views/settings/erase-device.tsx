/** Deletes all data of Patina from this device. The ledger exists only here, so a copy is offered first. */
import { Anchor, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { plainMessage } from '../../events/shared/causes.ts';
import { useApp } from '../app.ts';
import { Problem } from '../ui/problem.tsx';
import { useSession } from '../session.ts';
import { DownloadIcon, TrashIcon } from '../ui/icons.tsx';
import { saveFile } from '../ui/save-file.ts';

export function EraseDevice() {
  const [open, setOpen] = useState(false);
  return (
    <Stack align="flex-start">
      <Text>
        Your ledger is kept on this device and nowhere else. Before you give the device away, take a copy and
        erase everything.
      </Text>
      <Text>
        What Patina has noted down here is in the{' '}
        <Anchor component={Link} to="/log" underline="always">
          activity log
        </Anchor>
        .
      </Text>
      <Button
        variant="outline"
        color="red"
        leftSection={<TrashIcon size={18} />}
        onClick={() => setOpen(true)}
      >
        Erase everything on this device
      </Button>
      {open ? <EraseDialog onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  const { device, ledger } = useApp();
  const { person } = useSession();
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState<'exporting' | 'erasing' | null>(null);
  const [exported, setExported] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (what: 'exporting' | 'erasing', work: () => Promise<void>) => {
    setBusy(what);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(plainMessage(error));
    } finally {
      setBusy(null);
    }
  };

  const takeCopy = (uid: string) =>
    run('exporting', async () => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(await ledger.exportLog(uid), `patina-ledger-${day}.jsonl`);
      setExported(true);
    });

  const erase = () =>
    run('erasing', async () => {
      await device.eraseEverything();
      // Data in memory disappears only when the page is unloaded.
      location.replace('/front-page');
    });

  return (
    <Modal
      opened
      onClose={onClose}
      title="Erase everything on this device?"
      centered
      closeOnClickOutside={busy === null}
    >
      <Stack>
        <Text>
          This removes the ledgers of everyone who used Patina in this browser, their recordings, unfinished
          uploads, settings and all stored files, and signs you out. Your account stays. The ledgers cannot be
          brought back without a copy.
        </Text>
        {person ? (
          <Button
            leftSection={<DownloadIcon size={18} />}
            loading={busy === 'exporting'}
            disabled={busy === 'erasing'}
            onClick={() => void takeCopy(person.uid)}
            data-autofocus
          >
            Export my ledger first
          </Button>
        ) : null}
        <Text size="sm" role="status">
          {exported ? 'The copy is in your downloads. “Import” on the Money bag page reads it back.' : ''}
        </Text>
        {failure ? <Problem title="This did not work">{failure}</Problem> : null}
        <Checkbox
          label="I understand that what I have not exported is lost"
          checked={sure}
          onChange={({ currentTarget: { checked } }) => setSure(checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={busy !== null}>
            Cancel
          </Button>
          <Button
            color="red"
            disabled={!sure || busy === 'exporting'}
            loading={busy === 'erasing'}
            onClick={() => void erase()}
          >
            Erase everything
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
