/**
 * A client that sends the most expensive requests it may, in a process of its own, so that its own work is not counted as
 * the server's. A message names the attack and its duration; it replies with the number of answers.
 */
export interface Session {
  readonly idToken: string;
  readonly localId: string;
}

export interface AttackOrder {
  readonly origin: string;
  readonly name: AttackName;
  readonly session: Session;
  readonly forMs: number;
}

export const attackNames = [
  'nobody else',
  'commits of 500 writes',
  'questions with 80 KB of history',
  'forms of 100,000 fields',
] as const;
export type AttackName = (typeof attackNames)[number];

/** As many connections as one browser opens. */
const atOnce = 6;

interface Request {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

function requestOf(name: AttackName, { localId }: Session): Request | null {
  const root = 'projects/patina/databases/(default)/documents';
  switch (name) {
    case 'nobody else':
      return null;
    case 'commits of 500 writes': {
      const write = (i: number) => ({
        update: { name: `${root}/users/${localId}`, fields: { bio: { stringValue: `bio ${i}` } } },
        updateMask: { fieldPaths: ['bio'] },
      });
      const body = JSON.stringify({ writes: Array.from({ length: 500 }, (_, i) => write(i)) });
      return { path: `/v1/${root}:commit`, type: 'text/plain', body };
    }
    case 'questions with 80 KB of history': {
      const words = Array.from({ length: 500 }, (_, i) => `wrod${(i * 7919).toString(36)}`).join(' ');
      const history = Array.from({ length: 20 }, (_, i) => ({
        by: i % 2 ? 'agent' : 'person',
        text: words.slice(0, 4000),
      }));
      const body = JSON.stringify({ question: 'And the second one?', history, time_zone: 'UTC' });
      return { path: '/api/py/hr-agent/answers', type: 'application/json', body };
    }
    case 'forms of 100,000 fields': {
      const border = 'x-border';
      const field = `--${border}\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n`;
      const body = `${field.repeat(100_000)}--${border}--\r\n`;
      return { path: '/api/py/jobs/1/resumes', type: `multipart/form-data; boundary=${border}`, body };
    }
  }
}

/** Sends without a pause. @returns the number of answers */
async function attack({ origin, name, session, forMs }: AttackOrder): Promise<number> {
  const until = performance.now() + forMs;
  const request = requestOf(name, session);
  let answered = 0;
  if (!request) {
    await new Promise((later) => setTimeout(later, forMs));
    return answered;
  }
  const headers = {
    'content-type': request.type,
    authorization: `Bearer ${session.idToken}`,
    'x-forwarded-for': '10.1.0.1',
  };
  const one = async () => {
    const answer = await fetch(`${origin}${request.path}`, { method: 'POST', headers, body: request.body });
    await answer.arrayBuffer();
    answered += 1;
  };
  const caller = async () => {
    while (performance.now() < until) await one().catch(() => null);
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return answered;
}

// When the module is only imported, for its names, no parent process sends messages.
process.on('message', (order: AttackOrder) => {
  void attack(order).then((answered) => process.send?.({ answered }));
});
process.send?.('ready');
