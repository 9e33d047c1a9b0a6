import { describe, expect, it } from 'vitest';
import { jobPosting, type PostedJob, postingText } from '../../../src/events/job/posting.ts';
import { sampleJob } from './samples.ts';

const posted = (changes: Partial<PostedJob> = {}): PostedJob => {
  const { contactPhone: _, ...fields } = sampleJob();
  return { ...fields, id: 'job-1', postedAt: '2026-01-05T08:00:00.000Z', ...changes };
};
const posting = (changes: Partial<PostedJob> = {}) =>
  jobPosting(posted(changes), 'https://patina.example') as Readonly<Record<string, unknown>>;

describe('JobPosting', () => {
  it('[JOB9] has what search engines require and recommend', () => {
    expect(posting({ degreeRequired: true })).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Leather technician',
      description:
        '<p>You clean, mend and recolour bags and jackets at the bench.</p><p>You talk to customers.</p>',
      identifier: { '@type': 'PropertyValue', name: 'Conti Leather Care', value: 'job-1' },
      url: 'https://patina.example/public/job-opening/job-1',
      datePosted: '2026-01-05T08:00:00.000Z',
      validThrough: '2026-02-28T23:59:59Z',
      hiringOrganization: { '@type': 'Organization', name: 'Conti Leather Care' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Oakland, CA', addressCountry: 'US' },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 42_000, maxValue: 54_000, unitText: 'YEAR' },
      },
      directApply: true,
      skills: 'Leather cleaning, Colour matching, Sewing',
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'bachelor degree',
      },
    });
  });

  it('[JOB9] says where somebody who works remotely must live', () => {
    const remote = posting({ remote: true, location: '', country: 'IT', salaryRange: null, minYears: 0 });
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'IT' },
      experienceRequirements: 'Mid level',
    });
    expect(remote).not.toHaveProperty('jobLocation');
    expect(remote).not.toHaveProperty('baseSalary');
    expect(remote).not.toHaveProperty('educationRequirements');
  });

  it('[JOB9] lets no text end its element or become markup', () => {
    const evil = '</script><script>alert(1)</script> <!-- &amp;';
    const text = postingText(
      posting({ title: `${evil}\u2028`, company: evil, description: `${evil}\nmore` }),
    );
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toMatchObject({
      title: `${evil}\u2028`,
      hiringOrganization: { name: evil },
      description: '<p>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &lt;!-- &amp;amp;<br>more</p>',
    });
  });
});
