/** The applicants for one's jobs, by state. */
import { useApp } from '../../app.ts';
import { counted } from '../../ui/counted.ts';
import { StackedBar } from '../../ui/charts/stacked-bar.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { AskedBody, Card, CardEmpty } from './card.tsx';
import classes from './day.module.css';
import { applicants, onlyCounts } from './queries.ts';

const stages = [
  { status: 'screened', name: 'Waiting for you' },
  { status: 'shortlisted', name: 'Shortlisted' },
  { status: 'rejected', name: 'Rejected' },
] as const;

export function HiringCard({ uid }: { uid: string }) {
  const { jobs, screenings } = useApp();
  const asked = useAnswer(async () => {
    const ofJobs = { search: '', sort: '-createdAt', ...onlyCounts } as const;
    const [all, open, everybody, ...counts] = await Promise.all([
      jobs.mine({ ...ofJobs, status: null }),
      jobs.mine({ ...ofJobs, status: 'open' }),
      screenings.calls.list(applicants(onlyCounts)),
      ...stages.map(({ status }) => screenings.calls.list(applicants({ status, ...onlyCounts }))),
    ]);
    return {
      ...{ jobs: all.total, open: open.total, applicants: everybody.total },
      counts: counts.map(({ total }) => total),
    };
  }, uid);
  return (
    <Card title="Hiring" more={{ to: '/job-description', label: 'My jobs' }}>
      <AskedBody what="your jobs" asked={asked}>
        {({ jobs: all, open, applicants: sent, counts }) =>
          all === 0 ? (
            <CardEmpty title="Hiring?" step={{ to: '/job-description?new', label: 'Post a job' }}>
              See why each résumé got its score, word by word. You decide.
            </CardEmpty>
          ) : sent === 0 ? (
            <CardEmpty
              title={`${counted(open, 'open job')}, no applicants yet`}
              step={{ to: '/public/job-opening', label: 'See the job board' }}
            >
              Share a job’s page to bring people in.
            </CardEmpty>
          ) : (
            <>
              <p className={classes.sum}>
                {counted(sent, 'applicant')} <small>for {counted(open, 'open job')}</small>
              </p>
              <StackedBar
                label="Applicants"
                fading
                shares={stages.map(({ name, status }, i) => ({
                  name,
                  value: counts[i] ?? 0,
                  text: counts[i] ?? 0,
                  to: `/resume-screened?status=${status}`,
                }))}
              />
            </>
          )
        }
      </AskedBody>
    </Card>
  );
}
