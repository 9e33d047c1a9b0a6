/** Choosing files for a question, and the list of those that are chosen. */
import { ActionIcon, FileButton, Progress, VisuallyHidden } from '@mantine/core';
import { acceptedEndings, attachmentLimits } from '../../events/chat/attachment.ts';
import { BlobPicture } from '../ui/blob-picture.tsx';
import { describeBytes } from '../ui/bytes.ts';
import { AttachIcon, CloseIcon } from '../ui/icons.tsx';
import classes from './attach.module.css';
import type { Attachments } from './use-attachments.ts';

export interface AttachProps {
  readonly attachments: Attachments;
}

/** Also disabled while a question is being sent: its files must not change any more. */
export function AttachButton({
  attachments: { add },
  disabled,
}: AttachProps & { readonly disabled: boolean }) {
  return (
    <FileButton multiple accept={acceptedEndings} onChange={add} disabled={disabled}>
      {(props) => (
        <ActionIcon
          {...props}
          variant="default"
          size={36}
          disabled={disabled}
          aria-label="Attach files"
          aria-describedby="attachment-limits"
        >
          <AttachIcon />
        </ActionIcon>
      )}
    </FileButton>
  );
}

export function ChosenFiles({ attachments: { files, sending, error, remove } }: AttachProps) {
  return (
    <div className={classes.chosen}>
      {files.length === 0 ? null : (
        <ul className={classes.files} aria-label="Attached files">
          {files.map(({ key, file, sent, error: wrong, repeatable }) => (
            <li key={key} className={classes.file} data-wrong={wrong !== null || undefined}>
              {file.type.startsWith('image/') ? (
                <BlobPicture blob={file} alt="" className={classes.thumb} />
              ) : (
                <AttachIcon size={18} />
              )}
              <span className={classes.name}>
                {file.name} <span className={classes.size}>{describeBytes(file.size)}</span>
                {wrong === null ? null : (
                  <span role="alert" className={classes.wrong}>
                    {wrong}
                    {repeatable ? ' Ask again to try once more.' : ''}
                  </span>
                )}
                {sent === null ? null : (
                  <Progress
                    value={100 * sent}
                    animated={sent >= 1}
                    size="xs"
                    aria-label={`${file.name}: sent`}
                  />
                )}
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="2.75rem"
                disabled={sending}
                aria-label={`Remove ${file.name}`}
                onClick={() => remove(key)}
              >
                <CloseIcon size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {error === null ? null : (
        <p role="alert" className={classes.wrong}>
          {error}
        </p>
      )}
      {files.length === 0 && error === null ? (
        <VisuallyHidden id="attachment-limits">{attachmentLimits}</VisuallyHidden>
      ) : (
        <p id="attachment-limits" className={classes.limits}>
          {attachmentLimits}
        </p>
      )}
    </div>
  );
}
