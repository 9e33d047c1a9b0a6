/** The signed-in person's jobs, to choose one from. */
import { useApp } from '../app.ts';
import { useAnswer } from '../ui/use-answer.ts';

/** The limit of one request. */
const maxJobs = 100;

export type OwnJobs = readonly { readonly id: string; readonly title: string }[];

export function useOwnJobs(): OwnJobs {
  const { jobs } = useApp();
  const asked = useAnswer(
    () => jobs.mine({ search: '', status: null, sort: 'title', page: 1, pageSize: maxJobs }),
    'jobs',
  );
  return asked.answer?.items ?? [];
}
