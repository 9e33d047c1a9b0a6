/**
 * What people do, and how often per 1,000 actions: most look around, some write, few ask for something expensive. With 1,000
 * people and 200 requests a second, each person sends four photos and one résumé an hour, has a pair of photos analysed every
 * other hour, and asks the chat ten questions. Change the numbers if you know your own users better.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { ServerSent } from '../../src/adapters/event-stream.ts';
import { eventsIn } from '../../src/adapters/event-stream.ts';
import type { Schemas } from '../../server/trade/parts.ts';
import { contact } from '../server/trade/support.ts';
import type { Person } from './person.ts';
import type { Shown } from './shown.ts';

export interface Action {
  readonly name: string;
  /** Out of 1,000 actions. */
  readonly share: number;
  /** Number of requests it sends, to compute the rate. */
  readonly requests: number;
  readonly run: (person: Person, shown: Shown) => Promise<unknown>;
}

const node = '/api/node';
const py = '/api/py';
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
const hash = () => createHash('sha256').update(randomUUID()).digest('hex');
const json = 'application/json';

const get = (operation: string, path: string) => (person: Person) => person.send({ operation, path });

export const actions: readonly Action[] = [
  {
    name: 'browse products',
    share: 280,
    requests: 1,
    run: (person, { words }) =>
      person.send({
        operation: 'browse products',
        path: `${node}/products?pageSize=20&search=${pick(words)}`,
      }),
  },
  {
    name: 'look at a product',
    share: 170,
    requests: 1,
    run: (person, { products }) =>
      person.send({ operation: 'look at a product', path: `${node}/products/${pick(products).id}` }),
  },
  {
    name: 'read own orders',
    share: 90,
    requests: 1,
    run: get('read own orders', `${node}/transactions/bought?pageSize=20`),
  },
  { name: 'read notices', share: 110, requests: 1, run: get('read notices', `${node}/notices`) },
  { name: 'read the feed', share: 95, requests: 1, run: get('read the feed', `${node}/posts`) },
  { name: 'read open jobs', share: 80, requests: 1, run: get('read open jobs', `${py}/public/jobs`) },
  { name: 'sign a ledger’s head', share: 100, requests: 1, run: signHead },
  { name: 'order', share: 30, requests: 2, run: order },
  { name: 'sign in', share: 20, requests: 1, run: (person) => person.signIn() },
  { name: 'ask the chat', share: 16, requests: 2, run: askChat },
  { name: 'upload a photo', share: 6, requests: 3, run: uploadPhoto },
  { name: 'send a résumé', share: 2, requests: 1, run: sendResume },
  { name: 'analyse two photos', share: 1, requests: 3, run: analyse },
];

async function signHead(person: Person): Promise<void> {
  const { ledger, signed } = person;
  for (let facts = 1 + Math.floor(Math.random() * 3); facts > 0; facts -= 1) ledger.push(hash());
  const last = hash();
  ledger.push(last);
  const seq = ledger.size;
  await person.send({
    operation: 'sign a ledger’s head',
    method: 'POST',
    path: '/api/hosted/checkpoints',
    body: {
      ...{ stream: `ledger/${person.uid}`, seq, hash: last, device: person.device },
      ...{ root: ledger.root(seq), path: ledger.inclusion(seq, seq) },
      earlier: signed === 0 ? null : { seq: signed, path: ledger.consistency(signed, seq) },
    },
  });
  person.signed = seq;
}

async function order(person: Person, { products }: Shown): Promise<void> {
  const { id: productId, priceCents } = pick(products);
  const quantity = 1 + Math.floor(Math.random() * 3);
  await person.send({
    operation: 'review a cart',
    method: 'POST',
    path: `${node}/cart/review`,
    body: { lines: [{ productId, quantity }] },
  });
  const body: Schemas['NewCheckout'] = {
    ...{ key: randomUUID(), contact: { ...contact, email: person.email }, paymentMethod: 'card', note: '' },
    lines: [{ productId, quantity, priceCents }],
  };
  await person.send({ operation: 'order', method: 'POST', path: `${node}/checkouts`, body });
}

async function askChat(person: Person, { questions }: Shown): Promise<void> {
  const began = performance.now();
  const asked = await person.ask<{ chat_id: string; turn: { id: string } }>({
    operation: 'ask the chat',
    method: 'POST',
    path: `${py}/chats`,
    body: { key: randomUUID(), chat_id: null, parent_id: null, beside_id: null, question: pick(questions) },
  });
  const { text } = await person.send({
    operation: 'read an answer',
    path: `${py}/chats/${asked.chat_id}/turns/${asked.turn.id}/answer`,
    headers: { accept: 'text/event-stream' },
  });
  const events: ServerSent[] = [];
  for await (const event of eventsIn(new Blob([text]).stream())) events.push(event);
  const ended = events.find(({ event }) => event === 'ended');
  const { state } = (ended ? JSON.parse(ended.data) : { state: 'cut-off' }) as { state: string };
  person.note(
    'answer of the chat, whole',
    performance.now() - began,
    state === 'answered' ? null : state,
    true,
  );
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const tus = { 'tus-resumable': '1.0.0' };

async function uploadPhoto(person: Person, { photos }: Shown): Promise<void> {
  const photo = pick(photos);
  const announced = await person.send({
    operation: 'announce a photo',
    method: 'POST',
    path: `${node}/uploads`,
    headers: {
      ...tus,
      'upload-length': String(photo.length),
      'upload-metadata': `key ${base64(randomUUID())},kind ${base64('photo')}`,
    },
  });
  const path = announced.headers.get('location')!;
  await person.send({
    operation: 'send a photo',
    method: 'PATCH',
    path,
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: photo,
  });
  const body = { sha256: createHash('sha256').update(photo).digest('hex'), keepTags: false, posterId: null };
  await person.send({ operation: 'make a photo of it', method: 'POST', path: `${path}/complete`, body });
}

async function sendResume(person: Person, { jobs, resumeOf }: Shown): Promise<void> {
  const form = new FormData();
  const name = `Petra ${randomUUID().slice(0, 8).replace(/[\d-]/g, 'q')}`;
  const fields = { name, email: person.email, phone: '+1 415 555 0199', consent: 'true' };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([resumeOf(name)]), 'resume.txt');
  await person.send({
    operation: 'send a résumé',
    method: 'POST',
    path: `${py}/jobs/${pick(jobs)}/resumes`,
    body: form,
  });
}

async function analyse(person: Person, { pair }: Shown): Promise<void> {
  const ids: string[] = [];
  for (const body of pair) {
    const { id } = await person.ask<{ id: string }>({
      operation: 'send a picture',
      method: 'POST',
      path: `${node}/pictures`,
      headers: { 'content-type': 'image/jpeg', accept: json },
      body,
    });
    ids.push(id);
  }
  const [beforeId, afterId] = ids;
  await person.send({
    operation: 'analyse two photos',
    method: 'POST',
    path: `${node}/analyses`,
    body: { key: randomUUID(), itemType: 'bag', item: 'Tote', beforeId, afterId },
  });
}
