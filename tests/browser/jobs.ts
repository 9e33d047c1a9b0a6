/** What browser tests of hiring start from: jobs of known names. */
import { inject } from 'vitest';

/** A job on the board, found by its title. */
export async function openJob(title: string): Promise<{ readonly id: string; readonly title: string }> {
  const answer = await fetch(`${inject('origin')}/api/py/public/jobs?search=${encodeURIComponent(title)}`);
  const { items } = (await answer.json()) as { items: { id: string; title: string }[] };
  const found = items.find((job) => job.title === title);
  if (!found) throw new Error(`No job on the board is called ${title}`);
  return found;
}
