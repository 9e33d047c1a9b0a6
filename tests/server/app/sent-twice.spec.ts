/**
 * Every request sent twice at once, and again after its answer was lost, creates one record. Each POST and PUT of the
 * contracts has a row here: a new operation without a row fails, and so does a row whose operation is gone.
 */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operationsOf, readContract } from '../../../server/contract/contract-routes.ts';
import { pictures } from '../../../server/db/schema.ts';
import { removePictures } from '../../../server/trade/pictures.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { newJob, openHiring } from '../hiring/support.ts';
import { addPerson } from '../hosted/support.ts';
import { registrationOf, password } from '../todo/support.ts';
import {
  addPeople,
  contact,
  headersOf,
  makeClient,
  newCheckout,
  newEstimate,
  newKey,
  newProduct,
  newTenant,
  newTransaction,
  offer,
  openShop,
  picture,
  type Shop,
} from '../trade/support.ts';
import { newReference } from '../vision/brand-support.ts';
import { complete, sendAll } from '../trade/uploading.ts';

/** Why a second request creates no second record. This file sends those marked `sent` twice. */
type Guard =
  | 'key: sent'
  /** The record itself can exist only once; a second request finds it, or is refused. */
  | 'found: sent'
  | 'refused: sent'
  /** The second request is refused or finds the first one's record; other tests cover this. */
  | 'unique'
  /** It sets the state that the request describes, or carries the version that was seen. */
  | 'changes'
  /** One row per client; the last answer is shown and counts. */
  | 'replaces'
  /** A second file, which no question names, is erased a day later. */
  | 'unused'
  /** It reads, answers or counts. */
  | 'reads';

