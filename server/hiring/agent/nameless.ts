/**
 * The answer, when blind, to a question about somebody by name. It depends on the question alone and is the same whether or
 * not such a person applied.
 */
import { finding, type Finding } from './finding.ts';
import { sampleCodes } from './intent.ts';

export const namelessText = `Blind is on, so I look nobody up by name, e-mail address or phone number, and cannot say whether somebody applied. Ask by the code that stands for a résumé, such as ${sampleCodes.applicant}, or switch Blind off.`;

export const namelessAnswer: Finding = finding(namelessText, {
  next: ['Who are the best applicants?', 'Who applied this week?'],
});
