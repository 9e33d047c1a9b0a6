/**
 * The Node backend with people in it, over any database. Tokens of these tests are `token-of-{uid}`. Every answer is
 * checked against the contract: one that does not match it fails the test that sent the request.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { type AppParts, buildApp } from '../../../server/app.ts';
import type { Database } from '../../../server/db/database.ts';
import { type FileStore, folderStore } from '../../../server/files/file-store.ts';
import type { Schemas, TradeParts } from '../../../server/trade/parts.ts';
import type { BucketStores } from '../../../server/files/open-stores.ts';
import { chunkedUploads } from '../../../server/trade/media/chunked-uploads.ts';
import type { MailFile } from '../../../server/identity/mailer.ts';
import { uploadStore } from '../../../server/trade/media/upload-store.ts';
import type { NodeParts } from '../../../server/trade/node-parts.ts';
import { nodeRoutes } from '../../../server/trade/routes.ts';
import { visionOperations } from '../../../server/vision/operations.ts';
import { openVision, type RunningVision } from '../../../server/vision/vision.ts';
import { answersOf } from '../hosted/answers.ts';
import { addPerson, testConfig } from '../hosted/support.ts';
import { openInMemory } from '../db/in-memory.ts';
import { authorizer } from '../../../server/security/session.ts';
import { sessionsByName } from '../sessions.ts';
import { type FakeEngine, fakeEngine } from '../vision/fake-engine.ts';

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
}

export interface Shop {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly files: FileStore;
  readonly parts: TradeParts;
  /** Local folder for uploads in progress, and for processing them. */
  readonly uploadsFolder: string;
  readonly vision: RunningVision;
  /** Replaces the engine that measures pictures. */
  readonly engine: FakeEngine;
  /** Mails sent, in order. */
  readonly mails: { readonly to: string; readonly text: string; readonly files: readonly MailFile[] }[];
  /** Advances the server's clock. */
  pass(milliseconds: number): void;
  /** @param who uid, or null when signed out */
  ask<Body = Record<string, unknown>>(
    who: string | null,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>>;
  upload(
    who: string | null,
    image?: Buffer,
    type?: string,
    key?: string,
  ): Promise<Answer<Schemas['Picture']>>;
  close(): Promise<void>;
}

const validateAnswer = answersOf('node', '/api/node');

const plenty = { burst: 1_000_000, refillSeconds: 1 };
export const dayMs = 86_400_000;

