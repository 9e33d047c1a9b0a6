/** Progress of uploads, on every page: in words, with the possible actions for each. */
import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { stepOf, type UploadSnapshot } from '../../machines/upload.machine.ts';
import { type ShownUpload, useApp } from '../app.ts';
import { postPath } from '../trade/posts/words.ts';
import { describeBytes } from '../ui/bytes.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { counted } from '../ui/counted.ts';
import { ChevronDownIcon, ChevronRightIcon, CloseIcon } from '../ui/icons.tsx';
import classes from './uploads-panel.module.css';

/** Collapsed to one line in narrow windows. */
const startsOpen = () => matchMedia('(min-width: 48em)').matches;

export function UploadsPanel() {
  const { uploads } = useApp();
  const shown = useSyncExternalStore(uploads.subscribe, uploads.all);
  const [open, setOpen] = useState(startsOpen);
  const counts = useCounts(shown);
  if (shown.length === 0) return null;
  const words = summaryOf(counts);
  return (
    <section className={classes.panel} aria-label="Uploads" data-open={open || undefined}>
      <header className={classes.head}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          onClick={({ currentTarget }) => {
            // Safari leaves the focus in the text field, which would hide the list on a phone.
            currentTarget.focus();
            setOpen((before) => !before);
          }}
        >
          {open ? <ChevronDownIcon size={18} /> : <ChevronRightIcon size={18} />}
          <span role="status" className={classes.summary}>
            {words}
          </span>
        </button>
        {counts.moving + counts.waiting + counts.stopped === 0 ? (
          <IconButton
            label="Close the uploads"
            onClick={() => shown.forEach(({ id }) => uploads.dismiss(id))}
          >
            <CloseIcon size={18} />
          </IconButton>
        ) : null}
      </header>
      {open ? (
        <ul className={classes.list}>
          {shown.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

interface Counts {
  readonly moving: number;
  readonly waiting: number;
  /** Uploads that need the person to act. */
  readonly stopped: number;
  readonly done: number;
}

const groupOf = (snapshot: UploadSnapshot): keyof Counts => {
  switch (stepOf(snapshot)) {
    case 'waiting':
    case 'paused':
      return 'waiting';
    case 'refused':
    case 'gone':
      return 'stopped';
    case 'done':
      return 'done';
    default:
      return 'moving';
  }
};

/** Selected as one string, so that it changes only when a count does. */
function useCounts(shown: readonly ShownUpload[]): Counts {
  const subscribe = (onChange: () => void) => {
    const subscriptions = shown.map(({ actor }) => actor.subscribe(onChange));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  };
  const groups = useSyncExternalStore(subscribe, () =>
    shown.map(({ actor }) => groupOf(actor.getSnapshot())).join(' '),
  ).split(' ');
  const count = (group: keyof Counts) => groups.filter((one) => one === group).length;
  return {
    moving: count('moving'),
    waiting: count('waiting'),
    stopped: count('stopped'),
    done: count('done'),
  };
}

function summaryOf({ moving, waiting, stopped, done }: Counts): string {
  const parts = [
    ...(stopped > 0 ? [`${counted(stopped, 'upload')} stopped`] : []),
    ...(moving > 0 ? [`${counted(moving, 'upload')} on the way`] : []),
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(done > 0 ? [`${done} published`] : []),
  ];
  return parts.join(', ');
}

function UploadLine({ upload }: { upload: ShownUpload }) {
  const { name, actor } = upload;
  const snapshot = useSelector(actor, (current) => current);
  const [asking, setAsking] = useState(false);
  const { bytes, sent } = snapshot.context;
  const step = stepOf(snapshot);
  return (
    <li className={classes.line} data-step={step}>
      <span className={classes.name}>{name}</span>
      {step === 'sending' ? (
        <progress value={sent} max={bytes} aria-label={`How much of ${name} is sent`} />
      ) : null}
      <span className={classes.words}>{wordsOf(snapshot)}</span>
      {asking && snapshot.can({ type: 'upload.discard' }) ? (
        <span className={classes.actions} role="group" aria-label={`Remove ${name}?`}>
          <span className={classes.words}>It won’t be sent, and won’t stay on this device.</span>
          <Button look="quiet" onClick={() => actor.send({ type: 'upload.discard' })}>
            Yes, remove it
          </Button>
          <Button look="outline" ref={(button) => button?.focus()} onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </span>
      ) : (
        <Actions upload={upload} onCancel={() => setAsking(true)} />
      )}
    </li>
  );
}

function Actions({ upload, onCancel }: { upload: ShownUpload; onCancel: () => void }) {
  const { uploads } = useApp();
  const { id, name, kind, actor } = upload;
  const snapshot = useSelector(actor, (current) => current);
  const { postId } = snapshot.context;
  const step = stepOf(snapshot);
  const may = (type: 'upload.pause' | 'upload.resume' | 'upload.discard') => snapshot.can({ type });
  const offersResume = step === 'paused' || step === 'refused' || step === 'backingOff';
  return (
    <span className={classes.actions}>
      {step === 'done' && postId !== null ? (
        <Link to={postPath({ id: postId, kind })}>Look at it</Link>
      ) : null}
      {offersResume && may('upload.resume') ? (
        <Button look="quiet" onClick={() => actor.send({ type: 'upload.resume' })}>
          {step === 'paused' ? 'Resume' : step === 'refused' ? 'Try again' : 'Try now'}
          <span className={classes.hidden}> {name}</span>
        </Button>
      ) : null}
      {may('upload.pause') ? (
        <Button look="quiet" onClick={() => actor.send({ type: 'upload.pause' })}>
          Pause<span className={classes.hidden}> {name}</span>
        </Button>
      ) : null}
      {may('upload.discard') ? (
        <Button look="quiet" onClick={onCancel}>
          {step === 'refused' || step === 'gone' ? 'Remove' : 'Cancel'}
          <span className={classes.hidden}> {name}</span>
        </Button>
      ) : null}
      {step === 'done' ? (
        <IconButton label={`Close ${name}`} onClick={() => uploads.dismiss(id)}>
          <CloseIcon size={16} />
        </IconButton>
      ) : null}
    </span>
  );
}

/** The state of an upload in words. */
function wordsOf(snapshot: UploadSnapshot): string {
  const { bytes, sent, online, turn, failure } = snapshot.context;
  switch (stepOf(snapshot)) {
    case 'waiting':
      return online && !turn ? 'Waiting for its turn' : 'Waiting until you’re online';
    case 'creating':
      return 'Getting ready…';
    case 'sending':
      return `${describeBytes(sent)} of ${describeBytes(bytes)}`;
    case 'backingOff':
      return `${failure?.message ?? ''} It goes on by itself.`;
    case 'verifying':
      return 'All sent. The server is checking it…';
    case 'publishing':
      return 'Publishing…';
    case 'paused':
      return 'Paused';
    case 'refused':
    case 'gone':
      return failure?.message ?? '';
    case 'done':
      return 'Published';
    case 'discarding':
    case 'over':
      return 'Cancelled';
  }
}
