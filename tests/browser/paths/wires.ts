/** The requests that paths hold: each is one effect of a statechart. */
import type { Request } from 'playwright-core';
import { type Answer, type GateOf, Wire } from './effects.ts';

const to = (part: string) => (request: Request) => request.url().includes(part);

const hiringPath = (request: Request) => new URL(request.url()).pathname.replace(/^\/api\/py/, '');

const isAt = (request: Request, path: string) => new URL(request.url()).pathname === `/api/node${path}`;

export const wireOf = {
  /** The code that talks to the identity service: before it is loaded nobody knows who is signed in. */
  identity: () => new Wire((request) => /\/assets\/firebase-[^/]*\.js$/.test(request.url())),
  /** The code that keeps a ledger. */
  ledgerCode: () => new Wire((request) => /\/assets\/ledger\.adapter-[^/]*\.js$/.test(request.url())),
  signIn: () => new Wire(to('accounts:signInWithPassword')),
  /** First request for a second factor: the challenge for a passkey, or the recovery code itself. */
  showFactor: () => new Wire((request) => /\/second-factor\/(options|recovery-code)$/.test(request.url())),
  showPasskey: (always: Answer) => new Wire(to('/second-factor/passkey'), always),
  customToken: () => new Wire(to('accounts:signInWithCustomToken')),
  createAccount: () => new Wire(to('accounts:signUp')),
  setDisplayName: () => new Wire(to('accounts:update')),
  commit: () => new Wire(to('documents:commit')),
  /** Reads a person's own document, not the one of their picture. */
  readUser: () =>
    new Wire(
      (request) => to('documents:batchGet')(request) && /\/users\/[^/"]+"/.test(request.postData() ?? ''),
    ),
  /** The code that talks to the second backend. */
  todoBackend: () => new Wire((request) => /\/assets\/todo\.adapter-[^/]*\.js$/.test(request.url())),
  /** Signing in to one account, which also follows a registration. */
  todoSignIn: (username: string) =>
    new Wire(
      (request) =>
        to('/api/py/auth/token')(request) &&
        new URLSearchParams(request.postData() ?? '').get('username') === username,
    ),
  /**
   * Reads from the Node backend at exactly this path.
   * @param always the answer unless it is held
   * @param when condition for a match
   */
  nodeRead: (path: string, always: Answer | null = null, when = () => true) =>
    new Wire((request) => request.method() === 'GET' && isAt(request, path) && when(), always),
  /** Changes at or below this path. */
  nodeWrite: (path: string, always: Answer | null = null, when = () => true) =>
    new Wire((request) => request.method() !== 'GET' && to(`/api/node${path}`)(request) && when(), always),
  /** Announcing an upload, or asking the server how many bytes it has. */
  uploadBegin: () =>
    new Wire(
      (request) =>
        (request.method() === 'POST' && isAt(request, '/uploads')) ||
        (request.method() === 'HEAD' && to('/api/node/uploads/')(request)),
    ),
  uploadSend: () => new Wire((request) => request.method() === 'PATCH' && to('/api/node/uploads/')(request)),
  inviteCommand: () => new Wire((request) => request.method() === 'POST' && to('/api/node/invites')(request)),
  /**
   * Requests about hiring at a matching path.
   * @param always the answer unless it is held
   * @param when condition for a match
   */
  hiring: (path: RegExp, always: Answer | null = null, when = () => true) =>
    new Wire((request) => path.test(hiringPath(request)) && when(), always),
  /** The code that talks to the backend about hiring. */
  hiringCode: () => new Wire((request) => /\/assets\/hiring-[^/]*\.js$/.test(request.url())),
  todoRegister: () => new Wire(to('/api/py/auth/register')),
} as const;

export const gateOf = {
  signOut: { method: 'delete', store: 'firebaseLocalStorage', key: 'firebase:authUser' },
  openLedger: { method: 'get', store: 'snapshots', key: 'ledger/' },
  append: { method: 'put', store: 'segments', key: 'ledger/' },
  openCart: { method: 'get', store: 'snapshots', key: 'cart' },
  eraseCart: { method: 'delete', store: 'segments', key: 'cart' },
  saveCart: { method: 'put', store: 'segments', key: 'cart' },
  readDraft: { method: 'get', store: 'drafts', key: 'camera/' },
  saveDraft: { method: 'put', store: 'drafts', key: 'camera/' },
  readBatch: { method: 'get', store: 'drafts', key: 'batch/' },
  saveBatch: { method: 'put', store: 'drafts', key: 'batch/', aborts: true },
  keepShot: { method: 'put', store: 'pictures', key: '', aborts: true },
  keepUpload: { method: 'put', store: 'contents', key: '', aborts: true },
  removeUpload: { method: 'delete', store: 'uploads', key: '' },
  closeLedger: { method: 'put', store: 'snapshots', key: 'ledger/' },
} as const satisfies Record<string, GateOf>;
