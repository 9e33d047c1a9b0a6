/**
 * Malformed requests: a valid request for every route of the server, and changes that no well-behaved client
 * would make. Knows paths and shapes, but not what the server answers.
 */
import fc from 'fast-check';
import { firstBook } from '../../../src/events/bluebook/book.ts';
import type { RawRequest } from './raw-http.ts';
import { documentsRoot, password, type SignedIn, type TodoOwner } from './whole-server.ts';

export interface People {
  readonly owner: SignedIn;
  readonly admin: SignedIn;
  /** The admin changes this person. */
  readonly target: SignedIn;
  /** Named by others, and must never change. */
  readonly bystander: SignedIn;
  readonly todoOwner: TodoOwner;
}

export interface SoundRequest {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a string as it is. */
  readonly body?: unknown;
  /** The string is a file, one character per byte. */
  readonly isFile?: boolean;
}

/** 1 × 1 pixels. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64').toString(
  'latin1',
);

/** The header of a WAV file. */
const sound = 'RIFF\x08\0\0\0WAVEfmt ';

const someId = '3f1c1f0e-6b1c-4f7e-9a55-0d5a4e0c9b11';
/** A key identifies a single use. */
const anotherId = '3f1c1f0e-6b1c-4f7e-9a55-0d5a4e0c9b12';
/** In the shape of an authenticator's credential. */
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const contact = { name: 'Ida', phone: '+1 415 555 2671', email: 'ida@patina.example', address: '1 Main St' };
const product = {
  title: 'Saddle soap',
  description: 'For leather',
  priceCents: 1250,
  category: 'care-products',
  visibility: 'public',
  stock: 3,
  pictureIds: [],
};
const invoiceDetails = {
  legalName: 'Ida’s AS',
  address: '1 Main St, Oslo',
  taxIdLabel: 'VAT ID',
  taxId: 'NO123456789',
  currency: 'NOK',
  timeZone: 'Europe/Oslo',
  pricesIncludeTax: false,
  taxRates: [{ name: 'VAT', rate: 2500 }],
  dueDays: 14,
  terms: '',
  iban: 'NO9386011117947',
  bic: '',
  accountHolder: 'Ida’s AS',
  paymentLink: '',
};
const tenant = {
  name: 'Ida’s',
  contactFirstName: 'Ida',
  contactLastName: '',
  phone: '',
  email: '',
  address: { street: '', postalCode: '', city: 'Oslo', country: '' },
  plan: 'Basic',
  monthlyFeeCents: 4900,
  status: 'active',
};
const estimate = {
  item: 'Brown satchel',
  material: 'leather',
  stain: 'oil',
  stainCount: 3,
  condition: 'good',
  note: '',
};
const details = { contact, paymentMethod: 'cash', note: '' };

