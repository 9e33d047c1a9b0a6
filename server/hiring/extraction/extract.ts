/**
 * Reads out of the text of a résumé what it says, without a model: rules and lists kept as data. Pure: the same text and day
 * give the same values for ever, and each value names where it stands.
 */
import type { Extraction } from '../../../src/events/screening/extraction.ts';
import { vocabularyVersion } from '../../../src/events/screening/vocabulary/index.ts';
import { findEmails, findLinks } from './contact.ts';
import { findCertifications } from './find-certifications.ts';
import { findDegree } from './find-degree.ts';
import { findLanguages } from './find-languages.ts';
import { findProjects } from './find-projects.ts';
import { findSkills } from './find-skills.ts';
import { findYears } from './find-years.ts';
import { linesOf } from './lines.ts';
import { masked } from './mask.ts';
import { findName } from './name.ts';
import { personalSpans } from './personal.ts';
import { findPhone } from './phone.ts';
import { regrouped } from './regroup.ts';

/**
 * @param text as `readResume` gives it
 * @param asOf `2026-11-21`: the day that "present" means; keep it with the result
 */
export function extract(text: string, asOf: string): Extraction {
  const written = linesOf(text);
  const headEnd = headEndOf(written, text.length);
  const email = findEmails(text)[0] ?? null;
  const name = findName(written, email?.value ?? null, headEnd);
  const lines = regrouped(written, { email, name });
  const about = [
    { start: 0, end: headEnd },
    ...lines.filter(({ parts, start }) => parts.includes('contact') && start >= headEnd),
  ];
  const links = findLinks(masked(text, email?.spans ?? []), about);
  const addresses = [email, ...links].flatMap((found) => found?.spans ?? []);
  const phone = findPhone(masked(text, addresses), about, email?.value ?? null);
  const shown = masked(text, personalSpans(text, lines, { name, email, phone, links }, headEnd));
  return {
    asOf,
    vocabulary: vocabularyVersion,
    name,
    email,
    phone,
    links,
    years: findYears(lines, asOf),
    skills: findSkills(shown, lines),
    certifications: findCertifications(shown, lines, asOf),
    projects: findProjects(shown, lines),
    degree: findDegree(shown, lines),
    languages: findLanguages(lines),
  };
}

/** Above the first heading that is not about the person stands the person. */
export const headEndOf = (lines: ReturnType<typeof linesOf>, length: number) =>
  lines.find(({ heading, parts }) => heading && !parts.includes('contact'))?.start ?? length;
