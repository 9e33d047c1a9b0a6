/** The server's price for the bag, beside the form; it follows the form's values. */
import { Alert, Button, Paper, Stack, Title } from '@mantine/core';
import type { Price } from '../../events/bluebook/estimate.ts';
import { Money } from '../transactions/money.tsx';
import type { Asked } from '../ui/use-answer.ts';
import classes from './bluebook.module.css';
import { PriceBar } from './price-bar.tsx';

export interface PricePanelProps {
  /** The answer is null if a form value is invalid. */
  readonly asked: Asked<Price | null>;
}

export function PricePanel({ asked: { state, answer, failure, retry } }: PricePanelProps) {
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="price" className={classes.panel}>
      <Stack>
        <Title order={2} size="h3" id="price">
          What it would cost
        </Title>
        {state === 'failed' ? (
          <Alert color="red" role="alert" title="There is no price yet">
            <Stack gap="sm" align="flex-start">
              <span>{failure}</span>
              <Button size="compact-md" variant="default" onClick={retry}>
                Try again
              </Button>
            </Stack>
          </Alert>
        ) : answer ? (
          <div aria-busy={state === 'loading'} className={classes.shown}>
            <p className={classes.total} role="status">
              <Money cents={answer.consumerCents} />
            </p>
            <PriceBar price={answer} />
            <dl className={classes.facts}>
              <dt data-sign="customer">For a customer</dt>
              <dd>
                <Money cents={answer.consumerCents} />
              </dd>
              <dt data-sign="merchant">For a merchant</dt>
              <dd>
                <Money cents={answer.merchantCents} />
              </dd>
              <dt data-sign="range">Market range</dt>
              <dd>
                <Money cents={answer.lowCents} /> to <Money cents={answer.highCents} />
              </dd>
              <dt>Price book</dt>
              <dd>Version {answer.bookVersion}</dd>
            </dl>
          </div>
        ) : (
          <div className={classes.waiting}>
            {state === 'loading'
              ? 'Looking it up…'
              : 'Once everything on the form is right, you see the price here.'}
          </div>
        )}
      </Stack>
    </Paper>
  );
}
