/** What whoever has applied is told: where it stands, and what was read. */
import type { ReadField } from '../../../events/screening/reading.ts';
import type { ScreeningStatus } from '../../../events/screening/projection.ts';

export const stageText = (status: ScreeningStatus, company: string): string => {
  switch (status) {
    case 'received':
      return 'It has arrived and waits to be read.';
    case 'extracting':
      return 'It is being read by a program.';
    case 'scoring':
      return 'It has been read and is being scored for this job.';
    case 'screened':
      return `It is read and scored. ${company} has not decided yet.`;
    case 'shortlisted':
      return `You are on the shortlist. ${company} gets in touch with you.`;
    case 'rejected':
      return `${company} has decided not to go on with this application.`;
    case 'failed':
      return 'It could not be screened.';
    case 'withdrawn':
      return `You have withdrawn it. ${company} sees that, and decides no more.`;
    case 'erased':
      return 'It is erased: file, text and score are gone for good.';
  }
};

export const readFieldNames: Readonly<Record<ReadField, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  years: 'Years of work',
  degree: 'Degree',
  skills: 'Skills',
  languages: 'Languages',
  certifications: 'Certifications',
};
