/**
 * Navigation in a drawer, for narrow windows. A native modal dialog: the browser keeps the focus inside, closes it
 * with Escape and returns the focus.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { CloseIcon, InstallIcon } from '../ui/icons.tsx';
import { useInstall } from './install-prompt.ts';
import { legalNav, productNav } from './nav-items.ts';
import { PlainLinks, WorkLinks } from './nav-list.tsx';
import classes from './nav-drawer.module.css';

export function NavDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const { person } = useSession();
  const install = useInstall();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  // Following a link closes the drawer.
  useEffect(() => onClose(), [key]); // eslint-disable-line react-hooks/exhaustive-deps -- only a navigation closes it

  return (
    // The backdrop is part of the dialog element; for the keyboard, Escape closes it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={classes.sheet}>
        <IconButton className={classes.close} label="Close the menu" onClick={onClose}>
          <CloseIcon size={24} />
        </IconButton>
        {person ? (
          <nav aria-label="Main">
            <WorkLinks />
          </nav>
        ) : null}
        <nav aria-label="Product" className={classes.group}>
          <PlainLinks items={productNav} />
        </nav>
        <nav aria-label="Legal" className={classes.group}>
          <PlainLinks items={legalNav} />
        </nav>
        {install ? (
          <Button className={classes.install} look="outline" onClick={() => void install()}>
            <InstallIcon size={18} />
            Install app
          </Button>
        ) : null}
      </div>
    </dialog>
  );
}
