/** A merchant's references: add, rename, add photos, delete and restore. */
import { ActionIcon, Button, Group, Modal, Stack, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { minReferencePhotos } from '../../events/brand/reference-name.ts';
import type { BrandReference } from '../../events/brand/port.ts';
import { useApp } from '../app.ts';
import { counted } from '../ui/counted.ts';
import { EditIcon, PictureIcon, TrashIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { RecentlyDeleted } from '../ui/recently-deleted.tsx';
import { removalOf } from '../ui/removal.ts';
import { useAnswer } from '../ui/use-answer.ts';
import classes from './brand.module.css';
import { ReferenceForm } from './reference-form.tsx';

export function ReferencesPart() {
  const { brand } = useApp();
  const { state, answer, failure, retry } = useAnswer(async () => {
    const [kept, deleted] = await Promise.all([brand.references('kept'), brand.references('deleted')]);
    return { kept, deleted };
  }, '');
  /** null: none is being edited; `new`: one is being added. */
  const [edited, setEdited] = useState<BrandReference | 'new' | null>(null);

  const { remove } = removalOf<BrandReference>({
    nameOf: ({ name }) => name,
    remove: brand.remove,
    restore: brand.restore,
    onDone: retry,
  });
  const close = () => setEdited(null);

  if (state === 'failed')
    return (
      <ErrorState title="Your references could not be loaded" onRetry={retry}>
        {failure}
      </ErrorState>
    );
  if (!answer) return <BlockSkeleton label="Loading your references" />;
  const { kept, deleted } = answer;
  return (
    <Stack>
      <Group justify="space-between">
        <p className={classes.about}>
          Only you see these photos. Your clients’ photos are compared with them, too.
        </p>
        <Button onClick={() => setEdited('new')}>Add a reference</Button>
      </Group>
      {kept.length === 0 ? (
        <EmptyState icon={<PictureIcon size={26} />} title="No references yet">
          A reference is a name with photos of its mark, at least {minReferencePhotos} and better four, from
          several sides and in several lights.
        </EmptyState>
      ) : (
        <ul className={classes.references} aria-label="My references">
          {kept.map((reference) => (
            <Reference
              key={reference.id}
              reference={reference}
              onEdit={() => setEdited(reference)}
              onDelete={() => void remove(reference)}
            />
          ))}
        </ul>
      )}
      <RecentlyDeleted
        count={counted(deleted.length, 'reference', 'references')}
        about="They are gone for good, photos too, a day after you deleted them."
        items={deleted.map(({ id, name }) => ({ id, name }))}
        onRestore={(id) => brand.restore(id)}
        restored="The reference is back"
        onRestored={retry}
      />
      {edited === null ? null : (
        <Modal
          opened
          size="lg"
          onClose={close}
          title={edited === 'new' ? 'Add a reference' : `Change ${edited.name}`}
        >
          <ReferenceForm
            reference={edited === 'new' ? null : edited}
            onCancel={close}
            onSaved={() => {
              close();
              retry();
            }}
          />
        </Modal>
      )}
    </Stack>
  );
}

interface ReferenceProps {
  readonly reference: BrandReference;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function Reference({ reference: { name, photos }, onEdit, onDelete }: ReferenceProps) {
  return (
    <li className={classes.reference}>
      <div className={classes.thumbs}>
        {photos.slice(0, 4).map(({ id, smallUrl }) => (
          <img key={id} src={smallUrl} alt="" loading="lazy" />
        ))}
      </div>
      <div className={classes.words}>
        <strong>{name}</strong>
        <span data-few={photos.length < minReferencePhotos || undefined}>
          {counted(photos.length, 'photo', 'photos')}
          {photos.length < minReferencePhotos ? ': add another one, a single photo never makes a match' : ''}
        </span>
      </div>
      <Group gap={4} wrap="nowrap">
        <Tooltip label="Change">
          <ActionIcon variant="subtle" size={40} aria-label={`Change ${name}`} onClick={onEdit}>
            <EditIcon />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Delete">
          <ActionIcon variant="subtle" color="red" size={40} aria-label={`Delete ${name}`} onClick={onDelete}>
            <TrashIcon />
          </ActionIcon>
        </Tooltip>
      </Group>
    </li>
  );
}