/** Requests of merchants are sent by the admin, who has their rights. Ids in paths name nothing that exists. */
const tradeRequests: readonly (readonly ['owner' | 'admin', string, string, object?])[] = [
  [
    'owner',
    'GET',
    '/products?search=soap&category=bags&minCents=1&maxCents=9000&sort=-price&page=1&pageSize=5',
  ],
  ['admin', 'POST', '/products', { ...product, key: someId, postId: null }],
  ['admin', 'GET', '/products/mine?search=soap&show=shown&sort=stock'],
  ['owner', 'GET', '/products/shared?search=soap&sort=title'],
  ['owner', 'GET', `/products/${someId}`],
  ['admin', 'PUT', `/products/${someId}`, { ...product, version: 1 }],
  ['admin', 'DELETE', `/products/${someId}`],
  ['admin', 'GET', `/products/${someId}/own`],
  ['admin', 'PUT', `/products/${someId}/hidden`, { hidden: true }],
  ['admin', 'PUT', `/products/${someId}/clients`, { version: 1, clients: ['nobody'] }],
  [
    'owner',
    'POST',
    `/products/${someId}/quote-requests`,
    { key: someId, quantity: 2, contact, note: 'How much?' },
  ],
  ['admin', 'GET', '/quote-requests?page=1&pageSize=5'],
  ['owner', 'DELETE', `/quote-requests/${someId}`],
  ['owner', 'GET', '/posts?from=clients&search=sofa&sort=createdAt'],
  ['owner', 'POST', '/posts', { pictureId: someId, caption: 'Sofa', visibility: 'clients' }],
  ['owner', 'GET', `/posts/${someId}`],
  ['owner', 'GET', `/posts/${someId}/files/large.webp?ticket=a.p.b.c`],
  ['owner', 'GET', '/media/limits'],
  ['owner', 'GET', `/media/${someId}`],
  [
    'owner',
    'POST',
    `/uploads/${someId}/complete`,
    { sha256: 'a'.repeat(64), keepTags: false, posterId: null },
  ],
  ['owner', 'PUT', `/posts/${someId}`, { version: 1, caption: 'Sofa', visibility: 'private' }],
  ['owner', 'POST', `/posts/${someId}/transcript/restore`],
  ['owner', 'POST', `/comments/${someId}/restore`],
  ['owner', 'DELETE', `/posts/${someId}`],
  ['owner', 'POST', `/posts/${someId}/restore`],
  ['owner', 'GET', `/posts/${someId}/comments?page=1`],
  ['owner', 'POST', `/posts/${someId}/comments`, { key: someId, parentId: null, body: 'Nice.' }],
  ['owner', 'GET', `/posts/${someId}/comments/news`],
  ['owner', 'PUT', `/posts/${someId}/comments/read`, { until: '2026-11-21T08:00:00.000Z' }],
  ['owner', 'PUT', `/posts/${someId}/pair`, { otherId: someId, side: 'after' }],
  ['owner', 'DELETE', `/posts/${someId}/pair`],
  ['owner', 'GET', `/posts/${someId}/transcript`],
  [
    'owner',
    'PUT',
    `/posts/${someId}/transcript`,
    { language: 'en-GB', lines: [{ startMs: 0, endMs: 900, text: 'First the brush.' }] },
  ],
  ['owner', 'DELETE', `/posts/${someId}/transcript`],
  ['owner', 'GET', '/transcriptions'],
  ['owner', 'GET', '/analyses?from=mine&itemType=bag&search=tote&sort=-cleaningScore&page=1&pageSize=5'],
  [
    'owner',
    'POST',
    '/analyses',
    { key: someId, itemType: 'bag', item: 'Tote', beforeId: someId, afterId: someId },
  ],
  ['owner', 'GET', '/analyses/trials'],
  ['owner', 'GET', '/analyses/progress'],
  ['owner', 'GET', `/analyses/${someId}`],
  ['owner', 'GET', `/analyses/${someId}/files/before-large.webp`],
  ['owner', 'DELETE', `/analyses/${someId}`],
  ['owner', 'POST', `/analyses/${someId}/restore`],
  ['owner', 'POST', `/analyses/${someId}/retry`, { version: 1 }],
  ['owner', 'GET', '/brand'],
  ['admin', 'GET', '/brand/references?show=deleted'],
  ['admin', 'POST', '/brand/references', { key: someId, name: 'Plate', pictureIds: [someId] }],
  ['admin', 'PUT', `/brand/references/${someId}`, { version: 1, name: 'Plate', pictureIds: [someId] }],
  ['admin', 'DELETE', `/brand/references/${someId}`],
  ['admin', 'POST', `/brand/references/${someId}/restore`],
  ['owner', 'GET', '/notices?page=1'],
  ['owner', 'PUT', '/notices/read', { until: '2026-11-21T08:00:00.000Z', commentId: someId }],
  ['owner', 'GET', `/comments/${someId}/thread`],
  ['owner', 'PUT', `/comments/${someId}`, { body: 'Nicer.' }],
  ['owner', 'DELETE', `/comments/${someId}`],
  ['owner', 'GET', `/posts/${someId}/report`],
  ['owner', 'PUT', `/posts/${someId}/report`, { reason: 'My house is in it' }],
  ['admin', 'PUT', `/posts/${someId}/takedown`, { reason: 'A face is in it' }],
  ['admin', 'DELETE', `/posts/${someId}/takedown`],
  ['admin', 'GET', '/reported-posts?show=taken-down&page=1'],
  ['admin', 'DELETE', `/posts/${someId}/reports`],
  ['owner', 'POST', '/cart/review', { lines: [{ productId: someId, quantity: 2 }] }],
  [
    'owner',
    'POST',
    '/checkouts',
    { key: someId, ...details, lines: [{ productId: someId, quantity: 1, priceCents: 1 }] },
  ],
  [
    'admin',
    'GET',
    '/transactions?search=6000&state=unpaid&from=2026-01-01T00:00:00Z&before=2027-01-01T00:00:00Z&sort=-totalCents',
  ],
  [
    'admin',
    'POST',
    '/transactions',
    {
      ...details,
      key: someId.replace('3f1c', '4f1c'),
      buyerUid: null,
      quoteRequestId: null,
      lines: [{ productId: null, title: 'Sofa', quantity: 1, priceCents: 12_000 }],
      place: true,
    },
  ],
  ['owner', 'GET', '/transactions/bought?sort=sellerName'],
  ['admin', 'GET', '/transactions/sold?sort=buyerName'],
  ['admin', 'GET', '/transactions/sold/figures?search=sofa&timeZone=UTC'],
  ['owner', 'GET', '/transactions/unpaid?search=sofa'],
  ['owner', 'GET', '/transactions/unpaid/ages?search=sofa&timeZone=UTC'],
  [
    'owner',
    'POST',
    '/transactions/by-phone',
    { phone: '(415) 555-2671', region: 'US', state: 'paid', sort: 'number' },
  ],
  ['admin', 'POST', '/transactions/last-details', { phone: '+14155552671' }],
  ['owner', 'GET', '/transactions/6999999'],
  ['owner', 'PUT', '/transactions/6999999/details', { version: 1, ...details }],
  [
    'owner',
    'PUT',
    '/transactions/6999999/quantities',
    { version: 1, quantities: [{ lineId: '1', quantity: 2 }] },
  ],
  ...['place', 'pay', 'cancel', 'refund'].map(
    (verb) => ['owner', 'POST', `/transactions/6999999/${verb}`, { version: 1 }] as const,
  ),
  ...['ready', 'not-ready', 'reminders'].map(
    (verb) => ['owner', 'POST', `/transactions/6999999/${verb}`, { version: 1 }] as const,
  ),
  [
    'owner',
    'PUT',
    '/transactions/6999999/handover',
    { version: 1, choice: { way: 'pickup', start: '2999-01-01T00:00:00.000Z' } },
  ],
  ['owner', 'GET', '/shops/somebody/slots'],
  ['admin', 'GET', '/shop-hours'],
  [
    'admin',
    'PUT',
    '/shop-hours',
    {
      version: 0,
      hours: {
        timeZone: 'Europe/Oslo',
        ways: ['pickup'],
        slotMinutes: 60,
        noticeHours: 24,
        days: [{ from: '09:00', to: '17:00' }, null, null, null, null, null, null],
      },
    },
  ],
  ['owner', 'GET', '/checkout-details'],
  ['owner', 'PUT', '/checkout-details', details.contact],
  ['owner', 'DELETE', '/checkout-details'],
  ['owner', 'GET', '/saved-views'],
  [
    'owner',
    'PUT',
    '/saved-views',
    {
      version: 0,
      views: [
        {
          ...{ id: 'late', list: 'sold', name: 'Late', search: 'belt', state: 'unpaid' },
          ...{ from: '2026-01-01', to: null, sort: '-number' },
        },
      ],
    },
  ],
  ['owner', 'POST', '/transactions/6999999/hold', { version: 1, until: '2999-01-01T00:00:00.000Z' }],
  ['owner', 'GET', '/transactions/6999999/invoices'],
  [
    'admin',
    'POST',
    '/transactions/6999999/invoices',
    { version: 1, detailsVersion: 0, rates: [{ lineId: '1', rate: 'VAT' }] },
  ],
  ['owner', 'POST', '/transactions/6999999/invoices/2026-0001/mails', { version: 1, kind: 'document' }],
  ['admin', 'GET', '/invoice-details'],
  ['admin', 'PUT', '/invoice-details', { version: 0, logoId: null, details: invoiceDetails }],
  ['admin', 'GET', '/invites?search=ida&state=pending&sort=sentTo'],
  ['admin', 'POST', '/invites', { to: 'nobody@patina.example', region: 'US' }],
  ['owner', 'GET', '/invites/pending'],
  ...['accept', 'decline', 'end'].map((verb) => ['owner', 'POST', `/invites/${someId}/${verb}`] as const),
  ['admin', 'POST', `/invites/${someId}/withdraw`],
  ['owner', 'GET', '/my-merchant'],
  ['admin', 'GET', '/clients?search=ida&sort=-since'],
  ['admin', 'GET', '/clients/registrations?search=ida&sort=email'],
  [
    'admin',
    'POST',
    '/clients/registrations',
    { firstName: 'Ida', lastName: '', email: 'new-client@patina.example', phone: '' },
  ],
  ['admin', 'DELETE', `/clients/registrations/${someId}`],
  ['admin', 'POST', `/clients/${someId}/codes`, { contact: 'phone' }],
  ['owner', 'GET', '/my-contacts'],
  ['owner', 'POST', '/my-contacts/code', { code: 'ABCD-2345' }],
  ['owner', 'POST', '/activations/lookup', { code: 'x'.repeat(43) }],
  ['owner', 'POST', '/activations', { code: 'x'.repeat(43), password, policyAccepted: true }],
  ['admin', 'GET', '/intakes?search=bag&transaction=6000001'],
  [
    'admin',
    'POST',
    '/intakes',
    { key: someId.replace('3f1c', '8f1c'), item: 'Satchel', transaction: null, client: null },
  ],
  ['admin', 'GET', `/intakes/${someId}`],
  [
    'admin',
    'POST',
    `/intakes/${someId}/changes`,
    { change: { type: 'RenameMark', mark: someId, word: 'Ink' } },
  ],
  ['admin', 'POST', `/intakes/${someId}/proposals`, { photo: someId }],
  ['admin', 'POST', `/intakes/${someId}/links`, { email: 'nobody@patina.example' }],
  ['owner', 'POST', '/intake-links/lookup', { code: 'x'.repeat(43) }],
  [
    'owner',
    'POST',
    '/intake-links/answers',
    { code: 'x'.repeat(43), agreed: true, name: 'Ida', comment: 'Yes', seen: '0'.repeat(64) },
  ],
  ['owner', 'GET', '/tenants?search=ida&plan=Basic&sort=city'],
  ['admin', 'POST', '/tenants', { ...tenant, key: someId.replace('3f1c', '5f1c') }],
  ['admin', 'GET', '/tenants/4999999'],
  ['admin', 'PUT', '/tenants/4999999', { ...tenant, version: 1 }],
  ['owner', 'GET', '/tenants/4999999/page'],
  ['admin', 'GET', '/tenants/4999999/page/own'],
  [
    'admin',
    'PUT',
    '/tenants/4999999/page',
    {
      ...{ version: 0, coverId: null, about: 'Since 1950.', area: 'Oakland' },
      ...{ showPhone: true, showEmail: false, showAddress: true },
    },
  ],
  ['admin', 'DELETE', '/tenants/4999999'],
  ['owner', 'GET', '/price-book'],
  ['admin', 'PUT', '/price-book', { version: 1, book: firstBook, note: '' }],
  ['admin', 'POST', '/price-book/preview', { book: firstBook, stainCount: 3, condition: 'good' }],
  ['admin', 'GET', '/price-book/versions?page=1&pageSize=5'],
  ['owner', 'GET', '/price-book/price?material=leather&stain=oil&stainCount=3&condition=good'],
  ['owner', 'GET', '/estimates?search=satchel&show=kept&sort=-consumerCents'],
  ['owner', 'POST', '/estimates', { ...estimate, key: someId.replace('3f1c', '7f1c') }],
  ['owner', 'GET', `/estimates/${someId}`],
  ['owner', 'DELETE', `/estimates/${someId}`],
  ['owner', 'POST', `/estimates/${someId}/restore`],
  ['owner', 'POST', `/estimates/${someId}/quote-requests`, { key: someId, contact, note: 'When?' }],
  ['admin', 'GET', '/users?search=ida&sort=email'],
];

