/** The fields that people may change about themselves, for their own page and for an admin's. */
import { Button, Group, Paper, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { plainMessage } from '../../events/shared/causes.ts';
import {
  changedOwnFields,
  ownFieldErrors,
  ownFieldNames,
  tidyOwnFields,
} from '../../events/profile/own-fields.ts';
import { readablePhone } from '../../events/shared/phone.ts';
import type { OwnFields } from '../../events/profile/user.ts';
import { adoptSaved } from '../ui/adopt-saved.ts';
import { ownRegion } from '../ui/own-region.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useOnline } from '../ui/online.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSaveForm } from '../ui/use-save-form.ts';

export interface ProfileFormProps {
  readonly fields: OwnFields;
  /** @throws Error with a message for people; it may name the field */
  readonly onSave: (changed: Partial<OwnFields>) => Promise<void>;
}

const readable = (fields: OwnFields): OwnFields => ({ ...fields, phone: readablePhone(fields.phone) });

export function ProfileForm({ fields, onSave }: ProfileFormProps) {
  const online = useOnline();
  const form = useForm<OwnFields>({
    initialValues: readable(fields),
    validate: (values) => ownFieldErrors(tidyOwnFields(values, ownRegion())),
  });
  // The cached values are shown first; the server's values replace them, except in fields edited meanwhile.
  const fetched = JSON.stringify(readable(fields));
  useEffect(() => {
    const now = JSON.parse(fetched) as OwnFields;
    for (const name of ownFieldNames) if (!form.isDirty(name)) form.setFieldValue(name, now[name]);
    form.resetDirty(now);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form is new with every keystroke
  }, [fetched]);
  const dirty = form.isDirty();
  useUnsaved(dirty, 'a profile with changes');

  const { failure, clearFailure, submit } = useSaveForm(form, {
    order: ownFieldNames,
    messageOf: plainMessage,
  });
  const save = async (values: OwnFields) => {
    const tidy = tidyOwnFields(values, ownRegion());
    const changed = changedOwnFields(values, form.getInitialValues(), ownRegion());
    if (Object.keys(changed).length > 0) await onSave(changed);
    adoptSaved(form, values, readable(tidy));
  };

  return (
    <Paper withBorder p="lg">
      <form onSubmit={submit(save)} noValidate aria-busy={form.submitting}>
        <Stack>
          {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
          {online ? null : <OfflineNote what="Saving" />}
          <TextInput
            label="Display name"
            description="What others see"
            autoComplete="nickname"
            {...form.getInputProps('displayName')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('firstName')} />
            <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
          </SimpleGrid>
          <TextInput
            label="User name"
            description="In the address of your public page; others find you by it"
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('userName')}
          />
          <TextInput
            label="Phone"
            description="For example +1 415 555 0134. Not shown in public"
            type="tel"
            autoComplete="tel"
            {...form.getInputProps('phone')}
          />
          <TextInput label="Company" autoComplete="organization" {...form.getInputProps('companyName')} />
          <Textarea
            label="About"
            description="Shown on the public page; up to 2,000 characters"
            autosize
            minRows={3}
            maxRows={12}
            {...form.getInputProps('bio')}
          />
          <Group>
            <Button type="submit" loading={form.submitting} disabled={!dirty}>
              Save
            </Button>
            <Button
              variant="default"
              disabled={!dirty || form.submitting}
              onClick={() => {
                form.reset();
                clearFailure();
              }}
            >
              Discard changes
            </Button>
            <Text size="sm" c="dimmed" role="status">
              {dirty ? 'Not saved yet' : ''}
            </Text>
          </Group>
        </Stack>
      </form>
      <AskBeforeLeaving dirty={dirty && !form.submitting} what="Your changes to the profile" />
    </Paper>
  );
}
