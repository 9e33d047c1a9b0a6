/** What can be done about a whole stream: prove it on the spot, and take it along. */
import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Verification } from '../../events/log/device-log.ts';
import { useApp } from '../app.ts';
import { AlertIcon, DownloadIcon, ShieldIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { saveFile } from '../ui/save-file.ts';
import { counted } from './words/fact-words.ts';

type Result =
  | { readonly did: 'verified'; readonly verification: Verification }
  | { readonly did: 'failed'; readonly title: string; readonly message: string };

export function StreamActions({ stream }: { stream: string }) {
  const { deviceLog } = useApp();
  const [busy, setBusy] = useState<'verify' | 'export' | null>(null);
  const [result, setResult] = useState<Result | null>(null);
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
      </Group>
      {result ? <Outcome {...result} /> : null}
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
  const { verified, fault } = result.verification;
  if (fault === null)
    return (
      <Alert role="status" color="green" icon={<ShieldIcon />} title="Verified">
        {verified === 1 ? 'The one record is' : `All ${counted(verified, 'record')} are`} in place and
        unchanged.
      </Alert>
    );
  return (
    <Alert role="alert" color="red" icon={<AlertIcon />} title="Damaged">
      Record {fault.seq.toLocaleString('en')} {fault.what}.{' '}
      {verified === 0
        ? 'Nothing in this stream can be relied on.'
        : `Records 1 to ${verified.toLocaleString('en')} are in place and unchanged.`}
    </Alert>
  );
}