/** Requests about things that do not exist, or without accepting a stream. */
export const unknownTrade: readonly string[] = tradeRequests
  .filter(
    ([, method, path]) =>
      path.includes(someId) ||
      /[46]9{6}/.test(path) ||
      path === '/analyses/progress' ||
      (method === 'POST' &&
        /^\/(posts|analyses|brand|checkouts|invites|activations|intake-links|my-contacts)/.test(path)),
  )
  .map(([, method, path]) => `${method} /api/node${path}`);

const job = {
  title: 'Leather technician',
  company: 'Bench and Bridle',
  description: 'You clean, mend and recolour bags and jackets at the bench.',
  required_skills: ['Sewing'],
  nice_to_have: [],
  experience_level: 'Mid',
  min_years: 2,
  degree_required: false,
  salary_range: { min_cents: 4_200_000, max_cents: 5_400_000, currency: 'USD' },
  location: 'Oslo',
  country: 'NO',
  remote: false,
  contact_phone: '',
  valid_through: '2999-12-31',
};

/** Sent by the owner; ids in paths name nothing that exists. */
const hiringRequests: readonly (readonly [string, string, object?])[] = [
  ['GET', '/jobs?search=leather&status=open&sort=-title&skip=0&limit=5'],
  ['POST', '/jobs', { ...job, key: someId.replace('3f1c', '6f1c'), open: true }],
  ['GET', '/jobs/applicants?status=open&time_zone=UTC'],
  ['GET', `/jobs/${someId}`],
  ['PUT', `/jobs/${someId}`, { ...job, version: 1 }],
  ['DELETE', `/jobs/${someId}?version=1`],
  ...['open', 'close', 'reopen'].map((verb) => ['POST', `/jobs/${someId}/${verb}`, { version: 1 }] as const),
  ['GET', '/public/jobs?search=sewing&level=Mid&remote=false&location=oslo&min_salary_cents=1&currency=USD'],
  ['GET', `/public/jobs/${someId}`],
  ['GET', '/resumes?skip=0&limit=5'],
  ['POST', '/resumes/erase', { receipt: someId }],
  ['POST', '/applications/lookup', { application: someId }],
  ['POST', '/applications/copy', { application: someId }],
  ['POST', '/applications/correct', { application: someId, version: 0, corrections: [] }],
  ['POST', '/applications/withdraw', { application: someId }],
  ['DELETE', `/resumes/${someId}`],
  ['GET', `/resumes/${someId}/erasure`],
  ['GET', `/resumes/${someId}/file`],
  ['GET', `/added-resumes/${someId}?blind=true`],
  ['GET', '/screenings?search=anna&status=screened&min_score=10&blind=true&sort=-total&skip=0&limit=5'],
  ['GET', '/screenings/figures?min_score=10&blind=true'],
  ['GET', '/screenings/progress'],
  ['GET', `/screenings/${someId}?blind=true`],
  ['POST', `/screenings/${someId}/shortlist`, { version: 1, reason: 'skills', note: '' }],
  ['POST', `/screenings/${someId}/reject`, { version: 1, reason: 'other', note: 'Too far away' }],
  [
    'POST',
    '/screenings/decisions',
    { decision: 'reject', reason: 'other', note: 'Too far away', resumes: [{ id: someId, version: 1 }] },
  ],
  [
    'POST',
    '/screenings/messages',
    { id: 'a-message-of-tests', subject: 'Hello', text: 'We would like to talk.', resumes: [someId] },
  ],
  ['GET', '/message-templates'],
  [
    'PUT',
    '/message-templates',
    { version: 0, templates: [{ id: 'no', name: 'No', subject: 'No', text: 'Not this time' }] },
  ],
  ['GET', '/retention-rule'],
  ['PUT', '/retention-rule', { version: 0, months: 6, confirmed: 0 }],
  ['POST', `/screenings/${someId}/reviews`, { id: 'a-review-of-tests', rating: 4, text: 'Good answers' }],
  ['POST', `/screenings/${someId}/remove-review`, { id: 'a-review-of-tests' }],
  ['POST', `/screenings/${someId}/take-back`, { version: 1 }],
  ['POST', `/screenings/${someId}/retry`, { version: 1 }],
  ['POST', `/screenings/${someId}/rescore`, { version: 1 }],
  ['GET', '/screenings/outdated'],
  ['POST', `/jobs/${someId}/rescore`],
  ['PUT', `/screenings/${someId}/group`, { group: 'north' }],
  ['GET', `/jobs/${someId}/impact`],
  ['GET', `/jobs/${someId}/matches?blind=true&limit=5`],
  ['GET', `/resumes/${someId}/matches?limit=5`],
  ['GET', '/chat-engine'],
  ['GET', `/chat-attachments/${someId}`],
  ['GET', '/chats?search=bag&skip=0&limit=5'],
  [
    'POST',
    '/chats',
    { key: someId, chat_id: null, parent_id: null, beside_id: null, question: 'Ink on leather?' },
  ],
  ['DELETE', '/chats'],
  ['GET', `/chats/${someId}`],
  ['PUT', `/chats/${someId}`, { title: 'Bags', pinned: true }],
  ['DELETE', `/chats/${someId}`],
  ['POST', `/chats/${someId}/restore`],
  ['GET', `/chats/${someId}/turns/${someId}/answer`],
  ['POST', `/chats/${someId}/turns/${someId}/stop`],
  [
    'POST',
    '/temporary-answers',
    { question: 'And on suede?', earlier: [{ question: 'Ink on leather?', answer: 'Blot it.' }] },
  ],
  [
    'GET',
    '/chat-turns?search=bag&from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z&engine=Guides&sort=asked_at&skip=0&limit=5',
  ],
  ['GET', '/chat-engines'],
  ['GET', '/chat-trees?search=bag&skip=0&limit=5'],
  [
    'POST',
    '/chat-trees',
    {
      key: anotherId,
      title: 'Bags',
      pinned: false,
      turns: [
        {
          id: 'a',
          parent: null,
          kind: 'asked',
          question: 'Ink on leather?',
          state: 'answered',
          engine: 'Guides',
          answer: 'Blot it.',
          sources: [],
          failure: null,
          asked_at: '2026-11-01T00:00:00Z',
          ended_at: '2026-11-01T00:00:01Z',
        },
      ],
    },
  ],
  ['GET', '/hr-agent'],
  [
    'POST',
    '/hr-agent/answers',
    { question: 'Who applied?', history: [{ by: 'person', text: 'Hello' }], time_zone: 'Asia/Tokyo' },
  ],
];

