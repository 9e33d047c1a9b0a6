/** Asks the HR agent over HTTP and reads its events. */
import type { Source } from '../../../server/hiring/agent/finding.ts';
import type { Table } from '../../../src/events/shared/questions/table.ts';
import type { Hiring } from './support.ts';

export interface RefusalView {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Reply {
  readonly status: number;
  readonly body: string;
  readonly events: readonly RefusalView[];
  readonly text: string;
  readonly tables: readonly Table[];
  readonly sources: readonly Source[];
  readonly suggestions: readonly string[];
  /** Names of the queries that were run. */
  readonly queries: readonly string[];
}

export interface Said {
  readonly by: 'person' | 'agent';
  readonly text: string;
}

function eventsIn(body: string): readonly RefusalView[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [first = '', second = ''] = block.split('\n');
      return { event: first.slice('event: '.length), data: JSON.parse(second.slice('data: '.length)) };
    });
}

/** @param zone null: omitted from the question. @param blind null: omitted as well */
export async function askAgent(
  { app }: Pick<Hiring, 'app'>,
  who: string | null,
  question: string,
  history: readonly Said[] = [],
  zone: string | null = 'UTC',
  blind: boolean | null = null,
): Promise<Reply> {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/py/hr-agent/answers',
    headers: {
      accept: 'text/event-stream',
      ...(who === null ? {} : { authorization: `Bearer token-of-${who}` }),
    },
    payload: {
      question,
      history,
      ...(zone === null ? {} : { time_zone: zone }),
      ...(blind === null ? {} : { blind }),
    },
  });
  const events = eventsIn(body);
  const of = (name: string) => events.filter(({ event }) => event === name).map(({ data }) => data);
  return {
    status: statusCode,
    body,
    events,
    text: of('text')
      .map(({ text }) => text as string)
      .join(''),
    tables: of('table') as unknown as Table[],
    sources: of('sources').flatMap(({ sources }) => sources as Source[]),
    suggestions: of('suggestions').flatMap(({ questions }) => questions as string[]),
    queries: of('query').map(({ name }) => name as string),
  };
}
