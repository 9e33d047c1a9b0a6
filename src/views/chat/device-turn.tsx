/** A question about the ledger with its answer, computed on this device from the open ledger; neither is sent anywhere. */
import { Loader } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useMemo } from 'react';
import { ledgerFound } from '../../events/ledger/questions.ts';
import { foundMarkdown } from '../../events/shared/questions/found.ts';
import { useApp } from '../app.ts';
import { useLedgerVersion } from '../ledger/use-ledger-version.ts';
import { useSession } from '../session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import shared from '../ui/conversation/conversation.module.css';
import { CopyIcon } from '../ui/icons.tsx';
import { Problem } from '../ui/problem.tsx';
import { useCurrency } from '../ui/use-settings.ts';
import classes from './chat.module.css';
import { copy } from './copy.ts';
import type { DeviceTurn as Asked } from './use-device-turns.ts';
import { unusedWords } from './words.ts';

const AnswerMarkdown = lazy(() => import('./markdown.tsx'));

export function DeviceTurn({ turn: { question, asked, files } }: { readonly turn: Asked }) {
  const { ledger } = useApp();
  const uid = useSession().person?.uid ?? null;
  const symbol = useCurrency();
  const failed = useSelector(ledger.actor, ({ context }) => context.failure?.during === 'loading');
  const isOpen = useSelector(ledger.actor, (state) => state.matches('ready') && state.context.uid === uid);
  const stream = isOpen ? ledger.stream() : null;
  const version = useLedgerVersion(stream);
  const answer = useMemo(
    () => stream && foundMarkdown(ledgerFound(stream.state.entries, asked, symbol)),
    // The ledger is folded in place, so its version is a dependency.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [stream, version, asked, symbol],
  );
  return (
    <article aria-label={question} aria-busy={answer === null && !failed}>
      <h2 className={shared.question}>{question}</h2>
      <div className={shared.answer}>
        {answer === null ? (
          <Unopened failed={failed} />
        ) : (
          <>
            <Suspense fallback={<p className={classes.plain}>{answer}</p>}>
              <AnswerMarkdown text={answer} sources={[]} />
            </Suspense>
            {files.names.length === 0 ? null : <p>{unusedWords(files)}</p>}
            <div className={classes.foot}>
              <span className={classes.small}>Answered on this device, not sent</span>
              <Button look="quiet" onClick={() => void copy(answer)}>
                <CopyIcon size={18} /> Copy
              </Button>
            </div>
          </>
        )}
      </div>
    </article>
  );
}

function Unopened({ failed }: { readonly failed: boolean }) {
  if (!failed) {
    return (
      <p className={shared.waiting}>
        <Loader size="xs" aria-hidden="true" />
        Opening your money bag on this device…
      </p>
    );
  }
  return (
    <Problem title="Your money bag can’t be opened">
      The question was not sent: it can be answered on this device only.
      <div className={classes.tools}>
        <ButtonLink to="/ledger" look="outline">
          See what is wrong
        </ButtonLink>
      </div>
    </Problem>
  );
}
