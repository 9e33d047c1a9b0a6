/** One stream: its facts, newest first, with search; the selected fact; and actions on the whole stream. */
import { Anchor, Button, NativeSelect, TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { isOfAnother, kindOfStream } from '../../events/inspection/streams.ts';
import { useSession } from '../session.ts';
import { ArrowLeftIcon, HistoryIcon, SearchIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState } from '../ui/page.tsx';
import { Problem } from '../ui/problem.tsx';
import { describeStream } from './describe.ts';
import { FactDetails } from './fact-details.tsx';
import { FactList } from './fact-list.tsx';
import { factLine, fittingFacts, type Looking, typesIn } from './find.ts';
import classes from './log-page.module.css';
import { MomentView } from './moment-view.tsx';
import { StreamActions } from './stream-actions.tsx';
import { useRecords } from './use-records.ts';
import { counted } from '../ui/counted.ts';

export interface StreamViewProps {
  readonly stream: string;
  /** null: the newest. */
  readonly seq: number | null;
  readonly onSeq: (seq: number | null) => void;
}

const everything: Looking = { typed: '', type: '', from: '', to: '' };

export function StreamView({ stream, seq, onSeq }: StreamViewProps) {
  const { person } = useSession();
  const uid = person?.uid ?? '';
  const { state, records, failure, reload } = useRecords(stream);
  const [looking, setLooking] = useState(everything);
  const settled = useDeferredValue(looking);
  const shared = kindOfStream(stream)?.personal === false;
  const lines = useMemo(
    () => records.map((record) => factLine(record, shared && isOfAnother(record, uid))),
    [records, shared, uid],
  );
  const found = useMemo(() => fittingFacts(lines, settled), [lines, settled]);
  const types = useMemo(() => typesIn(lines), [lines]);
  const { title, about } = describeStream(stream);
  const last = records.at(-1)?.seq ?? 0;
  const shownSeq = seq ?? last;
  const line = lines.find(({ record }) => record.seq === shownSeq) ?? lines.at(-1);
  const look = (change: Partial<Looking>) => setLooking((before) => ({ ...before, ...change }));

  return (
    <>
      <header className={classes.head}>
        <Anchor component={Link} to="/log" className={classes.back} underline="always">
          <ArrowLeftIcon size={18} /> All streams
        </Anchor>
        <h2>{title}</h2>
        <p>
          {about} <code>{stream}</code>
        </p>
        <StreamActions stream={stream} />
      </header>
      {state === 'loading' ? <p role="status">Reading the stream…</p> : null}
      {state === 'failed' ? (
        <ErrorState title="The stream cannot be read" onRetry={reload}>
          <p>{failure}</p>
        </ErrorState>
      ) : null}
      {state === 'ready' && failure !== '' ? (
        <Problem title="The stream is damaged">{failure} Everything before it is shown.</Problem>
      ) : null}
      {state === 'ready' && records.length === 0 ? (
        <EmptyState icon={<HistoryIcon size={26} />} title="Nothing is in this stream">
          <p>It fills as you use Patina on this device.</p>
        </EmptyState>
      ) : null}
      {line ? (
        <div className={classes.columns}>
          <section className={classes.column} aria-labelledby="facts">
            <h3 id="facts">Facts</h3>
            <div className={classes.filters}>
              <TextInput
                label="Search"
                type="search"
                leftSection={<SearchIcon size={18} />}
                value={looking.typed}
                onChange={({ currentTarget: { value } }) => look({ typed: value })}
              />
              <NativeSelect
                label="Kind"
                value={looking.type}
                data={[
                  { value: '', label: 'All kinds' },
                  ...types.map(([type, times]) => ({ value: type, label: `${type} (${times})` })),
                ]}
                onChange={({ currentTarget: { value } }) => look({ type: value })}
              />
              <TextInput
                label="From"
                type="date"
                value={looking.from}
                onChange={({ currentTarget: { value } }) => look({ from: value })}
              />
              <TextInput
                label="To"
                type="date"
                value={looking.to}
                onChange={({ currentTarget: { value } }) => look({ to: value })}
              />
            </div>
            <p role="status" className={classes.small}>
              {found.length === lines.length
                ? counted(lines.length, 'fact')
                : `${found.length.toLocaleString('en')} of ${counted(lines.length, 'fact')}`}
            </p>
            {found.length === 0 ? (
              <EmptyState
                title="No fact fits"
                action={
                  <Button variant="default" onClick={() => setLooking(everything)}>
                    Show all
                  </Button>
                }
              />
            ) : (
              <FactList
                lines={found}
                seq={line.record.seq}
                onSeq={(next) => onSeq(next === last ? null : next)}
              />
            )}
          </section>
          <div className={classes.column}>
            <FactDetails line={line} uid={uid} />
            <MomentView
              stream={stream}
              lines={lines}
              place={lines.indexOf(line)}
              uid={uid}
              onSeq={(next) => onSeq(next === last ? null : next)}
            />
          </div>
        </div>
      ) : null}
    </>
  );
}
