/** Lists of applicants by what their résumés say. */
import { canonicalSkill, skillKey } from '../../../../src/events/screening/skills.ts';
import { languageOf } from '../../extraction/spoken.ts';
import { tableOf } from '../../../../src/events/shared/questions/table.ts';
import { finding } from '../finding.ts';
import { degreeLevels, type Intent } from '../intent.ts';
import { applicantsText, listApplicants, listResumes, namesOf, resumesText, scoreOf } from '../listing.ts';
import type { Detailed } from '../records.ts';
import {
  forJob,
  isKnownSkill,
  jobOf,
  jobSource,
  maybeJob,
  quoted,
  resumeSource,
  skillText,
} from '../rows.ts';
import { capital, counted, does, listed, rounded } from '../../../../src/events/shared/questions/saying.ts';

export const resumeIntents: readonly Intent[] = [
  {
    name: 'applicants_with_skill',
    title: 'Who has a skill',
    description:
      'Applicants whose résumé names a skill in any of its spellings; a skill that is not known is looked for as words.',
    takes: ['skill', 'job'],
    needs: ['skill'],
    examples: [
      'Who knows {skill:sewing}?',
      'Which applicants have {skill:sewing}?',
      'Find candidates with {skill:sewing} for {job:Leather technician}',
      'Anyone with experience in {skill:sewing}?',
      'Who can do {skill:sewing}?',
      'Whose résumé mentions {skill:sewing}?',
    ],
    async find(records, { skill: called = '', job: inJob }) {
      const job = await maybeJob(records, inJob);
      const skill = canonicalSkill(called);
      const isKnown = isKnownSkill(skill);
      const words = isKnown ? skill : records.said(skill);
      const says = isKnown ? 'names' : 'mentions';
      return listApplicants(
        records,
        { job: job?.id, ...(isKnown ? { skill } : { mentions: called.trim() }) },
        {
          title: isKnown ? `Applicants with ${skill}` : `Résumés that mention ${words}`,
          order: 'best',
          says: (row) => `${says} ${skillText(records, skill)}, ${scoreOf(row)}`,
          text: (count, rows) =>
            `${capital(resumesText(count))}${forJob(job)} ${does(count, isKnown ? 'name' : 'mention')} ${words}: ${namesOf(rows)}.`,
          nobody: isKnown
            ? `No résumé${forJob(job)} names ${skill}.`
            : `${capital(words)} is no skill that I know by name, and no résumé${forJob(job)} mentions it.`,
        },
      );
    },
  },
  {
    name: 'common_skills',
    title: 'Which skills are the most common',
    description: 'The skills that most résumés name, for one job or all.',
    takes: ['job'],
    needs: [],
    examples: [
      'Which skills are most common among applicants?',
      'What skills do the applicants for {job:Leather technician} have?',
      'Most frequent skills',
    ],
    async find(records, { job: called }) {
      const job = await maybeJob(records, called);
      const found = await records.commonSkills(job?.id, 15);
      if (found.length === 0) return finding(`No résumé${forJob(job)} names a skill that I know.`);
      const jobs = new Map(
        (await records.tallies())
          .filter((each) => !job || each.job === job.id)
          .map((each) => [each.job, each.title]),
      );
      return finding(
        `The most common skills${forJob(job)}: ${listed(
          found.map(({ skill, count }) => `${skill} (${count})`),
          5,
        )}.`,
        {
          tables: tableOf(
            'Skills',
            ['Skill', 'Résumés'],
            found.map(({ skill, count }) => [skill, String(count)]),
          ),
          sources: [...jobs].map(([id, title]) => jobSource({ id, title }, 'its résumés')),
        },
      );
    },
  },
  {
    name: 'applicants_by_experience',
    title: 'Who has how many years of work',
    description: 'Applicants by their years of work, the most first, all or with at least so many.',
    takes: ['years', 'job'],
    needs: [],
    examples: [
      'Who has {years:more than 5 years} of experience?',
      'Who has the most experience?',
      'Candidates with {years:at least 3 years} for {job:Leather technician}',
      'How many years of experience do applicants have?',
      'Who is the most experienced?',
    ],
    async find(records, { years, job: called }) {
      const job = await maybeJob(records, called);
      const least = years === undefined ? '' : ` with at least ${rounded(years)} years of work`;
      const yearsOf = ({ extraction }: Detailed) => extraction?.years.value ?? 0;
      return listResumes(
        records,
        { job: job?.id, minYears: years ?? 0 },
        {
          title: 'Years of work',
          order: 'most-years',
          column: 'Years',
          cell: (row) => `${rounded(yearsOf(row))} years`,
          text: (count, rows) =>
            `${capital(applicantsText(count))}${forJob(job)}${least}. The most has ${rows[0]!.name}: ${rounded(yearsOf(rows[0]!))} years, by the dates in the résumé.`,
          nobody: `No résumé${forJob(job)} that was read has dates of work${least}.`,
        },
      );
    },
  },
  {
    name: 'applicants_with_degree',
    title: 'Who has a degree',
    description: 'Applicants whose résumé names a degree: any, or at least a Bachelor, Master or Doctorate.',
    takes: ['degree', 'job'],
    needs: [],
    examples: [
      'Who has a {degree:degree}?',
      'Which applicants for {job:Leather technician} have a {degree:master}?',
      'Who went to university?',
      'Candidates with a {degree:PhD}',
    ],
    async find(records, { degree = 'any', job: called }) {
      const job = await maybeJob(records, called);
      const levels = degreeLevels.slice(1);
      const degrees = degree === 'any' ? ['Degree', ...levels] : levels.slice(levels.indexOf(degree));
      const what =
        degree === 'any'
          ? 'a degree'
          : degree === 'Doctorate'
            ? 'a doctorate'
            : `at least a ${degree}’s degree`;
      return listResumes(
        records,
        { job: job?.id, degrees },
        {
          title: 'Degrees',
          order: 'best',
          column: 'Degree',
          cell: ({ extraction }) => extraction?.degree?.value ?? '–',
          text: (count, rows) =>
            `${capital(resumesText(count))}${forJob(job)} ${does(count, 'name')} ${what}: ${namesOf(rows)}.`,
          nobody: `No résumé${forJob(job)} names ${what}.`,
        },
      );
    },
  },
  {
    name: 'applicants_with_certification',
    title: 'Who has a certificate',
    description: 'Applicants whose résumé names certificates: any, or one by a part of its name.',
    takes: ['certification', 'job'],
    needs: [],
    examples: [
      'Who has a certificate?',
      'Which applicants are certified?',
      'Who holds a {certification:PMP} certification?',
      'Certifications of the applicants for {job:Leather technician}',
    ],
    async find(records, { certification = '', job: called }) {
      const job = await maybeJob(records, called);
      const what =
        certification === '' ? 'a certificate' : `a certificate called ${records.said(certification)}`;
      return listResumes(
        records,
        { job: job?.id, certification },
        {
          title: 'Certificates',
          order: 'best',
          column: 'Certificates',
          cell: ({ extraction }) => extraction?.certifications.map(({ value }) => value).join(', ') ?? '',
          text: (count, rows) =>
            `${capital(resumesText(count))}${forJob(job)} ${does(count, 'name')} ${what}: ${namesOf(rows)}.`,
          nobody: `No résumé${forJob(job)} names ${what}.`,
        },
      );
    },
  },
  {
    name: 'applicants_with_language',
    title: 'Who speaks a language',
    description: 'Applicants whose résumé lists a spoken language.',
    takes: ['language', 'job'],
    needs: ['language'],
    examples: [
      'Who speaks {language:Spanish}?',
      'Which applicants for {job:Leather technician} know {language:Spanish}?',
      'Anyone fluent in {language:Spanish}?',
    ],
    async find(records, { language: called = '', job: inJob }) {
      const job = await maybeJob(records, inJob);
      const language = languageOf(called);
      if (language === null) return finding(`I know no language called ${records.said(called)}.`);
      const wanted = { job: job?.id, language };
      const nobody = `No résumé${forJob(job)} lists ${language} among its languages`;
      if ((await records.count(wanted)) > 0) {
        return listResumes(records, wanted, {
          title: language,
          order: 'best',
          column: 'Languages',
          cell: ({ extraction }) => extraction?.languages.map(({ value }) => value).join(', ') ?? '',
          text: (count, rows) =>
            `${capital(resumesText(count))}${forJob(job)} ${does(count, 'list')} ${language}: ${namesOf(rows)}.`,
          nobody: `${nobody}.`,
        });
      }
      return listResumes(
        records,
        { job: job?.id, mentions: language },
        {
          title: language,
          order: 'best',
          column: 'Languages',
          cell: () => 'mentioned elsewhere',
          text: (count, rows) =>
            `${nobody}, but ${resumesText(count)} ${does(count, 'mention')} it: ${namesOf(rows)}.`,
          nobody: `${nobody}.`,
        },
      );
    },
  },
  {
    name: 'best_matches',
    title: 'Who fits a job by skills, whatever they applied for',
    description:
      'Among all résumés, also those that were sent for other jobs, those that name most of the skills one job asks for.',
    takes: ['job', 'limit'],
    needs: ['job'],
    examples: [
      'Who else would fit {job:Leather technician}?',
      'Which résumés match {job:Leather technician} best?',
      'Who of the other applicants is suited to {job:Leather technician}?',
      'Find matches for {job:Leather technician}',
    ],
    async find(records, { job: called, limit = 10 }) {
      const job = await jobOf(records, called);
      const wanted = [...new Set([...job.requiredSkills, ...job.niceToHave].map(canonicalSkill))];
      if (wanted.length === 0)
        return finding(`${quoted(job)} asks for no skills, so there is nothing to compare.`, {
          sources: [jobSource(job, 'no skills')],
        });
      const rows = await records.bySkills(wanted, limit);
      if (rows.length === 0)
        return finding(`No résumé names a skill that ${quoted(job)} asks for.`, {
          sources: [jobSource(job, wanted.join(', '))],
        });
      const keys = new Set(wanted.map(skillKey));
      const shared = ({ extraction }: Detailed) =>
        (extraction?.skills ?? []).map(({ value }) => value).filter((value) => keys.has(skillKey(value)));
      return finding(
        `Of the ${counted(wanted.length, 'skill')} that ${quoted(job)} asks for, the most are named by ${listed(
          rows.map((row) => `${row.name} (${shared(row).length})`),
          5,
        )}.`,
        {
          tables: tableOf(
            'Résumés that fit',
            ['Applicant', 'Applied for', 'Skills of the job'],
            rows.map((row) => [row.name, row.title, shared(row).join(', ')]),
          ),
          sources: rows.map((row) => resumeSource(row, shared(row).join(', '))),
        },
      );
    },
  },
];
