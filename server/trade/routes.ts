/**
 * Routes of the operations in openapi/node.yaml. Who may call an operation at all is declared in the contract; what they may
 * do to which record is decided in the record's module.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { charge } from '../budget/charge.ts';
import type { Config } from '../config.ts';
import type { TranscriptionModel } from '../ai/provider.ts';
import type { LiveFeed } from '../common/live-feed.ts';
import { Problem } from '../problem.ts';
import { type Authorize, mountContract, type OperationRoute } from '../contract/contract-routes.ts';
import type { PeopleQuery } from '../people/people.ts';
import { type Asker, askerOf, knownAskerOf, requireProfile } from '../security/session.ts';
import { askForEstimate } from './bluebook/asking.ts';
import * as bluebook from './bluebook/book.ts';
import * as versions from './bluebook/book-versions.ts';
import * as estimates from './bluebook/estimates.ts';
import * as cart from './cart.ts';
import { commentFeed, followComments } from './comment-feed.ts';
import * as notices from './comment-notices.ts';
import * as comments from './comments.ts';
import { type ClientQuery, listClients } from './clients.ts';
import { myContacts, redeemContactCode, showContactCode } from './contact-codes.ts';
import * as invites from './invites.ts';
import { forgetCheckoutDetails, getCheckoutDetails, keepCheckoutDetails } from './checkout-details.ts';
import { getSavedViews, saveSavedViews } from './saved-views.ts';
import { getShopPage } from './shop-page.ts';
import { getOwnShopPage, saveShopPage } from './own-shop-page.ts';
import { getShopHours, listShopSlots, saveShopHours } from './shop-hours.ts';
import { getInvoiceDetails, saveInvoiceDetails } from './invoices/details.ts';
import {
  changeIntake,
  getIntake,
  type IntakeQuery,
  listIntakes,
  openIntake,
  sendIntake,
} from './intake/intakes.ts';
import { answerIntake, lookUpIntake } from './intake/links.ts';
import { issueInvoice, listInvoices } from './invoices/issue.ts';
import type { PriceQuestion } from '../../src/events/bluebook/price.ts';
import type { Paging } from '../../src/events/shared/paging.ts';
import type { TransactionChange } from '../../src/events/transaction/decide.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { uploadPicture } from './picture-upload.ts';
import { completeUpload } from './media/complete.ts';
import { mediaLimits } from './media/limits.ts';
import { getMedium } from './media/media.ts';
import { speechEngine, transcribe } from './media/transcribe.ts';
import { uploadRoutes } from './media/upload-routes.ts';
import { pictureFiles } from './pictures.ts';
import { sendPostFile } from './post-files.ts';
import { pairPosts, unpairPosts } from './post-pairing.ts';
import * as reports from './post-reports.ts';
import * as posts from './posts.ts';
import * as products from './products.ts';
import * as quotes from './quote-requests.ts';
import * as registrations from './registrations.ts';
import * as tenants from './tenants.ts';
import { refuseBadText } from '../common/text.ts';
import { addUploadForms } from '../common/upload-form.ts';
import { listTradingUsers } from './trading-users.ts';
import * as lists from './transaction-lists.ts';
import { type FiguresQuery, salesFigures, unpaidAges } from './transaction-figures.ts';
import * as transactions from './transactions.ts';
import * as transcripts from './transcripts.ts';

export interface NodeParts extends TradeParts {
  readonly config: Pick<Config, 'firebase'>;
  /** Identifies the caller and checks that they are what an operation requires. */
  readonly authorize: Authorize;
  /** null: none is configured. */
  readonly transcription: TranscriptionModel | null;
}

/** @param others operations of the same contract that are implemented outside of trade */
export function nodeRoutes(parts: NodeParts, others: Readonly<Record<string, OperationRoute>> = {}) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      scope.addContentTypeParser(/^(image|audio|video)\//, { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      addUploadForms(scope);
      scope.addHook('preHandler', async (request) => refuseBadText(request));
      const feed = commentFeed(parts.db.orm);
      scope.addHook('preClose', () => feed.close());
      const routes = { ...operations(parts, feed), ...others };
      await mountContract(scope, {
        name: 'node',
        prefix: '/api/node',
        routes: parts.config.firebase ? externallyHosted(routes) : routes,
        authorize: { person: parts.authorize },
      });
    });
    await app.register(pictureFiles(parts));
    // With a hosted project, nobody could complete an upload.
    if (!parts.config.firebase) await app.register(uploadRoutes(parts, parts.authorize));
  };
}

