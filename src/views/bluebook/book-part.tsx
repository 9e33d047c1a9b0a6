/** The price book as admins see it: the form and its versions. */
import { useRef, useState } from 'react';
import type { BookVersion, VersionedBook } from '../../events/bluebook/port.ts';
import { useApp } from '../app.ts';
import { ErrorState } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { BookForm } from './book-form.tsx';
import { BookHistory } from './book-history.tsx';

interface Start {
  readonly version: BookVersion;
  /** Counter in the form's key, so that choosing the same version again resets the form. */
  readonly times: number;
}

export function BookPart() {
  const { bluebook } = useApp();
  const { state, answer, failure, retry, change } = useAnswer(() => bluebook.book(), '');
  const [from, setFrom] = useState<Start | null>(null);
  const top = useRef<HTMLDivElement>(null);

  const startFrom = (version: BookVersion) => {
    setFrom((before) => ({ version, times: (before?.times ?? 0) + 1 }));
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus();
  };
  const isThere = (book: VersionedBook) => change(() => book);

  if (state === 'failed') {
    return (
      <ErrorState title="The price book could not be loaded" onRetry={retry}>
        {failure}
      </ErrorState>
    );
  }
  if (!answer) return <BlockSkeleton label="Loading the price book" />;
  return (
    <>
      <div ref={top} tabIndex={-1}>
        <BookForm
          key={from?.times ?? 0}
          newest={answer}
          from={from?.version.book ?? null}
          onNewest={isThere}
        />
      </div>
      <BookHistory newest={answer.version} onStartFrom={startFrom} />
    </>
  );
}
