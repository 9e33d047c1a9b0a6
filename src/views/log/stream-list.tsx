/** The streams of this device that the person may see, with search and filter. */
import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StreamSummary } from '../../events/log/device-log.ts';
import { useApp } from '../app.ts';
import { describeTime } from '../ledger/history/describe.ts';
import { useSession } from '../session.ts';
import { HistoryIcon, SearchIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState } from '../ui/page.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { streamAddress } from './choice.ts';
import { describeBytes } from '../ui/bytes.ts';
import { describeStream } from './describe.ts';
import { fittingStreams, type Shown, shownNames } from './find.ts';
import classes from './log-page.module.css';
import { counted } from '../ui/counted.ts';

export function StreamList() {
  const { deviceLog } = useApp();
  const { person } = useSession();
  const { state, answer, failure, retry } = useAnswer(() => deviceLog.streams(), person?.uid ?? '');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Shown>('all');

  if (state === 'failed')
    return (
      <ErrorState title="The log cannot be read" onRetry={retry}>
        <p>{failure}</p>
      </ErrorState>
    );
  if (answer === null)
    return (
      <div role="status" aria-label="Loading the streams" className={classes.streams}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={76} radius="md" />
        ))}
      </div>
    );
  if (answer.length === 0)
    return (
      <EmptyState icon={<HistoryIcon size={26} />} title="Nothing has been noted down yet">
        <p>As soon as you add an entry, fill the cart or change a setting, it is here.</p>
      </EmptyState>
    );
  const found = fittingStreams(answer, typed, shown);
  return (
    <>
      <div className={classes.filters}>
        <TextInput
          label="Search"
          type="search"
          leftSection={<SearchIcon size={18} />}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <NativeSelect
          label="Show"
          value={shown}
          data={shownNames}
          onChange={({ currentTarget: { selectedIndex } }) => setShown(shownNames[selectedIndex]!.value)}
        />
        <Button variant="default" loading={state === 'loading'} onClick={retry}>
          Look again
        </Button>
      </div>
      <p role="status" className={classes.small}>
        {counted(found.length, 'stream')}, {counted(sum(found, 'records'), 'fact')},{' '}
        {describeBytes(sum(found, 'bytes'))}
      </p>
      {found.length === 0 ? (
        <EmptyState title="No stream fits">
          <p>Search for something else, or show all.</p>
        </EmptyState>
      ) : (
        <ul className={classes.streams} aria-label="Streams">
          {found.map((summary) => (
            <li key={summary.stream}>
              <StreamRow {...summary} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const sum = (streams: readonly StreamSummary[], of: 'records' | 'bytes') =>
  streams.reduce((total, stream) => total + stream[of], 0);

function StreamRow(summary: StreamSummary) {
  const { stream, records, gone, bytes, lastAt, head } = summary;
  const { title, about } = describeStream(stream);
  return (
    <Link className={classes.stream} to={streamAddress(stream)}>
      <span className={classes.title}>{title}</span>
      <span className={classes.small}>{about}</span>
      <span className={classes.small}>
        {counted(records, 'fact')}
        {gone > 0 ? `, ${gone.toLocaleString('en')} older removed` : ''} · {describeBytes(bytes)} · last{' '}
        {describeTime(lastAt)}
      </span>
      <span className={classes.small}>
        {summary.scope === 'journal' ? 'Journal' : 'Kept for good'} ·{' '}
        {summary.owner === 'person' ? 'yours' : 'of this device'} · {syncWords(summary)} · head{' '}
        <code>{head.hash.slice(0, 12)}</code>
      </span>
    </Link>
  );
}

/** Where else the stream is known: whether and how far the server has signed it. */
function syncWords({ signedUpTo, head }: Pick<StreamSummary, 'signedUpTo' | 'head'>): string {
  if (signedUpTo === null) return 'only on this device';
  if (signedUpTo === 0) return 'only on this device, not signed by the server yet';
  return signedUpTo >= head.seq
    ? 'only on this device, signed by the server'
    : `only on this device, signed by the server up to ${signedUpTo.toLocaleString('en')}`;
}
