/** Every operation of the contract, requested by everybody: a missing operation fails. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstBook } from '../../../src/events/bluebook/book.ts';
import { type Operation, operationsOf, readContract } from '../../../server/contract/contract-routes.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { addPerson } from '../hosted/support.ts';
import {
  buy,
  contact,
  headersOf,
  invoiceDetails,
  newCheckout,
  newEstimate,
  newKey,
  newProduct,
  newTenant,
  newTransaction,
  offer,
  openShop,
  makeClient,
  picture,
  saveInvoiceDetails,
  type Shop,
  shopHours,
  write,
} from './support.ts';
import { measured } from '../vision/fake-engine.ts';
import { addReference } from '../vision/brand-support.ts';
import { finished, newAnalysis, photo } from '../vision/support.ts';
import { UnfitPair } from '../../../server/vision/engine/measure-pair.ts';
import { openedIntake } from './intake-support.ts';
import { recording } from './recordings.ts';
import { medium, sendAll, sha256 } from './uploading.ts';

/**
 * `seller` owns everything that requests are about; `buyer` bought from them; `client` is their client, named in what is
 * private; `merchant` is another merchant; `other` another user.
 */
const callers = ['signed out', 'other', 'buyer', 'seller', 'client', 'merchant', 'admin'] as const;
type Caller = (typeof callers)[number];
type Statuses = readonly [number, number, number, number, number, number, number];

const everybody: Statuses = [200, 200, 200, 200, 200, 200, 200];
const signedIn = (status: number): Statuses => [401, status, status, status, status, status, status];
const merchants = (status: number): Statuses => [401, 403, 403, status, 403, status, status];
const admins = (status: number): Statuses => [401, 403, 403, 403, 403, 403, status];
/** What everybody may see, and only its seller and admins may change; only for merchants, by the contract. */
const sellers = (status: number): Statuses => [401, 403, 403, status, 403, 403, status];

let shop: Shop;
let made = 0;
let relation: string;
let pictureHash: string;

beforeAll(async () => {
  shop = await openShop();
  for (const uid of ['other', 'buyer', 'client']) await addPerson(shop.db, { uid });
  for (const uid of ['seller', 'merchant']) await addPerson(shop.db, { uid, roles: ['merchant'] });
  await addPerson(shop.db, { uid: 'admin', roles: ['admin'] });
  relation = await makeClient(shop, 'seller', 'client');
  pictureHash = sha256(await picture());
  await saveInvoiceDetails(shop, 'seller');
});
afterAll(() => shop.close());

