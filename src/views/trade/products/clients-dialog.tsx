/** Chooses which clients see a private product. A removed client loses access at once. */
import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { OwnProduct } from '../../../events/product/port.ts';
import type { PersonCard } from '../../../events/shared/person-card.ts';
import { useApp } from '../../app.ts';
import { Problem } from '../../ui/problem.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { nameOf } from './words.ts';
import { BlockSkeleton } from '../../ui/page-skeleton.tsx';

export interface ClientsDialogProps {
  readonly product: OwnProduct;
  readonly onClose: () => void;
  readonly onSaved: (product: OwnProduct) => void;
}

/** A longer list gets a search field. */
const fewClients = 8;

export function ClientsDialog({ product, onClose, onSaved }: ClientsDialogProps) {
  const { products } = useApp();
  const { state, answer: clients, failure: loadFailure } = useAnswer(() => products.ownClients(), product.id);
  const [chosen, setChosen] = useState<readonly string[]>(product.clients.map(({ uid }) => uid));
  const [wanted, setWanted] = useState('');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async () => {
    setSaving(true);
    setFailure(null);
    try {
      // People who are no longer clients cannot be named any more.
      const uids = chosen.filter((uid) => clients?.some((client) => client.uid === uid));
      const saved = await products.setClients(product.id, product.version, uids);
      const count = saved.clients.length;
      notify({
        message: `${saved.title} is shown to ${count === 1 ? '1 client' : `${count} clients`}`,
        tone: 'positive',
      });
      onSaved(saved);
    } catch (error) {
      setFailure(messageOf(error));
      setSaving(false);
    }
  };

  return (
    <Modal opened onClose={onClose} title={`Who sees ${product.title}?`}>
      <Stack>
        {failure ? <Problem title="Your change wasn’t saved">{failure}</Problem> : null}
        {state === 'loading' ? (
          <BlockSkeleton label="Loading your clients" />
        ) : state === 'failed' ? (
          <Problem title="Your clients could not be loaded">{loadFailure}</Problem>
        ) : clients?.length === 0 ? (
          <>
            <p style={{ margin: 0 }}>
              You have no clients yet. Somebody becomes your client by accepting your invite.
            </p>
            <ButtonLink to="/assign-client">Invite a client</ButtonLink>
          </>
        ) : (
          <>
            {clients && clients.length > fewClients ? (
              <TextInput
                label="Find a client"
                description={`${chosen.length} of ${clients.length} chosen`}
                type="search"
                value={wanted}
                onChange={({ currentTarget: { value } }) => setWanted(value)}
              />
            ) : null}
            <Checkbox.Group label="Clients" value={[...chosen]} onChange={setChosen}>
              <Stack gap="sm" mt="xs">
                {clients
                  ?.filter((client) => isNamed(client, wanted))
                  .map((client) => (
                    <Checkbox
                      key={client.uid}
                      value={client.uid}
                      label={nameOf(client)}
                      description={`@${client.userName}`}
                    />
                  ))}
              </Stack>
            </Checkbox.Group>
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {clients?.length ? (
            <Button loading={saving} onClick={() => void save()}>
              Save
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Modal>
  );
}

const isNamed = (client: PersonCard, wanted: string) =>
  `${nameOf(client)} @${client.userName}`.toLowerCase().includes(wanted.trim().toLowerCase());
