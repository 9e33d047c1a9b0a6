/** Combines several requests: keeps the answers that arrived, even if others failed. */

export interface Settled<Answer> {
  readonly answers: readonly Answer[];
  /** Some requests failed. */
  readonly partial: boolean;
}

/** @throws the first failure, if all requests failed */
export async function settle<Answer>(asked: readonly Promise<Answer>[]): Promise<Settled<Answer>> {
  const settled = await Promise.allSettled(asked);
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed && answers.length === 0) throw failed.reason;
  return { answers, partial: failed !== undefined };
}
