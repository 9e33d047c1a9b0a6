/** A damaged cart on this device: exports what can still be read as a file, and erases the cart. */
import { cartStreamName } from '../events/cart/events.ts';
import { ChainBroken, type EventLog } from '../events/log/log.ts';
import { writeDamagedLog } from '../events/log/log-file.ts';

/**
 * @param open tries to open the cart
 * @throws any error but damage that keeps the cart from opening; the cart is left as it is then
 */
export async function eraseDamagedCart(log: EventLog, open: () => Promise<unknown>): Promise<void> {
  await log.exclusively(cartStreamName, async () => {
    try {
      // Another tab may have started a new cart since the person was asked.
      await open();
    } catch (error) {
      if (!(error instanceof ChainBroken)) throw error;
      await log.eraseTruth(cartStreamName);
    }
  });
}

export async function damagedCartFile(log: EventLog): Promise<Blob> {
  const chunks: string[] = [];
  for await (const piece of writeDamagedLog(log, cartStreamName)) chunks.push(piece);
  return new Blob(chunks, { type: 'application/x-ndjson' });
}