/** Begins an upload in pieces; a piece of one that does not exist, and its deletion, are refused. */
function uploadRequests(asOwner: Readonly<Record<string, string>>): readonly SoundRequest[] {
  const tus = { ...asOwner, 'tus-resumable': '1.0.0' };
  const metadata = Object.entries({ key: someId, kind: 'photo' })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const piece = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  const target = `/api/node/uploads/${someId}`;
  return [
    {
      method: 'POST',
      target: '/api/node/uploads',
      headers: { ...tus, 'upload-length': '3', 'upload-metadata': metadata },
    },
    { method: 'PATCH', target, headers: { ...tus, ...piece }, body: Buffer.from('Ida'), isFile: true },
    { method: 'DELETE', target, headers: tus },
  ];
}

const boundary = 'xxLeatherxx';
const formOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${name === 'file' ? '; filename="cv.txt"' : ''}\r\n\r\n${value}\r\n`,
    )
    .join('') + `--${boundary}--\r\n`;

const resume = {
  name: 'Ida',
  email: 'ida@patina.example',
  phone: '+14155552671',
  consent: 'true',
  file: 'Ida',
};

/** Requests about things that do not exist. */
export const unknownHiring: readonly string[] = [
  ...hiringRequests
    // Live streams are sent only to clients that accept them.
    .filter(
      ([, path, body]) =>
        // The list of something never added is empty.
        (path.includes(someId) && !path.startsWith('/added-resumes/')) ||
        /(\/progress|\/answers|\/temporary-answers)$/.test(path) ||
        (body && ('receipt' in body || 'application' in body)),
    )
    .map(([method, path]) => `${method} /api/py${path}`),
  `POST /api/py/jobs/${someId}/resumes`,
  `POST /api/py/jobs/${someId}/added-resumes`,
];

/** One for every operation of the second backend's accounts; those that end the account's todo and its tokens come last. */
function todoRequests({ username, token, todoId }: TodoOwner): readonly SoundRequest[] {
  const py = (method: string, path: string, body?: object): SoundRequest => ({
    method,
    target: `/api/py${path}`,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    body,
  });
  const person = { email: `new.${username}@patina.example`, first_name: 'Nora', last_name: 'Lind' };
  const todo = { title: 'Wax', description: 'One thin coat', priority: 2, complete: true };
  return [
    py('POST', '/auth/register', { username: `new.${username}`, password, phone_number: null, ...person }),
    {
      method: 'POST',
      target: '/api/py/auth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ grant_type: 'password', username, password })),
    },
    py('GET', '/openapi.json'),
    py('GET', '/docs'),
    py('GET', '/users/me'),
    py('PUT', '/users/me', { ...person, email: `${username}@patina.example`, phone_number: '+14155552671' }),
    py('GET', '/users?search=ida&skip=0&limit=5'),
    py('GET', '/todos?search=wax&complete=true&sort=priority&skip=0&limit=5'),
    py('POST', '/todos', todo),
    py('GET', `/todos/${todoId}`),
    py('PUT', `/todos/${todoId}`, todo),
    py('DELETE', `/todos/${todoId}`),
    py('PUT', '/users/me/password', { password, new_password: password }),
  ];
}

/** Paths of Firestore that this server does not implement. */
export const unspoken = ['/v1/projects/patina/databases/(default)', `/v1/${documentsRoot}/users/nobody`];

/** At least one for every route; admins act on the target. */
export function soundRequests({ owner, admin, target, todoOwner }: People): readonly SoundRequest[] {
  const asOwner = { authorization: `Bearer ${owner.token}` };
  const asAdmin = { authorization: `Bearer ${admin.token}` };
  const json = { 'content-type': 'application/json' };
  const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
  const identity = (action: string, body: object): SoundRequest => ({
    method: 'POST',
    target: `${toolkit}:${action}?key=embedded`,
    headers: json,
    body,
  });
  const documents = (method: string, body: object): SoundRequest => ({
    method: 'POST',
    target: `/v1/${documentsRoot}:${method}`,
    headers: { ...asOwner, 'content-type': 'text/plain' },
    body,
  });
  const hosted = (method: string, path: string, body?: object): SoundRequest => ({
    method,
    target: `/api/hosted${path}`,
    headers: { ...(path.startsWith('/admin') ? asAdmin : asOwner), ...(body ? json : {}) },
    body,
  });
  const node = tradeRequests.map(([who, method, path, body]): SoundRequest => {
    const headers = { ...(who === 'admin' ? asAdmin : asOwner), ...(body ? json : {}) };
    return { method, target: `/api/node${path}`, headers, body };
  });
  const { email, token } = owner;
  const name = `${documentsRoot}/users/${owner.uid}`;
  const query = {
    from: [{ collectionId: 'avatar' }],
    where: { fieldFilter: { field: { fieldPath: 'imageUrl' }, op: 'EQUAL', value: { stringValue: 'x' } } },
    orderBy: [{ field: { fieldPath: 'imageUrl' }, direction: 'DESCENDING' }],
    limit: 10,
  };
  const profile = {
    displayName: 'Tom',
    firstName: 'Tom',
    lastName: '',
    userName: `tom${target.uid
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .slice(0, 20)}`,
    phone: '',
    companyName: '',
    bio: '',
  };
  return [
    identity('signUp', { email: 'new@patina.example', password, returnSecureToken: true }),
    identity('signInWithPassword', { email, password, returnSecureToken: true }),
    identity('lookup', { idToken: token }),
    identity('update', { idToken: token, displayName: 'Ida', photoUrl: 'https://patina.example/x.png' }),
    identity('update', { idToken: token, password, returnSecureToken: true }),
    identity('update', { oobCode: 'x'.repeat(43) }),
    identity('delete', { idToken: token }),
    identity('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
    identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token }),
    identity('signInWithCustomToken', { token: 'x'.repeat(43), returnSecureToken: true }),
    identity('resetPassword', { oobCode: 'x'.repeat(43), newPassword: password }),
    {
      method: 'POST',
      target: '/securetoken.googleapis.com/v1/token?key=embedded',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=refresh_token&refresh_token=${owner.refreshToken}`,
    },
    { method: 'GET', target: '/identitytoolkit.googleapis.com/v1/projects' },
    { method: 'GET', target: '/securetoken.googleapis.com/v1/nothing' },
    documents('batchGet', { documents: [name, `${name}/avatar/meta`] }),
    documents('commit', {
      writes: [
        {
          update: { name, fields: { bio: { stringValue: 'x' }, trialUsed: { integerValue: '0' } } },
          updateMask: { fieldPaths: ['bio', 'trialUsed'] },
          updateTransforms: [{ fieldPath: 'trialUsed', increment: { integerValue: '0' } }],
          currentDocument: { exists: true },
        },
      ],
    }),
    documents('commit', {
      writes: [{ delete: `${name}/avatar/meta` }],
    }),
    {
      ...documents('runQuery', { structuredQuery: { ...query, from: [{ collectionId: 'users' }] } }),
      headers: { ...asAdmin, 'content-type': 'text/plain' },
    },
    { ...documents('runQuery', { structuredQuery: query }), target: `/v1/${name}:runQuery` },
    {
      ...documents('runAggregationQuery', {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'avatar' }] },
          aggregations: [{ alias: 'n', count: { upTo: 10 } }],
        },
      }),
      target: `/v1/${name}:runAggregationQuery`,
    },
    hosted('GET', '/config'),
    hosted('GET', '/admin/status'),
    hosted('GET', '/profiles/ida10001'),
    {
      ...hosted('PUT', `/users/${owner.uid}/avatar`),
      headers: { ...asOwner, 'content-type': 'image/gif' },
      body: picture,
      isFile: true,
    },
    hosted('DELETE', `/users/${owner.uid}/avatar`),
    hosted('POST', '/account-erasure', { idToken: 'a.b.c' }),
    hosted('POST', '/second-factor/options', { pendingCredential: 'x'.repeat(43) }),
    hosted('POST', '/second-factor/passkey', {
      pendingCredential: 'x'.repeat(43),
      response: {
        ...credential,
        response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
      },
    }),
    hosted('POST', '/second-factor/recovery-code', { pendingCredential: 'x'.repeat(43), code: 'ABCD-EFGH' }),
    hosted('GET', '/account/merchant-request'),
    hosted('PUT', '/account/merchant-request', { shopName: 'Iris Leather', about: 'Bags' }),
    hosted('DELETE', '/account/merchant-request'),
    hosted('GET', '/account/passkeys'),
    hosted('POST', '/account/passkeys/options'),
    hosted('POST', '/account/passkeys', {
      name: 'Phone',
      response: {
        ...credential,
        response: { clientDataJSON: 'e30', attestationObject: 'oWNmbXRkbm9uZQ', transports: ['usb'] },
      },
    }),
    hosted('PUT', `/account/passkeys/${someId}`, { name: 'Phone' }),
    hosted('DELETE', `/account/passkeys/${someId}`),
    hosted('POST', '/account/recovery-codes'),
    hosted('GET', '/checkpoint-keys'),
    { ...hosted('POST', '/checkpoint-keys'), headers: asAdmin },
    hosted('GET', `/checkpoints?stream=ledger%2F${owner.uid}&device=phone-1`),
    hosted('POST', '/checkpoints', {
      stream: `ledger/${owner.uid}`,
      seq: 3,
      hash: 'ab'.repeat(32),
      device: 'phone-1',
      root: 'cd'.repeat(32),
      path: ['ef'.repeat(32)],
      earlier: { seq: 2, path: ['01'.repeat(32)] },
    }),
    hosted('POST', '/report-signatures', { sha256: 'ab'.repeat(32) }),
    hosted('POST', '/account/sign-out-everywhere'),
    hosted('GET', '/admin/users?search=ida&page=1&pageSize=20&sort=-email'),
    {
      ...hosted('PUT', '/account/merchant-request', { shopName: 'Iris Leather', about: 'Bags' }),
      headers: { ...json, authorization: `Bearer ${target.token}` },
    },
    hosted('GET', '/admin/merchant-requests?page=1&pageSize=5'),
    hosted('PUT', `/admin/users/${target.uid}/merchant-request`, {
      ...{ granted: false, reason: 'Too soon', askedAt: '2026-11-27T09:00:00.000Z' },
    }),
    hosted('PUT', `/admin/users/${target.uid}/roles`, { roles: ['user', 'merchant'] }),
    hosted('PUT', `/admin/users/${target.uid}/trial-limit`, { trialLimit: 7 }),
    hosted('PUT', `/admin/users/${target.uid}/disabled`, { disabled: false }),
    hosted('PUT', `/admin/users/${target.uid}/profile`, profile),
    hosted('POST', `/admin/users/${target.uid}/verified`, { contact: 'email' }),
    ...['GET', 'POST', 'PATCH', 'DELETE'].flatMap((method) =>
      unspoken.map((target) => ({ method, target, headers: asOwner })),
    ),
    ...node,
    ...todoRequests(todoOwner),
    ...hiringRequests.map(([method, path, body]) => ({
      method,
      target: `/api/py${path}`,
      headers: { ...asOwner, ...(body ? json : {}) },
      body,
    })),
    {
      method: 'POST',
      target: `/api/py/jobs/${someId}/resumes`,
      headers: { ...asOwner, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: formOf(resume),
    },
    {
      method: 'POST',
      target: `/api/py/jobs/${someId}/added-resumes`,
      headers: { ...asOwner, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: formOf({ batch: someId, file_name: 'cv.txt', agreed: 'true', file: 'Ida' }),
    },
    {
      method: 'POST',
      target: '/api/py/hr-agent/analyses',
      headers: { ...asOwner, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: formOf({ file: 'Ida' }),
    },
    {
      method: 'POST',
      target: '/api/py/chat-attachments',
      headers: { ...asOwner, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: formOf({ name: 'bag.txt', file: 'A saddle bag' }),
    },
    {
      method: 'POST',
      target: '/api/node/visitor-measurements',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: formOf({ itemType: 'bag', before: 'one', after: 'other' }),
    },
    {
      method: 'POST',
      target: '/api/node/pictures',
      headers: { ...asOwner, 'content-type': 'image/gif' },
      body: picture,
      isFile: true,
    },
    // From somebody who has no merchant.
    {
      method: 'POST',
      target: '/api/node/brand/checks',
      headers: { ...asOwner, 'content-type': 'image/gif' },
      body: picture,
      isFile: true,
    },
    {
      method: 'POST',
      target: '/api/node/transcriptions?language=en-GB',
      headers: { ...asOwner, 'content-type': 'audio/wav' },
      body: sound,
      isFile: true,
    },
    ...uploadRequests(asOwner),
    { method: 'GET', target: `/files/pictures/${someId}-large.webp` },
    { method: 'GET', target: `/files/avatars/${'a'.repeat(24)}-${'0'.repeat(36)}.webp` },
    { method: 'GET', target: '/healthz' },
    { method: 'GET', target: '/livez' },
    { method: 'GET', target: '/readyz' },
    { method: 'GET', target: '/assets/main-abc123.js' },
    { method: 'GET', target: '/' },
    { method: 'GET', target: '/index.html' },
    { method: 'GET', target: '/manifest.webmanifest' },
    { method: 'GET', target: '/front-page', headers: { accept: 'text/html' } },
  ];
}

const texts: readonly string[] = [
  '',
  ' ',
  '\0',
  '\u{1f600}'.repeat(40),
  '\u202e\u0007\u001b[31m',
  '../../../../etc/passwd',
  '%2e%2e%2f%2e%2e%2fx',
  "' or 1=1 --",
  '"); drop table x; --',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  'x'.repeat(5000),
  '__proto__',
  'constructor.prototype.role',
  '__name__',
  'null',
  'undefined',
  '-0',
  '1e999',
  '9223372036854775808',
  '0x7fffffff',
  '2026-13-45T99:99:99Z',
  'a..b',
  '`',
  '\\',
  'role',
  'admin',
  documentsRoot,
];
const text = fc.constantFrom(...texts);

const json: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 2, arbitrary: fc.constantFrom(null, true, 0, -1, 1.5, 2 ** 53, 1e308, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      { role: { stringValue: 'admin' } },
      { stringValue: 'x', integerValue: '1' },
      { integerValue: '1e5' },
      { doubleValue: 'Infinity' },
      { timestampValue: '0001-01-01T00:00:00Z' },
      { geoPointValue: { latitude: 1e9 } },
      { arrayValue: { values: [{ arrayValue: {} }] } },
      { mapValue: { fields: { '': { nullValue: null } } } },
      { bytesValue: '====' },
      { referenceValue: '..' },
      Array.from({ length: 600 }, () => ({ delete: 'x' })),
    ),
  },
);

