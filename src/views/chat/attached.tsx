/** The files of a question that was asked: a photo as a thumbnail, anything else by its name. Each can be saved. */
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { type ChatAttachment, measurePath } from '../../events/chat/attachment.ts';
import { useApp } from '../app.ts';
import { BlobPicture } from '../ui/blob-picture.tsx';
import { describeBytes } from '../ui/bytes.ts';
import { AttachIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { saveFile } from '../ui/save-file.ts';
import { useAnswer } from '../ui/use-answer.ts';
import classes from './attach.module.css';

export function Attached({ attachments }: { readonly attachments: readonly ChatAttachment[] }) {
  if (attachments.length === 0) return null;
  const photos = attachments.filter(({ kind }) => kind === 'photo');
  return (
    <>
      <ul className={classes.attached} aria-label="Attached files">
        {attachments.map((file) => (
          <li key={file.id}>
            <AttachedFile file={file} />
          </li>
        ))}
      </ul>
      {photos.length === 0 ? null : (
        <p className={classes.measure}>
          {photos.length === 2 ? (
            <Link to={measurePath(photos)}>Measure these photos as before and after</Link>
          ) : (
            photos.map((photo) => (
              <Link key={photo.id} to={measurePath([photo])}>
                {photos.length === 1 ? 'Measure this photo' : `Measure ${photo.name}`}
              </Link>
            ))
          )}
        </p>
      )}
    </>
  );
}

function AttachedFile({ file }: { readonly file: ChatAttachment }) {
  const { chat } = useApp();
  const [busy, setBusy] = useState(false);
  const save = useCallback(async () => {
    setBusy(true);
    try {
      saveFile(await chat.calls.attached(file.id), nameOf(file));
    } catch (error) {
      notify({ message: `${file.name} could not be opened. ${messageOf(error)}`, tone: 'negative' });
    } finally {
      setBusy(false);
    }
  }, [chat, file]);
  return (
    <button
      type="button"
      className={classes.chip}
      disabled={busy}
      aria-label={`Save ${file.name}`}
      onClick={() => void save()}
    >
      {file.kind === 'photo' ? <Thumb id={file.id} /> : <AttachIcon size={18} />}
      <span className={classes.name}>
        {file.name} <span className={classes.size}>{describeBytes(file.bytes)}</span>
      </span>
    </button>
  );
}

/** Photos are stored as WebP, whatever they were. */
const nameOf = ({ kind, name }: ChatAttachment) =>
  kind === 'photo' ? `${name.replace(/\.[^.]*$/, '')}.webp` : name;

function Thumb({ id }: { readonly id: string }) {
  const { chat } = useApp();
  const { answer } = useAnswer(() => chat.calls.attached(id), id);
  return answer ? <BlobPicture blob={answer} alt="" className={classes.thumb} /> : <AttachIcon size={18} />;
}
