/**
 * What is answered, blind, to whoever asks about somebody by name. It is the same whether such a person applied or not, and
 * is decided by the question alone.
 */
import { finding, type Finding } from './finding.ts';
import { sampleCodes } from './intent.ts';

export const namelessText = `Blind is on, so I look nobody up by name, e-mail address or phone number, and cannot say whether somebody applied. Ask by the code that stands for a résumé, such as ${sampleCodes.applicant}, or switch Blind off.`;

export const namelessAnswer: Finding = finding(namelessText, {
  next: ['Who are the best applicants?', 'Who applied this week?'],
});
