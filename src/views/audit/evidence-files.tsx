/** Fields for the keys and signatures with which an auditor checks a log. */
import { Button, FileButton } from '@mantine/core';
import { useRef } from 'react';
import { counted } from '../ui/counted.ts';
import { UploadIcon } from '../ui/icons.tsx';
import classes from './audit-page.module.css';
import type { Evidence, EvidenceChoice } from './use-evidence.ts';

export function EvidenceFiles({ evidence, errors, take, remove }: EvidenceChoice) {
  const { keys, heads } = evidence;
  return (
    <details className={classes.evidence} open={keys !== null || heads !== null || undefined}>
      <summary>Keys and signatures from elsewhere</summary>
      <p>
        Without them, the keys that this server has published are used. For another server’s log, or to rely
        on nothing but your own copies, give the files you saved.
      </p>
      <div className={classes.sources}>
        <Source
          label="Public keys"
          hint="As /api/hosted/checkpoint-keys gives them. Only these are trusted then."
          given={keys && `${keys.fileName}: ${counted(keys.content.length, 'key')}`}
          error={errors.keys}
          onFile={(file) => void take('keys', file)}
          onRemove={() => remove('keys')}
        />
        <Source
          label="Signed checkpoints"
          hint="As /api/hosted/checkpoints?stream=… gives them."
          given={heads && `${heads.fileName}: ${countsOf(heads.content)}`}
          error={errors.heads}
          onFile={(file) => void take('heads', file)}
          onRemove={() => remove('heads')}
        />
      </div>
    </details>
  );
}

const countsOf = ({ checkpoints, trees }: NonNullable<Evidence['heads']>['content']) =>
  `${counted(checkpoints.length, 'checkpoint')}, ${counted(trees.length, 'tree')}`;

interface SourceProps {
  readonly label: string;
  readonly hint: string;
  readonly given: string | null;
  readonly error: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

function Source({ label, hint, given, error, onFile, onRemove }: SourceProps) {
  const reset = useRef<() => void>(null);
  const choose = (file: File | null) => {
    if (file) onFile(file);
    // Lets the same file be chosen again after it was fixed.
    reset.current?.();
  };
  return (
    <div role="group" aria-label={label} className={classes.source}>
      <b>{label}</b>
      <span className={classes.hint}>{hint}</span>
      <span role="status">{given ?? 'None given'}</span>
      {error ? (
        <span role="alert" className={classes.error}>
          {error}
        </span>
      ) : null}
      <span className={classes.buttons}>
        <FileButton
          onChange={choose}
          resetRef={reset}
          accept=".json,application/json"
          inputProps={{ 'aria-label': label }}
        >
          {(props) => (
            <Button {...props} size="compact-md" variant="default" leftSection={<UploadIcon size={16} />}>
              {given === null ? `Choose ${label.toLowerCase()}` : 'Choose others'}
            </Button>
          )}
        </FileButton>
        {given === null ? null : (
          <Button size="compact-md" variant="subtle" onClick={onRemove}>
            Remove {label.toLowerCase()}
          </Button>
        )}
      </span>
    </div>
  );
}
