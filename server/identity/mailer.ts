/** Sends mails through an SMTP server if one is configured, else prints them to the server's console. */
import { createTransport } from 'nodemailer';
import type { MailText } from './mail-text.ts';

export interface MailFile {
  readonly filename: string;
  readonly content: Buffer;
  /** A media type. */
  readonly contentType: string;
}

export interface Mailer {
  /** @param files attached to the mail */
  send(to: string, subject: MailText, text: MailText, files?: readonly MailFile[]): Promise<void>;
}

export interface MailConfig {
  readonly smtpUrl: string;
  readonly from: string;
}

export function createMailer(mail: MailConfig | null): Mailer {
  return mail ? smtpMailer(mail) : consoleMailer();
}

export function consoleMailer(print: (text: string) => void = console.log): Mailer {
  return {
    async send(to, subject, text, files = []) {
      const attached = files.map(({ filename }) => `Attached: ${filename}\n`).join('');
      print(
        `No mail server is configured (SMTP_URL); this mail was not sent.\nTo: ${to}\nSubject: ${subject}\n${attached}\n${text}\n`,
      );
    },
  };
}

/** Checks that the mail server accepts the connection and login; sends nothing. @throws Error when it does not */
export async function checkMail({ smtpUrl }: MailConfig): Promise<void> {
  const transport = createTransport(smtpUrl, { connectionTimeout: 10_000, socketTimeout: 10_000 } as object);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function smtpMailer({ smtpUrl, from }: MailConfig): Mailer {
  const transport = createTransport(smtpUrl, {
    from,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  } as object);
  return {
    async send(to, subject, text, files = []) {
      const attachments = files.map((file) => ({ ...file }));
      // As an object, it is always one address, whatever it contains, and never a list.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, attachments });
    },
  };
}
