/**
 * Turns a question into a query with arguments, or says why there is none. Earlier questions are interpreted again each time,
 * over the current data: no state of a conversation is kept.
 */
import { wordsOf } from '../../../../src/events/shared/questions/words-of.ts';
import { allIntents } from '../all-intents.ts';
import { type Choice, NeedsChoice } from '../choice.ts';
import type { Finding } from '../finding.ts';
import type { Args, Intent } from '../intent.ts';
import type { Records } from '../records.ts';
import { isCertificate } from '../../extraction/find-certifications.ts';
import { languageOf } from '../../extraction/spoken.ts';
import { findApplicants, mayName } from '../applicants/find-applicants.ts';
import { isKnown } from './vocabulary.ts';
import { parseQuestion } from '../../../../src/events/hr-agent/query/parse.ts';
import type { NotUnderstood, Parsed } from '../../../../src/events/hr-agent/query/parsed.ts';
import { type ApplicantQuery, refined } from '../../../../src/events/hr-agent/query/query.ts';
import { choicesOfApplicants, choicesOfJobs } from '../rows.ts';
import { phonePattern, waysToReach } from '../../blind.ts';
import { beyond, type Beyond } from './out-of-scope.ts';
import { fill, type Rows } from './fill.ts';
import { droppedBy, type Near, nearest, threshold } from './classify-intent.ts';
import { type Mention, read, type Reading, type World } from './reading.ts';

export interface Turn {
  readonly by: 'person' | 'agent';
  readonly text: string;
}

export interface Query {
  readonly intent: Intent;
  readonly args: Args;
}

export type Meaning =
  | { readonly is: 'query'; readonly query: Query }
  /** The person has to choose a row; `with` is the query for a choice. */
  | { readonly is: 'choice'; readonly which: NeedsChoice; readonly with: (choice: Choice) => Query }
  | { readonly is: 'beyond'; readonly beyond: Beyond }
  /** Blind, and the question asks about somebody by name. */
  | { readonly is: 'named' }
  | Refused
  | { readonly is: 'nothing'; readonly near: readonly Intent[] };

/** Words that were not understood; the question is not answered without them. */
export interface Refused {
  readonly is: 'refused';
  readonly words: readonly string[];
  readonly why: NotUnderstood['why'];
  readonly near: ApplicantQuery | null;
}

/** How many earlier questions are interpreted again. */
const maxDepth = 4;

const maxPeople = 20_000;

const kindNamed = (name: string): Intent => {
  const intent = allIntents.find((each) => each.name === name);
  if (!intent) throw new Error(`There is no kind of question called ${name}`);
  return intent;
};

const listJobs = kindNamed('list_jobs');

/** Suggestions for a bare "why" without an earlier question. */
const whyIntents = ['explain_score', 'explain_decision', 'rejection_reasons'];

const asQuery = (intent: Intent, args: Args): Meaning => ({ is: 'query', query: { intent, args } });

export async function understand(
  records: Records,
  question: string,
  history: readonly Turn[],
  depth = 0,
): Promise<Meaning> {
  const reading = await read(question, await worldOf(records));
  const outOfScope = beyond(question);
  const before = depth < maxDepth ? beforeOf(records, history, depth) : null;
  const asked = outOfScope ? null : await applicantsAsked(records, reading, before);
  if (asked) return asked;
  if (records.blind && reading.ordinal === null && isAboutSomebody(reading))
    return outOfScope ? { is: 'beyond', beyond: outOfScope } : { is: 'named' };
  const followed = before && (await followUp(records, reading, before));
  if (followed) return followed;
  if (outOfScope) return { is: 'beyond', beyond: outOfScope };
  if (asksWhy.test(question)) return { is: 'nothing', near: whyIntents.map(kindNamed) };
  const near = nearest(reading);
  const [best] = near;
  if (!best || best.score < threshold)
    return (await refusedApplicants(records, question)) ?? { is: 'nothing', near: hints(near) };
  if (records.blind && reading.naming !== null && lacksPeople(best.intent, reading)) return { is: 'named' };
  // A list of applicants that the grammar does not understand: do not answer with a list of jobs instead.
  if (best.intent === listJobs && reading.concepts.has('applicant')) {
    const refused = await refusedApplicants(records, question);
    if (refused) return refused;
  }
  const dropped = droppedBy(best.intent, reading);
  if (dropped.length > 0)
    return (
      (await refusedApplicants(records, question)) ?? {
        is: 'refused',
        words: repeatable(records, dropped),
        why: 'unknown',
        near: null,
      }
    );
  return meaningOf(records, best.intent, reading);
}

