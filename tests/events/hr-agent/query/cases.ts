/** Questions made of the ways to ask and of values, each with who is meant. Nothing here knows how questions are read. */
import { english } from './questions/english.ts';
import { french } from './questions/french.ts';
import { german } from './questions/german.ts';
import { spanish } from './questions/spanish.ts';
import { certificates, employers, jobs, type Row, schools, skills, today } from './rows.ts';

interface Values {
  readonly skill: string;
  readonly other: string;
  readonly third: string;
  readonly n: number;
  readonly m: number;
  readonly less: number;
  readonly score: number;
  readonly high: number;
  /** English names. */
  readonly language: string;
  readonly tongue: string;
  readonly certificate: string;
  readonly employer: string;
  readonly school: string;
  readonly job: string;
  readonly date: string;
  readonly later: string;
  readonly month: number;
}

type Meant = (row: Row, values: Values) => boolean;

const has = (row: Row, skill: string) => row.read?.skills.includes(skill as never) === true;
const lacks = (row: Row, skill: string) => row.read?.skills.includes(skill as never) === false;
const speaks = (row: Row, language: string) => row.read?.languages.includes(language as never) === true;
const years = (row: Row) => row.read?.years ?? NaN;
const score = (row: Row) => row.total ?? NaN;
const certified = (row: Row, name: string) =>
  row.read?.certifications.some((each) => each.toLowerCase().includes(name.toLowerCase())) === true;
const ago = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
const inJob = (row: Row, title: string) => row.job === jobs.find((each) => each.title === title)!.id;

const meant: Readonly<Record<string, Meant>> = {
  skill: (row, { skill }) => has(row, skill),
  'no-skill': (row, { skill }) => lacks(row, skill),
  and: (row, { skill, other }) => has(row, skill) && has(row, other),
  'and-three': (row, { skill, other, third }) => has(row, skill) && has(row, other) && has(row, third),
  or: (row, { skill, other }) => has(row, skill) || has(row, other),
  'or-three': (row, { skill, other, third }) => has(row, skill) || has(row, other) || has(row, third),
  neither: (row, { skill, other }) => lacks(row, skill) && lacks(row, other),
  'but-not': (row, { skill, other }) => has(row, skill) && lacks(row, other),
  'years-least': (row, { n }) => years(row) >= n,
  'years-more': (row, { n }) => years(row) > n,
  'years-less': (row, { n }) => years(row) < n,
  'years-most': (row, { n }) => years(row) <= n,
  'years-between': (row, { n, m }) => years(row) >= n && years(row) <= m,
  'score-more': (row, values) => score(row) > values.score,
  'score-least': (row, values) => score(row) >= values.score,
  'score-less': (row, values) => score(row) < values.score,
  'score-between': (row, values) => score(row) >= values.score && score(row) <= values.high,
  language: (row, { language }) => speaks(row, language),
  'language-or': (row, { language, tongue }) => speaks(row, language) || speaks(row, tongue),
  'language-and': (row, { language, tongue }) => speaks(row, language) && speaks(row, tongue),
  degree: (row) => row.read !== null && row.read.degree !== null,
  master: (row) => ['Master', 'Doctorate'].includes(row.read?.degree ?? ''),
  'no-degree': (row) => row.read !== null && row.read.degree === null,
  certified: (row) => (row.read?.certifications.length ?? 0) > 0,
  certificate: (row, { certificate }) => certified(row, certificate),
  worked: (row, { employer }) => row.employers?.includes(employer as never) === true,
  'not-worked': (row, { employer }) => row.employers?.includes(employer as never) === false,
  studied: (row, { school }) => row.schools?.includes(school as never) === true,
  shortlisted: ({ state }) => state === 'shortlisted',
  rejected: ({ state }) => state === 'rejected',
  undecided: ({ state }) => state === 'screened',
  'not-rejected': ({ state }) => state !== 'rejected',
  states: ({ state }) => state === 'shortlisted' || state === 'screened',
  since: (row, { date }) => row.appliedOn >= date,
  before: (row, { date }) => row.appliedOn < date,
  between: (row, { date, later }) => row.appliedOn >= date && row.appliedOn <= later,
  days: (row, { n }) => row.appliedOn > ago(n),
  // The 25th is a Wednesday.
  week: (row) => row.appliedOn >= '2026-11-23',
  month: (row, { month }) => Number(row.appliedOn.slice(5, 7)) === month,
  job: (row, { job }) => inJob(row, job),
  'job-skill': (row, { job, skill }) => inJob(row, job) && has(row, skill),
  // A skill that is known, and that nobody here has.
  licence: (row, { skill }) => has(row, 'Driving licence') && has(row, skill),
  'years-skill': (row, { n, skill }) => years(row) >= n && has(row, skill),
  'years-skill-more': (row, { less, skill }) => years(row) > less && has(row, skill),
  'state-skill': (row, { skill }) => row.state === 'shortlisted' && has(row, skill),
  many: (row, { job, skill, n }) =>
    row.state === 'shortlisted' && inJob(row, job) && has(row, skill) && years(row) >= n,
  'many-or': (row, { job, skill, other }) =>
    inJob(row, job) && (has(row, skill) || has(row, other)) && row.read?.degree !== null,
  'many-not': (row, { job, skill, language }) =>
    inJob(row, job) && has(row, skill) && speaks(row, language) && row.state !== 'rejected',
};

