/** Texts for applicants about the state of their application. */
import type { ScreeningStatus } from '../../../events/screening/projection.ts';

export const stageText = (status: ScreeningStatus, company: string): string => {
  switch (status) {
    case 'received':
      return 'It has arrived and is waiting to be read.';
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
      return `You have withdrawn it. ${company} sees that, and won’t make a decision.`;
    case 'erased':
      return 'It is erased: file, text and score are gone for good.';
  }
};
