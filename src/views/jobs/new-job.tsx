/** Writing a job. Visitors may write one, too, and log in to save it; the draft is kept meanwhile. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WrittenJob } from '../../events/job/fields.ts';
import { firstRubric } from '../../events/screening/rubrics.ts';
import { useApp } from '../app.ts';
import { loginPath } from '../guards.ts';
import { useSession } from '../session.ts';
import { useContentKey } from '../ui/content-key.ts';
import { notify } from '../ui/notices.ts';
import { ownRegion } from '../ui/own-region.ts';
import { Page } from '../ui/page.tsx';
import { jobDraft } from './draft.ts';
import { type JobAction, JobForm } from './job-form.tsx';

const dayMs = 86_400_000;

const emptyJob = (company: string): WrittenJob => ({
  title: '',
  company,
  description: '',
  requiredSkills: [],
  niceToHave: [],
  experienceLevel: 'Mid',
  minYears: 0,
  degreeRequired: false,
  rubric: firstRubric,
  salaryRange: null,
  location: '',
  country: ownRegion() ?? '',
  remote: false,
  contactPhone: '',
  validThrough: new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10),
});

const saving: readonly JobAction[] = [
  { label: 'Publish', open: true },
  { label: 'Save as draft', open: false },
];
const visiting: readonly JobAction[] = [{ label: 'Log in and save', open: false }];

export function NewJob() {
  const { jobs } = useApp();
  const navigate = useNavigate();
  const { person, profile } = useSession();
  const keyOf = useContentKey();
  const [start] = useState(() => jobDraft.kept(person?.uid ?? null) ?? emptyJob(profile?.companyName ?? ''));

  const save = async (fields: WrittenJob, { open }: JobAction) => {
    if (!person) {
      jobDraft.keep(null, fields);
      return;
    }
    const { title } = await jobs.create(fields, { key: keyOf([fields, open]), open });
    jobDraft.forget();
    notify({ message: open ? `${title} is on the board` : `${title} is kept as a draft`, tone: 'positive' });
  };
  const back = () => void navigate('/job-description');
  const logIn = () => void navigate(loginPath({ pathname: '/job-description', search: '?new', hash: '' }));

  return (
    <Page title="Post a job" lead={person ? undefined : 'You can write it down now, and log in to save it.'}>
      <JobForm
        start={start}
        actions={person ? saving : visiting}
        onSave={save}
        onSaved={person ? back : logIn}
        onCancel={() => {
          jobDraft.forget();
          back();
        }}
      />
    </Page>
  );
}
