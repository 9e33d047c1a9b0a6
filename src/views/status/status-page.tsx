/** server-status: the server's health, for admins. The last hour covers only the process that answers; there may be several. */
import { Badge, Button, Progress } from '@mantine/core';
import type { ServerStatus } from '../../events/account/server-status.ts';
import { useApp } from '../app.ts';
import { describeBytes } from '../ui/bytes.ts';
import { ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { BackupsPart } from './backups-part.tsx';
import { ChatsPart } from './chats-part.tsx';
import { FailuresList } from './failures-list.tsx';
import { MinuteBars } from './minute-bars.tsx';
import { QueuesTable } from './queues-table.tsx';
import classes from './status.module.css';
import { checkName, momentText, stateText } from './words.ts';

export function StatusPage() {
  const { admin } = useApp();
  const { state, answer, failure, retry } = useAnswer(() => admin.status(), '');
  if (state === 'loading' && !answer) return <PageSkeleton />;
  return (
    <Page
      title="Server status"
      lead="What this server answers, what’s waiting, and how much room is left."
      actions={
        <Button variant="default" onClick={retry} loading={state === 'loading'}>
          Refresh
        </Button>
      }
      width="wide"
    >
      {answer ? (
        <Status status={answer} />
      ) : (
        <ErrorState title="The status could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      )}
    </Page>
  );
}

function Status({ status }: { status: ServerStatus }) {
  const { checks, minutes, failures, queues, storage, versions, startedAt, memoryBytes, sessions } = status;
  return (
    <>
      <ul className={classes.checks} aria-label="Checks">
        {checks.map(({ name, state }) => (
          <li key={name}>
            <Badge
              color={state === 'ok' ? 'green' : 'red'}
              variant="light"
              size="lg"
              tt="none"
            >{`${checkName(name)}: ${stateText(state)}`}</Badge>
          </li>
        ))}
      </ul>
      <section aria-labelledby="last-hour">
        <h2 id="last-hour">The last hour</h2>
        <div className={classes.charts}>
          <MinuteBars label="Answered" minutes={minutes} of="answered" />
          <MinuteBars label="Failed" minutes={minutes} of="failed" />
          <MinuteBars label="Asked to wait" minutes={minutes} of="refused" />
        </div>
        <FailuresList failures={failures} />
      </section>
      <section aria-labelledby="queues">
        <h2 id="queues">Waiting work</h2>
        <QueuesTable queues={queues} />
      </section>
      <section aria-labelledby="chats">
        <h2 id="chats">Questions in chats</h2>
        <ChatsPart chats={status.chats} />
      </section>
      <section aria-labelledby="room">
        <h2 id="room">Room</h2>
        <Storage storage={storage} />
      </section>
      <section aria-labelledby="backups">
        <h2 id="backups">Backups</h2>
        <BackupsPart backups={status.backups} />
      </section>
      <section aria-labelledby="about">
        <h2 id="about">About this server</h2>
        <dl className={classes.about}>
          <dt>Patina</dt>
          <dd>{versions.patina}</dd>
          <dt>Node.js</dt>
          <dd>{versions.node}</dd>
          <dt>Database</dt>
          <dd>{versions.database}</dd>
          <dt>Started</dt>
          <dd>{momentText(startedAt)}</dd>
          <dt>Memory</dt>
          <dd>{describeBytes(memoryBytes)}</dd>
          <dt>Devices signed in</dt>
          <dd>{sessions.toLocaleString()}</dd>
        </dl>
      </section>
    </>
  );
}

const almostFull = 90;

function Storage({ storage: { usedBytes, allowedBytes, freeBytes } }: Pick<ServerStatus, 'storage'>) {
  const percent = Math.min(100, (usedBytes / allowedBytes) * 100);
  return (
    <>
      <Progress
        value={percent}
        color={percent > almostFull ? 'red' : undefined}
        aria-label={`Files take ${percent.toFixed(0)} % of what they may`}
      />
      <p>
        Files take {describeBytes(usedBytes)} of the {describeBytes(allowedBytes)} that they may.
        {freeBytes === null ? '' : ` ${describeBytes(freeBytes)} are free on the disk.`}
      </p>
    </>
  );
}
