/** Recovery of a cart that is damaged on this device: keep what can be read, and start a new one. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApp } from '../../app.ts';
import { saveFile } from '../../ui/save-file.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { Problem } from '../../ui/problem.tsx';

export function DamagedCart() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Start with an empty cart
      </Button>
      {asking ? <StartAnew onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function StartAnew({ onClose }: { onClose: () => void }) {
  const { cart } = useApp();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const keep = async () => {
    setSaving(true);
    setFailure(null);
    try {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(await cart.exportDamaged(), `patina-damaged-cart-${day}.jsonl`);
      setSaved(true);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title="Start with an empty cart?">
      <Stack>
        <Text>
          The products in the damaged cart are lost, and so is an order that was still waiting in it. If that
          was sent already, it may have been placed: look at <Link to="/mongo-mytransacts">your orders</Link>{' '}
          before you order again. Nothing else on this device changes.
        </Text>
        <Text size="sm">
          The file holds what can still be read, names and addresses of orders among it. It cannot be loaded
          into a cart again.
        </Text>
        {failure ? <Problem title="The file was not saved">{failure}</Problem> : null}
        <Button
          variant="default"
          leftSection={<DownloadIcon size={18} />}
          loading={saving}
          onClick={() => void keep()}
          data-autofocus
        >
          Save what can be read as a file
        </Button>
        <Text size="sm" role="status">
          {saved ? 'The file is in your downloads.' : ''}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            color="red"
            disabled={saving}
            onClick={() => {
              onClose();
              cart.actor.send({ type: 'cart.discardDamaged' });
            }}
          >
            Remove it and start anew
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
