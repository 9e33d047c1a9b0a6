/**
 * Extracts the data of a résumé from its text with rules and word lists, without a model. Pure: the same text and day always
 * give the same values. Each value has its places in the text.
 */
import {
  type Extraction,
  type Flag,
  type Span,
  type UnseenReason,
  unseenReasons,
} from '../../../src/events/screening/extraction.ts';
import { seenText } from '../../../src/events/screening/flags.ts';
import { vocabularyVersion } from '../../../src/events/screening/vocabulary/index.ts';
import { findEmails, findLinks } from './contact.ts';
import { findCertifications } from './find-certifications.ts';
import { findDegree } from './find-degree.ts';
import { deniedValues, flag, impossibleIn, repeatedIn } from './find-flags.ts';
import { findLanguages } from './find-languages.ts';
import { findProjects } from './find-projects.ts';
import { findSkills } from './find-skills.ts';
import { findYears, linesOfWork } from './find-years.ts';
import { type Line, linesOf } from './lines.ts';
import { masked } from './mask.ts';
import { findName } from './name.ts';
import { deniedIn } from './negations.ts';
import { isPageFurniture } from './page-furniture.ts';
import { personalSpans } from './personal.ts';
import { findPhone } from './phone.ts';
import { regrouped } from './regroup.ts';

interface Unseen extends Span {
  readonly reason: UnseenReason;
}

/**
 * @param text as returned by `readResume`
 * @param asOf the day that "present" means, as `2026-11-21`; keep it with the result
 * @param unseen places at the end of the text that a reader of the page does not see; they are only flagged
 * @param scanned whether some of the text comes from the OCR layer of a scan
 */
export function extract(
  text: string,
  asOf: string,
  unseen: readonly Unseen[] = [],
  scanned = false,
): Extraction {
  const hidden = unseenReasons.flatMap((of) =>
    flag(
      of,
      unseen.filter(({ reason }) => reason === of),
    ),
  );
  // Applies to the whole text, so it has no places.
  const about: readonly Flag[] = scanned ? [{ of: 'scanned', spans: [] }] : [];
  return read(seenText(text, { flags: hidden }), asOf, [...about, ...hidden]);
}

function read(text: string, asOf: string, hidden: readonly Flag[]): Extraction {
  const written = linesOf(text);
  const headEnd = headEndOf(written, text.length);
  const email = findEmails(text)[0] ?? null;
  const name = findName(written, email?.value ?? null, headEnd);
  const lines = regrouped(written, { email, name }).filter(({ text: line }) => !isPageFurniture(line));
  const about = [
    { start: 0, end: headEnd },
    ...lines.filter(({ parts, start }) => parts.includes('contact') && start >= headEnd),
  ];
  const links = findLinks(masked(text, email?.spans ?? []), about);
  const addresses = [email, ...links].flatMap((found) => found?.spans ?? []);
  const phone = findPhone(masked(text, addresses), about, email?.value ?? null);
  const shown = masked(text, personalSpans(text, lines, { name, email, phone, links }, headEnd));
  const denied = lines.flatMap((line) =>
    deniedIn(line.text).map(({ start, end }) => ({ start: line.start + start, end: line.start + end })),
  );
  const counted = countedIn(denied.length === 0 ? shown : masked(shown, denied), lines, asOf);
  const claimed = denied.length === 0 ? counted : countedIn(shown, lines, asOf);
  const flags = [
    ...hidden,
    ...flag('negated', deniedValues(denied, valuesOf(claimed))),
    ...flag('repeated', repeatedIn(lines)),
    ...impossibleIn(linesOfWork(lines), asOf),
  ];
  return {
    asOf,
    vocabulary: vocabularyVersion,
    ...(flags.length === 0 ? {} : { flags }),
    name,
    email,
    phone,
    links,
    years: findYears(lines, asOf),
    ...counted,
    languages: findLanguages(lines),
  };
}

type Claims = Pick<Extraction, 'skills' | 'certifications' | 'projects' | 'degree'>;

const countedIn = (shown: string, lines: readonly Line[], asOf: string): Claims => ({
  skills: findSkills(shown, lines),
  certifications: findCertifications(shown, lines, asOf),
  projects: findProjects(shown, lines),
  degree: findDegree(shown, lines),
});

const valuesOf = ({ skills, certifications, projects, degree }: Claims) => [
  ...skills,
  ...certifications,
  ...projects,
  ...(degree ? [degree] : []),
];

/** Where the head ends: at the first heading that is not about contact details. The person is described above it. */
export const headEndOf = (lines: ReturnType<typeof linesOf>, length: number) =>
  lines.find(({ heading, parts }) => heading && !parts.includes('contact'))?.start ?? length;
