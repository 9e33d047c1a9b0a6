/** public/job-opening: the jobs open to applications, also for visitors. */
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pageNames } from '../../events/shared/page-names.ts';
import { jobPath } from '../../events/job/posting.ts';
import { experienceLevels } from '../../events/job/fields.ts';
import type { BoardQuery, OpenJob } from '../../events/job/port.ts';
import { useApp } from '../app.ts';
import { ButtonLink } from '../ui/button.tsx';
import card from '../ui/card.module.css';
import { BriefcaseIcon } from '../ui/icons.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { SortSelect } from '../ui/list/sort-select.tsx';
import { useList } from '../ui/list/use-list.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { JobBadges } from './job-facts.tsx';
import classes from './jobs.module.css';
import { minSalaryOf, SalaryFilter } from './salary-filter.tsx';
import { dateText, dayOf, levelNames } from './words.ts';

const sorts: readonly [BoardQuery['sort'], ...BoardQuery['sort'][]] = [
  '-postedAt',
  'validThrough',
  'title',
  '-title',
];
const orders = [
  { value: '-postedAt', label: 'Newest first' },
  { value: 'validThrough', label: 'Closing soon first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: '-title', label: 'Title, Z to A' },
];

export function BoardPage() {
  const { jobs } = useApp();
  const list = useList({
    sorts,
    filters: ['level', 'work', 'place', 'salary', 'currency'],
    load: async ({ filters: { level, work, place, salary, currency }, ...question }) => {
      const { items, total } = await jobs.board({
        ...question,
        level: experienceLevels.find((known) => known === level) ?? null,
        remote: work === 'remote' ? true : work === 'place' ? false : null,
        location: place,
        minSalary: minSalaryOf(salary, currency),
      });
      return { rows: items, total };
    },
  });
  const { level, work, place, salary, currency } = list.question.filters;

  return (
    <Page
      title={pageNames['/public/job-opening']}
      lead="Work with leather, fabric and the people who care for them. Nobody needs an account to look."
      actions={
        <ButtonLink to="/job-description" look="outline">
          <BriefcaseIcon size={18} />
          Offer a job
        </ButtonLink>
      }
    >
      <ListFrame
        list={list}
        search={{ label: 'Search', description: 'By title, company, skill or what is to be done' }}
        filters={
          <>
            <NativeSelect
              label="Level"
              value={level}
              onChange={(event) => list.filter({ level: event.currentTarget.value })}
              data={[
                { value: '', label: 'All' },
                ...experienceLevels.map((value) => ({ value, label: levelNames[value] })),
              ]}
            />
            <NativeSelect
              label="Work"
              value={work}
              onChange={(event) => list.filter({ work: event.currentTarget.value })}
              data={[
                { value: '', label: 'Anywhere' },
                { value: 'place', label: 'At a place' },
                { value: 'remote', label: 'Remote' },
              ]}
            />
            <PlaceFilter place={place} onChange={(wanted) => list.filter({ place: wanted })} />
            <SalaryFilter salary={salary} currency={currency} onChange={list.filter} />
            <SortSelect list={list} orders={orders} />
          </>
        }
        things={['job', 'jobs']}
        empty={
          <EmptyState
            icon={<BriefcaseIcon size={26} />}
            title="No job is open at the moment"
            action={<ButtonLink to="/job-description">Offer a job</ButtonLink>}
          >
            Employers publish their jobs here, for everybody to see.
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className={classes.board} aria-label="Job openings">
            {rows.map((job) => (
              <Opening key={job.id} job={job} />
            ))}
          </ul>
        )}
      </ListFrame>
    </Page>
  );
}

function Opening({ job }: { job: OpenJob }) {
  const { id, title, company, requiredSkills, postedAt, validThrough } = job;
  return (
    <li className={`${card.card} ${classes.opening}`}>
      <h2 className={`${card.title} ${classes.title}`}>
        <Link to={jobPath(id)} className={card.link ?? ''}>
          {title}
        </Link>
      </h2>
      <p className={classes.company}>{company}</p>
      <JobBadges job={job} />
      <p className={classes.skills}>{requiredSkills.join(' · ')}</p>
      <p className={classes.days}>
        Posted {dayOf(postedAt)}, open until {dateText(validThrough)}
      </p>
    </li>
  );
}

/** Typed text applies after a pause or on blur. */
function PlaceFilter({ place, onChange }: { place: string; onChange: (place: string) => void }) {
  const [known, setKnown] = useState(place);
  const [text, setText] = useState(place);
  const reportDebounced = useDebouncedCallback(onChange, 400);
  if (known !== place) {
    setKnown(place);
    // Cleared from outside by resetting the filters.
    if (place === '') setText('');
  }
  return (
    <TextInput
      label="Place"
      placeholder="City or country"
      maxLength={100}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        reportDebounced(event.currentTarget.value.trim());
      }}
      onBlur={() => reportDebounced.flush()}
    />
  );
}
