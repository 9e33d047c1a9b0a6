/** Checks single signed files without their log: the proof of one record, a report, or the receipt of an erasure. */
import { Alert, Button, FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { checkSignedFile, type CheckedFile } from '../../events/audit/signed-file.ts';
import { spellOut } from '../../events/shared/plain-text.ts';
import { useApp } from '../app.ts';
import { AlertIcon, ShieldIcon, UploadIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import classes from './audit-page.module.css';
import type { Evidence } from './use-evidence.ts';

/** Bytes. Larger than any signed file of ours; reading it would block the page. */
const largest = 100_000_000;

interface Shown extends Pick<CheckedFile, 'ok' | 'sentences'> {
  readonly name: string;
}

export function CheckFiles({ evidence }: { evidence: Evidence }) {
  const { audit: port } = useApp();
  const [checked, setChecked] = useState<Shown | null>(null);
  const [busy, setBusy] = useState(false);
  const reset = useRef<() => void>(null);
  const check = async (file: File | null) => {
    reset.current?.();
    if (!file) return;
    setBusy(true);
    try {
      if (file.size > largest) throw new Error('The file is too large to be one of these.');
      const keys = evidence.keys?.content ?? (await port.keys());
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { ok, sentences } = await checkSignedFile(bytes, keys, port.verifySignature);
      setChecked({ name: file.name, ok, sentences });
    } catch (error) {
      setChecked({ name: file.name, ok: false, sentences: [messageOf(error)] });
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className={classes.evidence}>
      <summary>Check a proof, a signed report or a receipt</summary>
      <p>
        The proof of one record, a report that a server has signed as PDF or JSON, or the receipt of an
        erasure. No log and no network is needed, only the server’s public keys.
      </p>
      <FileButton
        onChange={(file) => void check(file)}
        resetRef={reset}
        accept=".json,.pdf,application/json,application/pdf"
        inputProps={{ 'aria-label': 'Signed file' }}
      >
        {(props) => (
          <Button {...props} variant="default" loading={busy} leftSection={<UploadIcon size={18} />}>
            Choose a signed file
          </Button>
        )}
      </FileButton>
      <div role="status">
        {checked ? (
          <Alert
            mt="sm"
            color={checked.ok ? 'green' : 'red'}
            icon={checked.ok ? <ShieldIcon /> : <AlertIcon />}
            title={`${spellOut(checked.name)}: ${checked.ok ? 'proved' : 'not proved'}`}
          >
            {checked.sentences.map((sentence) => (
              <p key={sentence} className={classes.sentence}>
                {sentence}
              </p>
            ))}
          </Alert>
        ) : null}
      </div>
    </details>
  );
}