const headers: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  ...Object.entries({
    authorization: [
      '',
      'Bearer',
      'Bearer x.y.z',
      'Bearer null',
      'Basic YTpi',
      `Bearer ${'x'.repeat(9000)}`,
      'bearer \u00e9',
    ],
    'content-type': [
      '',
      'application/json',
      'application/json; charset=utf-16',
      'application/json;;;',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/xml',
      'image/svg+xml',
      'image/png',
      'x'.repeat(3000),
    ],
    'content-length': ['abc', '-1', '0', '1', '99', '99999999999999999999', '5, 5'],
    'transfer-encoding': ['chunked', 'gzip, chunked', 'identity', 'x', 'chunked, chunked'],
    'content-encoding': ['gzip', 'br', 'x'],
    host: ['', 'evil.example', 'a b', '127.0.0.1:99999', '[::1'],
    accept: ['', 'text/html', '*/*;q=x', 'application/json', 'x'.repeat(2000)],
    'accept-encoding': ['', 'gzip', 'br;q=abc', 'identity;q=0', '*;q=0', 'x, y, z'],
    'if-none-match': ['*', '"', 'W/"x"', 'x'.repeat(2000)],
    'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '9'.repeat(400)],
    'if-range': ['x', '"'],
    range: ['bytes=0-', 'bytes=-1', 'bytes=9999999999-', 'bytes=0-0,2-1,x', 'lines=1'],
    'x-forwarded-for': [
      '',
      'x',
      '::1%eth0',
      '1.2.3.4, x, ::ffff:1.2.3.4',
      `${'1.1.1.1, '.repeat(300)}1.1.1.1`,
    ],
    'x-forwarded-proto': ['x', 'https, http'],
    'x-forwarded-host': ['evil.example', '"'],
    'x-http-method-override': ['DELETE', 'x'],
    cookie: ['a=b', ';;;=', 'x'.repeat(4000), '__proto__=1'],
    origin: ['null', 'https://evil.example', 'x'],
    referer: ['javascript:x', 'x'.repeat(4000)],
    expect: ['100-continue', 'x'],
    upgrade: ['websocket', 'h2c'],
    connection: ['upgrade', 'keep-alive, close', 'close, content-length'],
    te: ['trailers', 'x'],
    'user-agent': ['', '\u00e9\u00e8', 'x'.repeat(12_000)],
    'sec-fetch-mode': ['navigate', 'x'],
    'bad header': ['x'],
    'x-broken': ['a\r\n b', 'a\0b', 'a\nb: c'],
    __proto__: ['x'],
    '': ['x'],
  }).map(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values))),
);

