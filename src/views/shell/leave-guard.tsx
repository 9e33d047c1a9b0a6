/** Asks before a link leaves a page with unsaved changes. Closing the tab asks too: see ui/unsaved.ts. */
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { hasUnsaved } from '../ui/unsaved.ts';
import classes from './leave-guard.module.css';

export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const asking = blocker.state === 'blocked';
  useEffect(() => {
    if (asking) dialog.current?.showModal();
    else dialog.current?.close();
  }, [asking]);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="leave-title"
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      <h2 id="leave-title">Leave without saving?</h2>
      <p>What you have changed on this page is not saved yet.</p>
      <div className={classes.choices}>
        <Button look="quiet" onClick={() => blocker.state === 'blocked' && blocker.proceed()}>
          Leave
        </Button>
        <Button onClick={() => blocker.state === 'blocked' && blocker.reset()}>Stay here</Button>
      </div>
    </dialog>
  );
}
