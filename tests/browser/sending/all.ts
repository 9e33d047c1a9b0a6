/** Every form of the product, with how to fill it in and send it. */
import { accountSendings } from './account.ts';
import { chatSendings } from './chat.ts';
import { hiringSendings } from './hiring.ts';
import { ledgerSendings } from './ledger.ts';
import type { Sending } from './sending.ts';
import { todoSendings } from './todos.ts';
import { tradeSendings } from './trade.ts';
import { transactionSendings } from './transactions.ts';
import { visionSendings } from './vision.ts';

export const sendings: readonly Sending[] = [
  ...accountSendings,
  ...ledgerSendings,
  ...todoSendings,
  ...tradeSendings,
  ...transactionSendings,
  ...hiringSendings,
  ...chatSendings,
  ...visionSendings,
];
