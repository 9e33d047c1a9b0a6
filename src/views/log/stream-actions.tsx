/** Actions on a whole stream: verify it, export it, and erase it if it is a journal. */
import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Verification } from '../../events/log/device-log.ts';
import { isJournal } from '../../events/streams.ts';
import { useApp } from '../app.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { AlertIcon, DownloadIcon, ShieldIcon, TrashIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { saveFile } from '../ui/save-file.ts';
import { describeStream } from './describe.ts';
import { counted } from '../ui/counted.ts';

type Result =
  | { readonly did: 'verified'; readonly verification: Verification }
  | { readonly did: 'failed'; readonly title: string; readonly message: string };

export function StreamActions({ stream }: { stream: string }) {
  const { deviceLog } = useApp();
  const [busy, setBusy] = useState<'verify' | 'export' | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [erasing, setErasing] = useState(false);
  const navigate = useNavigate();
  const { title } = describeStream(stream);
  const erase = async () => {
    await deviceLog.erase(stream);
    notify({ message: `“${title}” was erased.` });
    void navigate('/log');
  };
  const run = async (what: 'verify' | 'export', title: string, work: () => Promise<Result | null>) => {
    setBusy(what);
    setResult(null);
    try {
      setResult(await work());
    } catch (error) {
      setResult({ did: 'failed', title, message: messageOf(error) });
    } finally {
      setBusy(null);
    }
  };
  const verify = () =>
    run('verify', 'The chain could not be verified', async () => ({
      did: 'verified',
      verification: await deviceLog.verify(stream),
    }));
  const exportIt = () =>
    run('export', 'The stream was not exported', async () => {
      const name = stream.replaceAll('/', '-');
      saveFile(
        await deviceLog.exportStream(stream),
        `patina-${name}-${new Date().toLocaleDateString('sv')}.jsonl`,
      );
      return null;
    });
  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<ShieldIcon size={18} />}
          loading={busy === 'verify'}
          disabled={busy === 'export'}
          onClick={() => void verify()}
        >
          Verify chain
        </Button>
        <Button
          variant="default"
          leftSection={<DownloadIcon size={18} />}
          loading={busy === 'export'}
          disabled={busy === 'verify'}
          onClick={() => void exportIt()}
        >
          Export
        </Button>
        {isJournal(stream) ? (
          <Button
            variant="outline"
            color="red"
            leftSection={<TrashIcon size={18} />}
            disabled={busy !== null}
            onClick={() => setErasing(true)}
          >
            Erase
          </Button>
        ) : null}
      </Group>
      {result ? <Outcome {...result} /> : null}
      {erasing ? (
        <DeleteDialog
          title={`Erase “${title}”?`}
          verb={{ does: 'Erase', done: 'erased' }}
          onDelete={erase}
          onClose={() => setErasing(false)}
        >
          What it holds is removed from this device for good. Your entries, your cart and your settings stay,
          and the stream fills again as Patina is used.
        </DeleteDialog>
      ) : null}
    </>
  );
}

function Outcome(result: Result) {
  if (result.did === 'failed')
    return (
      <Alert role="alert" color="red" icon={<AlertIcon />} title={result.title}>
        {result.message}
      </Alert>
    );
  const { first, last, fault } = result.verification;
  const verified = Math.max(0, last - first + 1);
  if (fault === null)
    return (
      <Alert role="status" color="green" icon={<ShieldIcon />} title="Verified">
        {verified === 1 ? 'The one record is' : `All ${counted(verified, 'record')} are`} in place and
        unchanged
        {first > 1 ? `, from the point where this journal was trimmed. ${beforeTrim(first - 1)}` : '.'}
      </Alert>
    );
  return (
    <Alert role="alert" color="red" icon={<AlertIcon />} title="Damaged">
      Record {fault.seq.toLocaleString('en')} {fault.what}.{' '}
      {verified === 0
        ? 'Nothing in this stream can be relied on.'
        : `Records ${first.toLocaleString('en')} to ${last.toLocaleString('en')} are in place and unchanged.`}
    </Alert>
  );
}

const beforeTrim = (removed: number) => `${counted(removed, 'older record')} can no longer be checked.`;
