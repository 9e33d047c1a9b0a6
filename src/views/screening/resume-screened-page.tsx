/** resume-screened: the résumés for one's jobs, live; `?show={id}` opens one. */
import { Group, NativeSelect, Switch } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { pageNames } from '../../events/shared/page-names.ts';
import { screeningStatuses } from '../../events/screening/projection.ts';
import { type MovedScreening, type ScreeningRow, screeningSorts } from '../../events/screening/port.ts';
import { resumeCode } from '../../events/screening/resume-code.ts';
import { useApp } from '../app.ts';
import { useAddressParams } from '../ui/address-params.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DocumentIcon } from '../ui/icons.tsx';
import type { Column } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { ListFiles } from '../ui/list/list-files.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { useList } from '../ui/list/use-list.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { AddResumes } from './adding/add-resumes.tsx';
import { comparedIds } from './comparison/compared.ts';
import { ComparisonPage } from './comparison/comparison-page.tsx';
import { fileColumns, fileName, inJson } from './files.ts';
import { ImpactTable } from './impact-table.tsx';
import { OutdatedScores, useOutdatedScores } from './outdated-scores.tsx';
import classes from './screening.module.css';
import { ScreeningFigures } from './screening-figures.tsx';
import { ScreeningView } from './screening-view.tsx';
import { movedRows } from './triage/moved-rows.ts';
import { RetentionRule } from './retention/retention-rule.tsx';
import { SelectBox, Triage } from './triage/triage.tsx';
import triage from './triage/triage.module.css';
import type { Selection } from './triage/use-selection.ts';
import { StatusBadge } from './status-badge.tsx';
import { useOwnJobs } from './use-own-jobs.ts';
import { momentText, statusNames } from './words.ts';

const minScores = [20, 40, 50, 60, 70, 80, 90];

export function ResumeScreenedPage() {
  const [params] = useAddressParams();
  const shown = params.get('show');
  const blind = params.get('blind') === '1';
  const batch = params.get('add');
  const compared = params.get('compare');
  const back = new URLSearchParams(params);
  back.delete('show');
  back.delete('add');
  if (shown === null && batch !== null) {
    if (!isBatch.test(batch)) return <NewBatch />;
    return <AddResumes key={batch} batch={batch} blind={blind} back={`/resume-screened?${back}`} />;
  }
  if (shown === null && compared !== null)
    return <ComparisonPage key={compared} ids={comparedIds(compared)} blind={blind} />;
  if (shown === null) return <ScreenedList />;
  return (
    <ScreeningView
      key={shown}
      id={shown}
      blind={blind}
      back={`/resume-screened?${back}`}
      backTo={compared === null ? 'All résumés' : 'The comparison'}
    />
  );
}

/** Format of a batch id in the API contract. */
const isBatch = /^[\w-]{16,40}$/;

/** The batch id in the URL is invalid, by cutting it short or typing: redirects to a new batch. */
function NewBatch() {
  const { ids } = useApp();
  const [params] = useAddressParams();
  const address = new URLSearchParams(params);
  address.set('add', ids.uuid());
  return <Navigate to={`/resume-screened?${address}`} replace />;
}

