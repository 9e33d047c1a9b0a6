/** Formats server-sent events. */

export interface ServerSent {
  /** undefined: a plain `message` event. */
  readonly event?: string;
  readonly data: object;
  /** A reconnecting client sends it as the last id it received. */
  readonly id?: number;
}

export const serverSent = ({ event, data, id }: ServerSent): string =>
  [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
    `data: ${JSON.stringify(data)}`,
    '\n',
  ].join('\n');

/** Proxies close connections that are silent for a minute. */
export const heartbeatMs = 25_000;
export const heartbeat = ': still here\n\n';
