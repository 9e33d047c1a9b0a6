/** The form of a shop's page, with a preview of what everybody will see. */
import { Button, Checkbox, Fieldset, Group, Paper, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { readablePhone } from '../../../events/shared/phone.ts';
import type { Picture } from '../../../events/shared/picture.ts';
import { plainLineError, plainTextError } from '../../../events/shared/plain-text.ts';
import type { ChangedShopPage, OwnShopPage, ShopPage } from '../../../events/shop/port.ts';
import type { Tenant } from '../../../events/tenant/port.ts';
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx';
import { EyeIcon } from '../../ui/icons.tsx';
import { useOnline } from '../../ui/online.ts';
import { OfflineNote, Problem } from '../../ui/problem.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { PicturesField } from '../pictures/pictures-field.tsx';
import { ShopView } from './shop-view.tsx';

type Changed = Omit<ChangedShopPage, 'version'>;

interface Values extends Omit<Changed, 'coverId'> {
  /** One at most. */
  cover: readonly Picture[];
}

export interface ShopFormProps {
  readonly page: ShopPage;
  readonly own: OwnShopPage;
  readonly tenant: Tenant;
  readonly onSave: (changed: Changed) => Promise<void>;
  /** Called after saving, once nothing counts as unsaved any more. */
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

export function ShopForm({ page, own, tenant, onSave, onSaved, onCancel }: ShopFormProps) {
  const online = useOnline();
  const [uploading, setUploading] = useState(false);
  const [previewed, setPreviewed] = useState<boolean | null>(null);
  const previewButton = useRef<HTMLButtonElement>(null);
  const backButton = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; null: none was.
  useEffect(() => {
    if (previewed !== null) (previewed ? backButton : previewButton).current?.focus();
  }, [previewed]);
  const form = useForm<Values>({
    initialValues: valuesOf(own),
    validate: {
      about: plainTextError,
      area: plainLineError,
      cover: () => (uploading ? 'Wait until the picture is uploaded' : null),
    },
  });
  const { failure, saved, submit } = useSaveForm(form, { order: ['about', 'area'], onSaved });
  const dirty = (form.isDirty() || uploading) && !saved;
  useUnsaved(dirty, 'a shop’s page with changes');
  const { phone, email, address } = tenant;

  return (
    <>
      <Paper withBorder p="lg" hidden={previewed === true}>
        <form
          onSubmit={submit(({ cover, ...rest }) =>
            onSave({
              ...rest,
              about: rest.about.trim(),
              area: rest.area.trim(),
              coverId: cover[0]?.id ?? null,
            }),
          )}
          noValidate
          aria-busy={form.submitting}
          aria-label="The shop’s page"
        >
          <Stack>
            {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
            {online ? null : <OfflineNote what="Saving" />}
            <PicturesField
              label="Cover"
              about="A wide picture works best: your shop, your workbench, a piece you’re proud of."
              max={1}
              pictures={form.values.cover}
              onChange={(change) => form.setFieldValue('cover', change)}
              onBusy={setUploading}
              error={typeof form.errors.cover === 'string' ? form.errors.cover : undefined}
            />
            <Textarea
              label="About"
              description="Who you are, what you’re good at, what makes you different"
              autosize
              minRows={4}
              maxRows={14}
              maxLength={2000}
              {...form.getInputProps('about')}
            />
            <TextInput
              label="Area"
              description="Where you work, such as Oakland and everywhere within 20 miles"
              maxLength={200}
              {...form.getInputProps('area')}
            />
            <Fieldset legend="Contact details everybody may see">
              <Stack gap="sm">
                <Shown
                  label="Phone"
                  text={readablePhone(phone)}
                  {...form.getInputProps('showPhone', { type: 'checkbox' })}
                />
                <Shown
                  label="Email"
                  text={email}
                  {...form.getInputProps('showEmail', { type: 'checkbox' })}
                />
                <Shown
                  label="Address"
                  text={address.street && [address.street, address.city].filter(Boolean).join(', ')}
                  {...form.getInputProps('showAddress', { type: 'checkbox' })}
                />
              </Stack>
            </Fieldset>
            <Group>
              <Button type="submit" loading={form.submitting} disabled={uploading}>
                Save the page
              </Button>
              <Button
                ref={previewButton}
                variant="light"
                leftSection={<EyeIcon size={18} />}
                disabled={uploading}
                onClick={() => setPreviewed(true)}
              >
                Preview
              </Button>
              <Button variant="default" disabled={form.submitting} onClick={onCancel}>
                Cancel
              </Button>
            </Group>
          </Stack>
        </form>
      </Paper>
      {previewed ? (
        <Stack gap="lg">
          <Group>
            <Button ref={backButton} variant="default" onClick={() => setPreviewed(false)}>
              Back to editing
            </Button>
          </Group>
          <ShopView shop={previewOf(page, tenant, form.values)} />
        </Stack>
      ) : null}
      <AskBeforeLeaving dirty={dirty && !form.submitting} what="Your changes to this page" />
    </>
  );
}

interface ShownProps {
  readonly label: string;
  /** Empty: the business has none. */
  readonly text: string;
}

function Shown({ label, text, ...input }: ShownProps) {
  return (
    <Checkbox
      label={label}
      description={text || 'None yet: add it under Name, address and plan'}
      {...input}
    />
  );
}

const valuesOf = ({ version: _, cover, ...rest }: OwnShopPage): Values => ({
  ...rest,
  cover: cover ? [cover] : [],
});

const previewOf = (page: ShopPage, { phone, email, address }: Tenant, values: Values): ShopPage => ({
  ...page,
  cover: values.cover[0] ?? null,
  about: values.about.trim(),
  area: values.area.trim(),
  contact: {
    phone: values.showPhone ? phone : '',
    email: values.showEmail ? email : '',
    address: values.showAddress ? address : null,
  },
});
