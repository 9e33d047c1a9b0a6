/** The page drivers, by the names of their machines, with the people they need. */
import { sharedOrigin } from '../origin.ts';
import { enter, register, somebody } from '../people.ts';
import type { useBrowser } from '../support.ts';
import { merchant } from '../trade.ts';
import { authDriver } from './auth.ts';
import { cartDriver } from './cart.ts';
import type { PageDriver } from './driver.ts';
import { hrAgentDriver } from './hr-agent.ts';
import { inviteDriver } from './invite.ts';
import { ledgerDriver } from './ledger.ts';
import { profileDriver } from './profile.ts';
import { screeningDriver } from './screening.ts';
import { settingsDriver } from './settings.ts';
import { todoDriver } from './todo.ts';
import { transactionDriver } from './transaction.ts';

type Browser = ReturnType<typeof useBrowser>;

const newcomer = (firstName: string) => register(sharedOrigin(), somebody(firstName));
const anna = () => newcomer('Anna');
const annaAndBert = async () => ({ anna: await anna(), bert: await newcomer('Bert') });
const shop = () => enter(sharedOrigin(), merchant);

export const drivers: Readonly<Record<string, (browser: Browser) => Promise<PageDriver>>> = {
  auth: async (browser) => authDriver(browser, await anna()),
  cart: async (browser) => cartDriver(browser, await annaAndBert()),
  'hr-agent': async (browser) => hrAgentDriver(browser, await annaAndBert()),
  invite: async (browser) => inviteDriver(browser, await shop()),
  ledger: async (browser) => ledgerDriver(browser, await annaAndBert()),
  profile: async (browser) => profileDriver(browser, await annaAndBert()),
  screening: async (browser) => screeningDriver(browser, await shop()),
  settings: async (browser) => settingsDriver(browser, await anna()),
  todo: async (browser) => todoDriver(browser, await anna()),
  transaction: async (browser) => transactionDriver(browser, await shop()),
};
