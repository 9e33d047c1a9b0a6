/** Saves a copy of everything that is kept about an application. */
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../app.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { Problem } from '../../ui/problem.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { OwnApplicationProps } from './end-application.tsx';

export function SaveCopy({ applicationKey, application }: OwnApplicationProps) {
  const { screenings } = useApp();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    if (saving) return;
    setSaving(true);
    setFailure(null);
    try {
      saveFile(
        await screenings.calls.copyOf(applicationKey),
        `application-${application.id.slice(0, 8)}.json`,
      );
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      {failure === null ? null : <Problem title="It was not saved">{failure}</Problem>}
      <Button
        mt="md"
        variant="default"
        leftSection={<DownloadIcon size={18} />}
        loading={saving}
        onClick={() => void save()}
      >
        Save a copy of my data
      </Button>
      <Text size="sm" c="dimmed" mt={4}>
        With your messages, and what {application.company} has written about your application.
      </Text>
    </>
  );
}
