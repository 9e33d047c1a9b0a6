/** The load figures of a server, parsed from its Prometheus metrics. */

export interface Figures {
  readonly rssBytes: number;
  /** Since the figures were last read. */
  readonly eventLoopP99Ms: number;
  /** Statements since the start. */
  readonly queries: number;
  /** Seconds that statements took since the start, including the time waiting for a connection. */
  readonly querySeconds: number;
  readonly openStreams: number;
  /** Requests refused by a budget, since the start. */
  readonly refused: number;
  /** Jobs waiting in a queue. */
  readonly waitingJobs: number;
}

export async function readFigures(url: string): Promise<Figures> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return figuresIn(await answer.text());
}

export function figuresIn(text: string): Figures {
  const sum = (name: string, label = '') =>
    [...text.matchAll(new RegExp(`^${name}(\\{[^}]*\\})? (\\S+)$`, 'gm'))]
      .filter(([, labels = '']) => labels.includes(label))
      .reduce((total, [, , value]) => total + (Number(value) || 0), 0);
  return {
    rssBytes: sum('process_resident_memory_bytes'),
    eventLoopP99Ms: Math.round(sum('nodejs_eventloop_lag_p99_seconds') * 10_000) / 10,
    queries: sum('patina_database_query_duration_seconds_count'),
    querySeconds: sum('patina_database_query_duration_seconds_sum'),
    openStreams: sum('patina_http_requests_open', 'kind="stream"'),
    refused: sum('patina_requests_refused_total'),
    waitingJobs: sum('patina_queue_jobs', 'state="waiting"'),
  };
}
