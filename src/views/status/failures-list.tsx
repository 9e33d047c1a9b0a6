/** The server's failures in the last hour, with their references in its log. */
import type { ServerStatus } from '../../events/account/server-status.ts';
import classes from './status.module.css';
import { timeText } from './words.ts';

export function FailuresList({ failures }: Pick<ServerStatus, 'failures'>) {
  if (failures.length === 0) return <p>Nothing failed in the last hour.</p>;
  return (
    <ul className={classes.failures} aria-label="Failed requests, the newest first">
      {failures.map(({ at, method, route, status, reference }) => (
        <li key={`${at} ${reference}`}>
          <time dateTime={at}>{timeText(at)}</time>
          <code>
            {method} {route}
          </code>
          <span>Status {status}</span>
          <span>
            Reference <code>{reference}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}
