/** Jobs that fit résumés and the reverse, over the hiring contract (openapi/fastapi.yaml), as their page needs them. Only translates; holds no rules. */
import type { MatchesPort, MatchReason, ResumeChoice } from '../events/match/port.ts';
import type { HiringClient, HiringSchemas } from './hiring-client.ts';
import { dataOf } from './http.ts';

/** The most that the contract gives at once. */
const maxToChoose = 100;
const maxShown = 20;

const canBeCompared: readonly HiringSchemas['ScreeningStatus'][] = ['screened', 'shortlisted', 'rejected'];

/** Every rejection is an HttpProblem. */
export function matchesPort({ hiring }: { readonly hiring: HiringClient }): MatchesPort {
  return {
    async jobs() {
      const query = { limit: maxToChoose, sort: '-created_at' } as const;
      const { items } = await dataOf(hiring.GET('/jobs', { params: { query } }));
      return items.map(({ id, title }) => ({ id, title }));
    },

    async resumes(blind) {
      const query = { limit: maxToChoose, blind, sort: '-received_at' } as const;
      const [received, sent] = await Promise.all([
        dataOf(hiring.GET('/screenings', { params: { query } })),
        dataOf(hiring.GET('/resumes', { params: { query: { limit: maxToChoose } } })),
      ]);
      return {
        received: received.items.filter(({ status }) => canBeCompared.includes(status)).map(choiceOf),
        sent: sent.items
          .filter(({ status }) => canBeCompared.includes(status))
          .map((resume) => choiceOf({ ...resume, name: null })),
      };
    },

    async resumesFor(job, blind) {
      const params = { path: { job_id: job }, query: { limit: maxShown, blind } };
      const { items, ...about } = await dataOf(hiring.GET('/jobs/{job_id}/matches', { params }));
      const fits = items.map(({ resume, closeness, reasons }) => {
        const { id, name, job: sentFor, status, total } = resume;
        return { id, name, sentFor, status, total, closeness, reasons: reasons.map(reasonOf) };
      });
      return { ...about, fits };
    },

    async jobsFor(resume) {
      const params = { path: { resume_id: resume }, query: { limit: maxShown } };
      const { items, ...about } = await dataOf(hiring.GET('/resumes/{resume_id}/matches', { params }));
      const fits = items.map(({ job, closeness, reasons }) => {
        const { id, title, company, location, remote, valid_through: validThrough } = job;
        return {
          id,
          title,
          company,
          location,
          remote,
          validThrough,
          closeness,
          reasons: reasons.map(reasonOf),
        };
      });
      return { ...about, fits };
    },
  };
}

const choiceOf = ({
  id,
  name,
  job,
  received_at: receivedAt,
}: Pick<HiringSchemas['ScreeningRow'], 'id' | 'name' | 'job' | 'received_at'>): ResumeChoice => ({
  id,
  name,
  jobTitle: job.title,
  receivedAt,
});

const reasonOf = ({ of, label }: HiringSchemas['MatchReason']): MatchReason => ({ of, label });
