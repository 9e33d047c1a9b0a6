/** A mail server that keeps what it is sent, as far as the tests need SMTP. */
import { createServer, type Socket } from 'node:net';

export interface TakenMail {
  readonly from: string;
  readonly to: string;
  /** Headers and body, as they were sent. */
  readonly text: string;
}

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly mails: readonly TakenMail[];
  /** From now on it takes no mail, or takes them again. */
  refuse(refusing: boolean): void;
  close(): void;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: TakenMail[] = [];
  const state = { refusing: false };
  const server = createServer((socket) => converse(socket, mails, state));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (refusing) => void (state.refusing = refusing),
    close: () => void server.close(),
  };
}

function converse(socket: Socket, mails: TakenMail[], state: { readonly refusing: boolean }): void {
  let [from, to, unread] = ['', '', ''];
  /** Lines of the mail that is being sent; null between mails. */
  let text: string[] | null = null;
  const answer = (line: string): string | null => {
    if (text && line !== '.') {
      // A line that begins with a dot is sent with one more (RFC 5321, 4.5.2).
      text.push(line.replace(/^\./, ''));
      return null;
    }
    if (text) {
      mails.push({ from, to, text: text.join('\n') });
      text = null;
      return '250 ok';
    }
    if (line.startsWith('MAIL FROM:')) {
      if (state.refusing) return '451 not now';
      from = line.slice('MAIL FROM:'.length);
    }
    if (line.startsWith('RCPT TO:')) to = line.slice('RCPT TO:'.length);
    if (line === 'QUIT') return '221 bye';
    if (line !== 'DATA') return '250 ok';
    text = [];
    return '354 go';
  };
  socket.write('220 test\r\n');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    const lines = (unread + chunk.toString('latin1')).split('\r\n');
    unread = lines.pop()!;
    for (const line of lines) {
      const said = answer(line);
      if (said) socket.write(`${said}\r\n`);
      if (line === 'QUIT' && !text) socket.end();
    }
  });
}
