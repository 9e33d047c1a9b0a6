/** Lengths of the server's work queues, for all users. */
import type { ServerStatus } from '../../events/account/server-status.ts';
import { ScrollBox } from '../ui/scroll-box.tsx';
import classes from './status.module.css';
import { durationText, queueName } from './words.ts';

export function QueuesTable({ queues }: Pick<ServerStatus, 'queues'>) {
  const busy = queues.filter(({ waiting, active, failed }) => waiting + active + failed > 0);
  if (busy.length === 0) return <p>Nothing is waiting.</p>;
  return (
    <ScrollBox label="Queues" className={undefined}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Work</th>
            <th scope="col">Waiting</th>
            <th scope="col">Longest</th>
            <th scope="col">Under way</th>
            <th scope="col">Given up</th>
          </tr>
        </thead>
        <tbody>
          {busy.map(({ name, waiting, active, failed, oldestSeconds }) => (
            <tr key={name}>
              <th scope="row">{queueName(name)}</th>
              <td>{waiting.toLocaleString()}</td>
              <td>{waiting === 0 ? '—' : durationText(oldestSeconds)}</td>
              <td>{active.toLocaleString()}</td>
              <td>{failed.toLocaleString()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
