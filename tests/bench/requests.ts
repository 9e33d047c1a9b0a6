/** Requests of a row's contestants, which take turns, so that a machine that slows down slows all of them. */
export type Send = (i: number) => Promise<{ readonly statusCode: number; readonly body: string }>;

const usually = 200;

/** @throws Error unless it is answered with success */
export async function once(send: Send, i: number): Promise<void> {
  const { statusCode, body } = await send(i);
  if (statusCode >= 300) throw new Error(`Answered ${statusCode}: ${body}`);
}

/**
 * Milliseconds of each request, by contestant.
 * @param asked how often each is asked
 */
export async function latencies(contestants: readonly Send[], asked = usually): Promise<number[][]> {
  const times: number[][] = contestants.map(() => []);
  for (let i = -20; i < asked; i += 1) {
    for (const [which, send] of contestants.entries()) {
      const start = performance.now();
      await once(send, i);
      if (i >= 0) times[which]!.push(performance.now() - start);
    }
  }
  return times;
}
