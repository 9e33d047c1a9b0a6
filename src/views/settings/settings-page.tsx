/** Settings of this device, the password, a merchant's shop, and the exits: logging out, or erasing this device. */
import { Paper, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { Page } from '../ui/page.tsx';
import { AccountSettings } from './account-settings.tsx';
import { AppearanceSettings } from './appearance-settings.tsx';
import { EraseDevice } from './erase-device.tsx';
import { HoursSettings } from './hours-settings.tsx';
import { InvoiceSettings } from './invoice-settings.tsx';
import { LedgerSettings } from './ledger-settings.tsx';
import { MerchantRequest } from './merchant-request.tsx';
import { PasskeySettings } from './passkey-settings.tsx';
import { PurposeSettings } from './purpose-settings.tsx';

export function SettingsPage() {
  const { config } = useApp();
  const { merchant, profile } = useSession();
  const invoicing = merchant && config.identity === 'embedded';
  return (
    <Page
      title="Settings"
      lead={`Changes are saved right away, most of them for this device.${invoicing ? ' Only your hours and invoices have a save button.' : ''}`}
    >
      <Stack gap="lg">
        <Section title="Money bag">
          <LedgerSettings />
        </Section>
        <Section title="Appearance">
          <AppearanceSettings />
        </Section>
        <Section title="What you’re here for" id="purpose">
          <PurposeSettings />
        </Section>
        <Section title="Account">
          <AccountSettings />
        </Section>
        {config.identity === 'embedded' ? (
          <Section title="Passkeys" id="passkeys">
            <PasskeySettings />
          </Section>
        ) : null}
        {/* Not before the profile has loaded, and not for a moment after logging out. */}
        {config.identity === 'embedded' && profile && !merchant ? (
          <Section title="Become a merchant" id="merchant">
            <MerchantRequest />
          </Section>
        ) : null}
        {invoicing ? (
          <Section title="Pick-up and delivery" id="hours">
            <HoursSettings />
          </Section>
        ) : null}
        {invoicing ? (
          <Section title="Invoices" id="invoices">
            <InvoiceSettings />
          </Section>
        ) : null}
        <Section title="This device">
          <EraseDevice />
        </Section>
      </Stack>
    </Page>
  );
}

interface SectionProps {
  readonly title: string;
  /** Anchor of links to the section. */
  readonly id?: string;
  readonly children: ReactNode;
}

function Section({ title, id, children }: SectionProps) {
  const titleId = useId();
  return (
    <Paper component="section" id={id} aria-labelledby={titleId} withBorder p="lg">
      <Stack gap="md">
        <Title order={2} size="h3" id={titleId}>
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}