export async function openShop(
  open: () => Promise<Database> = openInMemory,
  limits: TradeParts['limits'] = {
    inviteByMerchant: plenty,
    registrationByMerchant: plenty,
    activationByAddress: plenty,
    intakeLinkByAddress: plenty,
    mailByEmail: plenty,
  },
  room?: AppParts['room'],
  transcription: NodeParts['transcription'] = null,
  bucket?: Pick<BucketStores, 'files' | 'chunks'>,
): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'patina-shop-'));
  const db = await open();
  const files = bucket?.files ?? folderStore(join(folder, 'files'));
  const uploadsFolder = join(folder, 'uploads');
  const mails: Shop['mails'] = [];
  let now = Date.parse('2026-11-21T08:00:00.000Z');
  const parts: TradeParts = {
    db,
    files,
    sign: (text) => createHash('sha256').update(`test ${text}`).digest('base64url'),
    uploads: bucket
      ? chunkedUploads(bucket.chunks, uploadsFolder, db.orm)
      : uploadStore(uploadsFolder, db.orm),
    mediaBytes: testConfig().mediaBytes,
    limits,
    mailer: { send: async (to, _subject, text, files = []) => void mails.push({ to, text, files }) },
    mailIsSent: false,
    publicUrl: 'https://patina.example',
    productTitle: 'Patina',
    clock: () => new Date((now += 1)),
    returnedItems: null,
  };
  const engine = fakeEngine();
  const { clock } = parts;
  const vision = openVision({
    db,
    files,
    clock,
    limits,
    measurePair: engine.measurePair,
    comparePhoto: engine.comparePhoto,
    proposeMarks: engine.proposeMarks,
    comparePhotos: engine.comparePhotos,
  });
  const config = testConfig();
  const app = await buildApp({
    config,
    ping: () => db.ping(),
    plugins: [
      nodeRoutes(
        {
          ...parts,
          returnedItems: vision.returnedItems,
          config,
          authorize: authorizer(sessionsByName(db.orm)),
          transcription,
        },
        visionOperations(vision.parts),
      ),
    ],
    appFolder: join(folder, 'app'),
    ...(room ? { room } : {}),
  });
  await app.ready();

  async function send<Body>(request: object): Promise<Answer<Body>> {
    const answer = await app.inject(request);
    const body = answer.body === '' ? null : (JSON.parse(answer.body) as Body);
    const { method, url } = request as { method: string; url: string };
    const fault = validateAnswer(method, url, answer.statusCode, body);
    if (fault) throw new Error(`${method} ${url} → ${answer.statusCode}: ${fault}\n${answer.body}`);
    return { status: answer.statusCode, body: body as Body };
  }

  return {
    app,
    db,
    files,
    parts,
    uploadsFolder,
    vision,
    engine,
    mails,
    pass: (milliseconds) => void (now += milliseconds),
    ask: (who, method, path, body) =>
      send({
        method,
        url: `/api/node${path}`,
        headers: headersOf(who),
        ...(body === undefined ? {} : { payload: body }),
      }),
    async upload(who, image, type = 'image/png', key) {
      const payload = image ?? (await picture());
      const keyed = key === undefined ? {} : { 'idempotency-key': key };
      const headers = { ...headersOf(who), 'content-type': type, ...keyed };
      return send({ method: 'POST', url: '/api/node/pictures', headers, payload });
    },
    async close() {
      await vision.endFollowing();
      await app.close();
      await vision.stop();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const headersOf = (who: string | null) =>
  who === null ? {} : { authorization: `Bearer token-of-${who}` };

let drawn: Promise<Buffer> | null = null;
export function picture(): Promise<Buffer> {
  drawn ??= sharp({ create: { width: 60, height: 40, channels: 3, background: '#80502a' } })
    .png()
    .toBuffer();
  return drawn;
}

/** Two merchants, their future clients, and an admin. */
export async function addPeople(db: Database): Promise<void> {
  await addPerson(db, { uid: 'marco', roles: ['merchant'], displayName: 'Marco', companyName: 'Conti' });
  await addPerson(db, { uid: 'mila', roles: ['user', 'merchant'], displayName: 'Mila' });
  await addPerson(db, { uid: 'uma', displayName: 'Uma' });
  await addPerson(db, { uid: 'otto', displayName: 'Otto' });
  await addPerson(db, { uid: 'boss', roles: ['admin'] });
}

let keys = 0;
/** A new key on each call. */
export const newKey = () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`;

export const contact = {
  name: 'Uma Patel',
  phone: '+14155552671',
  email: 'uma@patina.example',
  address: '1 Main St, Springfield',
};

export const newProduct = (changes: Partial<Schemas['NewProduct']> = {}): Schemas['NewProduct'] => ({
  key: newKey(),
  title: 'Saddle soap',
  description: 'Cleans and feeds leather.',
  priceCents: 1250,
  category: 'care-products',
  visibility: 'public',
  stock: null,
  pictureIds: [],
  postId: null,
  ...changes,
});

export async function offer(shop: Shop, who: string, changes: Partial<Schemas['NewProduct']> = {}) {
  const { status, body } = await shop.ask<Schemas['OwnProduct']>(
    who,
    'POST',
    '/products',
    newProduct(changes),
  );
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

export const newCheckout = (
  lines: Schemas['NewCheckout']['lines'],
  changes: Partial<Schemas['NewCheckout']> = {},
): Schemas['NewCheckout'] => ({ key: newKey(), contact, paymentMethod: 'card', note: '', lines, ...changes });

/** Sends the current version with it. */
export async function changePost(
  shop: Shop,
  who: string,
  id: string,
  fields: Omit<Schemas['ChangedPost'], 'version'>,
): Promise<Answer<Schemas['Post']>> {
  const { version } = (await shop.ask<Schemas['Post']>(who, 'GET', `/posts/${id}`)).body;
  return shop.ask(who, 'PUT', `/posts/${id}`, { version, ...fields });
}

export async function buy(shop: Shop, who: string, lines: Schemas['NewCheckout']['lines']) {
  const { status, body } = await shop.ask<Schemas['Checkout']>(who, 'POST', '/checkouts', newCheckout(lines));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.transactions;
}

export const newTransaction = (
  changes: Partial<Schemas['NewTransaction']> = {},
): Schemas['NewTransaction'] => ({
  key: newKey(),
  buyerUid: null,
  quoteRequestId: null,
  contact,
  paymentMethod: 'cash',
  note: '',
  lines: [{ productId: null, title: 'Sofa deep clean', quantity: 1, priceCents: 12_000 }],
  place: true,
  ...changes,
});

export async function write(shop: Shop, who: string, changes: Partial<Schemas['NewTransaction']> = {}) {
  const answer = await shop.ask<Schemas['Transaction']>(
    who,
    'POST',
    '/transactions',
    newTransaction(changes),
  );
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** Makes somebody a client, with the requests that both would send. Resolves with the id of the invite. */
export async function makeClient(shop: Shop, merchant: string, client: string): Promise<string> {
  const sent = await shop.ask<Schemas['Invite']>(merchant, 'POST', '/invites', {
    to: `${client}@patina.example`,
  });
  if (sent.status !== 201) throw new Error(JSON.stringify(sent.body));
  const { status } = await shop.ask(client, 'POST', `/invites/${sent.body.id}/accept`);
  if (status !== 200) throw new Error(`${client} cannot accept: ${status}`);
  return sent.body.id;
}

let tenantsMade = 0;

/** With a name that no other business has. */
export const newTenant = (changes: Partial<Schemas['NewTenant']> = {}): Schemas['NewTenant'] => ({
  key: newKey(),
  name: `Conti Leather Care ${(tenantsMade += 1)}`,
  contactFirstName: 'Marco',
  contactLastName: 'Conti',
  phone: '+1 415 555 2671',
  email: 'shop@conti.example',
  address: { street: '5 Via Roma', postalCode: '20121', city: 'Milan', country: 'Italy' },
  plan: 'Basic',
  monthlyFeeCents: 4900,
  status: 'active',
  ...changes,
});

export const invoiceDetails = (
  changes: Partial<Schemas['InvoiceDetails']> = {},
): Schemas['InvoiceDetails'] => ({
  legalName: 'Conti Leather Care GmbH',
  address: 'Gerbergasse 5\n10115 Berlin',
  taxIdLabel: 'VAT ID',
  taxId: 'DE123456789',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  pricesIncludeTax: true,
  taxRates: [
    { name: 'VAT', rate: 1900 },
    { name: 'Reduced VAT', rate: 700 },
  ],
  dueDays: 14,
  terms: 'Thank you for your trust.',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  accountHolder: 'Conti Leather Care',
  paymentLink: 'https://pay.example/conti',
  ...changes,
});

/** Opening hours: every day from eight to six in Berlin, in slots of an hour. */
export const shopHours = (): Schemas['ShopHours'] => ({
  timeZone: 'Europe/Berlin',
  ways: ['pickup', 'delivery'],
  slotMinutes: 60,
  noticeHours: 0,
  days: Array.from({ length: 7 }, () => ({ from: '08:00', to: '18:00' })),
});

export async function saveInvoiceDetails(
  shop: Shop,
  who: string,
  changes: Partial<Schemas['InvoiceDetails']> = {},
): Promise<void> {
  const body = { version: 0, logoId: null, details: invoiceDetails(changes) };
  const { status } = await shop.ask(who, 'PUT', '/invoice-details', body);
  if (status !== 200) throw new Error(`The details of ${who} were not saved: ${status}`);
}

export const newEstimate = (changes: Partial<Schemas['NewEstimate']> = {}): Schemas['NewEstimate'] => ({
  key: newKey(),
  item: 'Brown satchel',
  material: 'leather',
  stain: 'oil',
  stainCount: 3,
  condition: 'good',
  note: '',
  ...changes,
});