/** One change to a request. `at` is its relative position, so that it applies to any request. */
export type Change =
  | {
      readonly kind: 'method' | 'version' | 'append' | 'segment' | 'query';
      readonly at: number;
      readonly text: string;
    }
  | { readonly kind: 'header'; readonly header: readonly [string, string]; readonly twice: boolean }
  | { readonly kind: 'no header'; readonly at: number }
  | { readonly kind: 'value' | 'add'; readonly at: number; readonly key: string; readonly value: unknown }
  | { readonly kind: 'cut' | 'insert'; readonly at: number; readonly text: string }
  | { readonly kind: 'deep'; readonly depth: number }
  | { readonly kind: 'somebody else'; readonly who: 'target' | 'bystander' };

const at = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const named = <Kind extends string>(kind: Kind) => fc.constant(kind);

export const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      kind: named('method'),
      at,
      text: fc.constantFrom(
        ...[
          'GET',
          'HEAD',
          'POST',
          'PUT',
          'PATCH',
          'DELETE',
          'OPTIONS',
          'TRACE',
          'CONNECT',
          'PROPFIND',
          'FOO',
          'get',
          '',
        ],
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: named('version'),
      at,
      text: fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTTP/1.1 x', '', 'X'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: named('append'),
      at,
      text: fc.constantFrom(
        '/',
        '//',
        '/..',
        '/../..',
        '%',
        '%00',
        '%zz',
        '%c0%af',
        '#x',
        '\\',
        ' x',
        'x'.repeat(9000),
        '/*',
        ';a=b',
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: named('segment'), at, text: fc.oneof(text, text.map(encodeURIComponent)) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: named('query'),
      at,
      text: fc.constantFrom(
        ...[
          'x=1',
          'page=0',
          'page=1e9',
          'page[]=1',
          'page=1&page=2',
          'search=%00',
          'search=%ff%fe',
          '__proto__[a]=1',
          'sort=email;x',
        ],
        ...['pageSize=-5', 'search=%25_%5c', '&&&===', `search=${'x'.repeat(7000)}`, 'key', 'alt=%E0%A4%A'],
      ),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: named('header'), header: headers, twice: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: named('no header'), at }) },
  { weight: 8, arbitrary: fc.record({ kind: named('value'), at, key: text, value: json }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: named('add'),
      at,
      key: fc.oneof(
        text,
        fc.constantFrom(
          'role',
          'localId',
          'uid',
          'email',
          'trialLimit',
          'disabled',
          'customAttributes',
          'emailVerified',
        ),
      ),
      value: json,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: named('cut'), at, text: fc.constant('') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: named('insert'),
      at,
      text: fc.oneof(text, fc.constantFrom('{', ']', ',', '\ufeff', '"__proto__":{},')),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: named('deep'), depth: fc.constantFrom(30, 200, 20_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: named('somebody else'), who: fc.constantFrom('target', 'bystander') }),
  },
);

