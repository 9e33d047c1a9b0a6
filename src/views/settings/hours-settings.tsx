/** When a merchant hands over orders: stored with the shop, so that buyers can choose a time. */
import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { dayNames, handoverWayNames, handoverWays, slotLengths } from '../../events/shop/hours.ts';
import type { VersionedHours } from '../../events/shop/port.ts';
import { useApp } from '../app.ts';
import { adoptSaved } from '../ui/adopt-saved.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { ownZone } from '../ui/local-day.ts';
import { notify } from '../ui/notices.ts';
import { useOnline } from '../ui/online.ts';
import { ErrorState } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { useSaveForm } from '../ui/use-save-form.ts';
import { emptyHours, hoursErrorsOf, hoursOf, type HoursValues, hoursValuesOf } from './hours-values.ts';
import { zonesWith } from './zones.ts';

export function HoursSettings() {
  const { shops } = useApp();
  const { answer, failure, state, retry } = useAnswer(() => shops.hours(), '');
  return (
    <Stack>
      <Text>
        When you hand over orders. Buyers choose a time from these hours at the checkout; times they have
        chosen stay.
      </Text>
      {answer ? (
        <HoursForm initial={answer} />
      ) : state === 'failed' ? (
        <ErrorState title="Your hours could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : (
        <BlockSkeleton label="Loading your hours" />
      )}
    </Stack>
  );
}

const lengthWords = (minutes: number) =>
  minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : `${minutes / 60} hours`;

function HoursForm({ initial }: { initial: VersionedHours }) {
  const { shops } = useApp();
  const online = useOnline();
  const [base, setBase] = useState(initial);
  const [empty] = useState(() => emptyHours(ownZone()));
  const before = base.hours ? hoursValuesOf(base.hours) : empty;
  const form = useForm<HoursValues>({ initialValues: before, validate: hoursErrorsOf });
  const { values } = form;
  const dirty = JSON.stringify(values) !== JSON.stringify(before);
  useUnsaved(dirty, 'hours with changes');
  const { failure, submit } = useSaveForm(form, {
    order: ['ways', ...dayNames.map((_, i) => `days.${i}.to`), 'slotMinutes', 'noticeHours', 'timeZone'],
  });
  const save = async (typed: HoursValues) => {
    const saved = await shops.saveHours(base.version, hoursOf(typed));
    setBase(saved);
    if (saved.hours) adoptSaved(form, typed, hoursValuesOf(saved.hours));
    notify({ message: 'Hours saved', tone: 'positive' });
  };
  return (
    <form onSubmit={submit(save)} noValidate aria-busy={form.submitting} aria-label="Hours">
      <Stack>
        {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
        {online ? null : <OfflineNote what="Saving" />}
        <Checkbox.Group label="What you offer" {...form.getInputProps('ways')} value={[...values.ways]}>
          <Group mt="xs">
            {handoverWays.map((way) => (
              <Checkbox key={way} value={way} label={handoverWayNames[way]} />
            ))}
          </Group>
        </Checkbox.Group>
        <Fieldset legend="Your week">
          <Stack gap="sm">
            {dayNames.map((name, i) => (
              <SimpleGrid key={name} cols={{ base: 1, xs: 3 }} spacing="sm" style={{ alignItems: 'center' }}>
                <Checkbox label={name} {...form.getInputProps(`days.${i}.open`, { type: 'checkbox' })} />
                {values.days[i]?.open ? (
                  <>
                    <TextInput
                      type="time"
                      aria-label={`${name}, from`}
                      {...form.getInputProps(`days.${i}.from`)}
                    />
                    <TextInput
                      type="time"
                      aria-label={`${name}, to`}
                      {...form.getInputProps(`days.${i}.to`)}
                    />
                  </>
                ) : (
                  <Text c="dimmed">Closed</Text>
                )}
              </SimpleGrid>
            ))}
          </Stack>
        </Fieldset>
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <NativeSelect
            label="Length of a slot"
            data={slotLengths.map((length) => ({ value: String(length), label: lengthWords(length) }))}
            {...form.getInputProps('slotMinutes')}
          />
          <TextInput
            label="Hours of notice"
            description="Before the first slot"
            inputMode="numeric"
            maxLength={3}
            {...form.getInputProps('noticeHours')}
          />
          <NativeSelect
            label="Time zone"
            data={zonesWith(before.timeZone)}
            {...form.getInputProps('timeZone')}
          />
        </SimpleGrid>
        <Group>
          <Button type="submit" loading={form.submitting} disabled={!dirty && base.version > 0}>
            Save hours
          </Button>
        </Group>
      </Stack>
      <AskBeforeLeaving dirty={dirty && !form.submitting} what="Your changes to the hours" />
    </form>
  );
}