/** Refuses all operations: people and their roles are in the hosted project, which this server cannot query. */
function externallyHosted(routes: Readonly<Record<string, OperationRoute>>): Record<string, OperationRoute> {
  const refusing: OperationRoute = {
    async handler() {
      throw new Problem(501, 'hosted-project', 'Trade needs accounts that this server keeps itself.');
    },
  };
  return Object.fromEntries(Object.keys(routes).map((operationId) => [operationId, refusing]));
}

interface Call<Body, Query> {
  readonly body: Body;
  readonly query: Query;
  readonly params: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
}

type Work<Who, Body, Query> = (who: Who, call: Call<Body, Query>) => Promise<unknown>;

const callOf = <Body, Query>(request: FastifyRequest): Call<Body, Query> => ({
  body: request.body as Body,
  query: request.query as Query,
  params: request.params as Readonly<Record<string, string>>,
  request,
});

const send = (reply: FastifyReply, status: number, answer: unknown) =>
  status === 204 ? reply.code(204).send() : reply.code(status).send(answer);

/** For people who are signed in. */
const signedIn = <Body = never, Query = never>(
  status: number,
  work: Work<Asker, Body, Query>,
): OperationRoute => ({
  handler: async (request, reply) => send(reply, status, await work(askerOf(request), callOf(request))),
});

/** Like `signedIn`, for content that others see with its author's name: requires a profile with one. */
const signedInWithProfile = <Body>(status: number, work: Work<Asker, Body, never>): OperationRoute =>
  signedIn<Body>(status, async (by, call) => {
    requireProfile(call.request);
    return work(by, call);
  });

/** For anybody. */
const open = <Body = never, Query = never>(
  status: number,
  work: Work<Asker | null, Body, Query>,
): OperationRoute => ({
  handler: async (request, reply) => send(reply, status, await work(knownAskerOf(request), callOf(request))),
});

const idIn = ({ params }: { params: Readonly<Record<string, string>> }) => Object.values(params)[0] ?? '';
const numberIn = (call: { params: Readonly<Record<string, string>> }) => Number(idIn(call));

function operations(parts: NodeParts, feed: LiveFeed): Record<string, OperationRoute> {
  return {
    ...productOperations(parts),
    ...postOperations(parts),
    ...commentOperations(parts, feed),
    ...speechOperations(parts),
    ...transactionOperations(parts),
    ...invoiceOperations(parts),
    ...shopOperations(parts),
    ...intakeOperations(parts),
    ...clientOperations(parts),
    ...tenantOperations(parts),
    ...bluebookOperations(parts),
  };
}

function productOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    listProducts: open<never, products.MarketQuery>(200, (_, { query }) =>
      products.listProducts(parts, query),
    ),
    listMyProducts: signedIn<never, products.OwnQuery>(200, (by, { query }) =>
      products.listMyProducts(parts, by, query),
    ),
    listSharedProducts: signedIn<never, products.MarketQuery>(200, (by, { query }) =>
      products.listSharedProducts(parts, by, query),
    ),
    createProduct: signedIn<Schemas['NewProduct']>(201, (by, { body }) =>
      products.createProduct(parts, by, body),
    ),
    getProduct: open(200, (by, call) => products.getProduct(parts, by, idIn(call))),
    getOwnProduct: signedIn(200, (by, call) => products.getOwnProduct(parts, by, idIn(call))),
    updateProduct: signedIn<Schemas['ChangedProduct']>(200, (by, call) =>
      products.updateProduct(parts, by, idIn(call), call.body),
    ),
    setProductHidden: signedIn<Schemas['Hidden']>(200, (by, call) =>
      products.setProductHidden(parts, by, idIn(call), call.body),
    ),
    setProductClients: signedIn<Schemas['NamedClients']>(200, (by, call) =>
      products.setProductClients(parts, by, idIn(call), call.body),
    ),
    deleteProduct: signedIn(204, (by, call) => products.deleteProduct(parts, by, idIn(call))),
    askForQuote: signedInWithProfile<Schemas['NewQuoteRequest']>(201, (by, call) =>
      quotes.askForQuote(parts, by, idIn(call), call.body),
    ),
    listQuoteRequests: signedIn<never, Paging>(200, (by, { query }) =>
      quotes.listQuoteRequests(parts, by, query),
    ),
    deleteQuoteRequest: signedIn(204, (by, call) => quotes.deleteQuoteRequest(parts, by, idIn(call))),
  };
}

function postOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    uploadPicture: signedIn<Buffer>(201, ({ uid }, { body, request }) =>
      uploadPicture(parts, uid, body, request.headers['idempotency-key'] as string | undefined),
    ),
    completeUpload: signedIn<Schemas['CompletedUpload']>(201, (by, call) =>
      completeUpload(parts, by, idIn(call), call.body),
    ),
    getMediaLimits: signedIn(200, (by) => mediaLimits(parts, by)),
    getMedium: signedIn(200, (by, call) => getMedium(parts, by, idIn(call))),
    getPostFile: { handler: (request, reply) => sendPostFile(parts, request, reply) },
    listPosts: signedIn<never, posts.PostQuery>(200, (by, { query }) => posts.listPosts(parts, by, query)),
    createPost: signedInWithProfile<Schemas['NewPost']>(201, (by, { body }) =>
      posts.createPost(parts, by, body),
    ),
    getPost: open(200, (by, call) => posts.getPost(parts, by, idIn(call))),
    updatePost: signedIn<Schemas['ChangedPost']>(200, (by, call) =>
      posts.updatePost(parts, by, idIn(call), call.body),
    ),
    deletePost: signedIn(204, (by, call) => posts.deletePost(parts, by, idIn(call))),
    restorePost: signedIn(200, (by, call) => posts.restorePost(parts, by, idIn(call))),
    pairPosts: signedIn<Schemas['NewPair']>(200, (by, call) => pairPosts(parts, by, idIn(call), call.body)),
    unpairPosts: signedIn(204, (by, call) => unpairPosts(parts, by, idIn(call))),
    reportPost: signedInWithProfile<Schemas['Reason']>(204, (by, call) =>
      reports.reportPost(parts, by, idIn(call), call.body),
    ),
    getOwnReport: signedIn(200, (by, call) => reports.getOwnReport(parts, by, idIn(call))),
    listReportedPosts: signedIn<never, reports.ReportedQuery>(200, (by, { query }) =>
      reports.listReportedPosts(parts, by, query),
    ),
    dismissReports: signedIn(204, (asker, call) => reports.dismissReports(parts, asker, idIn(call))),
    takePostDown: signedIn<Schemas['Reason']>(200, (by, call) =>
      reports.takePostDown(parts, by, idIn(call), call.body),
    ),
    putPostBack: signedIn(200, (by, call) => reports.putPostBack(parts, by, idIn(call))),
  };
}

function commentOperations(parts: TradeParts, feed: LiveFeed): Record<string, OperationRoute> {
  return {
    listComments: open<never, Paging>(200, (by, call) =>
      comments.listComments(parts, by, idIn(call), call.query),
    ),
    addComment: signedInWithProfile<Schemas['NewComment']>(201, (by, call) =>
      comments.addComment(parts, by, idIn(call), call.body),
    ),
    getThread: open(200, (by, call) => comments.getThread(parts, by, idIn(call))),
    editComment: signedInWithProfile<Schemas['ChangedComment']>(200, (by, call) =>
      comments.editComment(parts, by, idIn(call), call.body),
    ),
    deleteComment: signedIn(204, (by, call) => comments.deleteComment(parts, by, idIn(call))),
    restoreComment: signedIn(200, (by, call) => comments.restoreComment(parts, by, idIn(call))),
    followComments: {
      handler(request, reply) {
        const id = idIn(callOf(request));
        return followComments(parts, feed, knownAskerOf(request), id, { request, reply });
      },
    },
    readComments: signedIn<Schemas['ReadUntil']>(204, (by, call) =>
      notices.readComments(parts, by, idIn(call), call.body),
    ),
    listNotices: signedIn<never, Paging>(200, (by, { query }) => notices.listNotices(parts, by, query)),
    readNotices: signedIn<Schemas['ReadNotices']>(204, (by, { body }) =>
      notices.readNotices(parts, by, body),
    ),
  };
}

