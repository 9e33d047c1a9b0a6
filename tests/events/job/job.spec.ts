import { describe, expect, it } from 'vitest';
import { validateFact } from '../../../src/events/log/facts.ts';
import { foldBusinessName } from '../../../src/events/shared/business-name.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import {
  companyToPublish,
  type Employer,
  type JobCommand,
  jobDecider,
  type JobRefusal,
  RefusedFields,
} from '../../../src/events/job/decide.ts';
import { jobFact, type JobFact, jobFacts } from '../../../src/events/job/events.ts';
import { validateDraft, type JobFields, jobLimits, validateOpen } from '../../../src/events/job/fields.ts';
import {
  jobProjection,
  type JobState,
  type JobStatus,
  takesApplications,
} from '../../../src/events/job/projection.ts';
import { tidyJob } from '../../../src/events/job/tidy.ts';
import { skillKey } from '../../../src/events/screening/skills.ts';
import { given, testStamp } from '../../given.ts';
import { sampleJob } from './samples.ts';

const { JobDrafted, JobEdited, RubricChosen, JobOpened, JobClosed, JobReopened, JobDeleted } = jobFact;

const employer = { uid: 'employer', isAdmin: false };
const stranger = { uid: 'stranger', isAdmin: false };
const admin = { uid: 'boss', isAdmin: true };
const { at } = testStamp;

const asData = (fields: JobFields) => ({
  ...fields,
  requiredSkills: [...fields.requiredSkills],
  niceToHave: [...fields.niceToHave],
});
const drafted = JobDrafted({ employer: 'employer', fields: asData(sampleJob()) });
const job = (...facts: readonly JobFact[]) => given(jobDecider, ...facts);

const leadingTo: Readonly<Record<JobStatus | 'deleted', readonly JobFact[]>> = {
  draft: [drafted],
  open: [drafted, JobOpened({})],
  closed: [drafted, JobOpened({}), JobClosed({})],
  deleted: [drafted, JobDeleted({})],
};

const longer = sampleJob({ title: 'Senior leather technician' });
const edited = JobEdited({ fields: asData(longer) });
const known: Employer = { verified: true, otherNames: new Set() };
const asked = (seen: number, by = employer) => ({ by, at, seen, employer: known });
const commands = (seen: number, by = employer) =>
  ({
    create: { type: 'CreateJob', rubric: 'v1', by, at, employer: known, fields: sampleJob(), open: false },
    edit: { type: 'EditJob', rubric: null, fields: longer, ...asked(seen, by) },
    open: { type: 'OpenJob', ...asked(seen, by) },
    close: { type: 'CloseJob', ...asked(seen, by) },
    reopen: { type: 'ReopenJob', ...asked(seen, by) },
    delete: { type: 'DeleteJob', ...asked(seen, by) },
  }) as const satisfies Record<string, JobCommand>;
type Name = keyof ReturnType<typeof commands>;

/** The result of each command in each status: a fact, or the reason for the refusal. */
const table: Readonly<Record<JobStatus | 'deleted' | 'none', Readonly<Record<Name, JobFact | JobRefusal>>>> =
  {
    none: {
      create: drafted,
      edit: 'not-found',
      open: 'not-found',
      close: 'not-found',
      reopen: 'not-found',
      delete: 'not-found',
    },
    draft: {
      create: 'already-created',
      edit: edited,
      open: JobOpened({}),
      close: 'is-draft',
      reopen: 'is-draft',
      delete: JobDeleted({}),
    },
    open: {
      create: 'already-created',
      edit: edited,
      open: 'already-open',
      close: JobClosed({}),
      reopen: 'already-open',
      delete: JobDeleted({}),
    },
    closed: {
      create: 'already-created',
      edit: edited,
      open: 'is-closed',
      close: 'is-closed',
      reopen: JobReopened({}),
      delete: JobDeleted({}),
    },
    deleted: {
      create: 'already-created',
      edit: 'not-found',
      open: 'not-found',
      close: 'not-found',
      reopen: 'not-found',
      delete: 'not-found',
    },
  };

