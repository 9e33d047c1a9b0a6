/** Requests for a quote to the merchant, oldest first. Each is answered with a transaction, or dismissed. */
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { readablePhone } from '../../../events/shared/phone.ts';
import type { QuoteRequest, QuoteRequestPage } from '../../../events/product/port.ts';
import type { QuotedEstimate } from '../../../events/bluebook/estimate.ts';
import { Money } from '../../transactions/money.tsx';
import { useApp } from '../../app.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { type Asked, useAnswer } from '../../ui/use-answer.ts';
import classes from './quote-requests.module.css';
import { viewPath } from './words.ts';

const maxShown = 20;

function QuotedBag({ material, stain, stainCount, condition, price }: QuotedEstimate) {
  return (
    <span className={classes.contact}>
      {' '}
      ({material}, {stainCount} × {stain}, {condition} condition, about <Money cents={price.consumerCents} />)
    </span>
  );
}

/** The answer for `QuoteRequests`, for the page to know when it is there. */
export function useQuoteRequests(): Asked<QuoteRequestPage> {
  const { products } = useApp();
  return useAnswer(() => products.quoteRequests({ page: 1, pageSize: maxShown }), '');
}

export function QuoteRequests({
  asked: { answer, failure, state, retry },
}: {
  readonly asked: Asked<QuoteRequestPage>;
}) {
  const { products } = useApp();
  if (state === 'failed') {
    return (
      <div className={classes.box} role="alert">
        <p>Your quote requests could not be loaded. {failure}</p>
        <Button variant="default" size="compact-md" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!answer || answer.total === 0) return null;
  const dismiss = async ({ id, contact }: QuoteRequest) => {
    try {
      await products.removeQuoteRequest(id);
      notify({ message: `The request from ${contact.name} is dismissed` });
      retry();
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    }
  };
  return (
    <section className={classes.box} aria-labelledby="quote-requests">
      <h2 id="quote-requests">{answer.total === 1 ? '1 quote request' : `${answer.total} quote requests`}</h2>
      <ul className={classes.list}>
        {answer.quoteRequests.map((request) => (
          <li key={request.id}>
            <p>
              <strong>{request.contact.name}</strong> asks about{' '}
              {request.productId === null ? (
                `cleaning ${request.title}`
              ) : (
                <Link to={viewPath(request.productId)}>{request.title}</Link>
              )}
              {request.quantity > 1 ? `, ${request.quantity} items` : null}
              {request.estimate ? <QuotedBag {...request.estimate} /> : null}
            </p>
            {request.note ? <p className={classes.note}>{request.note}</p> : null}
            <p className={classes.contact}>
              {[readablePhone(request.contact.phone), request.contact.email, request.contact.address]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <Group gap="xs">
              <ButtonLink to={`/new-transaction?quote=${request.id}`}>Send a quote</ButtonLink>
              <Button variant="default" onClick={() => void dismiss(request)}>
                Dismiss
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      {answer.total > answer.quoteRequests.length ? (
        <p>These have waited longest. The others follow as you answer them.</p>
      ) : null}
    </section>
  );
}
