/** Confirms the deletion of an entry, if the settings ask for it. */
import { Button, Group, Modal } from '@mantine/core';
import type { Entry } from '../../events/ledger/events.ts';
import { useApp } from '../app.ts';
import { Amount } from './amount.tsx';

export function DeleteDialog({ entry, asked }: { entry: Entry | null; asked: boolean }) {
  const { actor } = useApp().ledger;
  const cancel = () => actor.send({ type: 'delete.cancel' });
  return (
    <Modal opened={asked} onClose={cancel} title="Delete this entry?" centered>
      <p style={{ marginTop: 0 }}>
        {entry ? (
          <>
            <b>{entry.name || 'An entry without a name'}</b>, <Amount cents={entry.amountCents} />
          </>
        ) : (
          'This entry is no longer in the ledger.'
        )}
      </p>
      <p>You can bring it back with Undo, also later.</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={cancel} data-autofocus>
          Cancel
        </Button>
        <Button color="red" onClick={() => actor.send({ type: 'delete.confirm' })}>
          Delete
        </Button>
      </Group>
    </Modal>
  );
}
