/** The open jobs that best match a résumé, received or one's own. */
import { NativeSelect } from '@mantine/core';
import { jobPath } from '../../events/job/posting.ts';
import type { FittingJob, ResumeChoice } from '../../events/match/port.ts';
import { resumeCode } from '../../events/screening/resume-code.ts';
import { useApp } from '../app.ts';
import { dateText, dayOf } from '../jobs/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DocumentIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/page.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { Answered, Choosing } from './answered.tsx';
import { FitList } from './fit-list.tsx';

export interface JobsForResumeProps {
  readonly resume: string;
  readonly blind: boolean;
  readonly onChoose: (resume: string) => void;
}

const labelOf = (who: string, { jobTitle, receivedAt }: ResumeChoice) =>
  `${who}, for ${jobTitle}, ${dayOf(receivedAt)}`;

const receivedOption = (choice: ResumeChoice) => ({
  value: choice.id,
  label: labelOf(choice.name ?? resumeCode(choice.id), choice),
});
const sentOption = (choice: ResumeChoice) => ({ value: choice.id, label: labelOf('Résumé', choice) });

export function JobsForResume({ resume, blind, onChoose }: JobsForResumeProps) {
  const { matches } = useApp();
  const resumes = useAnswer(() => matches.resumes(blind), String(blind));
  return (
    <Choosing asked={resumes} title="The résumés could not be loaded">
      {({ received, sent }) => {
        const all = [...received, ...sent];
        if (all.length === 0) {
          return (
            <EmptyState
              icon={<DocumentIcon size={26} />}
              title="There is no résumé yet"
              action={<ButtonLink to="/public/job-opening">See open jobs</ButtonLink>}
            >
              Apply for a job while you are logged in, or wait for somebody to apply for one of yours.
            </EmptyState>
          );
        }
        const groups = [
          { group: 'Sent to you', items: received.map(receivedOption) },
          { group: 'Sent by you', items: sent.map(sentOption) },
        ];
        return (
          <>
            <NativeSelect
              label="Résumé"
              value={all.some(({ id }) => id === resume) ? resume : ''}
              onChange={(event) => onChoose(event.currentTarget.value)}
              data={[
                { value: '', label: 'Choose a résumé' },
                ...groups.filter(({ items }) => items.length > 0),
              ]}
              maw={480}
            />
            {resume === '' ? null : <Fitting key={resume} resume={resume} />}
          </>
        );
      }}
    </Choosing>
  );
}

function Fitting({ resume }: Pick<JobsForResumeProps, 'resume'>) {
  const { matches } = useApp();
  const asked = useAnswer(() => matches.jobsFor(resume), resume);
  return (
    <Answered
      asked={asked}
      things={['open job', 'open jobs']}
      none="No open job has anything in common with it."
    >
      {({ fits }) => (
        <FitList
          label="Jobs that fit"
          rows={fits.map((fit) => ({ ...fit, to: jobPath(fit.id), facts: factsOf(fit) }))}
        />
      )}
    </Answered>
  );
}

const factsOf = ({ company, location, remote, validThrough }: FittingJob) =>
  [company, remote ? 'Remote' : location, `Open until ${dateText(validThrough)}`]
    .filter((part) => part !== '')
    .join(' · ');