function speechOperations(parts: NodeParts): Record<string, OperationRoute> {
  const { transcription } = parts;
  return {
    getSpeechEngine: signedIn(200, async () => speechEngine(transcription)),
    transcribe: {
      beforeBody: (request) => charge(parts, 'transcriptionByPerson', askerOf(request).uid),
      handler: (request, reply) => transcribe(transcription, request, reply),
    },
    getTranscript: open(200, (by, call) => transcripts.getTranscript(parts, by, idIn(call))),
    saveTranscript: signedIn<Schemas['NewTranscript']>(200, (by, call) =>
      transcripts.saveTranscript(parts, by, idIn(call), call.body),
    ),
    deleteTranscript: signedIn(204, (by, call) => transcripts.deleteTranscript(parts, by, idIn(call))),
    restoreTranscript: signedIn(200, (by, call) => transcripts.restoreTranscript(parts, by, idIn(call))),
  };
}

function invoiceOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    getInvoiceDetails: signedIn(200, (by) => getInvoiceDetails(parts, by)),
    saveInvoiceDetails: signedIn<Schemas['ChangedInvoiceDetails']>(200, (by, { body }) =>
      saveInvoiceDetails(parts, by, body),
    ),
    listInvoices: signedIn(200, (by, call) => listInvoices(parts, by, numberIn(call))),
    issueInvoice: signedIn<Schemas['NewInvoice']>(200, (by, call) =>
      issueInvoice(parts, by, numberIn(call), call.body),
    ),
  };
}

/** Changes that have no parameters. */
type PlainChange = Exclude<
  TransactionChange['type'],
  'EditTransaction' | 'ChangeQuantities' | 'ExtendHold' | 'SetHandover'
>;

function shopOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    listShopSlots: signedIn(200, (_, call) => listShopSlots(parts, idIn(call))),
    getShopHours: signedIn(200, (by) => getShopHours(parts, by)),
    saveShopHours: signedIn<Schemas['ChangedShopHours']>(200, (by, { body }) =>
      saveShopHours(parts, by, body),
    ),
    getCheckoutDetails: signedIn(200, (by) => getCheckoutDetails(parts, by)),
    keepCheckoutDetails: signedIn<Schemas['Contact']>(200, (by, { body }) =>
      keepCheckoutDetails(parts, by, body),
    ),
    forgetCheckoutDetails: signedIn(204, (by) => forgetCheckoutDetails(parts, by)),
    getSavedViews: signedIn(200, (by) => getSavedViews(parts, by)),
    saveSavedViews: signedIn<Schemas['VersionedSavedViews']>(200, (by, { body }) =>
      saveSavedViews(parts, by, body),
    ),
  };
}

