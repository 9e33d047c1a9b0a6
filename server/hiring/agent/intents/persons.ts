/** Questions about one applicant: what is known, the reasons for the score, and what happened. */
import type { ReadField } from '../../../../src/events/screening/reading.ts';
import type { Points } from '../../../../src/events/screening/rubric.ts';
import { skillKey } from '../../../../src/events/screening/skills.ts';
import {
  pointNames,
  reasonText,
  statusWord,
  stepWords,
  whyText,
} from '../../../../src/events/screening/words.ts';
import { tableOf } from '../../../../src/events/shared/questions/table.ts';
import { shownPoints } from '../../scoring/score.ts';
import { bothValues, paperValues, saidValues } from '../both-values.ts';
import { finding } from '../finding.ts';
import type { Intent } from '../intent.ts';
import type { Detailed } from '../records.ts';
import { applicantOf, quoted, resumeSource, scoreText } from '../rows.ts';
import { capital, counted, listed, many } from '../../../../src/events/shared/questions/saying.ts';

const values = (list: readonly { readonly value: string }[] | undefined) =>
  (list ?? []).map(({ value }) => value);

const shownFields: readonly ReadField[] = ['years', 'skills', 'certifications', 'degree', 'languages'];

/** Empty: not corrected. */
const saidAbout = (row: Detailed, field: ReadField) => {
  const said = saidValues(row, field);
  return said === '' ? 'this is wrong' : (said ?? '');
};

/** The answer when a résumé has no content to report. */
const unread = (row: Detailed) =>
  finding(
    row.state === 'failed'
      ? `The résumé of ${row.name} could not be read, so nothing is known of what it says.`
      : `The résumé of ${row.name} is still being screened.`,
    { sources: [resumeSource(row, statusWord(row.state))] },
  );

const pointsOf = ({ points }: Detailed, of: Points['of']) =>
  (points ?? []).reduce((sum, each) => sum + (each.of === of ? each.points : 0), 0);