const guards: Readonly<Record<string, Readonly<Record<string, Guard>>>> = {
  node: {
    measureForVisitor: 'reads',
    createProduct: 'key: sent',
    updateProduct: 'changes',
    setProductHidden: 'changes',
    setProductClients: 'changes',
    askForQuote: 'key: sent',
    uploadPicture: 'key: sent',
    completeUpload: 'found: sent',
    createPost: 'found: sent',
    updatePost: 'changes',
    restorePost: 'changes',
    pairPosts: 'changes',
    restoreComment: 'changes',
    restoreTranscript: 'changes',
    addComment: 'key: sent',
    editComment: 'changes',
    readComments: 'changes',
    readNotices: 'changes',
    reportPost: 'replaces',
    takePostDown: 'changes',
    submitAnalysis: 'unique',
    restoreAnalysis: 'changes',
    retryAnalysis: 'changes',
    checkBrand: 'unique',
    createBrandReference: 'key: sent',
    updateBrandReference: 'changes',
    restoreBrandReference: 'changes',
    saveTranscript: 'changes',
    transcribe: 'reads',
    reviewCart: 'reads',
    checkout: 'key: sent',
    createTransaction: 'key: sent',
    findTransactionsByPhone: 'reads',
    getLastDetails: 'reads',
    editTransaction: 'changes',
    editQuantities: 'changes',
    placeTransaction: 'changes',
    extendHold: 'changes',
    setHandover: 'changes',
    remindBuyer: 'changes',
    makeReady: 'changes',
    takeBackReady: 'changes',
    saveShopHours: 'changes',
    keepCheckoutDetails: 'replaces',
    saveSavedViews: 'changes',
    payTransaction: 'changes',
    cancelTransaction: 'changes',
    refundTransaction: 'changes',
    saveInvoiceDetails: 'changes',
    issueInvoice: 'unique',
    mailInvoice: 'changes',
    openIntake: 'key: sent',
    changeIntake: 'changes',
    proposeMarks: 'reads',
    sendIntake: 'replaces',
    lookUpIntake: 'reads',
    answerIntake: 'changes',
    sendInvite: 'refused: sent',
    acceptInvite: 'changes',
    declineInvite: 'changes',
    withdrawInvite: 'changes',
    endRelation: 'changes',
    registerClient: 'key: sent',
    lookUpActivation: 'reads',
    activate: 'unique',
    showContactCode: 'replaces',
    redeemContactCode: 'unique',
    addTenant: 'key: sent',
    updateTenant: 'changes',
    saveShopPage: 'changes',
    savePriceBook: 'changes',
    previewPriceBook: 'reads',
    createEstimate: 'key: sent',
    restoreEstimate: 'changes',
    askForEstimate: 'key: sent',
  },
  fastapi: {
    register: 'refused: sent',
    signIn: 'reads',
    updateMe: 'changes',
    changePassword: 'changes',
    addTodo: 'key: sent',
    updateTodo: 'changes',
    createJob: 'key: sent',
    updateJob: 'changes',
    openJob: 'changes',
    closeJob: 'changes',
    reopenJob: 'changes',
    uploadResume: 'unique',
    addResumes: 'unique',
    eraseByReceipt: 'changes',
    lookUpApplication: 'reads',
    copyApplication: 'reads',
    correctReading: 'changes',
    withdrawApplication: 'changes',
    rescoreJob: 'changes',
    decideOnResumes: 'changes',
    // Each applicant gets a message once; messages.spec.ts sends one twice.
    messageApplicants: 'unique',
    saveMessageTemplates: 'changes',
    saveRetentionRule: 'changes',
    shortlistResume: 'changes',
    rejectResume: 'changes',
    takeDecisionBack: 'changes',
    retryScreening: 'changes',
    rescoreResume: 'changes',
    // Each is kept once; reviews.spec.ts sends one twice.
    reviewResume: 'unique',
    removeReview: 'changes',
    setApplicantGroup: 'changes',
    askHrAgent: 'reads',
    analyseResume: 'reads',
    attachToChat: 'unused',
    askChat: 'unique',
    importChat: 'unique',
    changeChat: 'changes',
    restoreChat: 'changes',
    stopChatTurn: 'changes',
    askTemporarily: 'reads',
  },
  hosted: {
    uploadAvatar: 'changes',
    getAccountErasure: 'reads',
    addPasskey: 'unique',
    getPasskeyOptions: 'replaces',
    getSignInOptions: 'replaces',
    makeRecoveryCodes: 'replaces',
    renamePasskey: 'changes',
    signInWithPasskey: 'unique',
    signInWithRecoveryCode: 'unique',
    signOutEverywhere: 'changes',
    rotateCheckpointKey: 'changes',
    signCheckpoint: 'unique',
    signReport: 'reads',
    askToBeMerchant: 'unique',
    answerMerchantRequest: 'unique',
    setUserRoles: 'changes',
    setTrialLimit: 'changes',
    setDisabled: 'changes',
    verifyContact: 'changes',
    updateUser: 'changes',
  },
};

