/** Settings of this device, one's password, and the way out: logging out, or leaving nothing behind. */
import { Paper, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Page } from '../ui/page.tsx';
import { AccountSettings } from './account-settings.tsx';
import { AppearanceSettings } from './appearance-settings.tsx';
import { EraseDevice } from './erase-device.tsx';
import { LedgerSettings } from './ledger-settings.tsx';

export function SettingsPage() {
  return (
    <Page title="Settings" lead="Every change is saved at once, for this device.">
      <Stack gap="lg">
        <Section title="Money bag">
          <LedgerSettings />
        </Section>
        <Section title="Appearance">
          <AppearanceSettings />
        </Section>
        <Section title="Account">
          <AccountSettings />
        </Section>
        <Section title="This device">
          <EraseDevice />
        </Section>
      </Stack>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} withBorder p="lg">
      <Stack gap="md">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}
