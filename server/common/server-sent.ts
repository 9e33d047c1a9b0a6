/** How server-sent events are written, whoever sends them. */

export interface ServerSent {
  /** A plain message without it. */
  readonly event?: string;
  readonly data: object;
  /** What a reader that comes again names as the last one it has. */
  readonly id?: number;
}

export const serverSent = ({ event, data, id }: ServerSent): string =>
  [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
    `data: ${JSON.stringify(data)}`,
    '\n',
  ].join('\n');

/** Proxies close what says nothing for a minute. */
export const heartbeatMs = 25_000;
export const heartbeat = ': still here\n\n';
