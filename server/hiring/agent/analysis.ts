/** Reads and scores a résumé attached to a question, as screening does. Nothing of it is stored. */
import type { Extraction, Found, Span } from '../../../src/events/screening/extraction.ts';
import { builtInEngine } from '../../ai/provider.ts';
import { notFound } from '../../common/rows.ts';
import { Problem } from '../../problem.ts';
import type { Asker } from '../../security/session.ts';
import { maySee } from '../../../src/events/screening/parties.ts';
import { blinded, type Blinded, personalPlaces } from '../blind.ts';
import { coverFindings } from '../../../src/events/screening/redaction.ts';
import { findJob } from '../jobs.ts';
import type { HiringParts, Schemas } from '../parts.ts';
import { askedOf } from '../scoring/asked.ts';
import { scoreBy, shownPoints } from '../scoring/score.ts';
import { extractResume, UnreadableResume } from '../parsing/parse-resume.ts';

export interface Attached {
  readonly file: Uint8Array;
  readonly job_id?: string;
  /** Whether personal data is covered in the answer. */
  readonly blind?: boolean;
}

export async function analyseResume(
  parts: HiringParts,
  by: Asker,
  { file, job_id: jobId, blind = false }: Attached,
): Promise<Schemas['ResumeAnalysis']> {
  const job = jobId === undefined ? null : await findJob(parts.db.orm, jobId);
  if (jobId !== undefined && !(job && maySee(job, by))) throw notFound('job');
  const { kind, text, extraction } = await extractAttached(file, parts.clock().toISOString().slice(0, 10));
  const covered: Blinded = blind
    ? blinded({ name: null, email: null, corrections: [], text, extraction })
    : { text, label: (said) => said };
  const { rubric, total, points } = scoreBy(
    job ? askedOf(job) : { rubric: 'v1', requiredSkills: [], niceToHave: [] },
    { text, extraction },
  );
  return {
    file_kind: kind,
    job: job && { id: job.id, title: job.title },
    blind,
    text: covered.text ?? text,
    personal: blind ? [] : personalPlaces(text, extraction).map(plainSpan),
    extraction: shown(blind ? coverFindings(extraction, covered.label) : extraction),
    score: {
      rubric,
      total,
      points: points.map((line) => shownPoints(line, covered.label)),
    },
    rubric,
    engine: builtInEngine,
    limits: job
      ? []
      : ['No job was chosen, so no points for skills are counted: which skills count, the job says.'],
  };
}

async function extractAttached(file: Uint8Array, asOf: string) {
  try {
    return await extractResume(file, asOf);
  } catch (error) {
    if (!(error instanceof UnreadableResume)) throw error;
    throw new Problem(422, error.reason, error.message, 'file');
  }
}

const plainSpan = ({ start, end }: Span) => ({ start, end });
const shownFound = <T>({ value, spans }: Found<T>) => ({ value, spans: spans.map(plainSpan) });

const shown = (found: Extraction): Schemas['ResumeExtraction'] => ({
  as_of: found.asOf,
  name: found.name && shownFound(found.name),
  email: found.email && shownFound(found.email),
  phone: found.phone && shownFound(found.phone),
  links: found.links.map(shownFound),
  years: shownFound(found.years),
  skills: found.skills.map(shownFound),
  certifications: found.certifications.map(shownFound),
  projects: found.projects.map(shownFound),
  degree: found.degree && shownFound(found.degree),
  languages: found.languages.map(shownFound),
});
