/** The form of a product. */
import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  Paper,
  Radio,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { fieldOfError } from '../../../events/shared/causes.ts';
import { centsToDecimal } from '../../../events/shared/money.ts';
import { OfflineNote, Problem } from '../../ui/problem.tsx';
import { useCurrency } from '../../ui/use-settings.ts';
import { useOnline } from '../../ui/online.ts';
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { PicturesField } from '../pictures/pictures-field.tsx';
import type { Category, ProductFields, Visibility } from '../../../events/product/port.ts';
import type { Picture } from '../../../events/shared/picture.ts';
import { categoryOptions } from './words.ts';
import { parseTypedAmount } from '../../ui/typed-amount.ts';

/** The values of the form. */
export interface ProductDraft {
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly category: Category;
  readonly visibility: Visibility;
  readonly stock: number | null;
  readonly pictures: readonly Picture[];
}

interface Values {
  title: string;
  description: string;
  price: string;
  category: Category;
  visibility: Visibility;
  counted: boolean;
  stock: number | string;
  pictures: readonly Picture[];
}

export const emptyProduct: ProductDraft = {
  title: '',
  description: '',
  price: '',
  category: 'other',
  visibility: 'public',
  stock: null,
  pictures: [],
};

/** The price for the form; empty for 0, which asks for a quote. */
export const priceField = (cents: number) => (cents === 0 ? '' : centsToDecimal(cents));

export interface ProductFormProps {
  readonly draft: ProductDraft;
  readonly submitLabel: string;
  readonly onSave: (fields: ProductFields) => Promise<void>;
  /** Called after saving, once nothing counts as unsaved any more. */
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

export function ProductForm({ draft, submitLabel, onSave, onSaved, onCancel }: ProductFormProps) {
  const online = useOnline();
  const symbol = useCurrency();
  const [uploading, setUploading] = useState(false);
  const form = useForm<Values>({
    initialValues: { ...draft, counted: draft.stock !== null, stock: draft.stock ?? 1 },
    validate: {
      title: (title) => (title.trim() ? null : 'Enter a title'),
      price: (price) => priceError(price, symbol),
      stock: (stock, { counted }) =>
        counted && typeof stock !== 'number' ? 'Enter a whole number from 0 to 1,000,000' : null,
      pictures: () => (uploading ? 'Wait until every picture is uploaded' : null),
    },
  });
  const { failure, saved, submit } = useSaveForm(form, {
    order: ['title', 'price', 'stock'],
    fieldOf: (error) => fieldInForm(fieldOfError(error)),
    onSaved,
  });
  const dirty = (form.isDirty() || uploading) && !saved;
  useUnsaved(dirty, 'a product with changes');

  const save = ({ title, description, price, category, visibility, counted, stock, pictures }: Values) => {
    const parsed = parseTypedAmount(price, symbol);
    return onSave({
      title: title.trim(),
      description: description.trim(),
      priceCents: parsed.ok ? parsed.cents : 0,
      category,
      visibility,
      stock: counted && typeof stock === 'number' ? stock : null,
      pictureIds: pictures.map(({ id }) => id),
    });
  };

  return (
    <Paper withBorder p="lg">
      <form onSubmit={submit(save)} noValidate aria-busy={form.submitting}>
        <Stack>
          {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
          {online ? null : <OfflineNote what="Saving" />}
          <TextInput label="Title" maxLength={200} required {...form.getInputProps('title')} />
          <Textarea
            label="Description"
            description="What is included, for which materials, how long it takes"
            autosize
            minRows={3}
            maxRows={14}
            maxLength={4000}
            {...form.getInputProps('description')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label="Price"
              description="Leave it empty and buyers ask for a quote"
              inputMode="decimal"
              placeholder="0.00"
              leftSection={<span aria-hidden="true">{symbol}</span>}
              {...form.getInputProps('price')}
            />
            <NativeSelect
              label="Category"
              description="Where buyers look for it"
              data={categoryOptions}
              {...form.getInputProps('category')}
            />
          </SimpleGrid>
          <Group align="flex-end">
            <Checkbox
              label="Track stock"
              description="For goods. Services never sell out"
              {...form.getInputProps('counted', { type: 'checkbox' })}
            />
            {form.values.counted ? (
              <NumberInput
                label="In stock"
                min={0}
                max={1_000_000}
                allowDecimal={false}
                allowNegative={false}
                clampBehavior="strict"
                inputMode="numeric"
                {...form.getInputProps('stock')}
              />
            ) : null}
          </Group>
          <PicturesField
            pictures={form.values.pictures}
            onChange={(change) => form.setFieldValue('pictures', change)}
            onBusy={setUploading}
            error={typeof form.errors.pictures === 'string' ? form.errors.pictures : undefined}
          />
          <Radio.Group label="Who sees it" {...form.getInputProps('visibility')}>
            <Stack gap="xs" mt="xs">
              <Radio value="public" label="Everybody" description="Listed in the marketplace" />
              <Radio
                value="private"
                label="Only clients I choose"
                description="Choose them under My products; you can take it back at any time"
              />
            </Stack>
          </Radio.Group>
          <Group>
            <Button type="submit" loading={form.submitting} disabled={uploading}>
              {submitLabel}
            </Button>
            <Button variant="default" disabled={form.submitting} onClick={onCancel}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
      <AskBeforeLeaving dirty={dirty && !form.submitting} what="Your changes to this product" />
    </Paper>
  );
}

function priceError(price: string, symbol: string): string | null {
  const parsed = parseTypedAmount(price, symbol);
  if (!parsed.ok) return parsed.message;
  return parsed.cents < 0 ? 'Enter a price of 0 or more' : null;
}

const fieldNames: Readonly<Record<string, keyof Values>> = {
  title: 'title',
  description: 'description',
  priceCents: 'price',
  category: 'category',
  visibility: 'visibility',
  stock: 'stock',
  pictureIds: 'pictures',
};

const fieldInForm = (field: string | null) => (field === null ? null : (fieldNames[field] ?? null));
