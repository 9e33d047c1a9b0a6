/** The stream of notices that every person keeps open, read and reopened by the code of the app. */
import { followEvents } from '../../src/adapters/event-stream.ts';
import type { Person } from './person.ts';

const path = '/api/node/analyses/progress';

/** @returns a function that closes it. Opening it is timed as a request of its own. */
export function keepNotices(person: Person, origin: string): () => void {
  return followEvents({
    url: `${origin}${path}`,
    token: () => person.idToken().catch(() => null),
    onEvent: () => undefined,
    async fetch(url, init) {
      const began = performance.now();
      const end = (fault: string | null) => person.note('open notices', performance.now() - began, fault);
      try {
        const headers = new Headers(init?.headers);
        headers.set('x-forwarded-for', person.address);
        const answer = await globalThis.fetch(url, { ...init, headers });
        end(answer.ok ? null : String(answer.status));
        return answer;
      } catch (error) {
        if (!init?.signal?.aborted) end((error as Error).name);
        throw error;
      }
    },
  });
}
