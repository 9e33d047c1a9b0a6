import { describe, expect, it, vi } from 'vitest';
import { commonPasswordCount, isCommonPassword } from '../../../server/identity/common-passwords.ts';
import { mailText, oneLine } from '../../../server/identity/mail-text.ts';
import { consoleMailer, createMailer } from '../../../server/identity/mailer.ts';
import { relyingPartyOf } from '../../../server/identity/relying-party.ts';
import { hashPassword, isPassword } from '../../../server/identity/passwords.ts';
import { networkOf } from '../../../server/common/rate-limit.ts';
import { startMailServer } from '../../support/smtp.ts';

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
    await consoleMailer(print).send('a@example.com', mailText`Hello`, mailText`https://x/login?oobCode=1`);
    expect(print.mock.calls[0]?.[0]).toMatch(
      /To: a@example\.com[\s\S]*Hello[\s\S]*https:\/\/x\/login\?oobCode=1/,
    );
  });

  it.each(['\n', '\r\n', '\r', '\t', '\v', '\f', '\u0000', '\u001b', '\u0085', '\u2028', '\u2029', '\u202e'])(
    'keeps %j of a value out of its header and its text',
    async (mark) => {
      const given = `Anna${mark}${mark}Bcc: everybody@example.com`;
      expect(oneLine(` ${given}${mark}`)).toBe('Anna Bcc: everybody@example.com');
      const print = vi.fn();
      const text = mailText`Hello ${given},\n\nwelcome.`;
      await consoleMailer(print).send('a@example.com', mailText`For ${given}`, text);
      const printed = String(print.mock.calls[0]?.[0]).split('\n');
      expect(printed).toContain('Subject: For Anna Bcc: everybody@example.com');
      expect(printed).toContain('Hello Anna Bcc: everybody@example.com,');
    },
  );

  it('goes to the mail server that is configured', async () => {
    const smtp = await startMailServer();
    const mailer = createMailer({ smtpUrl: smtp.url, from: 'Patina <hello@example.com>' });
    await mailer.send('anna@example.com', mailText`Choose a new password`, mailText`https://x/login`);
    smtp.close();
    expect(smtp.mails).toMatchObject([{ from: '<hello@example.com>', to: '<anna@example.com>' }]);
    expect(smtp.mails[0]!.text.split('\n')).toContain('https://x/login');
  });
});

describe('whose passkeys are asked for', () => {
  const at = (address: string) => {
    const { protocol, host } = new URL(address);
    return { protocol: protocol.slice(0, -1), host };
  };

  it.each([
    ['https://shop.example', { id: 'shop.example', origin: 'https://shop.example' }],
    ['https://shop.example:8443', { id: 'shop.example', origin: 'https://shop.example:8443' }],
    ['http://localhost:8787', { id: 'localhost', origin: 'http://localhost:8787' }],
    ['http://shop.localhost:8787', { id: 'shop.localhost', origin: 'http://shop.localhost:8787' }],
    ['http://shop.example', null],
    ['http://127.0.0.1:8787', null],
    ['https://127.0.0.1', null],
    ['https://[::1]:8787', null],
  ])('is the address itself while PUBLIC_URL is not set: %s', (address, party) => {
    expect(relyingPartyOf(null, at(address))).toEqual(party);
  });

  it('is PUBLIC_URL where it is set, whatever the request says it is called', () => {
    const party = { id: 'shop.example', origin: 'https://shop.example' };
    expect(relyingPartyOf('https://shop.example', at('https://evil.test'))).toEqual(party);
    expect(relyingPartyOf('https://shop.example', { protocol: 'http', host: 'a b' })).toEqual(party);
    expect(relyingPartyOf(null, { protocol: 'http', host: 'a b' })).toBeNull();
    expect(relyingPartyOf('http://10.0.0.7', at('https://shop.example'))).toBeNull();
  });
});
