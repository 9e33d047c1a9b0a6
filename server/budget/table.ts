/**
 * What every route costs, one row each. A route without a row gets `unlisted`, and a test names it.
 *
 * `work` is charged to the address before anything is read, and to the person once they are known: a unit is about a
 * millisecond of an otherwise idle server. `bytes` is the maximum size of the body. `turns` names the queue of turns.ts in
 * which the request waits; null: none.
 */
import { largestArchive } from '../../src/events/screening/adding.ts';
import { largestResume } from '../../src/events/screening/application.ts';
import { largestVisitorPhotos } from '../../src/events/analysis/visitor.ts';
import type { Room } from './bodies.ts';
import type { Refill } from './buckets.ts';
import type { TurnRule } from './turns.ts';

const KB = 1024;
const MB = 1024 * KB;

export const turnRules = {
  requests: { atOnce: 200, forOne: 16, waiting: 200 },
  /** A commit writes all its documents in one transaction. */
  commits: { atOnce: 4, forOne: 1, waiting: 10 },
  orders: { atOnce: 8, forOne: 2, waiting: 10 },
  searches: { atOnce: 8, forOne: 2, waiting: 20 },
  /** Each hash takes 19 MiB and a core. */
  passwords: { atOnce: 16, forOne: 8, waiting: 40 },
  /** A model may take minutes for one answer; the built-in engine uses the server's own thread. */
  questions: { atOnce: 40, forOne: 2, waiting: 3 },
  pictures: { atOnce: 8, forOne: 2, waiting: 10 },
  files: { atOnce: 8, forOne: 2, waiting: 6 },
  /** Held while a piece arrives, which may be slow. */
  pieces: { atOnce: 200, forOne: 6, waiting: 12 },
  /** The same, counted by subnet: so that nobody gets all turns by having many accounts. */
  subnets: { atOnce: 200, forOne: 50, waiting: 100 },
  /** A long video is read from beginning to end. */
  media: { atOnce: 8, forOne: 3, waiting: 60 },
  /** Photos of people without an account; `visitorMeasurements` limits how many are measured at once. */
  visitors: { atOnce: 40, forOne: 1, waiting: 1 },
  /** Held until the page is left. */
  streams: { atOnce: 2000, forOne: 20, waiting: 0 },
} as const satisfies Record<string, TurnRule>;

export interface Row {
  readonly work: number;
  readonly bytes: number;
  /** The body is written to disk as it arrives: it takes no memory, and the route itself charges for its length. */
  readonly streamed?: true;
  readonly turns: Exclude<keyof typeof turnRules, 'subnets'> | null;
}

/** What one person and one address may use at once, and how fast it refills. */
export const allowances = {
  work: {
    person: { burst: 2000, perSecond: 50 },
    address: { burst: 10_000, perSecond: 250 },
  },
  bytes: {
    person: { burst: 64 * MB, perSecond: MB },
    address: { burst: 128 * MB, perSecond: 4 * MB },
  },
} as const satisfies Record<string, Record<'person' | 'address', Refill>>;

/** Limits for bodies that are being received and processed; see bodies.ts. */
export const room: Room = {
  /** About as much memory as a server can spare. */
  maxBytes: 256 * MB,
  /** Less than a phone with a weak signal sends. */
  bytesPerSecond: 4 * KB,
  initialSlackMs: 30_000,
  /** Enough for a train in a tunnel. */
  maxSlackMs: 60_000,
  lookEveryMs: 1000,
};

