/** public/job-opening/{id}: one job open to applications, with structured data for search engines. */
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { jobPosting, postingText } from '../../events/job/posting.ts';
import { readablePhone } from '../../events/shared/phone.ts';
import type { OpenJob } from '../../events/job/port.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { documentTitle } from '../shell/document-title.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ArrowLeftIcon, BriefcaseIcon, EditIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { JobBadges } from './job-facts.tsx';
import classes from './jobs.module.css';
import { dateText, dayOf, yearsText } from './words.ts';

export function OpeningPage() {
  const { id = '' } = useParams();
  return <OpeningOf key={id} id={id} />;
}

function OpeningOf({ id }: { id: string }) {
  const { jobs } = useApp();
  const { state, answer, failure, retry } = useAnswer(() => jobs.loadOpen(id), id);
  if (state === 'failed') {
    return (
      <Page title="Job opening">
        <ErrorState title="The job could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      </Page>
    );
  }
  if (answer) return <Shown job={answer} />;
  if (state === 'loading') return <PageSkeleton />;
  return (
    <Page title="Job opening">
      <EmptyState
        icon={<BriefcaseIcon size={26} />}
        title="This job is not open"
        action={<ButtonLink to="/public/job-opening">See all open jobs</ButtonLink>}
      >
        It may have been filled, withdrawn or closed.
      </EmptyState>
    </Page>
  );
}

function Shown({ job }: { job: OpenJob }) {
  const { person, admin } = useSession();
  const applies = person?.uid !== job.employerId && !admin;
  const { id, title, company, description, requiredSkills, niceToHave, minYears, degreeRequired } = job;
  useTellSearchEngines(job);
  return (
    <Page
      title={title}
      lead={company}
      actions={
        applies ? (
          <div className={classes.applyAbove}>
            <ButtonLink to={applyPath(job)}>Apply</ButtonLink>
          </div>
        ) : (
          <ButtonLink to={`/job-description?edit=${id}`} look="outline">
            <EditIcon size={18} />
            Edit
          </ButtonLink>
        )
      }
    >
      <JobBadges job={job} />
      <div className={classes.columns}>
        <section aria-labelledby="work">
          <h2 id="work" className={classes.heading}>
            The work
          </h2>
          <p className={classes.description}>{description}</p>
        </section>
        <section aria-labelledby="asked" className={classes.asked}>
          <h2 id="asked" className={classes.heading}>
            What it takes
          </h2>
          <SkillList label="Required" skills={requiredSkills} />
          <SkillList label="Nice to have" skills={niceToHave} />
          <dl className={classes.terms}>
            <dt>Experience</dt>
            <dd>{yearsText(minYears)}</dd>
            <dt>Degree</dt>
            <dd>{degreeRequired ? 'Required' : 'Not required'}</dd>
            <dt>Posted</dt>
            <dd>{dayOf(job.postedAt)}</dd>
            <dt>Open until</dt>
            <dd>{dateText(job.validThrough)}</dd>
            {job.contactPhone ? (
              <>
                <dt>Questions</dt>
                <dd>
                  <a href={`tel:${job.contactPhone}`}>{readablePhone(job.contactPhone)}</a>
                </dd>
              </>
            ) : null}
          </dl>
        </section>
      </div>
      <p className={classes.back}>
        <Link to="/public/job-opening">
          <ArrowLeftIcon size={16} /> All open jobs
        </Link>
      </p>
      {applies ? (
        <div className={classes.applyBelow}>
          <ButtonLink to={applyPath(job)}>Apply</ButtonLink>
        </div>
      ) : null}
    </Page>
  );
}

const applyPath = ({ id, employerId, contactPhone }: OpenJob) =>
  `/resume-upload?${new URLSearchParams({ jobId: id, employerId, employerPhone: contactPhone })}`;

function SkillList({ label, skills }: { label: string; skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <>
      <h3 className={classes.small}>{label}</h3>
      <ul className={classes.chips}>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </>
  );
}

/** The server writes the same data into the first page; this covers navigation within the app. */
function useTellSearchEngines(job: OpenJob): void {
  const { productTitle } = useApp().config;
  const text = postingText(jobPosting(job, window.location.origin));
  useEffect(() => {
    document.title = documentTitle(`${job.title} at ${job.company}`, productTitle);
    document.getElementById('job-posting')?.remove();
    const script = document.createElement('script');
    script.id = 'job-posting';
    script.type = 'application/ld+json';
    script.textContent = text;
    document.head.append(script);
    return () => script.remove();
  }, [job.title, job.company, productTitle, text]);
}
