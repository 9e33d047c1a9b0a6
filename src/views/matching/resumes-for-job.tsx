/** The résumés that best match one of one's own jobs, among all received. */
import { NativeSelect } from '@mantine/core';
import type { FittingResume, JobToChoose } from '../../events/match/port.ts';
import { resumeCode } from '../../events/screening/resume-code.ts';
import { useApp } from '../app.ts';
import { statusNames } from '../screening/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { BriefcaseIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/page.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { Answered, Choosing } from './answered.tsx';
import { FitList } from './fit-list.tsx';

export interface ResumesForJobProps {
  readonly job: string;
  readonly blind: boolean;
  readonly onChoose: (job: string) => void;
}

export function ResumesForJob({ job, blind, onChoose }: ResumesForJobProps) {
  const { matches } = useApp();
  const jobs = useAnswer(() => matches.jobs(), 'jobs');
  return (
    <Choosing asked={jobs} title="Your jobs could not be loaded">
      {(own) =>
        own[0] === undefined ? (
          <EmptyState
            icon={<BriefcaseIcon size={26} />}
            title="You have no job yet"
            action={<ButtonLink to="/job-description?new">Post a job</ButtonLink>}
          >
            Post a job, and see here which of the résumés that were sent to you fit it best.
          </EmptyState>
        ) : (
          // The first is the newest.
          <ForJob own={own} job={job || own[0].id} blind={blind} onChoose={onChoose} />
        )
      }
    </Choosing>
  );
}

function ForJob({ own, job, blind, onChoose }: ResumesForJobProps & { own: readonly JobToChoose[] }) {
  const known = own.some(({ id }) => id === job);
  return (
    <>
      <NativeSelect
        label="Job"
        value={known ? job : ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
        data={[
          ...(known ? [] : [{ value: '', label: 'Choose a job' }]),
          ...own.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        maw={480}
      />
      <Fitting key={`${job} ${blind}`} job={job} blind={blind} />
    </>
  );
}

function Fitting({ job, blind }: Pick<ResumesForJobProps, 'job' | 'blind'>) {
  const { matches } = useApp();
  const asked = useAnswer(() => matches.resumesFor(job, blind), `${job} ${blind}`);
  return (
    <Answered
      asked={asked}
      things={['résumé', 'résumés']}
      none="No résumé has anything in common with this job."
    >
      {({ fits }) => (
        <FitList
          label="Résumés that fit"
          rows={fits.map((fit) => ({
            ...fit,
            title: nameOf(fit),
            to: screeningPath(fit, blind),
            facts: factsOf(fit),
          }))}
        />
      )}
    </Answered>
  );
}

const screeningPath = ({ id }: FittingResume, blind: boolean) =>
  `/resume-screened?show=${encodeURIComponent(id)}${blind ? '&blind=1' : ''}`;

const nameOf = ({ id, name }: FittingResume) => name ?? resumeCode(id);

const factsOf = ({ sentFor, status, total }: FittingResume) =>
  [
    `Sent for ${sentFor.title}`,
    statusNames[status],
    ...(total === null ? [] : [`Score for that job ${total} of 100`]),
  ].join(' · ');
