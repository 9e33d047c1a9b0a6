/** A ledger that is damaged on this device: what is left of it, and the ways to recover, with what each keeps and loses. */
import { Button, FileButton, Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { recoveryMachine } from '../../../machines/recovery.machine.ts';
import { useApp } from '../../app.ts';
import { DocumentIcon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notices.ts';
import { ErrorState } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { LedgerSkeleton } from '../ledger-skeleton.tsx';
import classes from './damaged-ledger.module.css';
import { OfferCard } from './offer-card.tsx';
import { SaveBytes } from './save-bytes.tsx';

export function DamagedLedger({ uid }: { uid: string }) {
  const { ledger, recovery } = useApp();
  const [actor] = useState(() => recovery.actor(recoveryMachine, uid));
  useEffect(() => {
    const done = actor.subscribe({
      complete() {
        notify({ message: 'Your money bag is open again', tone: 'positive' });
        ledger.actor.send({ type: 'retry' });
      },
    });
    actor.start();
    return () => {
      done.unsubscribe();
      actor.stop();
    };
  }, [actor, ledger]);
  const step = useSelector(actor, ({ value }) => value);
  const { examination, chosen, failure } = useSelector(actor, ({ context }) => context);

  if (step === 'failed')
    return (
      <ErrorState title="Your money bag cannot be repaired now" onRetry={() => actor.send({ type: 'retry' })}>
        <p>{failure?.message} Nothing has changed.</p>
      </ErrorState>
    );
  if (!examination)
    return (
      <div role="status" aria-label="Looking at what is left of your money bag">
        <LedgerSkeleton />
      </div>
    );
  const { offers, reason, fileProblem } = examination;
  return (
    <section className={classes.damaged} aria-labelledby="damaged">
      <div role="alert">
        <h2 id="damaged">Your money bag is damaged on this device</h2>
        <p>
          Part of what this browser had saved has changed by itself, as can happen when a disk fails or a
          device loses power. Choose how to go on. Nothing is thrown away: the damaged data is put aside until
          you discard it.
        </p>
      </div>
      <ul className={classes.offers}>
        {offers.map((offer, i) => (
          <OfferCard
            key={offer.source}
            offer={offer}
            best={i === 0}
            busy={step === 'recovering'}
            chosen={chosen === offer.source}
            onChoose={() => actor.send({ type: 'source.choose', source: offer.source })}
          />
        ))}
        <li className={classes.offer}>
          <h3>Do you have an exported file?</h3>
          <p>
            A history that you exported from this money bag earlier (JSONL) can fill in what is missing here.
            Nothing changes before you have seen what it gives.
          </p>
          {fileProblem ? <Problem title="This file does not help">{fileProblem}</Problem> : null}
          <FileButton
            accept=".jsonl,application/x-ndjson"
            onChange={(file) => file && actor.send({ type: 'file.give', file })}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                disabled={step !== 'choosing'}
                leftSection={<DocumentIcon size={18} />}
              >
                Look at a file
              </Button>
            )}
          </FileButton>
        </li>
      </ul>
      <Group>
        <SaveBytes label="Save the damaged data as a file" load={() => recovery.exportDamaged(uid)} />
      </Group>
      <p className={classes.detail}>{reason}</p>
    </section>
  );
}
