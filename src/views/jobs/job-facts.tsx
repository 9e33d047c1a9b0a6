/** A job's place, pay and deadline, shared by the board and the job's page. */
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
