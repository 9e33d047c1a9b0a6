/** Every version of the price book: who saved it when, what changed, and a button to start from it. */
import { Button, Pagination } from '@mantine/core';
import { useState } from 'react';
import type { PriceBook } from '../../events/bluebook/book.ts';
import type { BookVersion } from '../../events/bluebook/port.ts';
import { useApp } from '../app.ts';
import { timeOf } from '../transactions/words.ts';
import { ErrorState } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { useCurrency } from '../ui/use-settings.ts';
import { FieldChanges } from './book-changes.tsx';
import { changedFields } from './book-fields.ts';
import classes from './bluebook.module.css';

export interface BookHistoryProps {
  /** Newest version number; the list reloads when it changes. */
  readonly newest: number;
  readonly onStartFrom: (version: BookVersion) => void;
}

const perPage = 10;

export function BookHistory({ newest, onStartFrom }: BookHistoryProps) {
  const { bluebook } = useApp();
  const [page, setPage] = useState(1);
  const { state, answer, failure, retry } = useAnswer(
    () => bluebook.versions({ page, pageSize: perPage }),
    `${newest} ${page}`,
  );
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className={classes.heading}>
        Versions
      </h2>
      {state === 'failed' ? (
        <ErrorState title="The versions could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : answer ? (
        <>
          <ol className={classes.versions} aria-busy={state === 'loading'}>
            {answer.versions.map((version, i) => (
              <li key={version.version} className={classes.version}>
                <Version
                  version={version}
                  before={answer.versions[i + 1]?.book ?? null}
                  isNewest={version.version === newest}
                  onStartFrom={onStartFrom}
                />
              </li>
            ))}
          </ol>
          {answer.total > perPage ? (
            <nav aria-label="Pages of versions">
              <Pagination
                mt="md"
                total={Math.ceil(answer.total / perPage)}
                value={page}
                onChange={setPage}
                getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
                getControlProps={(control) => ({ 'aria-label': `${control} page` })}
              />
            </nav>
          ) : null}
        </>
      ) : (
        <BlockSkeleton label="Loading the versions" />
      )}
    </section>
  );
}

interface VersionProps extends Pick<BookHistoryProps, 'onStartFrom'> {
  readonly version: BookVersion;
  /** The previous book; null if it is on the next page or there is none. */
  readonly before: PriceBook | null;
  readonly isNewest: boolean;
}

function Version({ version: shown, before, isNewest, onStartFrom }: VersionProps) {
  const symbol = useCurrency();
  const { version, note, author, createdAt, book } = shown;
  const name = author ? author.displayName || author.userName : 'somebody whose account is gone';
  return (
    <>
      <p>
        <strong>Version {version}</strong>
        {isNewest ? ', in use now' : null}
      </p>
      <p>{createdAt === null ? 'It came with the product.' : `By ${name}, ${timeOf(createdAt)}`}</p>
      {note === '' ? null : <p>“{note}”</p>}
      {before ? <FieldChanges changes={changedFields(before, book, symbol)} /> : null}
      {isNewest ? null : (
        <div>
          <Button variant="default" size="compact-md" onClick={() => onStartFrom(shown)}>
            Start from version {version}
          </Button>
        </div>
      )}
    </>
  );
}
