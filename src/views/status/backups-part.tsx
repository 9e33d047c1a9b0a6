/** State of scheduled backups: the last one that can be restored, failures since, and when the next is due. */
import { Alert } from '@mantine/core';
import type { ServerStatus } from '../../events/account/server-status.ts';
import { describeBytes } from '../ui/bytes.ts';
import { backupFailureText, momentText } from './words.ts';

export function BackupsPart({ backups }: Pick<ServerStatus, 'backups'>) {
  if (!backups) {
    return (
      <p>
        No backups are scheduled. Whoever runs this server can set <code>BACKUP_DIR</code>.
      </p>
    );
  }
  const { nextAt, runningSince, lastKept, failure } = backups;
  return (
    <>
      {failure && (
        <Alert color="red" title={`The backup of ${momentText(failure.at)} failed`} mb="sm">
          {backupFailureText(failure.reason)} It’s tried again an hour after that.
        </Alert>
      )}
      <p>
        {lastKept
          ? `The last one is of ${momentText(lastKept.at)}, ${describeBytes(lastKept.bytes)}. It was restored to a temporary place as a test, and nothing was missing.`
          : 'There is none yet.'}
      </p>
      <p>
        {runningSince
          ? `One is being made since ${momentText(runningSince)}.`
          : `The next one is due on ${momentText(nextAt)}.`}
      </p>
    </>
  );
}
