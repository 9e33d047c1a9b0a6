/** Messages from employers to applicants, and their templates. */
import { describe, expect, it } from 'vitest';
import { filled, longestText, subjectError, textError } from '../../../src/events/screening/message.ts';
import {
  maxTemplates,
  messageTemplateDecider,
  messageTemplateFact,
  type MessageTemplate,
} from '../../../src/events/screening/message-templates.ts';
import { maxMessages, validateMessage } from '../../../src/events/screening/validate-message.ts';
import { screeningDecider } from '../../../src/events/screening/decide.ts';
import { screeningFact, type ScreeningFact } from '../../../src/events/screening/events.ts';
import { given } from '../../given.ts';

const { ApplicantMessaged, MessageMailed, ApplicationWithdrawn, ResumeErased, ResumeAdded, ResumeReceived } =
  screeningFact;
const received = ResumeReceived({ job: 'job', employer: 'employer', applicant: 'applicant' });
const added = ResumeAdded({ job: 'job', employer: 'employer' });
const screening = (...facts: readonly ScreeningFact[]) => given(screeningDecider, ...facts);
const employer = { uid: 'employer', isAdmin: false };
const send = (message: string, by = employer, mails = false) =>
  ({ type: 'MessageApplicant', by, message, mails }) as const;

describe('a message to an applicant', () => {
  it('[SCREENING26] is sent by the employer or an admin, and arrives once', () => {
    screening(received)
      .when(send('m1'))
      .then(ApplicantMessaged({ message: 'm1' }));
    screening(received)
      .when(send('m1', { uid: 'admin', isAdmin: true }))
      .then(ApplicantMessaged({ message: 'm1' }));
    screening(received, ApplicantMessaged({ message: 'm1' }))
      .when(send('m1'))
      .then();
    for (const uid of ['applicant', 'somebody'])
      screening(received)
        .when(send('m1', { uid, isAdmin: false }))
        .thenRefused('not-allowed');
    screening().when(send('m1')).thenRefused('not-found');
  });

  it('[SCREENING26] is refused once the application is withdrawn or erased, and after fifty', () => {
    screening(received, ApplicationWithdrawn({})).when(send('m1')).thenRefused('withdrawn');
    screening(received, ResumeErased({ why: 'applicant' }))
      .when(send('m1'))
      .thenRefused('erased');
    const many = Array.from({ length: maxMessages }, (_, i) => ApplicantMessaged({ message: `m${i}` }));
    screening(received, ...many)
      .when(send('another'))
      .thenRefused('too-many-messages');
    screening(received, ...many.slice(1))
      .when(send('another'))
      .then(ApplicantMessaged({ message: 'another' }));
  });

  it('[SCREENING28] reaches somebody whom the employer added by mail only, and is recorded as mailed once', () => {
    screening(added).when(send('m1')).thenRefused('unreachable');
    const mailing = screening(added).when(send('m1', employer, true));
    mailing.then(ApplicantMessaged({ message: 'm1' }));
    const sent = [received, ApplicantMessaged({ message: 'm1' })];
    const record = { type: 'RecordMail', message: 'm1' } as const;
    screening(...sent)
      .when(record)
      .then(MessageMailed({ message: 'm1' }));
    screening(...sent, MessageMailed({ message: 'm1' }))
      .when(record)
      .then();
    screening(received).when(record).then();
  });

  it('[SCREENING27] names placeholders that do not exist, and fills in the others', () => {
    const values = { name: 'Ada {job}', job: 'Dyer', company: 'Conti' };
    expect(filled('Hello {name}, {job} at {company}. {}', values)).toBe('Hello Ada {job}, Dyer at Conti. {}');
    expect(textError('Hello {nmae}')).toMatch(/^\{nmae\} isn’t a placeholder/);
    expect(textError('Hello {constructor}')).toMatch(/isn’t a placeholder/);
    expect([textError('Hello {name}'), subjectError('About {job}')]).toEqual([null, null]);
    expect([textError(' '), textError('x'.repeat(longestText + 1))]).toEqual([
      'Write a message',
      `Use at most ${longestText} characters`,
    ]);
    expect(subjectError('Two\nlines')).not.toBeNull();
    expect(validateMessage({ subject: '', text: 'Hi' })?.reason).toBe('bad-subject');
    expect(validateMessage({ subject: 'Hi', text: '' })?.reason).toBe('bad-text');
  });
});

const template = (id: string, changes: Partial<MessageTemplate> = {}): MessageTemplate => ({
  id,
  name: 'Invitation',
  subject: 'About {job}',
  text: 'Hello {name}',
  ...changes,
});
const save = (templates: readonly MessageTemplate[], seen = 0) =>
  ({ type: 'SaveTemplates', seen, templates }) as const;
const { MessageTemplatesSaved } = messageTemplateFact;

describe('templates', () => {
  const saved = MessageTemplatesSaved({ templates: [template('a')] });

  it('[SCREENING29] are three until they are saved, and are saved without surrounding blanks', () => {
    expect(given(messageTemplateDecider).state().templates).toHaveLength(3);
    given(messageTemplateDecider)
      .when(save([template('a', { name: ' Invitation ' })]))
      .then(saved);
    expect(given(messageTemplateDecider, saved).state()).toEqual({ version: 1, templates: [template('a')] });
  });

  it('[SCREENING29] are refused at an old version, but not when nothing changes', () => {
    given(messageTemplateDecider, saved)
      .when(save([template('b')]))
      .thenRefused('changed-meanwhile');
    given(messageTemplateDecider, saved)
      .when(save([template('a')]))
      .then();
    given(messageTemplateDecider, saved)
      .when(save([], 1))
      .then(MessageTemplatesSaved({ templates: [] }));
  });

  it('[SCREENING29] are refused when there are too many, two with one id, or one that is wrong', () => {
    const many = Array.from({ length: maxTemplates + 1 }, (_, i) => template(`t${i}`));
    const on = () => given(messageTemplateDecider);
    on().when(save(many)).thenRefused('too-many-templates');
    on()
      .when(save([template('a'), template('a')]))
      .thenRefused('bad-template');
    for (const wrong of [{ name: ' ' }, { subject: '' }, { text: 'Hello {who}' }])
      on()
        .when(save([template('a', wrong)]))
        .thenRefused('bad-template');
  });
});
