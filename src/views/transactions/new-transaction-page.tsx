/** A manual transaction for a phone number: a merchant records what was agreed elsewhere, or answers a quote request. */
import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { pageNames } from '../../events/shared/page-names.ts';
import type { PersonCard } from '../../events/shared/person-card.ts';
import type { Estimate } from '../../events/bluebook/estimate.ts';
import type { QuoteRequest } from '../../events/product/port.ts';
import { useApp } from '../app.ts';
import { MerchantOnly } from '../merchant-only.tsx';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { NewTransactionEditor } from './new-transaction-editor.tsx';

const title = pageNames['/new-transaction'];

export function NewTransactionPage() {
  return (
    <MerchantOnly title={title}>
      <Opened />
    </MerchantOnly>
  );
}

interface Prepared {
  readonly clients: readonly PersonCard[];
  /** null if it answers none; undefined if the request no longer exists. */
  readonly quote: QuoteRequest | null | undefined;
  /** The same for an estimate of a bag. */
  readonly estimate: Estimate | null | undefined;
}

function Opened() {
  const { products, bluebook } = useApp();
  const [params, setParams] = useSearchParams();
  const quoteId = params.get('quote');
  const estimateId = params.get('estimate');
  const prepare = async (): Promise<Prepared> => {
    const [clients, quote, estimate] = await Promise.all([
      products.ownClients(),
      quoteId === null ? null : products.findQuoteRequest(quoteId),
      estimateId === null ? null : bluebook.find(estimateId),
    ]);
    return { clients, quote, estimate };
  };
  const { state, answer, failure, retry } = useAnswer(prepare, `new-transaction ${quoteId} ${estimateId}`);

  return (
    <Page title={title} lead="Create an order for a customer. Save it as a draft, or place it to bill them.">
      {state === 'failed' ? (
        <ErrorState title="The form could not be opened" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : state === 'loading' || !answer ? (
        <BlockSkeleton label="Loading the form" />
      ) : answer.quote === undefined ? (
        <EmptyState
          title="This quote request is no longer there"
          action={<Button onClick={() => setParams({}, { replace: true })}>Start without it</Button>}
        >
          It may have been answered or withdrawn.
        </EmptyState>
      ) : answer.estimate === undefined ? (
        <EmptyState
          title="This estimate is no longer there"
          action={<Button onClick={() => setParams({}, { replace: true })}>Start without it</Button>}
        >
          It was deleted, or it belongs to someone else.
        </EmptyState>
      ) : (
        <NewTransactionEditor clients={answer.clients} quote={answer.quote} estimate={answer.estimate} />
      )}
    </Page>
  );
}