async function must<Body>(who: string, method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await shop.ask<Body>(who, method, path, body);
  if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The record of a row: made anew once a caller has changed it. */
const given = {
  product: () => offer(shop, 'seller', { priceCents: 500 }),
  quote: () => offer(shop, 'seller', { priceCents: 0 }),
  async secret() {
    const { id } = await offer(shop, 'seller', { visibility: 'private' });
    const named = { version: 1, clients: ['client'] };
    return must<Schemas['OwnProduct']>('seller', 'PUT', `/products/${id}/clients`, named);
  },
  async post() {
    const pictureId = (await shop.upload('seller')).body.id;
    const post = { pictureId, caption: 'Sofa', visibility: 'clients' };
    return must<Schemas['Post']>('seller', 'POST', '/posts', post);
  },
  /** Two photos, the first one being the after. */
  async pair() {
    const [post, other] = [await given.post(), await given.post()];
    await must('seller', 'PUT', `/posts/${post.id}/pair`, { otherId: other.id, side: 'after' });
    return { ...post, otherId: other.id };
  },
  async upload() {
    const url = await sendAll(shop, 'seller', await picture(), 'photo');
    return { id: url.split('/').at(-1)! };
  },
  async medium() {
    return medium(shop, 'seller', await picture(), 'photo');
  },
  async film() {
    const { id } = await medium(shop, 'seller', await recording({ video: null }), 'audio');
    const sent = { mediumId: id, caption: '', visibility: 'clients' };
    const post = await must<Schemas['Post']>('seller', 'POST', '/posts', sent);
    await must('seller', 'PUT', `/posts/${post.id}/transcript`, said);
    return post;
  },
  async deletedPost() {
    const post = await given.post();
    await must('seller', 'DELETE', `/posts/${post.id}`);
    return post;
  },
  async comment() {
    const post = await given.post();
    const said = { key: newKey(), parentId: null, body: 'It came out well.' };
    return must<Schemas['Comment']>('client', 'POST', `/posts/${post.id}/comments`, said);
  },
  async deletedComment() {
    const comment = await given.comment();
    await must('client', 'DELETE', `/comments/${comment.id}`);
    return comment;
  },
  async silentFilm() {
    const post = await given.film();
    await must('seller', 'DELETE', `/posts/${post.id}/transcript`);
    return post;
  },
  async question() {
    const { id } = await given.quote();
    const asked = { key: newKey(), quantity: 1, contact, note: '' };
    return must<Schemas['QuoteRequest']>('buyer', 'POST', `/products/${id}/quote-requests`, asked);
  },
  async draft() {
    return write(shop, 'seller', { quoteRequestId: (await given.question()).id, place: false });
  },
  async unpaid() {
    const { id } = await given.product();
    const [row] = await buy(shop, 'buyer', [{ productId: id, quantity: 1, priceCents: 500 }]);
    return row!;
  },
  async paid() {
    const { number } = await given.unpaid();
    return must<Schemas['Transaction']>('seller', 'POST', `/transactions/${number}/pay`, { version: 2 });
  },
  async pending() {
    const to = `invited${(made += 1)}`;
    await addPerson(shop.db, { uid: to });
    return must<Schemas['Invite']>('seller', 'POST', '/invites', { to });
  },
  async relation() {
    const { body } = await shop.ask<Schemas['MyMerchant']>('client', 'GET', '/my-merchant');
    if (!body.relation) relation = await makeClient(shop, 'seller', 'client');
    return { id: relation };
  },
  registration() {
    const email = `new${(made += 1)}@client.example`;
    const form = { firstName: 'New', lastName: '', email, phone: '' };
    return must<Schemas['Registration']>('seller', 'POST', '/clients/registrations', form);
  },
  estimate: () => must<Schemas['Estimate']>('client', 'POST', '/estimates', newEstimate()),
  async deletedEstimate() {
    const estimate = await given.estimate();
    await must('client', 'DELETE', `/estimates/${estimate.id}`);
    return estimate;
  },
  reference: () => addReference(shop, 'seller'),
  async deletedReference() {
    const reference = await given.reference();
    await must('seller', 'DELETE', `/brand/references/${reference.id}`);
    return reference;
  },
  async pictures() {
    const { key: _, ...sent } = await newAnalysis(shop, 'seller');
    return { ...sent, id: '' };
  },
  async analysis() {
    return (await finished(shop, 'seller')).row;
  },
  async deletedAnalysis() {
    const analysis = await given.analysis();
    await must('seller', 'DELETE', `/analyses/${analysis.id}`);
    return analysis;
  },
  async failedAnalysis() {
    shop.engine.answer(() => Promise.reject(new UnfitPair('too-heavy', null)));
    const { row } = await finished(shop, 'seller');
    shop.engine.answer(measured);
    return row;
  },
  intake: () => openedIntake(shop, 'seller'),
  tenant: () => must<Schemas['Tenant']>('seller', 'POST', '/tenants', newTenant()),
};

type Subject = keyof typeof given;
interface Made {
  readonly id?: string;
  readonly otherId?: string;
  readonly number?: number;
  readonly version?: number;
  readonly picture?: Schemas['Picture'];
  readonly name?: string;
  readonly photos?: readonly Schemas['Picture'][];
  readonly itemType?: Schemas['ItemType'];
  readonly item?: string;
  readonly beforeId?: string;
  readonly afterId?: string;
}

interface Row {
  /** The subject of the path, or of the body. */
  readonly about?: Subject;
  readonly body?: (made: Made) => unknown;
  /** Where the operation requires one. */
  readonly query?: string;
  readonly status: Statuses;
}

const product = (changes: object = {}) => {
  const { key: _, postId: __, ...fields } = newProduct();
  return { ...fields, ...changes };
};
const details = { contact, paymentMethod: 'cash', note: '' };
const said = { language: 'en', lines: [{ startMs: 0, endMs: null, text: 'First the brush.' }] };
const lines = (id: string) => [{ productId: id, quantity: 1, priceCents: 500 }];

/** The request of each operation, and the answer for each caller, in the order of `callers`. */
const expected: Readonly<Record<string, Row>> = {
  listProducts: { status: everybody },
  listMyProducts: { status: merchants(200) },
  listSharedProducts: { status: signedIn(200) },
  createProduct: { body: () => newProduct(), status: merchants(201) },
  getProduct: { about: 'secret', status: [404, 404, 404, 200, 200, 404, 200] },
  getOwnProduct: { about: 'secret', status: [401, 403, 403, 200, 403, 404, 200] },
  updateProduct: {
    about: 'product',
    body: (of) => product({ version: of.version }),
    status: sellers(200),
  },
  setProductHidden: { about: 'product', body: () => ({ hidden: true }), status: sellers(200) },
  setProductClients: {
    about: 'product',
    body: (of) => ({ version: of.version, clients: ['client'] }),
    status: sellers(200),
  },
  deleteProduct: { about: 'product', status: sellers(204) },
  askForQuote: {
    about: 'quote',
    body: () => ({ key: newKey(), quantity: 1, contact, note: '' }),
    status: [401, 201, 201, 409, 201, 201, 201],
  },
  listQuoteRequests: { status: merchants(200) },
  deleteQuoteRequest: { about: 'question', status: [401, 404, 204, 204, 404, 404, 204] },
  uploadPicture: { status: signedIn(201) },
  completeUpload: {
    about: 'upload',
    body: () => ({ sha256: pictureHash, keepTags: false, posterId: null }),
    status: [401, 404, 404, 201, 404, 404, 404],
  },
  getMediaLimits: { status: signedIn(200) },
  getMedium: { about: 'medium', status: [401, 404, 404, 200, 404, 404, 200] },
  // With a token; `post-files.spec.ts` covers the addresses in a post.
  getPostFile: { about: 'post', status: [404, 404, 404, 200, 200, 404, 200] },
  listPosts: { status: signedIn(200) },
  createPost: {
    about: 'post',
    body: (of) => ({ pictureId: of.picture?.id, caption: 'Sofa', visibility: 'clients' }),
    status: [401, 404, 404, 201, 404, 404, 404],
  },
  getPost: { about: 'post', status: [404, 404, 404, 200, 200, 404, 200] },
  updatePost: {
    about: 'post',
    body: () => ({ version: 1, caption: '', visibility: 'private' }),
    status: [401, 404, 404, 200, 403, 404, 200],
  },
  deletePost: { about: 'post', status: [401, 404, 404, 204, 403, 404, 204] },
  restorePost: { about: 'deletedPost', status: [401, 404, 404, 200, 404, 404, 404] },
  pairPosts: {
    about: 'pair',
    body: (of) => ({ otherId: of.otherId, side: 'before' }),
    status: [401, 404, 404, 200, 403, 404, 403],
  },
  unpairPosts: { about: 'pair', status: [401, 404, 404, 204, 403, 404, 403] },
  reportPost: {
    about: 'post',
    body: () => ({ reason: 'My house is in it' }),
    status: [401, 404, 404, 409, 204, 404, 204],
  },
  getOwnReport: { about: 'post', status: [401, 404, 404, 200, 200, 404, 200] },
  listReportedPosts: { status: admins(200) },
  dismissReports: { about: 'post', status: admins(204) },
  takePostDown: { about: 'post', body: () => ({ reason: 'Somebody is in it' }), status: admins(200) },
  putPostBack: { about: 'post', status: admins(200) },
  listComments: { about: 'post', status: [404, 404, 404, 200, 200, 404, 200] },
  addComment: {
    about: 'post',
    body: () => ({ key: newKey(), parentId: null, body: 'It came out well.' }),
    status: [401, 404, 404, 201, 201, 404, 201],
  },
  // Without accepting a stream; `comment-notices.spec.ts` reads it.
  followComments: { about: 'post', status: [404, 404, 404, 406, 406, 404, 406] },
  readComments: {
    about: 'post',
    body: () => ({ until: '2026-11-21T08:00:00.000Z' }),
    status: [401, 404, 404, 204, 204, 404, 204],
  },
  getTranscript: { about: 'film', status: [404, 404, 404, 200, 200, 404, 200] },
  saveTranscript: { about: 'film', body: () => said, status: [401, 404, 404, 200, 403, 404, 403] },
  deleteTranscript: { about: 'film', status: [401, 404, 404, 204, 403, 404, 204] },
  restoreTranscript: { about: 'silentFilm', status: [401, 404, 404, 200, 403, 404, 404] },
  getSpeechEngine: { status: signedIn(200) },
  // No model is configured; `transcripts.spec.ts` uses one.
  transcribe: { status: signedIn(409) },
  listNotices: { status: signedIn(200) },
  // Only one's own, whatever is named.
  readNotices: {
    about: 'comment',
    body: (of) => ({ until: null, commentId: of.id }),
    status: signedIn(204),
  },
  getThread: { about: 'comment', status: [404, 404, 404, 200, 200, 404, 200] },
  editComment: {
    about: 'comment',
    body: () => ({ body: 'It came out very well.' }),
    status: [401, 404, 404, 403, 200, 404, 403],
  },
  deleteComment: { about: 'comment', status: [401, 404, 404, 204, 204, 404, 204] },
  restoreComment: { about: 'deletedComment', status: [401, 404, 404, 403, 200, 404, 403] },
  reviewCart: {
    about: 'secret',
    body: (of) => ({ lines: [{ productId: of.id, quantity: 1 }] }),
    status: everybody,
  },
  checkout: {
    about: 'product',
    body: (of) => newCheckout(lines(of.id!)),
    status: [401, 201, 201, 409, 201, 201, 201],
  },
  listAllTransactions: { status: admins(200) },
  createTransaction: { body: () => newTransaction(), status: merchants(201) },
  listMyTransactions: { status: signedIn(200) },
  listMerchantTransactions: { status: merchants(200) },
  getSalesFigures: { status: merchants(200) },
  listUnpaidTransactions: { status: signedIn(200) },
  getUnpaidAges: { status: signedIn(200) },
  findTransactionsByPhone: { body: () => ({ phone: contact.phone }), status: signedIn(200) },
  getLastDetails: { body: () => ({ phone: contact.phone }), status: merchants(200) },
  getTransaction: { about: 'unpaid', status: [401, 404, 200, 200, 404, 404, 200] },
  editTransaction: {
    about: 'draft',
    body: () => ({ version: 1, ...details }),
    status: [401, 404, 200, 403, 404, 404, 200],
  },
  editQuantities: {
    about: 'unpaid',
    body: () => ({ version: 2, quantities: [{ lineId: '1', quantity: 2 }] }),
    status: [401, 404, 200, 403, 404, 404, 200],
  },
  placeTransaction: {
    about: 'draft',
    body: () => ({ version: 1 }),
    status: [401, 404, 200, 403, 404, 404, 200],
  },
  extendHold: {
    about: 'unpaid',
    body: () => ({ version: 2, until: '2026-12-24T08:00:00.000Z' }),
    // For everybody: uncounted stock is not reserved.
    status: [401, 404, 403, 409, 404, 404, 409],
  },
  setHandover: {
    about: 'unpaid',
    body: () => ({ version: 2, choice: { way: 'pickup', start: '2026-12-24T08:00:00.000Z' } }),
    // For everybody: this shop has no hours.
    status: [401, 404, 409, 409, 404, 404, 409],
  },
  makeReady: {
    about: 'unpaid',
    body: () => ({ version: 2 }),
    status: [401, 404, 403, 200, 404, 404, 200],
  },
  remindBuyer: {
    about: 'unpaid',
    body: () => ({ version: 2 }),
    status: [401, 404, 403, 200, 404, 404, 200],
  },
  takeBackReady: {
    about: 'unpaid',
    body: () => ({ version: 2 }),
    status: [401, 404, 403, 200, 404, 404, 200],
  },
  listShopSlots: { status: signedIn(200) },
  // Only one's own.
  getShopHours: { status: merchants(200) },
  saveShopHours: { body: () => ({ version: 0, hours: shopHours() }), status: merchants(200) },
  getCheckoutDetails: { status: signedIn(200) },
  keepCheckoutDetails: { body: () => contact, status: signedIn(200) },
  forgetCheckoutDetails: { status: signedIn(204) },
  getSavedViews: { status: signedIn(200) },
  saveSavedViews: { body: () => ({ version: 0, views: [] }), status: signedIn(200) },
  payTransaction: {
    about: 'unpaid',
    body: () => ({ version: 2 }),
    status: [401, 404, 403, 200, 404, 404, 200],
  },
  cancelTransaction: {
    about: 'unpaid',
    body: () => ({ version: 2 }),
    status: [401, 404, 200, 200, 404, 404, 200],
  },
  refundTransaction: {
    about: 'paid',
    body: () => ({ version: 3 }),
    status: [401, 404, 403, 200, 404, 404, 200],
  },
  // Only one's own.
  getInvoiceDetails: { status: merchants(200) },
  saveInvoiceDetails: {
    body: () => ({ version: 0, logoId: null, details: invoiceDetails() }),
    status: merchants(200),
  },
  listInvoices: { about: 'paid', status: [401, 404, 200, 200, 404, 404, 200] },
  // In the seller's name, so nobody else can.
  issueInvoice: {
    about: 'paid',
    body: () => ({ version: 3, detailsVersion: 1, rates: [] }),
    status: [401, 403, 403, 200, 403, 404, 403],
  },
  mailInvoice: {
    about: 'paid',
    body: () => ({ version: 3, kind: 'document' }),
    status: [401, 404, 403, 404, 404, 404, 404],
  },
  listSentInvites: { status: merchants(200) },
  sendInvite: { body: () => ({ to: 'nobody-at-all' }), status: merchants(404) },
  getPendingInvite: { status: signedIn(200) },
  // Nobody answers for somebody else: `invites.spec.ts` shows that the invited person can.
  acceptInvite: { about: 'pending', status: [401, 404, 404, 403, 404, 404, 403] },
  declineInvite: { about: 'pending', status: [401, 404, 404, 403, 404, 404, 403] },
  withdrawInvite: { about: 'pending', status: [401, 403, 403, 200, 403, 404, 200] },
  endRelation: { about: 'relation', status: [401, 404, 404, 200, 200, 404, 200] },
  getMyMerchant: { status: signedIn(200) },
  listClients: { status: merchants(200) },
  showContactCode: {
    about: 'relation',
    body: () => ({ contact: 'email' }),
    // Even an admin has codes only for their own clients, since the merchant vouches; a confirmed contact stays confirmed.
    status: [401, 403, 403, 409, 403, 404, 404],
  },
  getMyContacts: { status: signedIn(200) },
  redeemContactCode: { body: () => ({ code: 'WRONG234' }), status: signedIn(409) },
  listRegistrations: { status: merchants(200) },
  registerClient: {
    body: () => ({ firstName: 'A', lastName: '', email: `${newKey()}@client.example`, phone: '' }),
    status: merchants(201),
  },
  withdrawRegistration: { about: 'registration', status: [401, 403, 403, 204, 403, 404, 204] },
  // The code gives the right; `invites.spec.ts` shows one that works.
  lookUpActivation: { body: () => ({ code: 'x'.repeat(43) }), status: [404, 404, 404, 404, 404, 404, 404] },
  activate: {
    body: () => ({ code: 'x'.repeat(43), password: 'walnut saddle soap 7', policyAccepted: true }),
    status: [404, 404, 404, 404, 404, 404, 404],
  },
  listAnalyses: { status: signedIn(200) },
  submitAnalysis: {
    about: 'pictures',
    body: ({ itemType, item, beforeId, afterId }) => ({ key: newKey(), itemType, item, beforeId, afterId }),
    status: [401, 404, 404, 201, 404, 404, 404],
  },
  getTrials: { status: signedIn(200) },
  // Without accepting a stream; `progress.spec.ts` reads it.
  followAnalyses: { status: signedIn(406) },
  getAnalysis: { about: 'analysis', status: [401, 404, 404, 200, 404, 404, 200] },
  getAnalysisFile: { about: 'analysis', status: [401, 404, 404, 200, 404, 404, 200] },
  deleteAnalysis: { about: 'analysis', status: [401, 404, 404, 204, 404, 404, 204] },
  // An admin cannot restore what its owner has deleted.
  restoreAnalysis: { about: 'deletedAnalysis', status: [401, 404, 404, 200, 404, 404, 403] },
  retryAnalysis: {
    about: 'failedAnalysis',
    body: ({ version }) => ({ version }),
    status: [401, 404, 404, 200, 404, 404, 200],
  },
  getBrandMeans: { status: signedIn(200) },
  // Others are nobody's client, or have no references of their own.
  checkBrand: { about: 'reference', status: [401, 409, 409, 200, 200, 409, 409] },
  listBrandReferences: { status: merchants(200) },
  createBrandReference: {
    about: 'reference',
    body: ({ photos }) => ({
      ...{ key: newKey(), name: `Mark ${newKey()}` },
      pictureIds: photos!.map(({ id }) => id),
    }),
    status: [401, 403, 403, 201, 403, 404, 404],
  },
  updateBrandReference: {
    about: 'reference',
    body: ({ version, name, photos }) => ({ version, name, pictureIds: photos!.map(({ id }) => id) }),
    status: [401, 403, 403, 200, 403, 404, 404],
  },
  deleteBrandReference: { about: 'reference', status: [401, 403, 403, 204, 403, 404, 404] },
  restoreBrandReference: { about: 'deletedReference', status: [401, 403, 403, 200, 403, 404, 404] },
  listIntakes: { status: merchants(200) },
  openIntake: {
    body: () => ({ key: newKey(), item: 'Satchel', transaction: null, client: null }),
    status: merchants(201),
  },
  // A client's intake concerns only its merchant, and the holder of the link.
  getIntake: { about: 'intake', status: [401, 403, 403, 200, 403, 404, 404] },
  changeIntake: {
    about: 'intake',
    body: () => ({ change: { type: 'CloseIntake' } }),
    status: [401, 403, 403, 200, 403, 404, 404],
  },
  proposeMarks: {
    about: 'intake',
    body: ({ photos }) => ({ photo: photos![0]!.id }),
    status: [401, 403, 403, 200, 403, 404, 404],
  },
  sendIntake: { about: 'intake', body: () => ({ email: null }), status: [401, 403, 403, 200, 403, 404, 404] },
  // The code gives the right; `intakes.spec.ts` shows one that works.
  lookUpIntake: { body: () => ({ code: 'x'.repeat(43) }), status: [404, 404, 404, 404, 404, 404, 404] },
  answerIntake: {
    body: () => ({
      ...{ code: 'x'.repeat(43), agreed: true, name: 'Ida' },
      comment: '',
      seen: '0'.repeat(64),
    }),
    status: [404, 404, 404, 404, 404, 404, 404],
  },
  listTenants: { status: everybody },
  addTenant: { body: () => newTenant(), status: merchants(201) },
  getTenant: { about: 'tenant', status: sellers(200) },
  updateTenant: {
    about: 'tenant',
    body: () => {
      const { key: _, ...fields } = newTenant();
      return { ...fields, version: 1 };
    },
    status: sellers(200),
  },
  getShopPage: { about: 'tenant', status: everybody },
  getOwnShopPage: { about: 'tenant', status: sellers(200) },
  saveShopPage: {
    about: 'tenant',
    body: () => ({
      ...{ version: 0, coverId: null, about: 'Since 1950.', area: 'Milan' },
      ...{ showPhone: true, showEmail: false, showAddress: false },
    }),
    status: sellers(200),
  },
  deleteTenant: { about: 'tenant', status: admins(204) },
  getPriceBook: { status: signedIn(200) },
  savePriceBook: { body: () => ({ version: 1, book: firstBook, note: '' }), status: admins(200) },
  previewPriceBook: {
    body: () => ({ book: firstBook, stainCount: 3, condition: 'good' }),
    status: admins(200),
  },
  listPriceBookVersions: { status: admins(200) },
  getPrice: {
    query: '?material=leather&stain=oil&stainCount=3&condition=good',
    status: signedIn(200),
  },
  listEstimates: { status: signedIn(200) },
  createEstimate: { body: () => newEstimate(), status: signedIn(201) },
  // Owner and estimated price of a bag are nobody else's business.
  getEstimate: { about: 'estimate', status: [401, 404, 404, 404, 200, 404, 404] },
  deleteEstimate: { about: 'estimate', status: [401, 404, 404, 404, 204, 404, 404] },
  askForEstimate: {
    about: 'estimate',
    body: () => ({ key: newKey(), contact, note: '' }),
    status: [401, 404, 404, 404, 201, 404, 404],
  },
  restoreEstimate: { about: 'deletedEstimate', status: [401, 404, 404, 404, 200, 404, 404] },
  listTradingUsers: { status: admins(200) },
  measureForVisitor: { status: everybody },
};

const operations = operationsOf(readContract('node'));

/** Two photos, in a form. */
async function form(): Promise<{ type: string; payload: Buffer }> {
  const sent = new FormData();
  sent.append('itemType', 'bag');
  for (const side of ['before', 'after']) sent.append(side, new Blob([new Uint8Array(await photo())]));
  const encoded = new Response(sent);
  return { type: encoded.headers.get('content-type')!, payload: Buffer.from(await encoded.arrayBuffer()) };
}

async function ask({ operationId, method, path, accepts }: Operation, caller: Caller, made: Made) {
  const isPicture = accepts.includes('image/*');
  const isSound = accepts.includes('audio/*');
  const sent = accepts.includes('multipart/form-data') ? await form() : null;
  const payload = sent
    ? sent.payload
    : isPicture || isSound
      ? await picture()
      : expected[operationId]!.body?.(made);
  return shop.app.inject({
    method: method.toUpperCase() as 'GET',
    url: `/api/node${path
      .replace('{name}', path.startsWith('/analyses/') ? 'before-small.webp' : 'small.webp')
      .replace('{document}', '2026-9999')
      .replace(/\{\w+\}/, String(made.number ?? made.id))}${expected[operationId]!.query ?? ''}`,
    headers: {
      ...headersOf(caller === 'signed out' ? null : caller),
      ...(sent ? { 'content-type': sent.type } : {}),
      ...(isPicture ? { 'content-type': 'image/png' } : {}),
      ...(isSound ? { 'content-type': 'audio/wav' } : {}),
    },
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
}

describe('rights', () => {
  it('has a row for every operation, and none for others', () => {
    expect(Object.keys(expected).sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  });

  it.each(operations)('answers as expected to everybody: $operationId', async (operation) => {
    const { about, status } = expected[operation.operationId]!;
    const fresh = async (): Promise<Made> => (about ? given[about]() : {});
    let subject = await fresh();
    for (const [i, caller] of callers.entries()) {
      const answer = await ask(operation, caller, subject);
      expect(`${caller}: ${answer.statusCode}`, answer.body).toBe(`${caller}: ${status[i]!}`);
      if (answer.statusCode >= 400)
        expect(Object.keys(answer.json()).sort().join()).toMatch(/^(field,)?message,reason$/);
      if (answer.statusCode < 300 && operation.method !== 'get') subject = await fresh();
    }
  });

  it('says who may before it reads what was sent', async () => {
    for (const { operationId, needs, optional, accepts, method, path } of operations) {
      if (!needs || optional || accepts.length === 0) continue;
      const answer = await shop.app.inject({
        method: method.toUpperCase() as 'PUT',
        url: `/api/node${path.replace('{document}', '2026-9999').replace(/\{\w+\}/, '6000000')}`,
        headers: { 'content-type': 'application/json' },
        payload: 'x'.repeat(2_000_000),
      });
      expect(answer.statusCode, operationId).toBe(401);
    }
  });

  it('takes a token that is no good for nobody’s, also where anybody may ask', async () => {
    for (const url of ['/api/node/tenants', `/api/node/products/${newKey()}`]) {
      const answer = await shop.app.inject({ url, headers: { authorization: 'Bearer forged' } });
      expect(answer.statusCode).toBe(401);
    }
  });
});
