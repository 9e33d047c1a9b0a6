/** Several questions that are answered together: what came counts, however many did not. */

export interface Settled<Answer> {
  readonly answers: readonly Answer[];
  /** Some did not come. */
  readonly partial: boolean;
}

/** @throws the first failure when nothing came at all */
export async function settle<Answer>(asked: readonly Promise<Answer>[]): Promise<Settled<Answer>> {
  const settled = await Promise.allSettled(asked);
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed && answers.length === 0) throw failed.reason;
  return { answers, partial: failed !== undefined };
}
