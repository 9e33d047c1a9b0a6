/** Recovery codes, shown once: only their hashes are stored. */
import { Button, Checkbox, Code, CopyButton, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readableRecoveryCode } from '../../events/account/recovery-code.ts';
import { saveFile } from '../ui/save-file.ts';

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [saved, setSaved] = useState(false);
  const lines = codes.map(readableRecoveryCode);
  const text = `${lines.join('\n')}\n`;
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      title="Save your recovery codes"
      centered
    >
      <Stack>
        <Text>
          Each lets you in once when you have no passkey at hand. They are shown only now: keep them apart
          from your devices.
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
          {lines.map((line) => (
            <Code key={line} fz="md">
              {line}
            </Code>
          ))}
        </SimpleGrid>
        <Group>
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
          <Button
            variant="default"
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'patina-recovery-codes.txt')}
          >
            Download
          </Button>
        </Group>
        <Checkbox
          label="I have saved them"
          checked={saved}
          onChange={({ currentTarget }) => setSaved(currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button disabled={!saved} onClick={onClose}>
            Done
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