/** Questions of one kind that mean something more, by their words. */
function kindOf(kind: string, template: string): string {
  if (kind === 'and' && template.includes('{third}')) return 'and-three';
  if (kind === 'or' && template.includes('{third}')) return 'or-three';
  if (kind === 'many' && template.includes('{other}')) return 'many-or';
  if (kind === 'years-skill' && template.includes('{less}')) return 'years-skill-more';
  return kind;
}

const languageNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { German: 'German', Spanish: 'Spanish', French: 'French', Italian: 'Italian' },
  de: { German: 'Deutsch', Spanish: 'Spanisch', French: 'Französisch', Italian: 'Italienisch' },
  es: { German: 'alemán', Spanish: 'español', French: 'francés', Italian: 'italiano' },
  fr: { German: 'allemand', Spanish: 'espagnol', French: 'français', Italian: 'italien' },
};
const months: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  en: { 9: 'September', 10: 'October' },
  de: { 9: 'September', 10: 'Oktober' },
  es: { 9: 'septiembre', 10: 'octubre' },
  fr: { 9: 'septembre', 10: 'octobre' },
};
function dayIn(language: string, day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const name = months[language]![month]!;
  if (language === 'de') return `${date}. ${name} ${year}`;
  return language === 'es' ? `${date} de ${name} de ${year}` : `${date} ${name} ${year}`;
}

const valuesOf = (i: number): Values => ({
  skill: skills[i % 5]!,
  other: skills[(i + 1) % 5]!,
  third: skills[(i + 2) % 5]!,
  n: 2 + (i % 5),
  m: 8 + (i % 3),
  less: 1 + (i % 4),
  score: 30 + 5 * (i % 5),
  high: 60 + 5 * (i % 4),
  language: ['German', 'Spanish', 'French', 'Italian'][i % 4]!,
  tongue: ['German', 'Spanish', 'French', 'Italian'][(i + 1) % 4]!,
  certificate: certificates[i % 3]!,
  employer: employers[i % 3]!,
  school: schools[i % 2]!,
  job: jobs[i % 3]!.title,
  date: `2026-09-${10 + (i % 15)}`,
  later: `2026-10-${12 + (i % 15)}`,
  month: 9 + (i % 2),
});

export interface Case {
  readonly language: string;
  readonly kind: string;
  readonly question: string;
  /** Who is meant; null where nobody can be, and it is to be refused. */
  readonly meant: ((row: Row) => boolean) | null;
  /** Its figures are told, and nothing was fitted to it. */
  readonly held: boolean;
}

const fill = (template: string, language: string, values: Values) =>
  template.replace(/\{(\w+)\}/g, (_, name: keyof Values) => {
    const value = values[name];
    if (name === 'language' || name === 'tongue') return languageNames[language]![value]!;
    if (name === 'date' || name === 'later') return dayIn(language, String(value));
    return name === 'month' ? months[language]![Number(value)]! : String(value);
  });

function casesOf(language: string, list: string): readonly Case[] {
  const counts = new Map<string, number>();
  return list
    .trim()
    .split('\n')
    .flatMap((line, i): Case[] => {
      const bar = line.indexOf(' | ');
      const kind = line.slice(0, bar);
      const template = line.slice(bar + 3);
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return [0, 1, 2].map((round) => {
        const values = valuesOf(3 * i + 7 * round);
        const tells = meant[kindOf(kind, template)];
        if (!tells && kind !== 'refuse') throw new Error(`Nobody says who ${kind} means`);
        return {
          language,
          kind,
          question: fill(template, language, values),
          meant: tells ? (row: Row) => tells(row, values) : null,
          held: count % 2 === 1,
        };
      });
    });
}

export const cases: readonly Case[] = [
  ...casesOf('en', english),
  ...casesOf('de', german),
  ...casesOf('es', spanish),
  ...casesOf('fr', french),
];
