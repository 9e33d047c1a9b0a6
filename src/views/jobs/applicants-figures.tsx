/** When people applied for the listed jobs. */
import type { ApplicantsOverTime, OwnJobsQuery } from '../../events/job/port.ts';
import { useApp } from '../app.ts';
import { ChartsPanel } from '../ui/charts/charts-panel.tsx';
import { OverTime } from '../ui/charts/over-time.tsx';
import { type FiguresOf, useFigures } from '../ui/charts/use-figures.ts';
import { counted } from '../ui/counted.ts';
import { ownZone } from '../ui/local-day.ts';

type Filters = Pick<OwnJobsQuery, 'search' | 'status'>;

const applicants = (many: number) => counted(many, 'applicant');

export const ApplicantsFigures = (of: FiguresOf<Filters>) => (
  <ChartsPanel>{() => <Charts {...of} />}</ChartsPanel>
);

function Charts(of: FiguresOf<Filters>) {
  const { jobs } = useApp();
  const asked = useFigures((filters) => jobs.applicants(filters, ownZone()), of);
  return (
    <OverTime<ApplicantsOverTime>
      title="Applicants"
      what="your applicants"
      asked={asked}
      things={['applicant', 'applicants']}
      valueOf={({ count }) => count}
      format={applicants}
      columns={[{ name: 'Applicants', cell: ({ count }) => count }]}
      sum={({ months: { periods, earlier } }) =>
        applicants(periods.reduce((sum, { count }) => sum + count, earlier))
      }
      empty="Nobody has applied for the jobs that are listed."
    />
  );
}
