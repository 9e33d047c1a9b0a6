/** Progress of a picture in words and as a bar, and what to do if it failed. */
import { Button, Progress } from '@mantine/core';
import { AlertIcon, CheckIcon } from '../../ui/icons.tsx';
import classes from './pictures.module.css';
import type { Upload } from './use-uploads.ts';

export function UploadState({ upload, onAgain }: { upload: Upload; onAgain: () => void }) {
  const { file, state, part, failure, again } = upload;
  if (state === 'failed') {
    return (
      <div className={classes.failed} role="alert">
        <AlertIcon size={18} />
        <span>
          {file.name}: {failure}
        </span>
        {again ? (
          <Button size="compact-sm" variant="default" onClick={onAgain}>
            Try again
          </Button>
        ) : null}
      </div>
    );
  }
  if (state === 'done') {
    return (
      <span className={classes.done}>
        <CheckIcon size={16} /> Uploaded
      </span>
    );
  }
  const percent = Math.floor(part * 100);
  return (
    <span className={classes.sending}>
      {percent === 100 ? 'Being looked at…' : `${percent} %`}
      <Progress value={percent} aria-label={`Uploading ${file.name}`} animated={percent === 100} />
    </span>
  );
}