describe('what becomes of a job', () => {
  const rows = Object.entries(table).flatMap(([status, row]) =>
    Object.entries(row).map(([name, outcome]) => [status, name as Name, outcome] as const),
  );
  it.each(rows)('[JOB1] %s: %s', (status, name, outcome) => {
    const facts = status === 'none' ? [] : leadingTo[status as JobStatus];
    const answer = job(...facts).when(commands(facts.length)[name]);
    if (typeof outcome === 'string') answer.thenRefused(outcome);
    else answer.then(outcome);
  });

  it('[JOB1] is drafted and opened at once when that is asked for', () => {
    job()
      .when({
        type: 'CreateJob',
        rubric: 'v1',
        by: employer,
        employer: known,
        at,
        fields: sampleJob(),
        open: true,
      })
      .then(drafted, JobOpened({}));
  });

  it('[JOB12] is scored by the rubric that its employer chooses, by v1 until then', () => {
    expect(job(drafted).state()!.rubric).toBe('v1');
    const create = { ...commands(0).create, rubric: 'v2' as const };
    job()
      .when(create)
      .then(drafted, RubricChosen({ rubric: 'v2' }));
    const chosen = job(drafted, RubricChosen({ rubric: 'v2' }));
    expect(chosen.state()!.rubric).toBe('v2');
    const same = { type: 'EditJob', fields: sampleJob(), ...asked(2) } as const;
    chosen.when({ ...same, rubric: null }).then();
    chosen.when({ ...same, rubric: 'v2' }).then();
    chosen.when({ ...same, rubric: 'v1' }).then(RubricChosen({ rubric: 'v1' }));
    chosen.when({ ...same, fields: longer, rubric: 'v1' }).then(edited, RubricChosen({ rubric: 'v1' }));
    chosen.when({ ...same, rubric: 'v1', ...asked(2, stranger) }).thenRefused('not-found');
  });

  it('[JOB2] stays a draft with gaps, and opens without any', () => {
    const gaps = sampleJob({
      company: '',
      description: '',
      requiredSkills: [],
      location: '',
      country: '',
      validThrough: '',
      salaryRange: null,
    });
    const create = {
      type: 'CreateJob',
      rubric: 'v1',
      by: employer,
      employer: known,
      at,
      fields: gaps,
    } as const;
    const draft = JobDrafted({ employer: 'employer', fields: asData(gaps) });
    job()
      .when({ ...create, open: false })
      .then(draft);
    job()
      .when({ ...create, open: true })
      .thenRefused('invalid');
    job(draft).when(commands(1).open).thenRefused('invalid');
    job(...leadingTo.open)
      .when({ type: 'EditJob', rubric: null, fields: gaps, ...asked(2) })
      .thenRefused('invalid');
  });

  it.each(['edit', 'open', 'close', 'reopen', 'delete'] as const)(
    '[JOB4] %s: a stranger is told that there is none, and an admin does as its employer does',
    (name) => {
      for (const [status, facts] of Object.entries(leadingTo)) {
        job(...facts)
          .when(commands(facts.length, stranger)[name])
          .thenRefused('not-found');
        const answer = job(...facts).when(commands(facts.length, admin)[name]);
        const outcome = table[status as JobStatus][name];
        if (typeof outcome === 'string') answer.thenRefused(outcome);
        else answer.then(outcome);
      }
    },
  );

  it.each(['edit', 'open', 'close', 'reopen', 'delete'] as const)('[JOB5] %s of an older version', (name) => {
    job(drafted, edited).when(commands(1)[name]).thenRefused('changed-meanwhile');
  });

  it('[JOB7] does not change when nothing is edited', () => {
    job(drafted)
      .when({ type: 'EditJob', rubric: null, fields: sampleJob(), ...asked(1) })
      .then();
  });

  it('[JOB6] opens again only with a day that is not past', () => {
    const later = { ...asked(3), at: '2026-03-01T00:00:00.000Z' };
    job(...leadingTo.closed)
      .when({ type: 'ReopenJob', ...later })
      .thenRefused('invalid');
    const extended = JobEdited({ fields: asData(sampleJob({ validThrough: '2026-03-01' })) });
    job(...leadingTo.closed, extended)
      .when({ type: 'ReopenJob', ...later, seen: 4 })
      .then(JobReopened({}));
  });

  it('[JOB6] takes applications until the end of its last day', () => {
    const open = job(...leadingTo.open).state()!;
    expect(takesApplications(open, '2026-02-28T23:59:59.999Z')).toBe(true);
    expect(takesApplications(open, '2026-03-01T00:00:00.000Z')).toBe(false);
    for (const status of ['draft', 'closed', 'deleted'] as const) {
      expect(takesApplications(job(...leadingTo[status]).state()!, at)).toBe(false);
    }
    expect(takesApplications({ ...open, deleted: true }, at)).toBe(false);
  });

  it('keeps when it was opened last, and survives being kept as JSON', () => {
    const stamps = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'].map(
      (day) => `${day}T00:00:00.000Z`,
    );
    const facts = [drafted, JobOpened({}), JobClosed({}), JobReopened({})];
    const state = facts.reduce<JobState>((folded, fact, i) => {
      const record = { ...sealFacts('test', emptyHead, [fact], testStamp)[0]!, at: stamps[i]!, seq: i + 1 };
      return jobProjection.evolve(folded, record as never);
    }, null);
    expect(state).toMatchObject({
      createdAt: stamps[0],
      openedAt: stamps[3],
      updatedAt: stamps[3],
      version: 4,
    });
    expect(jobProjection.decode(JSON.parse(JSON.stringify(jobProjection.encode(state))))).toEqual(state);
    expect(jobProjection.encode(null)).toBeNull();
  });

  it('has sound facts, and ignores what comes before the first', () => {
    const records = sealFacts('job/1', emptyHead, [...leadingTo.closed, JobReopened({}), edited], testStamp);
    expect(records.map((record) => validateFact(jobFacts, record))).toEqual(records.map(() => null));
    const [first] = sealFacts('job/1', emptyHead, [JobOpened({})], testStamp);
    expect(jobProjection.evolve(null, first as never)).toBeNull();
  });
});