describe('what each operation does when it is sent twice', () => {
  it.each(Object.keys(guards))('is said for every POST and PUT of %s.yaml', (name) => {
    const writing = operationsOf(readContract(name)).filter(({ method }) => /^p(ost|ut|atch)$/.test(method));
    expect(Object.keys(guards[name]!).sort()).toEqual(writing.map(({ operationId }) => operationId).sort());
  });
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
type Send = () => Promise<Answer>;

/** Two at once, and a third after both have been answered. */
async function threeTimes(send: Send): Promise<readonly Answer[]> {
  const both = await Promise.all([send(), send()]);
  return [...both, await send()];
}

const sentOf = (name: string, guard: Guard) =>
  Object.keys(guards[name]!).filter((operationId) => guards[name]![operationId] === guard);

describeOnEveryDatabase('sent twice at once, and again', (open) => {
  let shop: Shop;
  let py: Awaited<ReturnType<typeof openHiring>>;
  let token: string;
  const pyAsk = async (path: string, body: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await py.app.inject({ method: 'POST', url: `/api/py${path}`, headers, payload: body });
    return { status: answer.statusCode, body: answer.json() };
  };
  beforeAll(async () => {
    shop = await openShop(open);
    await addPeople(shop.db);
    await addPerson(shop.db, { uid: 'guest' });
    py = await openHiring({}, undefined, { db: await open() });
    await py.app.inject({ method: 'POST', url: '/api/py/auth/register', payload: registrationOf('ida') });
    const form = new URLSearchParams({ grant_type: 'password', username: 'ida', password });
    const granted = await py.app.inject({
      method: 'POST',
      url: '/api/py/auth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(form),
    });
    token = granted.json<{ access_token: string }>().access_token;
  });
  afterAll(async () => {
    await shop.close();
    await py.close();
  });

  const client = { firstName: 'Nora', lastName: '', email: 'nora@new.example', phone: '' };
  const todo = { title: 'Oil the saddle', description: 'Two thin coats', priority: 3, complete: false };
  const trade = (who: string, path: string, body: object) => () => shop.ask(who, 'POST', path, body);
  const idea = async () => (await offer(shop, 'marco', { priceCents: 0 })).id;
  const soap = async () => ({
    productId: (await offer(shop, 'marco', { priceCents: 5 })).id,
    quantity: 1,
    priceCents: 5,
  });

  /** Generates one request, and the way to send it. */
  const requests: Readonly<Record<string, () => Send | Promise<Send>>> = {
    createProduct: () => trade('marco', '/products', newProduct()),
    askForQuote: async () =>
      trade('uma', `/products/${await idea()}/quote-requests`, {
        key: newKey(),
        quantity: 1,
        contact,
        note: '',
      }),
    checkout: async () => trade('uma', '/checkouts', newCheckout([await soap()])),
    createTransaction: () => trade('mila', '/transactions', newTransaction()),
    registerClient: () => trade('marco', '/clients/registrations', { key: newKey(), ...client }),
    addTenant: () => trade('marco', '/tenants', newTenant()),
    askForEstimate: async () => {
      await makeClient(shop, 'mila', 'otto');
      const { body } = await shop.ask<{ id: string }>('otto', 'POST', '/estimates', newEstimate());
      return trade('otto', `/estimates/${body.id}/quote-requests`, { key: newKey(), contact, note: '' });
    },
    createBrandReference: async () => trade('marco', '/brand/references', await newReference(shop, 'marco')),
    createEstimate: () => trade('uma', '/estimates', newEstimate()),
    openIntake: () =>
      trade('marco', '/intakes', { key: newKey(), item: 'Satchel', transaction: null, client: null }),
    addTodo: () => {
      const body = { key: newKey(), ...todo };
      return () => pyAsk('/todos', body);
    },
    createJob: () => {
      const job = newJob();
      return () => py.ask('employer', 'POST', '/jobs', job);
    },
    completeUpload: async () => {
      const content = await picture();
      const url = await sendAll(shop, 'marco', content, 'photo');
      return () => complete(shop, 'marco', url, content);
    },
    addComment: async () => {
      const pictureId = (await shop.upload('marco')).body.id;
      const post = { pictureId, caption: '', visibility: 'public' };
      const { id } = (await shop.ask<{ id: string }>('marco', 'POST', '/posts', post)).body;
      return trade('uma', `/posts/${id}/comments`, { key: newKey(), parentId: null, body: 'Nice.' });
    },
    createPost: async () => {
      const { body } = await shop.upload('marco');
      return trade('marco', '/posts', { pictureId: body.id, caption: '', visibility: 'public' });
    },
    uploadPicture: () => {
      const key = newKey();
      return () => shop.upload('marco', undefined, undefined, key);
    },
    sendInvite: () => trade('marco', '/invites', { to: 'guest' }),
    register: () => () => pyAsk('/auth/register', registrationOf('otto')),
  };

  it.each([
    ...sentOf('node', 'key: sent'),
    ...sentOf('node', 'found: sent'),
    ...sentOf('fastapi', 'key: sent'),
  ])('%s gives every one the same answer', async (operationId) => {
    const answers = await threeTimes(await requests[operationId]!());
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it.each([...sentOf('node', 'refused: sent'), ...sentOf('fastapi', 'refused: sent')])(
    '%s makes one, and says so to the others',
    async (operationId) => {
      const answers = await threeTimes(await requests[operationId]!());
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    },
  );

  it('keeps one picture, refuses its key for another, and takes it anew once it is gone', async () => {
    const own = eq(pictures.owner, 'mila');
    const count = () => shop.db.orm.$count(pictures, own);
    const fileCount = async () => (await shop.parts.files.list()).length;
    const key = newKey();
    const upload = (image?: Buffer, as = key) => shop.upload('mila', image, undefined, as);
    const [picturesBefore, filesBefore] = [await count(), await fileCount()];
    const [first] = await threeTimes(() => upload());
    expect(await count()).toBe(picturesBefore + 1);
    expect(await fileCount()).toBe(filesBefore + 2);
    const other = await sharp(await picture())
      .negate()
      .png()
      .toBuffer();
    expect((await upload(other)).body).toMatchObject({ reason: 'key-reused' });
    expect((await upload(undefined, 'no key')).status).toBe(400);
    // Another person's key is a different key.
    expect((await shop.upload('marco', undefined, undefined, key)).body).not.toEqual(first!.body);
    await upload(undefined, newKey());
    expect(await count()).toBe(picturesBefore + 2);

    await removePictures(shop.parts, [(first!.body as { id: string }).id]);
    const again = await upload();
    expect(again.status).toBe(201);
    expect(again.body).not.toEqual(first!.body);
    expect(await upload()).toEqual(again);
  });

  it('adds one todo, refuses its key for another, and adds as many as are meant', async () => {
    const key = newKey();
    const count = async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await py.app.inject({ url: '/api/py/todos', headers })).json<{ total: number }>().total;
    };
    const before = await count();
    await threeTimes(() => pyAsk('/todos', { key, ...todo }));
    expect(await count()).toBe(before + 1);
    expect((await pyAsk('/todos', { key, ...todo, priority: 5 })).status).toBe(409);
    await pyAsk('/todos', { key: newKey(), ...todo });
    expect(await count()).toBe(before + 2);
  });

  it('mails a registered client one link that goes on working, and a new one when that is meant', async () => {
    const form = { key: newKey(), ...client, email: 'ines@new.example' };
    const register = trade('marco', '/clients/registrations', form);
    const mails = () => shop.mails.filter(({ to }) => to === form.email);
    const lookUp = (text: string) =>
      shop.ask(null, 'POST', '/activations/lookup', { code: /activate=([\w-]{43})/.exec(text)?.[1] ?? '' });
    await threeTimes(register);
    expect(mails()).toHaveLength(1);
    expect((await lookUp(mails()[0]!.text)).status).toBe(200);
    await trade('marco', '/clients/registrations', { ...form, key: newKey() })();
    expect(mails()).toHaveLength(2);
    expect((await lookUp(mails()[0]!.text)).status).toBe(404);
  });

  it('registers with the same key once the mail that failed can be sent', async () => {
    const form = { key: newKey(), ...client, email: 'late@new.example' };
    const register = trade('marco', '/clients/registrations', form);
    const mailer = vi.spyOn(shop.parts.mailer, 'send').mockRejectedValueOnce(new Error('no mail today'));
    expect(
      (
        await shop.app.inject({
          method: 'POST',
          url: '/api/node/clients/registrations',
          headers: headersOf('marco'),
          payload: form,
        })
      ).statusCode,
    ).toBe(503);
    mailer.mockRestore();
    expect((await register()).status).toBe(201);
    expect(shop.mails.filter(({ to }) => to === form.email)).toHaveLength(1);
  });
});
