/** The rows that a bulk decision did not change, by name, each with the reason. */
import { Alert } from '@mantine/core';
import { AlertIcon } from '../../ui/icons.tsx';
import classes from './triage.module.css';
import type { RefusedRow } from './use-decisions.ts';

export function RefusedRows({ rows, onDismiss }: { rows: readonly RefusedRow[]; onDismiss: () => void }) {
  if (rows.length === 0) return null;
  return (
    <Alert
      color="red"
      role="alert"
      title={`${rows.length} ${rows.length === 1 ? 'résumé was' : 'résumés were'} left as ${rows.length === 1 ? 'it is' : 'they are'}`}
      icon={<AlertIcon />}
      mb="md"
      withCloseButton
      closeButtonLabel="Close this message"
      onClose={onDismiss}
    >
      <ul className={classes.refused}>
        {rows.map(({ id, name, why }) => (
          <li key={id}>
            <b>{name}</b>: {why}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