describe('fields', () => {
  it('[JOB2] are sound in the sample', () => {
    expect(validateOpen(sampleJob(), at)).toEqual({});
  });

  const broken: readonly (readonly [keyof JobFields, Partial<JobFields>])[] = [
    ['title', { title: '' }],
    ['title', { title: 'ab' }],
    ['title', { title: 'x'.repeat(jobLimits.title.most + 1) }],
    ['company', { company: 'x'.repeat(jobLimits.company + 1) }],
    ['description', { description: 'x'.repeat(jobLimits.description.most + 1) }],
    ['requiredSkills', { requiredSkills: Array.from({ length: 31 }, (_, i) => `skill ${i}`) }],
    ['niceToHave', { niceToHave: ['x'.repeat(61)] }],
    ['minYears', { minYears: -1 }],
    ['minYears', { minYears: 1.5 }],
    ['minYears', { minYears: 51 }],
    ['salaryRange', { salaryRange: { minCents: 0, maxCents: 1, currency: 'USD' } }],
    ['salaryRange', { salaryRange: { minCents: 2, maxCents: 1, currency: 'USD' } }],
    ['salaryRange', { salaryRange: { minCents: 1.5, maxCents: 2, currency: 'USD' } }],
    ['salaryRange', { salaryRange: { minCents: 1, maxCents: 2, currency: 'dollars' } }],
    ['location', { location: 'x'.repeat(jobLimits.location + 1) }],
    ['country', { country: 'ZZ' }],
    ['contactPhone', { contactPhone: '0415 555' }],
    ['validThrough', { validThrough: '2026-02-30' }],
    ['validThrough', { validThrough: 'tomorrow' }],
  ];
  it.each(broken)('[JOB2] %s cannot be %j, not even in a draft', (field, changes) => {
    expect(Object.keys(validateDraft(sampleJob(changes)))).toEqual([field]);
    expect(Object.keys(validateOpen(sampleJob(changes), at))).toContain(field);
  });

  const gaps: readonly (readonly [keyof JobFields, Partial<JobFields>])[] = [
    ['company', { company: '' }],
    ['description', { description: 'Come and see.' }],
    ['requiredSkills', { requiredSkills: [] }],
    ['location', { location: '' }],
    ['country', { country: '' }],
    ['country', { country: '', remote: true }],
    ['validThrough', { validThrough: '' }],
    ['validThrough', { validThrough: '2025-12-31' }],
  ];
  it.each(gaps)('[JOB2] %s: a draft may have %j, an open job not', (field, changes) => {
    expect(validateDraft(sampleJob(changes))).toEqual({});
    expect(Object.keys(validateOpen(sampleJob(changes), at))).toEqual([field]);
  });

  it('[JOB2] remote work needs no place, and the last day may be today', () => {
    expect(
      validateOpen(sampleJob({ remote: true, location: '', validThrough: at.slice(0, 10) }), at),
    ).toEqual({});
  });

  it('[JOB10] is published by a verified account only', () => {
    const create = { type: 'CreateJob', rubric: 'v1', by: employer, at, fields: sampleJob() } as const;
    const unverified = { ...known, verified: false };
    job()
      .when({ ...create, employer: unverified, open: true })
      .thenRefused('verify-first');
    expect(jobDecider.decide(null, { ...create, employer: unverified, open: false })).toHaveLength(1);
    for (const name of ['open', 'reopen'] as const) {
      const state = { open: [drafted], reopen: [drafted, JobOpened({}), JobClosed({})] }[name];
      job(...state)
        .when({ ...commands(state.length)[name], employer: unverified })
        .thenRefused('verify-first');
    }
  });

  it('[JOB11] is published under no other business’s name, nor one that looks like it', () => {
    const others = {
      verified: true,
      otherNames: new Set(['Conti Leather Care', 'Patina'].map(foldBusinessName)),
    };
    const create = {
      type: 'CreateJob',
      rubric: 'v1',
      by: employer,
      at,
      employer: others,
      open: true,
    } as const;
    for (const company of [
      'CONTI  LEATHER-CARE',
      'Cónti Leather Care',
      'C0nti Leather Care',
      'Раtіnа',
      'pat i na!',
      'The Conti Leather Care, Inc.',
      'Conti Leather Care (HR)',
      'Patina G.m.b.H.',
      'Patіna Support',
      'Patina\u3164',
      'Pat\u1160ina\uffa0',
    ])
      job()
        .when({ ...create, fields: sampleJob({ company }) })
        .thenRefused('invalid');
    for (const company of ['Holm Leather Care', 'The Group', 'Conti Leather'])
      expect(jobDecider.decide(null, { ...create, fields: sampleJob({ company }) })).toHaveLength(2);
    job(drafted, JobOpened({}))
      .when({
        ...asked(2),
        employer: others,
        type: 'EditJob',
        rubric: null,
        fields: sampleJob({ company: 'PATINA' }),
      })
      .thenRefused('invalid');
    // A name under which somebody has published is theirs, but not one that they write into a closed job.
    const renamed = {
      employer: others,
      type: 'EditJob',
      rubric: null,
      fields: sampleJob({ company: 'PATINA' }),
    } as const;
    job(...leadingTo.closed)
      .when({ ...asked(3), ...renamed })
      .thenRefused('invalid');
    job(...leadingTo.closed)
      .when({ ...asked(3, admin), ...renamed })
      .then(JobEdited({ fields: asData(sampleJob({ company: 'PATINA' })) }));
    const secondAccount = job(drafted).when({ ...asked(1, admin), employer: others, type: 'OpenJob' });
    secondAccount.then(JobOpened({}));
  });

  it('names the first field that is wrong', () => {
    const refused = jobDecider.decide(null, {
      type: 'CreateJob',
      rubric: 'v1',
      by: employer,
      employer: known,
      at,
      fields: sampleJob({ company: '' }),
      open: true,
    });
    expect(refused).toBeInstanceOf(RefusedFields);
    expect((refused as RefusedFields).field).toBe('company');
  });

  it('[JOB3] are kept tidy, each skill once', () => {
    const tidy = tidyJob(
      sampleJob({
        title: '  Leather technician ',
        description: ' One\r\nTwo\rThree ',
        contactPhone: '(415) 555-2671',
        requiredSkills: [' JavaScript', 'JS', 'Leather   cleaning', ''],
        niceToHave: ['javascript', 'Sewing', 'sewing '],
      }),
      'US',
      skillKey,
    );
    expect(tidy).toMatchObject({
      title: 'Leather technician',
      description: 'One\nTwo\nThree',
      contactPhone: '+14155552671',
      requiredSkills: ['JavaScript', 'Leather cleaning'],
      niceToHave: ['Sewing'],
    });
    expect(tidyJob(tidy)).toEqual(tidy);
    const typed = sampleJob({ requiredSkills: ['Sewing', 'sewing', 'JS', 'JavaScript'], niceToHave: [] });
    expect(tidyJob(typed).requiredSkills).toEqual(['Sewing', 'JS', 'JavaScript']);
    expect(tidyJob(sampleJob({ contactPhone: ' call me ' })).contactPhone).toBe('call me');
  });
});

