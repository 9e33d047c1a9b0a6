/** Questions about one's own data in the chat, by several people over one database: each answer uses only their own rows. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInChat } from '../../../server/chat/built-in-engine.ts';
import type { Schemas } from '../../../server/chat/parts.ts';
import { ownDataQueries } from '../../../server/own-data/own-data.ts';
import { type ChatServer, follow, openChatServer, question, wordsOf } from '../chat/support.ts';
import { type Hiring, newJob, openHiring } from '../hiring/support.ts';
import { measured } from '../vision/fake-engine.ts';
import { finished } from '../vision/support.ts';
import { addPeople, buy, makeClient, offer, openShop, type Shop } from '../trade/support.ts';

let shop: Shop;
let hiring: Hiring;
let chat: ChatServer;

beforeAll(async () => {
  shop = await openShop();
  await addPeople(shop.db);
  hiring = await openHiring({}, undefined, { db: shop.db, people: false });
  const queries = ownDataQueries({ trade: shop.parts, hiring: hiring.parts, vision: shop.vision.parts });
  chat = await openChatServer(shop.db, builtInChat(queries, shop.parts.clock), []);
});
afterAll(async () => {
  await chat.running.stop();
  await chat.app.close();
  await hiring.app.close();
  await shop.close();
});

/** As it is stored. */
async function answerTo(
  who: string,
  words: string,
  after?: Asked,
): Promise<Asked & { readonly answer: string }> {
  const behind = after ? { chat_id: after.chat, parent_id: after.turn } : {};
  const { status, body } = await chat.ask<Schemas['AskedChatQuestion']>(
    who,
    'POST',
    '/chats',
    question(words, behind),
  );
  expect(status, JSON.stringify(body)).toBe(201);
  const asked = { chat: body.chat_id, turn: body.turn.id };
  return { ...asked, answer: wordsOf(await follow(chat, who, asked)) };
}
interface Asked {
  readonly chat: string;
  readonly turn: string;
}
const said = async (who: string, words: string) => (await answerTo(who, words)).answer;

describe('what the chatbot says of one’s own data', () => {
  it('[CHAT17] is what one owes and what came in, each row with a link to its page', async () => {
    const soap = await offer(shop, 'marco', {
      title: 'Soap | [best](https://evil.example)',
      priceCents: 1250,
    });
    const [first] = await buy(shop, 'uma', [{ productId: soap.id, quantity: 2, priceCents: 1250 }]);
    const [second] = await buy(shop, 'uma', [{ productId: soap.id, quantity: 1, priceCents: 1250 }]);
    const { number, version } = second!;
    const owes = await said('uma', 'What do I owe?');
    expect(owes).toContain('You owe **37.50** for 2 orders.');
    expect(owes).toContain(`[${first!.number}](/view-transaction/${first!.number}) | Conti | `);
    // Names of products must not become tables or links in the answer.
    expect(owes).toContain('Soap \\| \\[best\\](https://evil.example)');
    expect(owes).toContain('Source: [To pay](/transactions-unpaid)');

    expect(await said('marco', 'What came in this month?')).toContain('Nothing came in this month');
    await shop.ask('marco', 'POST', `/transactions/${number}/pay`, { version });
    const came = await answerTo('marco', 'What came in this month?');
    expect(came.answer).toContain('**12.50** came in this month (days of UTC), from 1 paid order.');
    expect(came.answer).toContain(`[${number}](/view-transaction/${number}) | Uma Patel`);
    expect((await answerTo('marco', 'And last month?', came)).answer).toContain('Nothing came in last month');
    expect(await said('uma', 'What do I owe?')).toContain('You owe **25.00** for 1 order.');

    for (const who of ['otto', 'mila', 'boss']) {
      expect(await said(who, 'What do I owe?'), who).toContain('You owe nothing');
    }
    for (const who of ['mila', 'boss']) {
      expect(await said(who, 'What came in this month?'), who).toContain('Nothing came in');
    }
    // Like the page of sales, only for merchants.
    expect(await said('uma', 'What came in this month?')).toContain('Only merchants sell here');
  });

  it('[CHAT17] is whose clients they are, and what became of invites', async () => {
    expect(await said('marco', 'Who is my last client?')).toContain('You have no clients yet');
    await makeClient(shop, 'marco', 'uma');
    const sent = await shop.ask('marco', 'POST', '/invites', { to: 'otto@patina.example' });
    expect(sent.status).toBe(201);
    const client = await said('marco', 'Who is my last client?');
    expect(client).toContain('Your last client is **Uma**');
    expect(client).toMatch(/\| \[Uma\]\(\/user\/[^)]+\) \|/);
    const invites = await said('marco', 'Is my invite accepted?');
    expect(invites).toContain('Your last invite, to otto@patina.example, is **pending**.');
    expect(invites).toContain('| Accepted |');
    // Nothing of people who have not accepted is shown.
    expect(invites).not.toContain('Otto');

    expect(await said('mila', 'Who is my last client?')).toContain('You have no clients yet');
    expect(await said('mila', 'Is my invite accepted?')).toContain('You have sent no invites.');
    expect(await said('boss', 'Who is my last client?')).not.toContain('Uma');
    expect(await said('otto', 'Who is my last client?')).toContain('Only merchants have clients');
    const waiting = await said('otto', 'Do I have a pending invite?');
    expect(waiting).toContain('An invite from **Marco** [is waiting for your answer](/pending-invite)');
    expect(waiting).not.toContain('uma');
    expect(await said('uma', 'What happened to my invites?')).toContain('You are a client of **Marco**');
  });

  it('[CHAT17] is who applied, and what the last analysis says', async () => {
    const job = await hiring.ask<{ id: string }>('marco', 'POST', '/jobs', {
      ...newJob(),
      key: randomUUID(),
    });
    expect(job.status, JSON.stringify(job.body)).toBe(201);
    const received = await hiring.upload(null, job.body.id);
    expect(received.status).toBe(201);
    const applicants = await said('marco', 'How many applicants do I have?');
    expect(applicants).toContain('1 applicant has applied to you.');
    expect(applicants).toMatch(
      /\| \[Petra Quill\]\(\/resume-screened\?show=[^)]+\) \| Leather technician \|/,
    );
    for (const who of ['mila', 'uma', 'boss']) {
      expect(await said(who, 'How many applicants do I have?'), who).toContain('Nobody has applied to you.');
    }
    expect(await said('marco', 'Who applied last year?')).not.toContain('Petra');

    shop.engine.answer(measured);
    const { row } = await finished(shop, 'marco', { key: randomUUID() });
    const analysis = await said('marco', 'What did the last analysis say?');
    expect(analysis).toContain('gave a cleaning score of **83 (78–88)** of 100.');
    expect(analysis).toContain(`[Anna’s tote](/vision-submit?analysis=${row.id})`);
    for (const who of ['mila', 'uma', 'boss']) {
      expect(await said(who, 'What did the last analysis say?'), who).toContain('You have no analyses yet');
    }
  });

  it('[CHAT18] is never the ledger, which the server does not have', async () => {
    expect(await said('uma', 'What is my balance?')).toContain('kept on your device only');
  });

  it('[CHAT17] leaves care to the guides', async () => {
    const ink = await answerTo('uma', 'Ink on my leather bag: what do I do?');
    expect(ink.answer).toContain('[^1]');
    expect((await answerTo('uma', 'And on suede?', ink)).answer).toMatch(/suede/i);
    expect(await said('uma', 'How do I pay attention to the grain of leather?')).not.toContain('owe');
    expect(chat.errors).toEqual([]);
  });
});
