import { describe, expect, it, vi } from 'vitest';
import { commonPasswordCount, isCommonPassword } from '../../../server/identity/common-passwords.ts';
import { consoleMailer, createMailer } from '../../../server/identity/mailer.ts';
import { hashPassword, isPassword } from '../../../server/identity/passwords.ts';
import { networkOf } from '../../../server/identity/rate-limit.ts';

describe('common passwords', () => {
  it('are at least three thousand, in any case', () => {
    expect(commonPasswordCount).toBeGreaterThan(3000);
    for (const common of [
      'password',
      'PASSWORD1',
      '1234567890',
      'iloveyou',
      'Qwertyuiop',
      'sunshine1',
      'aaaaaaaa',
    ]) {
      expect(isCommonPassword(common), common).toBe(true);
    }
    expect(isCommonPassword('a bag of suede brushes')).toBe(false);
  });
});

describe('checking a password', () => {
  it('takes as long for nobody as for somebody, and is never true for nobody', async () => {
    const stored = await hashPassword('correct horse battery');
    const time = async (hash: string | null) => {
      const start = performance.now();
      for (let i = 0; i < 5; i += 1) await isPassword(hash, 'a wrong guess');
      return performance.now() - start;
    };
    await time(null);
    expect(await time(null)).toBeGreaterThan((await time(stored)) / 3);
    expect(await isPassword(null, 'there is nobody with this address')).toBe(false);
    expect(await isPassword(stored, 'correct horse battery')).toBe(true);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('mail', () => {
  it('is printed where the server runs when no mail server is configured', async () => {
    const print = vi.fn();
    await consoleMailer(print).send('a@example.com', 'Hello', 'https://x/login?oobCode=1');
    expect(print.mock.calls[0]?.[0]).toMatch(
      /To: a@example\.com[\s\S]*Hello[\s\S]*https:\/\/x\/login\?oobCode=1/,
    );
  });

  it('goes to the mail server that is configured', async () => {
    const { createServer } = await import('node:net');
    const received: string[] = [];
    const smtp = createServer((socket) => {
      let data = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          received.push(line);
          if (data) {
            if (line === '.') {
              data = false;
              socket.write('250 ok\r\n');
            }
          } else if (line === 'DATA') {
            data = true;
            socket.write('354 go\r\n');
          } else if (line === 'QUIT') socket.end('221 bye\r\n');
          else socket.write('250 ok\r\n');
        }
      });
    });
    await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
    const { port } = smtp.address() as { port: number };
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Patina <hello@example.com>' });
    await mailer.send('anna@example.com', 'Choose a new password', 'https://x/login');
    smtp.close();
    expect(received).toContain('MAIL FROM:<hello@example.com>');
    expect(received).toContain('RCPT TO:<anna@example.com>');
    expect(received).toContain('https://x/login');
  });
});