const body = 256 * KB;
const page: Row = { work: 0.2, bytes: 0, turns: null };
const file: Row = { work: 1, bytes: 0, turns: null };
const read: Row = { work: 1, bytes: 0, turns: 'requests' };
const list: Row = { work: 4, bytes: 0, turns: 'requests' };
/** A few sums over all rows found. */
const figures: Row = { work: 10, bytes: 0, turns: 'requests' };
const search: Row = { work: 20, bytes: body, turns: 'searches' };
const write: Row = { work: 5, bytes: body, turns: 'requests' };
const cart: Row = { work: 10, bytes: body, turns: 'orders' };
const order: Row = { work: 20, bytes: body, turns: 'orders' };
/** Verifies a signature. */
const passkey: Row = { work: 10, bytes: 128 * KB, turns: 'requests' };
const signature: Row = { work: 10, bytes: 4 * KB, turns: 'requests' };
/** A signature, and two Merkle proofs of at most 64 hashes each. */
const proof: Row = { work: 10, bytes: 12 * KB, turns: 'requests' };
const password: Row = { work: 30, bytes: 64 * KB, turns: 'passwords' };
const account: Row = { work: 4, bytes: 64 * KB, turns: 'requests' };
const token: Row = { work: 4, bytes: 64 * KB, turns: 'requests' };
const documents: Row = { work: 1, bytes: MB, turns: 'requests' };
const commit: Row = { work: 4, bytes: MB, turns: 'commits' };
const question: Row = { work: 40, bytes: 96 * KB, turns: 'questions' };
const picture: Row = { work: 100, bytes: 15 * MB, turns: 'pictures' };
const avatar: Row = { work: 100, bytes: 5 * MB, turns: 'pictures' };
/** The file, and the fields and boundaries of its form. */
const resume: Row = { work: 100, bytes: largestResume + 64 * KB, turns: 'files' };
/** Stored as it is and read later; a folder is sent as one zip file. */
const addedResumes: Row = { work: 5, bytes: largestArchive + 64 * KB, turns: 'files' };
const piece: Row = { work: 5, bytes: 16 * MB, streamed: true, turns: 'pieces' };
const medium: Row = { work: 100, bytes: 4 * KB, turns: 'media' };
/** The largest recording that models accept; held in memory, since they need it as a whole. */
const speech: Row = { work: 100, bytes: 25 * MB, turns: 'questions' };
/** The lines of hours of speech. */
const transcript: Row = { work: 20, bytes: 512 * KB, turns: 'requests' };
/** Hundreds of questions with their answers and sources. */
const chatTree: Row = { work: 40, bytes: 8 * MB, turns: 'commits' };
/** Measured later, in a process of its own. */
const analysis: Row = { work: 100, bytes: 4 * KB, turns: 'requests' };
/** Compared with up to 120 references, in a process of its own. */
const brandCheck: Row = { work: 300, bytes: 15 * MB, turns: 'pictures' };
/** Each photo is analyzed once. */
const brandPhotos: Row = { work: 300, bytes: 8 * KB, turns: 'pictures' };
/** Two photos as large as phones take them, measured during the request. */
const visitorPhotos: Row = { work: 500, bytes: largestVisitorPhotos + 16 * KB, turns: 'visitors' };
const stream: Row = { work: 5, bytes: 0, turns: 'streams' };

/** Pairs of photos of people without an account (docs/decisions/0235): a pair takes a core for about three seconds. */
export const visitorMeasurements = {
  byNetwork: { burst: 10, perSecond: 20 / 3600 },
  byInstallation: { burst: 60, perSecond: 240 / 3600 },
  /** Being measured or waiting. */
  atOnce: 6,
  retryAfterSeconds: 60,
} as const;

/** For routes that are not in the table. */
export const unlisted: Row = { work: 10, bytes: MB, turns: 'requests' };

