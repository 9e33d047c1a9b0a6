/**
 * The page drivers by the names of their machines, with the people they need. One interface for everything that walks pages:
 * the specs here, and the suites that `npm run paths -- --format playwright` writes.
 */
import type { Login, Newcomer } from '../people.ts';
import type { Found } from '../people.ts';
import { enter, register, somebody } from '../people.ts';
import { merchant } from '../trade.ts';
import type { Browser } from '../window.ts';
import { authDriver } from './auth.ts';
import { batchDriver } from './batch.ts';
import { captureDriver } from './capture.ts';
import { cartDriver } from './cart.ts';
import type { PageDriver } from './driver.ts';
import { hrAgentDriver } from './hr-agent.ts';
import { inviteDriver } from './invite.ts';
import { ledgerDriver } from './ledger.ts';
import { orderDriver } from './order.ts';
import { profileDriver } from './profile.ts';
import { recordingDriver } from './recording.ts';
import { screeningDriver } from './screening.ts';
import { settingsDriver } from './settings.ts';
import { threadDriver } from './thread.ts';
import { todoDriver } from './todo.ts';
import { transactionDriver } from './transaction.ts';
import { transcriptionDriver } from './transcription.ts';
import { uploadDriver } from './upload.ts';

/** The app whose pages are walked. */
export interface Venue {
  readonly browser: Browser;
  /** Its address. */
  readonly origin: string;
  /** Password of its demo accounts. */
  readonly demoPassword: string;
}

export interface Casting {
  /** Registers or signs in the people, and returns the driver. */
  readonly meet: (venue: Venue) => Promise<PageDriver>;
  /** The driver without people: it knows what can be walked, but cannot walk. */
  readonly blueprint: () => PageDriver;
}

interface Role<People> {
  readonly find: (venue: Venue) => Promise<People>;
  /** A placeholder where nobody is needed. */
  readonly nobody: People;
}

const nobody: Newcomer = {
  person: { email: '', password: '', firstName: 'Nobody', displayName: 'Nobody' },
  session: { fbase_key: '', value: { uid: 'nobody' } },
  user: {} as Found['user'],
};

const newcomer = ({ origin }: Venue, firstName: string) => register(origin, somebody(firstName));

const anna: Role<Newcomer> = { find: (venue) => newcomer(venue, 'Anna'), nobody };
const annaAndBert: Role<Readonly<Record<'anna' | 'bert', Newcomer>>> = {
  find: async (venue) => ({ anna: await newcomer(venue, 'Anna'), bert: await newcomer(venue, 'Bert') }),
  nobody: { anna: nobody, bert: nobody },
};
const shop: Role<Found> = {
  find: ({ origin, demoPassword }) => {
    const login: Login = { ...merchant, password: demoPassword };
    return enter(origin, login);
  },
  nobody,
};

function cast<People>(
  { find, nobody: stand }: Role<People>,
  driver: (browser: Browser, people: People) => PageDriver,
): Casting {
  const closed: Browser = { open: () => Promise.reject(new Error('A blueprint opens no page')) };
  return {
    meet: async (venue) => driver(venue.browser, await find(venue)),
    blueprint: () => driver(closed, stand),
  };
}

export const drivers: Readonly<Record<string, Casting>> = {
  auth: cast(anna, authDriver),
  batch: cast(anna, batchDriver),
  capture: cast(anna, captureDriver),
  cart: cast(annaAndBert, cartDriver),
  'hr-agent': cast(annaAndBert, hrAgentDriver),
  invite: cast(shop, inviteDriver),
  ledger: cast(annaAndBert, ledgerDriver),
  order: cast(annaAndBert, orderDriver),
  profile: cast(annaAndBert, profileDriver),
  recording: cast(anna, recordingDriver),
  screening: cast(shop, screeningDriver),
  settings: cast(anna, settingsDriver),
  thread: cast(anna, threadDriver),
  todo: cast(anna, todoDriver),
  transaction: cast(shop, transactionDriver),
  transcription: cast(anna, transcriptionDriver),
  upload: cast(anna, uploadDriver),
};

/** Why a statechart has no driver here. */
export const undriven: Readonly<Record<string, string>> = {
  chat: 'tests/browser/chat.spec.ts brings its page into its states, with the network cut',
  analysis: 'tests/browser/vision.spec.ts takes its page from two photos to every outcome of the engine',
  recovery: 'its page is the damaged ledger, which tests/browser/damaged-ledger.full.spec.ts walks',
  registration: 'tests/browser/paths/registration.full.spec.ts walks its page, a form at a time',
};