function transactionOperations(parts: TradeParts): Record<string, OperationRoute> {
  type Query = lists.TransactionQuery;
  type AtVersion = Schemas['AtVersion'];
  const change = (type: PlainChange) =>
    signedIn<AtVersion>(200, (by, call) =>
      transactions.changeTransaction(parts, by, numberIn(call), call.body.version, { type }),
    );
  return {
    reviewCart: open<Schemas['CartLines']>(200, (by, { body }) => cart.reviewCart(parts, by, body)),
    checkout: signedIn<Schemas['NewCheckout']>(201, (by, { body }) => cart.checkout(parts, by, body)),
    listAllTransactions: signedIn<never, Query>(200, (_, { query }) =>
      lists.listTransactions(parts, null, query),
    ),
    listMyTransactions: signedIn<never, Query>(200, (by, { query }) =>
      lists.listTransactions(parts, lists.bought(by), query),
    ),
    listMerchantTransactions: signedIn<never, Query>(200, (by, { query }) =>
      lists.listTransactions(parts, lists.sold(by), query),
    ),
    listUnpaidTransactions: signedIn<never, Query>(200, (by, { query }) =>
      lists.listTransactions(parts, lists.owed(by), query),
    ),
    getSalesFigures: signedIn<never, FiguresQuery>(200, (by, { query }) => salesFigures(parts, by, query)),
    getUnpaidAges: signedIn<never, FiguresQuery>(200, (by, { query }) => unpaidAges(parts, by, query)),
    findTransactionsByPhone: signedIn<Query & Schemas['PhoneNumber']>(200, (by, { body }) =>
      lists.findByPhone(parts, by, body),
    ),
    getLastDetails: signedIn<Schemas['PhoneNumber']>(200, (by, { body }) =>
      lists.lastDetails(parts, by, body),
    ),
    createTransaction: signedIn<Schemas['NewTransaction']>(201, (by, { body }) =>
      transactions.createTransaction(parts, by, body),
    ),
    getTransaction: signedIn(200, (by, call) => transactions.getTransaction(parts, by, numberIn(call))),
    editTransaction: signedIn<Schemas['ChangedDetails']>(200, (by, call) => {
      const { version, ...details } = call.body;
      const changes = transactions.readDetails(details);
      return transactions.changeTransaction(parts, by, numberIn(call), version, {
        type: 'EditTransaction',
        changes,
      });
    }),
    editQuantities: signedIn<Schemas['ChangedQuantities']>(200, (by, call) => {
      const { version, quantities } = call.body;
      return transactions.changeTransaction(parts, by, numberIn(call), version, {
        type: 'ChangeQuantities',
        quantities,
      });
    }),
    placeTransaction: change('PlaceTransaction'),
    extendHold: signedIn<Schemas['NewHold']>(200, (by, call) =>
      transactions.changeTransaction(parts, by, numberIn(call), call.body.version, {
        type: 'ExtendHold',
        until: call.body.until,
      }),
    ),
    setHandover: signedIn<Schemas['ChosenHandover']>(200, (by, call) =>
      transactions.changeTransaction(parts, by, numberIn(call), call.body.version, {
        type: 'SetHandover',
        choice: call.body.choice,
      }),
    ),
    remindBuyer: change('RemindBuyer'),
    makeReady: change('MakeReady'),
    takeBackReady: change('TakeBackReady'),
    payTransaction: change('PayTransaction'),
    cancelTransaction: change('CancelTransaction'),
    refundTransaction: change('RefundTransaction'),
  };
}

function clientOperations(parts: TradeParts): Record<string, OperationRoute> {
  const answer = (type: 'AcceptInvite' | 'DeclineInvite' | 'EndRelation') =>
    signedIn(200, (by, call) => invites.answerInvite(parts, by, idIn(call), type));
  return {
    listSentInvites: signedIn<never, invites.InviteQuery>(200, (by, { query }) =>
      invites.listSentInvites(parts, by, query),
    ),
    sendInvite: signedIn<Schemas['NewInvite']>(201, (by, { body }) => invites.sendInvite(parts, by, body)),
    getPendingInvite: signedIn(200, (by) => invites.pendingInvite(parts, by)),
    acceptInvite: answer('AcceptInvite'),
    declineInvite: answer('DeclineInvite'),
    endRelation: answer('EndRelation'),
    withdrawInvite: signedIn(200, async (by, call) => {
      await invites.answerInvite(parts, by, idIn(call), 'WithdrawInvite');
      return invites.sentInvite(parts, idIn(call));
    }),
    getMyMerchant: signedIn(200, (by) => invites.myMerchant(parts, by)),
    listClients: signedIn<never, ClientQuery>(200, (by, { query }) => listClients(parts, by, query)),
    showContactCode: signedIn<Schemas['WantedContactCode']>(201, (by, call) =>
      showContactCode(parts, by, idIn(call), call.body),
    ),
    getMyContacts: signedIn(200, (by) => myContacts(parts, by)),
    redeemContactCode: signedIn<Schemas['TypedContactCode']>(200, (by, { body }) =>
      redeemContactCode(parts, by, body),
    ),
    listRegistrations: signedIn<never, registrations.RegistrationQuery>(200, (by, { query }) =>
      registrations.listRegistrations(parts, by, query),
    ),
    registerClient: signedIn<Schemas['NewRegistration']>(201, (by, { body }) =>
      registrations.registerClient(parts, by, body),
    ),
    withdrawRegistration: signedIn(204, (by, call) =>
      registrations.withdrawRegistration(parts, by, idIn(call)),
    ),
    lookUpActivation: open<Schemas['ActivationCode']>(200, (_, { body, request }) =>
      registrations.lookUpActivation(parts, request.ip, body),
    ),
    activate: open<Schemas['NewActivation']>(201, (_, { body, request }) =>
      registrations.activate(parts, request.ip, body),
    ),
    listTradingUsers: signedIn<never, PeopleQuery>(200, (_, { query }) => listTradingUsers(parts, query)),
  };
}

function intakeOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    listIntakes: signedIn<never, IntakeQuery>(200, (by, { query }) => listIntakes(parts, by, query)),
    openIntake: signedIn<Schemas['NewIntake']>(201, (by, { body }) => openIntake(parts, by, body)),
    getIntake: signedIn(200, (by, call) => getIntake(parts, by, idIn(call))),
    changeIntake: signedIn<Schemas['ChangedIntake']>(200, (by, call) =>
      changeIntake(parts, by, idIn(call), call.body.change),
    ),
    sendIntake: signedIn<Schemas['IntakeAddressee']>(200, (by, call) =>
      sendIntake(parts, by, idIn(call), call.body),
    ),
    lookUpIntake: open<Schemas['IntakeLinkCode']>(200, (_, { body, request }) =>
      lookUpIntake(parts, request.ip, body),
    ),
    answerIntake: open<Schemas['IntakeAnswer']>(200, (_, { body, request }) =>
      answerIntake(parts, request.ip, body),
    ),
  };
}

function tenantOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    listTenants: open<never, tenants.TenantQuery>(200, (by, { query }) =>
      tenants.listTenants(parts, by, query),
    ),
    addTenant: signedIn<Schemas['NewTenant']>(201, (by, { body }) => tenants.addTenant(parts, by, body)),
    getTenant: signedIn(200, (by, call) => tenants.getTenant(parts, by, numberIn(call))),
    updateTenant: signedIn<Schemas['ChangedTenant']>(200, (by, call) =>
      tenants.updateTenant(parts, by, numberIn(call), call.body),
    ),
    getShopPage: open(200, (by, call) => getShopPage(parts, by, numberIn(call))),
    getOwnShopPage: signedIn(200, (by, call) => getOwnShopPage(parts, by, numberIn(call))),
    saveShopPage: signedIn<Schemas['ChangedShopPage']>(200, (by, call) =>
      saveShopPage(parts, by, numberIn(call), call.body),
    ),
    deleteTenant: signedIn(204, (by, call) => tenants.deleteTenant(parts, by, numberIn(call))),
  };
}

function bluebookOperations(parts: TradeParts): Record<string, OperationRoute> {
  return {
    getPriceBook: signedIn(200, () => bluebook.getPriceBook(parts)),
    getPrice: signedIn<never, PriceQuestion>(200, (_, { query }) => bluebook.getPrice(parts, query)),
    savePriceBook: signedIn<Schemas['ChangedPriceBook']>(200, (by, { body }) =>
      versions.savePriceBook(parts, by, body),
    ),
    previewPriceBook: signedIn<Schemas['PreviewedPriceBook']>(200, (_, { body }) =>
      versions.previewPriceBook(parts, body),
    ),
    listPriceBookVersions: signedIn<never, Paging>(200, (_, { query }) =>
      versions.listPriceBookVersions(parts, query),
    ),
    listEstimates: signedIn<never, estimates.EstimateQuery>(200, (by, { query }) =>
      estimates.listEstimates(parts, by, query),
    ),
    createEstimate: signedIn<Schemas['NewEstimate']>(201, (by, { body }) =>
      estimates.createEstimate(parts, by, body),
    ),
    getEstimate: signedIn(200, (by, call) => estimates.getEstimate(parts, by, idIn(call))),
    deleteEstimate: signedIn(204, (by, call) => estimates.deleteEstimate(parts, by, idIn(call))),
    askForEstimate: signedInWithProfile<Schemas['AskedEstimate']>(201, (by, call) =>
      askForEstimate(parts, by, idIn(call), call.body),
    ),
    restoreEstimate: signedIn(200, (by, call) => estimates.restoreEstimate(parts, by, idIn(call))),
  };
}