/** The request after the changes. An admin's request never names the bystander. */
export function malformed(sound: SoundRequest, changes: readonly Change[], people: People): RawRequest {
  const isText = typeof sound.body === 'string';
  let value = sound.body;
  let body: string | null = null;
  let { method, target } = sound;
  let version = 'HTTP/1.1';
  let lines: (readonly [string, string])[] = Object.entries(sound.headers ?? {});
  const isAdmins = JSON.stringify(sound).includes(people.admin.token);
  const textOf = () =>
    body ?? (value === undefined ? '' : isText ? (value as string) : JSON.stringify(value));
  for (const each of changes) {
    switch (each.kind) {
      case 'method':
        method = each.text;
        break;
      case 'version':
        version = each.text;
        break;
      case 'append':
        target += each.text;
        break;
      case 'segment':
        target = withSegment(target, each.at, each.text);
        break;
      case 'query':
        target += `${target.includes('?') ? '&' : '?'}${each.text}`;
        break;
      case 'header':
        if (!each.twice) lines = lines.filter(([name]) => name !== each.header[0]);
        lines = [...lines, each.header];
        break;
      case 'no header':
        lines = lines.filter((_, i) => i !== Math.floor(each.at * lines.length));
        break;
      case 'value':
      case 'add':
        if (!isText) value = changed(value, each);
        break;
      case 'cut':
        body = textOf().slice(0, Math.floor(each.at * textOf().length));
        break;
      case 'insert': {
        const place = Math.floor(each.at * textOf().length);
        body = textOf().slice(0, place) + each.text + textOf().slice(place);
        break;
      }
      case 'deep':
        body = `{"a":${'['.repeat(each.depth)}${']'.repeat(each.depth)}}`;
        break;
      case 'somebody else': {
        if (isAdmins) break;
        const { uid, email } = people[each.who];
        const instead = (part: string) =>
          part.replaceAll(people.owner.uid, uid).replaceAll(people.owner.email, email);
        target = instead(target);
        if (body !== null) body = instead(body);
        else if (isText) value = instead(value as string);
        else if (value !== undefined) value = JSON.parse(instead(JSON.stringify(value)));
      }
    }
  }
  return {
    method,
    target,
    version,
    headers: lines,
    body: textOf(),
    encoding: sound.isFile ? 'latin1' : 'utf8',
  };
}

function withSegment(target: string, at: number, replacement: string): string {
  const [path = '', ...query] = target.split('?');
  const segments = path.split('/');
  const place = 1 + Math.floor(at * (segments.length - 1));
  const replaced = segments.map((each, i) => (i === place ? replacement : each)).join('/');
  return [replaced, ...query].join('?');
}

/** Sets one value within a JSON value, or adds a key to one of its objects. */
function changed(root: unknown, { kind, at, key, value }: Change & { kind: 'value' | 'add' }): unknown {
  if (root === undefined) return value;
  const copy = JSON.parse(JSON.stringify(root)) as unknown;
  const places: { holder: Record<string, unknown>; key: string }[] = [];
  const holders: Record<string, unknown>[] = [];
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const holder = node as Record<string, unknown>;
    if (!Array.isArray(node)) holders.push(holder);
    for (const name of Object.keys(holder)) {
      places.push({ holder, key: name });
      walk(holder[name]);
    }
  };
  walk(copy);
  const place = places[Math.floor(at * places.length)];
  if (kind === 'value') {
    if (!place) return value;
    place.holder[place.key] = value;
    return copy;
  }
  const holder = holders[Math.floor(at * holders.length)];
  if (!holder) return value;
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}
