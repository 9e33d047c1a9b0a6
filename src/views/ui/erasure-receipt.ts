/** Saves the signed receipt of an erasure: a file that proves it later, independently of us. */
import type { ErasureReceipt } from '../../events/shared/erasure-receipt.ts';
import { saveFile } from './save-file.ts';
import { notify } from './notices.ts';

export const receiptHint = 'The signed receipt says what is gone for good. Keep it as your proof.';

export function saveErasureReceipt(receipt: ErasureReceipt): void {
  const json = `${JSON.stringify(receipt, null, 2)}\n`;
  const day = receipt.at.slice(0, 10);
  saveFile(new Blob([json], { type: 'application/json' }), `erasure-receipt-${receipt.about}-${day}.json`);
}

/** Confirms the erasure; the notice stays until the receipt is saved or the notice is closed. */
export function notifyErased(message: string, receipt: ErasureReceipt | null): void {
  if (!receipt) return void notify({ message, tone: 'positive' });
  notify({
    message: `${message}. ${receiptHint}`,
    tone: 'positive',
    timeout: null,
    action: { label: 'Download receipt', run: () => saveErasureReceipt(receipt) },
  });
}