/** Words that may be repeated in the answer: when blind, an unknown word may be a name. */
const repeatable = (records: Records, words: readonly string[]) =>
  records.blind ? words.filter((word) => wordsOf(word).every(({ key }) => isKnown(key))) : words;

async function parsedOf(records: Records, question: string): Promise<Parsed> {
  const jobs = await records.jobs();
  return parseQuestion(question, { jobs, languageOf, isCertificate }, records.days.on(records.at));
}

async function refusedApplicants(records: Records, question: string): Promise<Refused | null> {
  const parsed = await parsedOf(records, question);
  if (parsed.is === 'query' || !parsed.about) return null;
  const { words, why, near } = parsed;
  return { is: 'refused', words: repeatable(records, words), why, near };
}

/** A query for applicants, when every word of the question was understood; it may refine the previous one. */
async function applicantsAsked(
  records: Records,
  { question, pointsBack, ordinal }: Reading,
  before: Before | null,
): Promise<Meaning | null> {
  const isFollowUp = followUpStart.test(question);
  const parsed = await parsedOf(
    records,
    before && isFollowUp ? question.replace(followUpStart, '') : question,
  );
  if (parsed.is === 'refused' || ordinal !== null) return null;
  if (records.blind && mayName(parsed.query)) return { is: 'named' };
  const follows = before && (isFollowUp || pointsBack || parsed.bare);
  const last = follows ? await before.meaning() : null;
  const isQuery = last?.is === 'query' && last.query.intent === findApplicants;
  // It may refer to the job or person mentioned before.
  if (follows && !isQuery && (isFollowUp || parsed.bare)) return null;
  if (pointsBack && !isQuery) return null;
  const query = isQuery ? refined(last.query.args.query!, parsed.query) : parsed.query;
  const queryFor = (of: ApplicantQuery): Query => ({
    intent: findApplicants,
    args: { query: of, counts: parsed.counts || (parsed.bare && isQuery && last.query.args.counts === true) },
  });
  if (parsed.which.length > 0) {
    const which = new NeedsChoice('job', '', await choicesOfJobs(records, parsed.which));
    return { is: 'choice', which, with: ({ id }) => queryFor(withJob(query, id)) };
  }
  return { is: 'query', query: queryFor(query) };
}

const withJob = (query: ApplicantQuery, id: string): ApplicantQuery => ({
  ...query,
  clauses: query.clauses.map((clause) => clause.map((each) => (each.of === 'job' ? { ...each, id } : each))),
});

async function worldOf(records: Records): Promise<World> {
  let people: ReturnType<World['people']> | null = null;
  const jobs = await records.jobs();
  const places = jobs.flatMap(({ company, location, country }) => [company, location, country]);
  return {
    jobs: jobs.map(({ id, title }) => ({ id, name: title })),
    places: new Set(wordsOf(places.join(' ')).map(({ key }) => key)),
    people: () => (people ??= records.applicants({}, 'newest', maxPeople)),
  };
}

/** Whether a question names any person, by its words alone. */
export const namesSomebody = async (records: Records, question: string): Promise<boolean> =>
  isAboutSomebody(await read(question, await worldOf(records)));

function isAboutSomebody(reading: Reading): boolean {
  const { question, naming } = reading;
  if (waysToReach(question).length > 0 || question.search(phonePattern) >= 0) return true;
  if (naming !== 'maybe') return naming === 'somebody';
  const [best] = nearest(reading);
  return !best || best.score < threshold || !takesWords(best.intent, reading);
}

/** Whether the unknown words are what such a query searches for. */
const takesWords = ({ needs }: Intent, { skill, unknown }: Reading) =>
  unknown.length > 0 && needs.includes('skill') && skill === null;

const lacksPeople = ({ needs }: Intent, { applicants }: Reading) =>
  needs.filter((name) => name === 'applicant' || name === 'other').length > applicants.length;

const hints = (near: readonly Near[]) =>
  near
    .filter(({ score }) => score > threshold / 3)
    .slice(0, 3)
    .map(({ intent }) => intent);