export const table: Readonly<Record<string, Row>> = {
  'GET /': page,
  'GET /index.html': page,
  'GET /manifest.webmanifest': page,
  'GET /*': page,
  'GET /healthz': page,
  'GET /livez': page,
  'GET /readyz': page,
  'GET /metrics': list,
  'GET /files/avatars/:name': file,
  'GET /files/pictures/:name': file,

  // Identity, Firebase's protocol
  'POST /identitytoolkit.googleapis.com/v1/accounts::signUp': password,
  'POST /identitytoolkit.googleapis.com/v1/accounts::signInWithPassword': password,
  'POST /identitytoolkit.googleapis.com/v1/accounts::signInWithCustomToken': account,
  'POST /identitytoolkit.googleapis.com/v1/accounts::resetPassword': password,
  'POST /identitytoolkit.googleapis.com/v1/accounts::lookup': account,
  'POST /identitytoolkit.googleapis.com/v1/accounts::update': account,
  'POST /identitytoolkit.googleapis.com/v1/accounts::delete': account,
  'POST /identitytoolkit.googleapis.com/v1/accounts::sendOobCode': account,
  'POST /securetoken.googleapis.com/v1/token': token,
  'ALL /identitytoolkit.googleapis.com/*': account,
  'ALL /securetoken.googleapis.com/*': account,

  // Documents: a commit costs more by its writes
  'POST /v1/projects/:project/databases/:database/documents::commit': commit,
  'POST /v1/projects/:project/databases/:database/*': documents,
  // The rest of the protocol, which is not supported
  'ALL /v1/projects/:project/databases/:database': documents,
  'ALL /v1/projects/:project/databases/:database/*': documents,

  // openapi/node.yaml
  'GET /api/node/products': list,
  'POST /api/node/products': write,
  'GET /api/node/products/mine': list,
  'GET /api/node/products/shared': list,
  'GET /api/node/products/:productId': read,
  'PUT /api/node/products/:productId': write,
  'DELETE /api/node/products/:productId': write,
  'GET /api/node/products/:productId/own': read,
  'PUT /api/node/products/:productId/hidden': write,
  'PUT /api/node/products/:productId/clients': write,
  'POST /api/node/products/:productId/quote-requests': write,
  'GET /api/node/quote-requests': list,
  'DELETE /api/node/quote-requests/:quoteRequestId': write,
  'POST /api/node/pictures': picture,
  'ALL /api/node/uploads': page,
  'POST /api/node/uploads': write,
  'PATCH /api/node/uploads/:uploadId': piece,
  'ALL /api/node/uploads/:uploadId': write,
  'POST /api/node/uploads/:uploadId/complete': medium,
  'GET /api/node/media/limits': read,
  'GET /api/node/media/:mediumId': read,
  'GET /api/node/posts': list,
  'POST /api/node/posts': write,
  'GET /api/node/posts/:postId': read,
  'PUT /api/node/posts/:postId': write,
  'DELETE /api/node/posts/:postId': write,
  'GET /api/node/posts/:postId/files/:name': file,
  'POST /api/node/posts/:postId/restore': write,
  'GET /api/node/posts/:postId/report': read,
  'PUT /api/node/posts/:postId/report': write,
  'DELETE /api/node/posts/:postId/reports': write,
  'PUT /api/node/posts/:postId/takedown': write,
  'DELETE /api/node/posts/:postId/takedown': write,
  'PUT /api/node/posts/:postId/pair': write,
  'DELETE /api/node/posts/:postId/pair': write,
  'GET /api/node/reported-posts': list,
  'GET /api/node/posts/:postId/comments': list,
  'POST /api/node/posts/:postId/comments': write,
  'GET /api/node/posts/:postId/comments/news': stream,
  'PUT /api/node/posts/:postId/comments/read': write,
  'GET /api/node/posts/:postId/transcript': read,
  'PUT /api/node/posts/:postId/transcript': transcript,
  'DELETE /api/node/posts/:postId/transcript': write,
  'POST /api/node/posts/:postId/transcript/restore': write,
  'GET /api/node/transcriptions': read,
  'POST /api/node/transcriptions': speech,
  'GET /api/node/notices': list,
  'PUT /api/node/notices/read': write,
  'GET /api/node/comments/:commentId/thread': list,
  'PUT /api/node/comments/:commentId': write,
  'DELETE /api/node/comments/:commentId': write,
  'POST /api/node/comments/:commentId/restore': write,
  'POST /api/node/cart/review': cart,
  'POST /api/node/checkouts': order,
  'GET /api/node/transactions': list,
  'POST /api/node/transactions': order,
  'GET /api/node/transactions/bought': list,
  'GET /api/node/transactions/sold': list,
  'GET /api/node/transactions/sold/figures': figures,
  'GET /api/node/transactions/unpaid': list,
  'GET /api/node/transactions/unpaid/ages': list,
  'POST /api/node/transactions/by-phone': search,
  'POST /api/node/transactions/last-details': search,
  'GET /api/node/transactions/:number': read,
  'PUT /api/node/transactions/:number/details': write,
  'PUT /api/node/transactions/:number/quantities': order,
  'POST /api/node/transactions/:number/place': write,
  'POST /api/node/transactions/:number/hold': write,
  'PUT /api/node/transactions/:number/handover': write,
  'POST /api/node/transactions/:number/reminders': write,
  'POST /api/node/transactions/:number/ready': write,
  'POST /api/node/transactions/:number/not-ready': write,
  'POST /api/node/transactions/:number/pay': write,
  'POST /api/node/transactions/:number/cancel': write,
  'POST /api/node/transactions/:number/refund': write,
  'GET /api/node/transactions/:number/invoices': list,
  'POST /api/node/transactions/:number/invoices': write,
  'GET /api/node/shops/:seller/slots': list,
  'GET /api/node/shop-hours': read,
  'PUT /api/node/shop-hours': write,
  'GET /api/node/checkout-details': read,
  'PUT /api/node/checkout-details': write,
  'DELETE /api/node/checkout-details': write,
  'GET /api/node/saved-views': read,
  'PUT /api/node/saved-views': write,
  'GET /api/node/invoice-details': read,
  'PUT /api/node/invoice-details': write,
  'GET /api/node/invites': list,
  'POST /api/node/invites': write,
  'GET /api/node/invites/pending': read,
  'POST /api/node/invites/:inviteId/accept': write,
  'POST /api/node/invites/:inviteId/decline': write,
  'POST /api/node/invites/:inviteId/withdraw': write,
  'POST /api/node/invites/:inviteId/end': write,
  'GET /api/node/my-merchant': read,
  'GET /api/node/clients': list,
  'POST /api/node/clients/:inviteId/codes': write,
  'GET /api/node/my-contacts': read,
  'POST /api/node/my-contacts/code': write,
  'GET /api/node/clients/registrations': list,
  'POST /api/node/clients/registrations': write,
  'DELETE /api/node/clients/registrations/:registrationId': write,
  'POST /api/node/activations/lookup': write,
  'POST /api/node/activations': password,
  'GET /api/node/tenants': list,
  'POST /api/node/tenants': write,
  'GET /api/node/tenants/:tenantNumber': read,
  'GET /api/node/tenants/:tenantNumber/page': read,
  'GET /api/node/tenants/:tenantNumber/page/own': read,
  'PUT /api/node/tenants/:tenantNumber/page': write,
  'PUT /api/node/tenants/:tenantNumber': write,
  'DELETE /api/node/tenants/:tenantNumber': write,
  'GET /api/node/price-book': read,
  'PUT /api/node/price-book': write,
  'POST /api/node/price-book/preview': write,
  'GET /api/node/price-book/versions': list,
  'GET /api/node/price-book/price': read,
  'GET /api/node/intakes': list,
  'POST /api/node/intakes': write,
  'GET /api/node/intakes/:intakeId': list,
  'POST /api/node/intakes/:intakeId/changes': write,
  'POST /api/node/intakes/:intakeId/links': write,
  'POST /api/node/intake-links/lookup': write,
  'POST /api/node/intake-links/answers': write,
  'GET /api/node/estimates': list,
  'POST /api/node/estimates': write,
  'GET /api/node/estimates/:estimateId': read,
  'DELETE /api/node/estimates/:estimateId': write,
  'POST /api/node/estimates/:estimateId/quote-requests': write,
  'POST /api/node/estimates/:estimateId/restore': write,
  'GET /api/node/users': list,
  'GET /api/node/brand': read,
  'POST /api/node/brand/checks': brandCheck,
  'GET /api/node/brand/references': list,
  'POST /api/node/brand/references': brandPhotos,
  'PUT /api/node/brand/references/:brandReferenceId': brandPhotos,
  'DELETE /api/node/brand/references/:brandReferenceId': write,
  'POST /api/node/brand/references/:brandReferenceId/restore': write,
  'GET /api/node/analyses': list,
  'POST /api/node/analyses': analysis,
  'GET /api/node/analyses/trials': read,
  'GET /api/node/analyses/progress': stream,
  'GET /api/node/analyses/:analysisId': read,
  'DELETE /api/node/analyses/:analysisId': write,
  'POST /api/node/analyses/:analysisId/restore': write,
  'POST /api/node/analyses/:analysisId/retry': analysis,
  'GET /api/node/analyses/:analysisId/files/:name': file,
  'POST /api/node/visitor-measurements': visitorPhotos,

  // openapi/hosted.yaml
  'GET /api/hosted/config': read,
  'GET /api/hosted/profiles/:userName': read,
  'PUT /api/hosted/users/:uid/avatar': avatar,
  'DELETE /api/hosted/users/:uid/avatar': write,
  'POST /api/hosted/account/sign-out-everywhere': write,
  'POST /api/hosted/second-factor/options': write,
  'POST /api/hosted/second-factor/passkey': passkey,
  'POST /api/hosted/second-factor/recovery-code': write,
  'GET /api/hosted/account/passkeys': read,
  'POST /api/hosted/account/passkeys': passkey,
  'POST /api/hosted/account/passkeys/options': write,
  'PUT /api/hosted/account/passkeys/:passkeyId': write,
  'DELETE /api/hosted/account/passkeys/:passkeyId': write,
  'POST /api/hosted/account/recovery-codes': write,
  'GET /api/hosted/account/merchant-request': read,
  'PUT /api/hosted/account/merchant-request': write,
  'DELETE /api/hosted/account/merchant-request': write,
  'GET /api/hosted/checkpoint-keys': read,
  'POST /api/hosted/checkpoint-keys': signature,
  'GET /api/hosted/checkpoints': list,
  'POST /api/hosted/checkpoints': proof,
  'POST /api/hosted/report-signatures': signature,
  'POST /api/hosted/account-erasure': signature,
  'GET /api/hosted/admin/status': search,
  'GET /api/hosted/admin/users': list,
  'GET /api/hosted/admin/merchant-requests': list,
  'PUT /api/hosted/admin/users/:uid/merchant-request': write,
  'PUT /api/hosted/admin/users/:uid/roles': write,
  'PUT /api/hosted/admin/users/:uid/trial-limit': write,
  'PUT /api/hosted/admin/users/:uid/disabled': write,
  'PUT /api/hosted/admin/users/:uid/profile': write,
  'POST /api/hosted/admin/users/:uid/verified': write,

  // openapi/fastapi.yaml
  'GET /api/py/*': read,
  'GET /api/py/docs': read,
  'GET /api/py/openapi.json': read,
  'POST /api/py/auth/register': password,
  'POST /api/py/auth/token': password,
  'GET /api/py/users/me': read,
  'PUT /api/py/users/me': write,
  'PUT /api/py/users/me/password': password,
  'GET /api/py/users': list,
  'GET /api/py/todos': list,
  'POST /api/py/todos': write,
  'GET /api/py/todos/:todo_id': read,
  'PUT /api/py/todos/:todo_id': write,
  'DELETE /api/py/todos/:todo_id': write,
  'GET /api/py/jobs': list,
  'GET /api/py/jobs/applicants': list,
  'POST /api/py/jobs': write,
  'GET /api/py/jobs/:job_id': read,
  'PUT /api/py/jobs/:job_id': write,
  'DELETE /api/py/jobs/:job_id': write,
  'POST /api/py/jobs/:job_id/open': write,
  'POST /api/py/jobs/:job_id/close': write,
  'POST /api/py/jobs/:job_id/reopen': write,
  'GET /api/py/public/jobs': list,
  'GET /api/py/public/jobs/:job_id': read,
  'POST /api/py/jobs/:job_id/resumes': resume,
  'POST /api/py/jobs/:job_id/added-resumes': addedResumes,
  'GET /api/py/added-resumes/:batch_id': search,
  'GET /api/py/jobs/:job_id/impact': search,
  'GET /api/py/resumes': list,
  'POST /api/py/resumes/erase': write,
  'POST /api/py/applications/lookup': write,
  'POST /api/py/applications/correct': write,
  'POST /api/py/applications/withdraw': write,
  'DELETE /api/py/resumes/:resume_id': write,
  'GET /api/py/resumes/:resume_id/erasure': signature,
  'GET /api/py/resumes/:resume_id/file': file,
  'GET /api/py/screenings': list,
  'GET /api/py/screenings/figures': list,
  'POST /api/py/screenings/decisions': search,
  // Each message is a transaction, and may be mailed.
  'POST /api/py/screenings/messages': { ...search, work: 100 },
  'GET /api/py/message-templates': read,
  'PUT /api/py/message-templates': write,
  'GET /api/py/screenings/progress': stream,
  'GET /api/py/screenings/outdated': search,
  'POST /api/py/jobs/:job_id/rescore': search,
  'GET /api/py/screenings/:resume_id': read,
  'POST /api/py/screenings/:resume_id/shortlist': write,
  'POST /api/py/screenings/:resume_id/reject': write,
  'POST /api/py/screenings/:resume_id/take-back': write,
  'POST /api/py/screenings/:resume_id/retry': write,
  'POST /api/py/screenings/:resume_id/rescore': write,
  'PUT /api/py/screenings/:resume_id/group': write,
  'GET /api/py/jobs/:job_id/matches': search,
  'GET /api/py/resumes/:resume_id/matches': search,
  'GET /api/py/hr-agent': list,
  'POST /api/py/hr-agent/answers': question,
  'POST /api/py/hr-agent/analyses': resume,
  'GET /api/py/chat-engine': read,
  'GET /api/py/chats': list,
  'POST /api/py/chats': question,
  'DELETE /api/py/chats': search,
  'GET /api/py/chats/:chat_id': list,
  'PUT /api/py/chats/:chat_id': write,
  'DELETE /api/py/chats/:chat_id': write,
  'POST /api/py/chats/:chat_id/restore': write,
  'GET /api/py/chats/:chat_id/turns/:turn_id/answer': stream,
  'POST /api/py/chats/:chat_id/turns/:turn_id/stop': write,
  'POST /api/py/temporary-answers': question,
  'GET /api/py/chat-turns': search,
  'GET /api/py/chat-engines': list,
  'GET /api/py/chat-trees': search,
  'POST /api/py/chat-trees': chatTree,
};

/** The row of a route, by the router's pattern. */
export function rowOf(method: string, url: string): Row | undefined {
  // A HEAD request costs the same as its GET.
  return table[`${method === 'HEAD' ? 'GET' : method} ${url}`] ?? table[`ALL ${url}`];
}
