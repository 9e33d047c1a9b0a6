/** vision-details: charts of one analysis, of its item over time, and of two analyses compared. */
import { Select, Stack } from '@mantine/core';
import type { AnalysisDetail, AnalysisRow } from '../../events/analysis/port.ts';
import { useApp } from '../app.ts';
import { useAddressParams } from '../ui/address-params.ts';
import { ButtonLink } from '../ui/button.tsx';
import { HistoryIcon, PictureIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { Compared } from './charts/compared.tsx';
import { TimeChart } from './charts/time-chart.tsx';
import { OneAnalysis } from './charts/one-analysis.tsx';
import classes from './vision.module.css';
import { detailsTitle, momentText, nameOf, statusNames } from './words.ts';

/** Number of analyses to choose from; the history lists older ones. */
const offered = 100;

export function VisionDetailsPage() {
  const { analyses } = useApp();
  const list = useAnswer(
    () =>
      analyses.calls.list({
        from: 'mine',
        itemType: null,
        search: '',
        sort: '-createdAt',
        page: 1,
        pageSize: offered,
      }),
    '',
  );
  return (
    <Page
      title={detailsTitle}
      lead="Charts of what was measured: one analysis, an item over time, or two beside each other."
      width="wide"
      actions={
        <ButtonLink to="/vision-bot" look="outline">
          <HistoryIcon size={18} />
          History
        </ButtonLink>
      }
    >
      {list.state === 'failed' ? (
        <ErrorState title="Your analyses could not be loaded" onRetry={list.retry}>
          {list.failure}
        </ErrorState>
      ) : !list.answer ? (
        <BlockSkeleton label="Loading your analyses" />
      ) : list.answer.total === 0 ? (
        <EmptyState
          icon={<PictureIcon size={26} />}
          title="Nothing measured yet"
          action={<ButtonLink to="/vision-submit">Measure two photos</ButtonLink>}
        >
          The charts are drawn from your own measurements.
        </EmptyState>
      ) : (
        <Charts rows={list.answer.items} />
      )}
    </Page>
  );
}

function Charts({ rows }: { rows: readonly AnalysisRow[] }) {
  const [params, setParams] = useAddressParams();
  const measured = rows.filter(({ status }) => status === 'measured');
  const id = params.get('analysis') ?? measured[0]?.id ?? rows[0]!.id;
  const other = params.get('with') ?? '';
  const choose = (name: 'analysis' | 'with', value: string | null) =>
    setParams((now) => {
      if (value === null) now.delete(name);
      else now.set(name, value);
      return now;
    });
  const options = rows.map((row) => ({
    value: row.id,
    label: `${nameOf(row)}, ${momentText(row.createdAt)}, ${statusNames[row.status].toLowerCase()}`,
  }));
  return (
    <Stack gap="xl">
      <div className={classes.choices}>
        <Select
          label="Analysis"
          data={options}
          value={id}
          searchable
          allowDeselect={false}
          onChange={(value) => choose('analysis', value)}
        />
        <Select
          label="Compare with"
          placeholder="None"
          data={options.filter(({ value }) => value !== id)}
          value={other === '' || other === id ? null : other}
          searchable
          clearable
          onChange={(value) => choose('with', value)}
        />
      </div>
      <Chosen key={`${id} ${other}`} id={id} other={other === id ? '' : other} rows={rows} />
    </Stack>
  );
}

interface ChosenProps {
  readonly id: string;
  /** '' for none. */
  readonly other: string;
  readonly rows: readonly AnalysisRow[];
}

function Chosen({ id, other, rows }: ChosenProps) {
  const { analyses } = useApp();
  const { state, answer, failure, retry } = useAnswer(
    () => Promise.all([analyses.calls.load(id), other === '' ? null : analyses.calls.load(other)]),
    `${id} ${other}`,
  );
  if (state === 'failed')
    return (
      <ErrorState title="The analysis could not be loaded" onRetry={retry}>
        {failure}
      </ErrorState>
    );
  if (!answer) return <BlockSkeleton label="Loading the analysis" />;
  const [one, two] = answer;
  if (!one)
    return (
      <EmptyState title="There is no such analysis">
        It may have been deleted, or it belongs to somebody else.
      </EmptyState>
    );
  return (
    <>
      {two ? <Compared first={one} second={two} /> : <OneAnalysis analysis={one} />}
      <OverTime analysis={one} rows={rows} />
    </>
  );
}

function OverTime({ analysis, rows }: { analysis: AnalysisDetail; rows: readonly AnalysisRow[] }) {
  const same = rows
    .filter(
      ({ item, itemType, status }) =>
        status === 'measured' &&
        itemType === analysis.itemType &&
        item.toLowerCase() === analysis.item.toLowerCase(),
    )
    .toReversed();
  if (analysis.item === '')
    return (
      <p className={classes.dim}>
        Give an item the same name each time, and this shows how it does over time.
      </p>
    );
  if (same.length < 2) return null;
  return (
    <section aria-labelledby="over-time">
      <h2 id="over-time">{nameOf(analysis)} over time</h2>
      <TimeChart rows={same} />
    </section>
  );
}
