/** The invoice details of a merchant: stored with the shop, unlike the rest of the page, which is stored on this device. */
import { Stack, Text } from '@mantine/core';
import { useApp } from '../app.ts';
import { ErrorState } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { InvoiceForm } from './invoice-form.tsx';

export function InvoiceSettings() {
  const { invoices } = useApp();
  const { answer, failure, state, retry } = useAnswer(() => invoices.details(), '');
  return (
    <Stack>
      <Text>
        What your invoices say. It’s saved for your shop, on every device. Invoices you have issued stay as
        they are.
      </Text>
      {answer ? (
        <InvoiceForm initial={answer} />
      ) : state === 'failed' ? (
        <ErrorState title="Your invoice details could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : (
        <BlockSkeleton label="Loading your invoice details" />
      )}
    </Stack>
  );
}