/** The query of a kind with its arguments, or the row that the person has to choose. */
async function meaningOf(
  records: Records,
  intent: Intent,
  reading: Reading,
  known: Rows = {},
): Promise<Meaning> {
  const rows: { -readonly [Key in keyof Rows]: Rows[Key] } = { ...known };
  const choose = (which: NeedsChoice, name: keyof Rows): Meaning => ({
    is: 'choice',
    which,
    with: ({ id }) => ({ intent, args: fill(intent, reading, { ...rows, [name]: id }) }),
  });
  if (reading.job && intent.takes.includes('job')) {
    if (reading.job.length > 1)
      return choose(new NeedsChoice('job', '', await choicesOfJobs(records, reading.job)), 'job');
    rows.job = reading.job[0];
  }
  for (const [i, name] of (['applicant', 'other'] as const).entries()) {
    const mention = reading.applicants[i];
    if (!mention || !intent.takes.includes(name)) continue;
    const ids = await applicantsOfJob(records, mention, reading.job);
    if (ids.length > 1)
      return choose(new NeedsChoice('applicant', '', await choicesOfApplicants(records, ids)), name);
    rows[name] = ids[0];
  }
  if (intent.needs.includes('job') && rows.job === undefined) {
    const all = (await records.jobs()).map(({ id }) => id);
    if (all.length > 1) return choose(new NeedsChoice('job', '', await choicesOfJobs(records, all)), 'job');
  }
  for (const name of ['applicant', 'other'] as const) {
    if (!intent.needs.includes(name) || rows[name] !== undefined) continue;
    const latest = await choicesOfApplicants(records, undefined);
    if (latest.length > 0) return choose(new NeedsChoice('applicant', '', latest), name);
  }
  return asQuery(intent, fill(intent, reading, rows));
}

/** Of several people with a name, those who applied for the job that the question also names. */
async function applicantsOfJob(records: Records, ids: Mention, job: Mention | null): Promise<Mention> {
  if (ids.length < 2 || !job) return ids;
  const found = await records.applicants({ ids }, 'newest', ids.length);
  const there = found.filter((row) => job.includes(row.job)).map(({ id }) => id);
  return there.length > 0 ? there : ids;
}

interface Before {
  meaning(): Promise<Meaning>;
  /** The result of the previous query over the current data. */
  finding(): Promise<Finding | null>;
}

/** The person's previous question. */
function beforeOf(records: Records, history: readonly Turn[], depth: number): Before | null {
  const last = history.findLastIndex(({ by }) => by === 'person');
  if (last < 0) return null;
  let lastMeaning: Promise<Meaning> | null = null;
  const meaning = () =>
    (lastMeaning ??= understand(records, history[last]!.text, history.slice(0, last), depth + 1));
  return {
    meaning,
    async finding() {
      const found = await meaning();
      return found.is === 'query'
        ? found.query.intent.find(records, found.query.args).catch(() => null)
        : null;
    },
  };
}

const followUpStart =
  /^\s*(?:and|or|but|what about|how about|what of|also|then|same for|the same for|only|just|now)\b/i;
const asksWhy =
  /^\s*(?:and |but )?(?:why|how come|why so|why that|why is that|for what reason|explain|what is the reason)(?: (?:not|that|this|so|is|was|he|she|they|it|him|her))*[\s?.!]*$/i;

async function followUp(records: Records, reading: Reading, before: Before): Promise<Meaning | null> {
  const { ordinal, question, pointsBack } = reading;
  const last = await before.meaning();
  if (last.is === 'choice') {
    const chosen = choiceOf(last.which.choices, reading);
    if (chosen) return { is: 'query', query: last.with(chosen) };
  }
  if (asksWhy.test(question)) return whyOf(records, before);
  const rows = ordinal !== null || pointsBack ? await rowsMeant(reading, before) : null;
  if (rows) return aboutRows(records, reading, rows, last);
  if (last.is !== 'query') return null;
  return followUpStart.test(question) || (isBare(reading) && !reading.concepts.has('about'))
    ? repeatQuery(records, reading, last.query)
    : null;
}

/** The choice meant by `the second one`, by a name, or by words that only one label contains. */
function choiceOf(
  choices: readonly Choice[],
  { ordinal, question, job, applicants }: Reading,
): Choice | null {
  if (ordinal !== null) return choices.at(ordinal) ?? null;
  const named = [...(job ?? []), ...applicants.flat()];
  const byName = choices.filter(({ id }) => named.includes(id));
  if (byName.length === 1) return byName[0]!;
  const words = question
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && word !== 'the' && word !== 'one');
  const fitting = choices.filter(
    ({ label }) => words.length > 0 && words.every((word) => label.toLowerCase().includes(word)),
  );
  return fitting.length === 1 ? fitting[0]! : null;
}

