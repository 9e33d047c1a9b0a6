/** Saves damaged data as a file, byte for byte. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { saveFile } from '../../ui/save-file.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';

export function SaveBytes({ label, load }: { label: string; load: () => Promise<Blob> }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const day = new Date().toLocaleDateString('sv');
      saveFile(await load(), `money-bag-damaged-${day}.jsonl`);
    } catch (error) {
      notify({ message: `The file was not saved. ${messageOf(error)}`, tone: 'negative' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<DownloadIcon size={18} />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