function ScreenedList() {
  const { screenings, ids } = useApp();
  const jobs = useOwnJobs();
  const [nextBatch] = useState(() => ids.uuid());
  const [params] = useAddressParams();
  const adding = new URLSearchParams(params);
  adding.set('add', nextBatch);
  const list = useList({
    sorts: screeningSorts,
    filters: ['job', 'status', 'score', 'blind'],
    // The search may contain a name.
    personal: true,
    // The server's limit per answer.
    maxConcurrent: 100,
    load: async ({ filters, ...question }) => {
      const { items, total } = await screenings.calls.list({ ...question, ...chosenOf(filters) });
      return { rows: items, total };
    },
  });
  const outdated = useOutdatedScores(list.asked.answer?.rows ?? []);
  // What is outdated stands above the rows and comes with them, so that they don't move when it is known.
  const waits = outdated.state === 'loading' && outdated.answer === null && list.asked.state !== 'failed';
  const asked = waits ? { ...list.asked, state: 'loading' as const, answer: null } : list.asked;
  const { job, status, score, blind } = list.question.filters;
  const loadForFiles = async () => {
    const rows = await list.loadAll();
    const ids = rows.map(({ id }) => id);
    return screenings.calls.chosenWithCorrections(ids, chosenOf(list.question.filters).blind);
  };
  const changeRows = (moved: readonly MovedScreening[]) =>
    list.asked.change((before) => ({ ...before, rows: movedRows(before.rows, moved) }));
  useNews(
    // A request that is running already brings the news.
    () => list.asked.state !== 'loading' && list.asked.retry(),
    (moved) => changeRows([moved]),
    (id) => list.asked.answer?.rows.some((row) => row.id === id) ?? false,
  );

  return (
    <Page
      title={pageNames['/resume-screened']}
      lead={
        <>
          What people have sent for <Link to="/job-description">your jobs</Link>, with a score that names its
          reasons.
        </>
      }
      width="wide"
      actions={<ButtonLink to={`/resume-screened?${adding}`}>Add résumés</ButtonLink>}
    >
      <Triage
        place="page"
        blind={blind === '1'}
        rows={list.asked.answer?.rows ?? []}
        total={list.asked.answer?.total ?? 0}
        of={JSON.stringify([job, status, score, blind, list.question.search])}
        loadAll={list.loadAll}
        onMoved={changeRows}
      >
        {(selection, choose) => (
          <ListFrame
            list={{ ...list, asked, narrowed: list.question.search !== '' || job + status + score !== '' }}
            search={{ label: blind === '1' ? 'Search by job' : 'Search by name, contact or job' }}
            filters={
              <>
                <NativeSelect
                  label="Job"
                  // Fixed width, so that loading the jobs moves nothing.
                  w={220}
                  value={job}
                  onChange={(event) => list.filter({ job: event.currentTarget.value })}
                  data={[
                    { value: '', label: 'All' },
                    ...jobs.map(({ id, title }) => ({ value: id, label: title })),
                  ]}
                />
                <NativeSelect
                  label="Score"
                  value={score}
                  onChange={(event) => list.filter({ score: event.currentTarget.value })}
                  data={[
                    { value: '', label: 'Any' },
                    ...minScores.map((least) => ({ value: String(least), label: `${least} or more` })),
                  ]}
                />
                <NativeSelect
                  label="State"
                  value={status}
                  onChange={(event) => list.filter({ status: event.currentTarget.value })}
                  data={[
                    { value: '', label: 'All' },
                    ...screeningStatuses.map((value) => ({ value, label: statusNames[value] })),
                  ]}
                />
                <Switch
                  label="Blind"
                  description="Without names and contact"
                  checked={blind === '1'}
                  onChange={(event) => list.filter({ blind: event.currentTarget.checked ? '1' : '' })}
                />
              </>
            }
            figures={
              <ScreeningFigures
                list={list.asked}
                question={{ search: list.question.search, ...chosenOf(list.question.filters) }}
                // Changes to rows on this page arrive live, so their states are part of the key.
                of={
                  list.asked.answer && [
                    list.asked.answer.total,
                    list.asked.answer.rows.map(({ status: state, total }) => [state, total]),
                  ]
                }
              />
            }
            actions={
              <Group gap="xs">
                {choose}
                <ListFiles
                  title={blind === '1' ? 'Applicants, shown blind' : 'Applicants'}
                  name={fileName(blind === '1')}
                  list={{ loadAll: loadForFiles }}
                  columns={fileColumns(blind === '1')}
                  json={(rows) => rows.map(inJson)}
                />
              </Group>
            }
            things={['résumé', 'résumés']}
            empty={
              <EmptyState
                icon={<DocumentIcon size={26} />}
                title="Nobody has applied yet"
                action={<ButtonLink to="/job-description">To my jobs</ButtonLink>}
              >
                Résumés that are sent for your open jobs come here by themselves, and are screened at once.
              </EmptyState>
            }
          >
            {(rows) => (
              <>
                <OutdatedScores jobId={job} asked={outdated} onAsked={() => list.asked.retry()} />
                <DataTable
                  label="Screened résumés"
                  list={list}
                  rows={rows}
                  columns={columnsFor(blind === '1', selection)}
                  rowKey={({ id }) => id}
                />
              </>
            )}
          </ListFrame>
        )}
      </Triage>
      {job === '' ? null : <ImpactTable jobId={job} rows={list.asked.answer?.rows ?? []} />}
      {/* Below the list from the start: what stood here before it would jump. */}
      {asked.answer === null ? null : <RetentionRule />}
    </Page>
  );
}

/** The URL may hold anything. */
const chosenOf = (filters: Readonly<Record<'job' | 'status' | 'score' | 'blind', string>>) => ({
  jobId: filters.job === '' ? null : filters.job,
  status: screeningStatuses.find((one) => one === filters.status) ?? null,
  minScore: minScores.find((least) => String(least) === filters.score) ?? null,
  blind: filters.blind === '1',
});

/** Live updates: listed rows change in place; new or erased ones reload the list. */
function useNews(
  readAll: () => void,
  change: (moved: MovedScreening) => void,
  isListed: (id: string) => boolean,
): void {
  const { screenings } = useApp();
  const onMoved = useEffectEvent((moved: MovedScreening | null) => {
    if (moved && moved.status !== 'erased' && isListed(moved.id)) change(moved);
    else readAll();
  });
  useEffect(() => screenings.follow(onMoved), [screenings]);
}

interface ApplicantProps {
  readonly row: ScreeningRow;
  readonly blind: boolean;
  readonly selection: Selection;
}

function Applicant({ row, blind, selection }: ApplicantProps) {
  const { id, name, email } = row;
  const [params] = useAddressParams();
  const to = new URLSearchParams(params);
  to.set('show', id);
  return (
    <div className={triage.who}>
      <SelectBox row={row} selection={selection} />
      <div>
        <Link to={`/resume-screened?${to}`}>{name ?? resumeCode(id)}</Link>
        {blind || email === null ? null : <div>{email}</div>}
      </div>
    </div>
  );
}

const columnsFor = (blind: boolean, selection: Selection): readonly Column<ScreeningRow>[] => [
  {
    label: 'Applicant',
    ...(blind ? {} : { sort: 'name' }),
    cell: (row) => <Applicant row={row} blind={blind} selection={selection} />,
  },
  { label: 'Job', cell: ({ job }) => job.title },
  {
    label: 'Score',
    numeric: true,
    sort: 'total',
    cell: ({ total, outdated }) => (
      <>
        {total ?? '–'}
        {outdated ? <div className={classes.outdated}>outdated</div> : null}
      </>
    ),
  },
  { label: 'State', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    label: 'Received',
    short: true,
    sort: 'receivedAt',
    orders: ['oldest first', 'newest first'],
    cell: ({ receivedAt }) => momentText(receivedAt),
  },
];