async function whyOf(records: Records, before: Before): Promise<Meaning | null> {
  const last = await before.meaning();
  if (last.is !== 'query') return null;
  const { intent, args } = last.query;
  const clauses = args.query?.clauses ?? [];
  const jobAsked = clauses.flat().find((each) => each.of === 'job')?.id;
  if (
    clauses.some((clause) =>
      clause.every((each) => each.of === 'state' && each.state === 'rejected' && !each.not),
    )
  )
    return asQuery(kindNamed('rejection_reasons'), jobAsked === undefined ? {} : { job: jobAsked });
  const ids = (await before.finding())?.sources.filter((source) => source.kind === 'resume') ?? [];
  const [only] = ids;
  if (!only || ids.length > 1) return null;
  const [row] = await records.applicants({ ids: [only.id] }, 'newest', 1);
  if (row?.state === 'failed') return asQuery(kindNamed('unreadable_resumes'), { job: row.job });
  const decided = row?.state === 'rejected' || row?.state === 'shortlisted';
  const asksScore =
    intent.name === 'explain_decision' || (intent === findApplicants && args.query?.order === 'best');
  return asQuery(kindNamed(decided && !asksScore ? 'explain_decision' : 'explain_score'), {
    applicant: only.id,
  });
}

/** The row that "the second one" or "she" refers to, among the sources of the previous answer; null if unclear. */
async function rowsMeant({ ordinal, job, applicants }: Reading, before: Before): Promise<Rows | null> {
  if (applicants.length > 0) return null;
  const sources = (await before.finding())?.sources ?? [];
  const resumes = sources.filter(({ kind }) => kind === 'resume');
  const among = resumes.length > 0 ? resumes : sources;
  const row = ordinal === null ? (among.length === 1 ? among[0] : undefined) : among.at(ordinal);
  if (!row) return null;
  if (row.kind === 'resume') return { applicant: row.id };
  return job ? null : { job: row.id };
}

function aboutRows(records: Records, reading: Reading, rows: Rows, last: Meaning): Promise<Meaning> {
  const named: Reading = {
    ...reading,
    job: reading.job ?? (rows.job === undefined ? null : [rows.job]),
    applicants: rows.applicant === undefined ? reading.applicants : [[rows.applicant]],
    // "The last one" does not ask who was last.
    concepts: new Set(
      [...reading.concepts].filter(
        (concept) => !['last', 'new', 'best'].includes(concept) || reading.ordinal === null,
      ),
    ),
  };
  const [best] = nearest(named);
  const name = rows.applicant === undefined ? 'job' : 'applicant';
  if (best && best.score >= threshold && best.intent.takes.includes(name))
    return meaningOf(records, best.intent, named, rows);
  const intent =
    last.is === 'query' && last.query.intent.takes.includes(name) && last.query.intent.needs.includes(name)
      ? last.query.intent
      : kindNamed(name === 'job' ? 'job_overview' : 'applicant_summary');
  return meaningOf(records, intent, named, rows);
}

/** Whether the question has nothing but names and numbers. */
function isBare({ concepts, unknown, job, applicants, skill, language, numbers }: Reading): boolean {
  const names =
    job !== null ||
    applicants.length > 0 ||
    skill !== null ||
    language !== null ||
    Object.keys(numbers).length > 0;
  return (
    names &&
    unknown.length === 0 &&
    [...concepts].every((concept) => ['job', 'applicant', 'about'].includes(concept))
  );
}

/** The previous query, changed by what is new in this question. */
async function repeatQuery(
  records: Records,
  reading: Reading,
  { intent, args }: Query,
): Promise<Meaning | null> {
  const own = nearest(reading, true)[0];
  // A complete question that begins with "and" stands alone, but keeps the job mentioned before.
  if (own && own.score >= 0.6 && !isBare(reading)) {
    const job =
      reading.job || args.job === undefined || !own.intent.takes.includes('job') ? {} : { job: args.job };
    return meaningOf(records, own.intent, reading, job);
  }
  const next = await meaningOf(records, intent, reading);
  const merge = (more: Args): Args => ({ ...args, ...more });
  if (next.is === 'choice')
    return { ...next, with: (choice) => ({ intent, args: merge(next.with(choice).args) }) };
  if (next.is !== 'query' || Object.keys(next.query.args).length === 0) return null;
  return asQuery(intent, merge(next.query.args));
}
