/** bluebook-bag: the price of cleaning a bag by the price book, and the saved estimates. */
import { Tabs } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Estimate } from '../../events/bluebook/estimate.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { useAddressParams } from '../ui/address-params.ts';
import { ErrorState, Page } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { BookPart } from './book-part.tsx';
import { EstimateForm } from './estimate-form.tsx';
import { EstimateList } from './estimate-list.tsx';

interface Start {
  readonly estimate: Estimate;
  /** Counter in the form's key, so that choosing the same estimate again resets the form. */
  readonly times: number;
}

/** Admins also edit the price book here. */
export function BluebookPage() {
  const { admin } = useSession();
  const [params, setParams] = useAddressParams();
  const part = admin && params.get('part') === 'book' ? 'book' : 'estimates';
  return (
    <Page
      title="Bag price estimate"
      lead="Say what the bag is made of and what is on it, and see what cleaning it would cost."
      width="wide"
    >
      {admin ? (
        <Tabs
          value={part}
          onChange={(value) => setParams(() => new URLSearchParams(value === 'book' ? { part: value } : {}))}
        >
          <Tabs.List mb="lg">
            <Tabs.Tab value="estimates">Estimates</Tabs.Tab>
            <Tabs.Tab value="book">Price book</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value={part}>{part === 'book' ? <BookPart /> : <Estimates />}</Tabs.Panel>
        </Tabs>
      ) : (
        <Estimates />
      )}
    </Page>
  );
}

function Estimates() {
  const { bluebook } = useApp();
  const { state, answer, failure, retry } = useAnswer(() => bluebook.book(), '');
  const [kept, setKept] = useState(0);
  const [from, setFrom] = useState<Start | null>(null);
  const top = useRef<HTMLDivElement>(null);

  const again = (estimate: Estimate) => {
    setFrom((before) => ({ estimate, times: (before?.times ?? 0) + 1 }));
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus();
  };

  // The list waits for the form above it, which would push it down.
  if (state !== 'failed' && !answer) return <BlockSkeleton label="Loading the price book" />;
  return (
    <>
      {answer ? (
        <div ref={top} tabIndex={-1}>
          <EstimateForm
            key={from?.times ?? 0}
            book={answer.book}
            from={from && fieldsOf(from.estimate)}
            onKept={() => setKept((count) => count + 1)}
          />
        </div>
      ) : (
        <ErrorState title="The price book could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      )}
      <EstimateList kept={kept} onAgain={again} />
    </>
  );
}

const fieldsOf = ({ item, material, stain, stainCount, condition, note }: Estimate) => ({
  ...{ item, material, stain, stainCount, condition, note },
});
