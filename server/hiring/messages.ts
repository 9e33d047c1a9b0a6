/**
 * Messages from employers to applicants. Each is kept with the résumé, sealed with its key, and shown to the applicant on the
 * page of their application; it is mailed, too, where this server sends mail and the address is known.
 */
import { filled, type MessageText, namelessWord } from '../../src/events/screening/message.ts';
import { Refused } from '../../src/events/log/decider.ts';
import { maySee } from '../../src/events/screening/parties.ts';
import { validateMessage } from '../../src/events/screening/validate-message.ts';
import { eq } from 'drizzle-orm';
import { charge } from '../budget/charge.ts';
import { accepted, invalidField } from '../common/refusals.ts';
import { jobs } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { reportMailFailure } from '../identity/mail-failure.ts';
import { mailText, quotedMail } from '../identity/mail-text.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { isVerified } from './employers.ts';
import type { MessageParts, Schemas } from './parts.ts';
import { DamagedResume, type ResumeRow } from './personal.ts';
import { screeningField } from './refusal.ts';
import { continueScreening, lockResume } from './screening-stream.ts';

type Outcome = Schemas['MessagedResumes']['items'][number];

/** Whether messages of this person are mailed. Anybody can sign up and add a résumé with any address in it. */
export const mayMail = async ({ db, mail }: MessageParts, { uid, isAdmin }: Asker): Promise<boolean> =>
  Boolean(mail) && (isAdmin || (await isVerified(db.orm, uid)));

/** @throws Problem when the message itself is wrong, or a résumé is named twice */
export async function messageApplicants(
  parts: MessageParts,
  by: Asker,
  { id: message, subject, text, resumes }: Schemas['NewMessage'],
): Promise<Schemas['MessagedResumes']> {
  accepted(validateMessage({ subject, text }), screeningField);
  if (new Set(resumes).size < resumes.length) throw invalidField('resumes', 'Name each résumé once.');
  const words = { subject: subject.trim(), text: text.trim() };
  const items: Outcome[] = [];
  const sending = (await mayMail(parts, by)) ? parts : { ...parts, mail: null };
  for (const id of resumes) items.push(await messageOne(sending, by, id, message, words));
  return { items };
}

const notFoundRefusal = new Refused('not-found', 'There is no such résumé.');

interface Stored {
  readonly row: ResumeRow;
  /** null: it was sent before. */
  readonly message: MessageText | null;
  readonly company: string;
}

async function messageOne(
  parts: MessageParts,
  by: Asker,
  id: string,
  message: string,
  words: MessageText,
): Promise<Outcome> {
  let stored: Stored | Refused;
  try {
    stored = await store(parts, by, id, message, words);
  } catch (error) {
    const isOfThisOne =
      error instanceof DamagedResume || (error instanceof Problem && error.statusCode === 429);
    if (!isOfThisOne) throw error;
    return { id, moved: null, mailed: false, refused: { reason: error.reason, message: error.message } };
  }
  if (stored instanceof Refused)
    return { id, moved: null, mailed: false, refused: { reason: stored.reason, message: stored.message } };
  const mailed = stored.message !== null && (await mail(parts, by, stored, stored.message));
  const row = mailed ? await recordMail(parts, id, message) : stored.row;
  const { version, state: status, total } = row ?? stored.row;
  return { id, moved: { version, status, total }, mailed, refused: null };
}

/** Where the applicant can be reached: as they corrected it, or as the application says. */
const corrected = ({ corrections }: ResumeRow, field: 'name' | 'email') =>
  corrections.find(({ of }) => of === field)?.values[0] ?? null;
const addressOf = (row: ResumeRow) => corrected(row, 'email') ?? row.email;

const store = (
  parts: MessageParts,
  by: Asker,
  id: string,
  message: string,
  { subject, text }: MessageText,
): Promise<Stored | Refused> =>
  inTransaction(parts.db, async (tx) => {
    const { keys, clock } = parts;
    const row = await lockResume(tx, keys, id);
    if (!row || !maySee(row, by)) return notFoundRefusal;
    const [job] = await tx
      .select({ title: jobs.title, company: jobs.company })
      .from(jobs)
      .where(eq(jobs.id, row.job));
    if (!job) return notFoundRefusal;
    const at = clock();
    const values = {
      name: corrected(row, 'name') ?? row.name ?? namelessWord,
      job: job.title,
      company: job.company,
    };
    const kept = { subject: filled(subject, values), text: filled(text, values), at: at.toISOString() };
    const mails = Boolean(parts.mail) && addressOf(row) !== null;
    const step = { command: { type: 'MessageApplicant' as const, by, message, mails }, actor: by.uid, at };
    const after = await continueScreening(tx, keys, row, step, () => ({
      messages: { ...row.messages, [message]: kept },
    }));
    if (after instanceof Refused) return after;
    const isNew = after.version !== row.version;
    if (isNew) await charge({ ...parts, db: { orm: tx } }, 'applicantMessageByEmployer', by.uid);
    return { row: after, message: isNew ? kept : null, company: job.company };
  });

/** @returns whether the mail left this server; if the limit is reached or sending fails, the page still shows the message */
async function mail(
  parts: MessageParts,
  by: Asker,
  { row, company }: Stored,
  message: MessageText,
): Promise<boolean> {
  const address = addressOf(row);
  if (!parts.mail || address === null) return false;
  const { mailer, publicUrl, productTitle } = parts.mail;
  const page = row.applicant === null ? `${publicUrl}/application` : `${publicUrl}/application/${row.id}`;
  const outro = row.added
    ? mailText`\n\n${company} has your résumé and wrote this with ${productTitle}. Please don't reply to this mail: nobody reads it.\n`
    : row.applicant === null
      ? mailText`\n\nPlease don't reply to this mail: nobody reads it. With the receipt of your application, you can see where it stands:\n\n${page}\n`
      : mailText`\n\nPlease don't reply to this mail: nobody reads it. See where your application stands:\n\n${page}\n`;
  try {
    await charge(parts, 'applicantMailByEmployer', by.uid);
    await charge(parts, 'mailByEmail', address);
    await mailer.send(
      address,
      mailText`${message.subject} | ${productTitle}`,
      quotedMail(mailText`${company} writes:\n\n`, message.text, outro),
    );
    return true;
  } catch (error) {
    reportMailFailure(error);
    return false;
  }
}

const recordMail = (
  { db, keys, clock }: MessageParts,
  id: string,
  message: string,
): Promise<ResumeRow | null> =>
  inTransaction(db, async (tx) => {
    const row = await lockResume(tx, keys, id);
    if (!row) return null;
    const step = { command: { type: 'RecordMail' as const, message }, actor: 'system', at: clock() };
    const after = await continueScreening(tx, keys, row, step);
    return after instanceof Refused ? row : after;
  });

/** The oldest first. */
export const messagesOf = ({ messages }: Pick<ResumeRow, 'messages'>) =>
  Object.entries(messages)
    .map(([id, message]) => ({ id, ...message }))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