describe('whose name is looked up', () => {
  const { company } = sampleJob();
  const unknown: Employer = { verified: false, otherNames: new Set([foldBusinessName(company)]) };
  const cases = Object.keys(leadingTo).flatMap((status) =>
    [false, true].flatMap((open) =>
      Object.values(commands(leadingTo[status as JobStatus].length)).map(
        (command) =>
          [status as JobStatus, command.type === 'CreateJob' ? { ...command, open } : command] as const,
      ),
    ),
  );

  it.each(cases)('[JOB11] is said of a job that is %s by %o', (status, command) => {
    for (const state of [job(...leadingTo[status]).state(), null]) {
      const decide = (who: Employer) => jobDecider.decide(state, { ...command, employer: who });
      const matters = JSON.stringify(decide(unknown)) !== JSON.stringify(decide(known));
      const looked = companyToPublish(state, command);
      // The lookup happens wherever it makes a difference.
      if (matters) expect(looked).toBe(company);
      if (looked === null) expect(decide(unknown)).toEqual(decide(known));
    }
  });

  it('is that of no draft, and of nothing that closes or is deleted', () => {
    const names = (status: JobStatus) =>
      Object.entries(commands(leadingTo[status].length)).flatMap(([name, command]) =>
        companyToPublish(job(...leadingTo[status]).state(), command) === null ? [] : [name],
      );
    expect(names('draft')).toEqual(['open', 'reopen']);
    expect(names('open')).toEqual(['edit', 'open', 'reopen']);
  });
});