export const personIntents: readonly Intent[] = [
  {
    name: 'applicant_summary',
    title: 'What is known of an applicant',
    description: 'Job, status, score and what the résumé of one applicant says.',
    takes: ['applicant'],
    needs: ['applicant'],
    examples: [
      'Tell me about {applicant:Dana Whitlock}',
      'Who is {applicant:Dana Whitlock}?',
      'What do we know about {applicant:Dana Whitlock}?',
      'Summarise the résumé of {applicant:Dana Whitlock}',
      'What is the status of {applicant:Dana Whitlock}?',
      'Has {applicant:Dana Whitlock} been {status:shortlisted}?',
      'What did {applicant:Dana Whitlock} apply for?',
      'What score does {applicant:Dana Whitlock} have?',
      'How many years of experience does {applicant:Dana Whitlock} have?',
      'Which languages does {applicant:Dana Whitlock} speak?',
    ],
    async find(records, { applicant }) {
      const row = await applicantOf(records, applicant);
      const { extraction } = row;
      const says = `${row.name} applied for ${quoted(row)} on ${records.days.of(row.createdAt)} and is ${statusWord(row.state)}${row.total === null ? '' : `, with a score of ${row.total}`}.`;
      const source = [resumeSource(row, `${statusWord(row.state)}, ${scoreText(row.total)}`)];
      if (!extraction) return finding(says, { sources: source });
      const isCorrected = shownFields.some((field) => saidValues(row, field) !== null);
      const line = (what: string, field: ReadField) => [
        what,
        paperValues(row, field) || 'none found',
        ...(isCorrected ? [saidAbout(row, field)] : []),
      ];
      const lines: readonly (readonly string[])[] = [
        line('Years of work', 'years'),
        line('Skills', 'skills'),
        line('Certificates', 'certifications'),
        ['Projects', values(extraction.projects).join(', ') || 'none found', ...(isCorrected ? [''] : [])],
        line('Degree', 'degree'),
        line('Languages', 'languages'),
      ];
      return finding(says, {
        tables: tableOf(
          row.name,
          ['What', 'In the résumé', ...(isCorrected ? ['The applicant says'] : [])],
          lines,
        ),
        sources: source,
        next: [`Why does ${row.name} have this score?`],
      });
    },
  },
  {
    name: 'explain_score',
    title: 'Why somebody has a score',
    description: 'Each point of one applicant’s score, with what it is for.',
    takes: ['applicant'],
    needs: ['applicant'],
    examples: [
      'Why does {applicant:Dana Whitlock} have this score?',
      'Explain the score of {applicant:Dana Whitlock}',
      'How did {applicant:Dana Whitlock} get these points?',
      'Where do the points of {applicant:Dana Whitlock} come from?',
      'Why did {applicant:Dana Whitlock} score so high?',
      'Why is the score of {applicant:Dana Whitlock} so low?',
    ],
    async find(records, { applicant }) {
      const row = await applicantOf(records, applicant);
      if (row.total === null || !row.points) return unread(row);
      const sum = row.points.reduce((total, { points }) => total + points, 0);
      const parts = (['years', 'skill', 'certification', 'project', 'degree'] as const)
        .map((of) => ({ of, points: pointsOf(row, of) }))
        .filter(({ points }) => points > 0)
        .map(
          ({ of, points }) =>
            `${points} for ${of === 'years' ? 'years of work' : of === 'degree' ? 'a degree' : `${of}s`}`,
        );
      const weighed = row.points.some((line) => 'why' in line);
      const capped = sum > row.total ? ` They add up to ${sum}; a score ends at 100.` : '';
      return finding(
        parts.length === 0
          ? `${row.name} has a score of 0: nothing in the résumé counts for ${quoted(row)}.`
          : `${row.name} has a score of ${row.total} for ${quoted(row)}: ${listed(parts, 10)}.${capped}`,
        {
          tables: tableOf(
            `Score of ${row.name}`,
            ['For', 'Found', 'Points', ...(weighed ? ['Why'] : [])],
            row.points.map((line) => [
              pointNames[line.of],
              line.label,
              String(line.points),
              ...(weighed ? [whyText(shownPoints(line))] : []),
            ]),
          ),
          sources: [resumeSource(row, scoreText(row.total))],
        },
      );
    },
  },
  {
    name: 'missing_skills',
    title: 'What an applicant lacks for the job',
    description: 'Which skills that the job asks for one applicant’s résumé names, and which it does not.',
    takes: ['applicant'],
    needs: ['applicant'],
    examples: [
      'Which skills is {applicant:Dana Whitlock} missing?',
      'What does {applicant:Dana Whitlock} lack?',
      'Does {applicant:Dana Whitlock} meet the requirements?',
      'Which required skills does {applicant:Dana Whitlock} have?',
    ],
    async find(records, { applicant }) {
      const row = await applicantOf(records, applicant);
      const job = (await records.jobs()).find(({ id }) => id === row.job);
      if (!row.extraction) return unread(row);
      if (!job)
        return finding(`The job that ${row.name} applied for is deleted.`, {
          sources: [resumeSource(row, quoted(row))],
        });
      const found = new Set(row.extraction.skills.map(({ value }) => skillKey(value)));
      const line = (how: string) => (name: string) => [name, how, found.has(skillKey(name)) ? 'Yes' : 'No'];
      const missing = job.requiredSkills.filter((name) => !found.has(skillKey(name)));
      const wanted = job.requiredSkills.length;
      return finding(
        wanted === 0
          ? `${quoted(job)} requires no particular skills.`
          : missing.length === 0
            ? `The résumé of ${row.name} names ${wanted === 1 ? 'the one required skill' : `all ${wanted} required skills`} of ${quoted(job)}.`
            : `Of ${counted(wanted, 'required skill')} of ${quoted(job)}, the résumé of ${row.name} does not name ${listed(missing, 20)}.`,
        {
          tables: tableOf(
            'Skills of the job',
            ['Skill', 'Asked for as', 'In the résumé'],
            [...job.requiredSkills.map(line('required')), ...job.niceToHave.map(line('nice to have'))],
          ),
          sources: [
            resumeSource(row, `${wanted - missing.length} of ${wanted} required skills`),
            { kind: 'job', id: job.id, title: job.title, says: 'what it asks for' },
          ],
        },
      );
    },
  },
  {
    name: 'applicant_history',
    title: 'What happened with an applicant',
    description: 'Every step of one applicant’s screening with its day, reason and note.',
    takes: ['applicant'],
    needs: ['applicant'],
    examples: [
      'What happened with {applicant:Dana Whitlock}?',
      'Show the history of {applicant:Dana Whitlock}',
      'When did {applicant:Dana Whitlock} apply?',
      'When was {applicant:Dana Whitlock} {status:rejected}?',
      'Timeline of {applicant:Dana Whitlock}',
    ],
    async find(records, { applicant }) {
      const row = await applicantOf(records, applicant);
      const steps = await records.steps(row.id);
      return finding(
        `${row.name} applied for ${quoted(row)} on ${records.days.of(row.createdAt)}, and is now ${statusWord(row.state)}, since ${records.days.of(row.updatedAt)}.`,
        {
          tables: tableOf(
            `History of ${row.name}`,
            ['Day', 'Step', 'Reason', 'Note'],
            steps.map(({ type, at, reason, note }) => [
              records.days.of(at),
              stepWords[type] ?? type,
              reason === null ? '' : reasonText(type, reason),
              note,
            ]),
          ),
          sources: [resumeSource(row, counted(steps.length, 'step'))],
        },
      );
    },
  },
  {
    name: 'explain_decision',
    title: 'Why somebody was shortlisted or rejected',
    description: 'The reason and note that the employer gave for one applicant.',
    takes: ['applicant'],
    needs: ['applicant'],
    examples: [
      'Why was {applicant:Dana Whitlock} {status:rejected}?',
      'Why did we {status:shortlist} {applicant:Dana Whitlock}?',
      'Why did we turn down {applicant:Dana Whitlock}?',
      'What was the reason for the decision on {applicant:Dana Whitlock}?',
    ],
    async find(records, { applicant }) {
      const row = await applicantOf(records, applicant);
      const source = [resumeSource(row, statusWord(row.state))];
      if (row.state !== 'shortlisted' && row.state !== 'rejected') {
        return finding(`${row.name} is neither shortlisted nor rejected: ${statusWord(row.state)}.`, {
          sources: source,
        });
      }
      // Rescoring keeps a decision, so it is not always the last step.
      const steps = await records.steps(row.id);
      const last = steps.findLast(({ type }) => type === 'ResumeShortlisted' || type === 'ResumeRejected');
      const note = last?.note ? ` The note says: “${last.note}”` : '';
      return finding(
        `${row.name} was ${row.state} on ${records.days.of(last?.at ?? row.updatedAt)}, with the reason “${last ? reasonText(last.type, last.reason ?? '') : ''}”.${note}`,
        { sources: source },
      );
    },
  },
  {
    name: 'applicant_contact',
    title: 'How to reach an applicant',
    description: 'E-mail address and phone number that one applicant gave.',
    takes: ['applicant'],
    needs: ['applicant'],
    examples: [
      'How can I reach {applicant:Dana Whitlock}?',
      'What is the e-mail address of {applicant:Dana Whitlock}?',
      'Phone number of {applicant:Dana Whitlock}',
      'Contact details for {applicant:Dana Whitlock}',
    ],
    async find(records, { applicant }) {
      const row = await applicantOf(records, applicant);
      if (records.blind) {
        return finding(
          `Blind is on, so I do not say how ${row.name} can be reached. Switch Blind off to see it.`,
          {
            sources: [resumeSource(row, `applied for ${quoted(row)}`)],
          },
        );
      }
      return finding(
        `${row.name} gave this e-mail address and phone number: ${row.email ?? 'none'}, ${row.phone ?? 'none'}.`,
        {
          sources: [resumeSource(row, `applied for ${quoted(row)}`)],
        },
      );
    },
  },
  {
    name: 'compare_applicants',
    title: 'Two applicants side by side',
    description: 'Score, years, skills, certificates and degree of two applicants side by side.',
    takes: ['applicant', 'other'],
    needs: ['applicant', 'other'],
    examples: [
      'Compare {applicant:Dana Whitlock} and {other:Milo Ferrante}',
      'What is the difference between {applicant:Dana Whitlock} and {other:Milo Ferrante}?',
      '{applicant:Dana Whitlock} versus {other:Milo Ferrante}',
      'Who is better, {applicant:Dana Whitlock} or {other:Milo Ferrante}?',
    ],
    async find(records, { applicant, other }) {
      const pair = [await applicantOf(records, applicant), await applicantOf(records, other)] as const;
      const [one, two] = pair;
      const line = (what: string, of: (row: Detailed) => string) => [
        what,
        ...pair.map((row) => of(row) || 'none found'),
      ];
      const ahead =
        one.total === null || two.total === null || one.total === two.total
          ? null
          : one.total > two.total
            ? one
            : two;
      const first =
        one.total === null || two.total === null
          ? `${pair
              .filter(({ total }) => total === null)
              .map(({ name }) => name)
              .join(' and ')} ${many(pair.filter(({ total }) => total === null).length, 'has')} no score.`
          : ahead === null
            ? `Both have a score of ${one.total}.`
            : `${ahead.name} has the higher score: ${Math.max(one.total, two.total)} to ${Math.min(one.total, two.total)}.`;
      const jobs =
        one.job === two.job
          ? ''
          : ` They applied for different jobs, so the scores count different skills: ${quoted(one)} and ${quoted(two)}.`;
      return finding(first + jobs, {
        tables: tableOf(
          'Side by side',
          ['', one.name, two.name],
          [
            line('Job', ({ title }) => title),
            line('Status', ({ state }) => capital(statusWord(state))),
            line('Score', ({ total }) => (total === null ? '–' : String(total))),
            line('Years of work', (row) => bothValues(row, 'years')),
            line('Points for skills', (row) => String(pointsOf(row, 'skill'))),
            line('Skills', (row) => bothValues(row, 'skills')),
            line('Certificates', (row) => bothValues(row, 'certifications')),
            line('Degree', (row) => bothValues(row, 'degree')),
            line('Languages', (row) => bothValues(row, 'languages')),
          ],
        ),
        sources: pair.map((row) => resumeSource(row, scoreText(row.total))),
      });
    },
  },
];
