/** semantic-match: the best résumés for one's own job, and the best open jobs for a résumé, each with reasons. */
import { SegmentedControl, Switch } from '@mantine/core';
import { useAddressParams } from '../ui/address-params.ts';
import { Page } from '../ui/page.tsx';
import { JobsForResume } from './jobs-for-resume.tsx';
import classes from './matching.module.css';
import { ResumesForJob } from './resumes-for-job.tsx';

export function SemanticMatchPage() {
  const [params, change] = useAddressParams();
  const way = params.get('for') === 'resume' ? 'resume' : 'job';
  const chosen = params.get(way) ?? '';
  const blind = params.get('blind') === '1';

  const set = (changes: Readonly<Record<string, string>>) =>
    change((now) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') now.delete(name);
        else now.set(name, value);
      }
      return now;
    });

  return (
    <Page
      title="Semantic match"
      lead="Who fits a job, and which jobs fit a résumé. Names and addresses are never compared."
    >
      <div className={classes.choices}>
        <SegmentedControl
          aria-label="What to look for"
          value={way}
          onChange={(value) => set({ for: value === 'job' ? '' : value })}
          data={[
            { value: 'job', label: 'Résumés for a job' },
            { value: 'resume', label: 'Jobs for a résumé' },
          ]}
        />
        <Switch
          label="Blind: without names"
          checked={blind}
          onChange={(event) => set({ blind: event.currentTarget.checked ? '1' : '' })}
        />
      </div>
      {way === 'job' ? (
        <ResumesForJob job={chosen} blind={blind} onChoose={(job) => set({ job })} />
      ) : (
        <JobsForResume resume={chosen} blind={blind} onChoose={(resume) => set({ resume })} />
      )}
    </Page>
  );
}
