/**
 * An open job as schema.org's JobPosting, with the fields that search engines require to show one
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
import { centsToDecimal } from '../shared/money.ts';
import type { ExperienceLevel, JobFields } from './fields.ts';

export interface PostedJob extends Omit<JobFields, 'contactPhone'> {
  readonly id: string;
  /** UTC, ISO 8601. */
  readonly postedAt: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as the HTML that search engines expect: paragraphs, with line breaks kept. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => part.replace(/[&<>]/g, (character) => entities[character]!).replaceAll('\n', '<br>'))
    .map((part) => `<p>${part}</p>`)
    .join('');

const amount = (cents: number) => Number(centsToDecimal(cents));

const levelWords: Readonly<Record<ExperienceLevel, string>> = {
  Junior: 'Entry level',
  Mid: 'Mid level',
  Senior: 'Senior level',
};

export const jobPath = (id: string) => `/public/job-opening/${id}`;

/** @param origin of the site, without a trailing slash */
export function jobPosting(job: PostedJob, origin: string): object {
  const { id, title, company, description, location, country, remote, salaryRange } = job;
  const skills = [...job.requiredSkills, ...job.niceToHave];
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: paragraphs(description),
    identifier: { '@type': 'PropertyValue', name: company, value: id },
    url: `${origin}${jobPath(id)}`,
    datePosted: job.postedAt,
    validThrough: `${job.validThrough}T23:59:59Z`,
    hiringOrganization: { '@type': 'Organization', name: company },
    ...(location === ''
      ? {}
      : {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: country },
          },
        }),
    ...(remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: country },
        }
      : {}),
    ...(salaryRange
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: salaryRange.currency,
            value: {
              '@type': 'QuantitativeValue',
              minValue: amount(salaryRange.minCents),
              maxValue: amount(salaryRange.maxCents),
              unitText: 'YEAR',
            },
          },
        }
      : {}),
    // People apply on this site, without an account.
    directApply: true,
    skills: skills.join(', '),
    experienceRequirements:
      job.minYears === 0
        ? levelWords[job.experienceLevel]
        : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: job.minYears * 12 },
    ...(job.degreeRequired
      ? {
          educationRequirements: {
            '@type': 'EducationalOccupationalCredential',
            credentialCategory: 'bachelor degree',
          },
        }
      : {}),
  };
}

/** As the content of a script element, escaped so that nothing can close the element. */
export const postingText = (posting: object): string =>
  JSON.stringify(posting).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
