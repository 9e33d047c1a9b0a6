/** Where a job is, what it pays and until when one can apply: the same on the board and on the job's page. */
import { Badge } from '@mantine/core';
import type { JobFields } from '../../events/job/fields.ts';
import classes from './jobs.module.css';
import { levelNames, placeText, salaryText } from './words.ts';

export function JobBadges({ job }: { job: JobFields }) {
  return (
    <div className={classes.badges}>
      <Badge variant="light" color="leather" tt="none">
        {levelNames[job.experienceLevel]}
      </Badge>
      <span>{placeText(job)}</span>
      {job.salaryRange ? <span className={classes.salary}>{salaryText(job.salaryRange)}</span> : null}
    </div>
  );
}
