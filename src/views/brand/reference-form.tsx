/** The name and photos of a reference, new or existing. */
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { BrandReference } from '../../events/brand/port.ts';
import {
  maxReferenceName,
  minReferencePhotos,
  tidyReferenceName,
  validateReferenceName,
} from '../../events/brand/reference-name.ts';
import { fieldOfError } from '../../events/shared/causes.ts';
import type { Picture } from '../../events/shared/picture.ts';
import { useApp } from '../app.ts';
import { PicturesField } from '../trade/pictures/pictures-field.tsx';
import { useContentKey } from '../ui/content-key.ts';
import { notify } from '../ui/notices.ts';
import { useOnline } from '../ui/online.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSaveForm } from '../ui/use-save-form.ts';

interface Values {
  name: string;
  photos: readonly Picture[];
}

export interface ReferenceFormProps {
  /** null: a new one. */
  readonly reference: BrandReference | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

export function ReferenceForm({ reference, onSaved, onCancel }: ReferenceFormProps) {
  const { brand } = useApp();
  const online = useOnline();
  const keyOf = useContentKey();
  const [uploading, setUploading] = useState(false);
  const form = useForm<Values>({
    initialValues: { name: reference?.name ?? '', photos: reference?.photos ?? [] },
    validateInputOnBlur: ['name'],
    validate: {
      name: validateReferenceName,
      photos: (photos) => {
        if (uploading) return 'Wait until every photo is uploaded';
        return photos.length < minReferencePhotos ? `Add at least ${minReferencePhotos} photos` : null;
      },
    },
  });
  const { failure, saved, submit } = useSaveForm(form, {
    order: ['name', 'photos'],
    fieldOf: (error) => (fieldOfError(error) === 'name' ? 'name' : null),
    onSaved,
  });
  useUnsaved((form.isDirty() || uploading) && !saved, 'a reference');

  const save = async ({ name, photos }: Values) => {
    const fields = { name: tidyReferenceName(name), pictureIds: photos.map(({ id }) => id) };
    if (reference) await brand.save(reference.id, { ...fields, version: reference.version });
    else await brand.add({ ...fields, key: keyOf(fields) });
    notify({ message: `${fields.name} is compared with from now on`, tone: 'positive' });
  };

  return (
    <form onSubmit={submit(save)} noValidate aria-busy={form.submitting} aria-label="The reference">
      <Stack>
        {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
        {online ? null : <OfflineNote what="Saving" />}
        <TextInput
          label="Name"
          description="What the photos show, such as the maker and where the mark sits"
          placeholder="Plate inside the flap"
          required
          maxLength={maxReferenceName}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <PicturesField
          label="Photos"
          about="Fill each with the mark, from several sides and in several lights. Two have to agree for a match."
          pictures={form.values.photos}
          onChange={(change) => form.setFieldValue('photos', change)}
          onBusy={setUploading}
          error={typeof form.errors.photos === 'string' ? form.errors.photos : undefined}
        />
        <Group justify="flex-end">
          <Button variant="default" disabled={form.submitting} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={form.submitting} disabled={uploading}>
            Save the reference
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
