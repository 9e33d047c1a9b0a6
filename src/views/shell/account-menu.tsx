/**
 * The account menu behind the avatar: who is signed in, links to their own pages, and log out. A native popover: the
 * browser opens it, closes it with Escape or a tap elsewhere, and returns the focus.
 */
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { causeText, signOutFailedText } from '../../events/shared/causes.ts';
import type { AuthUser } from '../../events/auth/events.ts';
import { type App, useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { ColorSchemeSwitch } from '../ui/color-scheme-switch.tsx';
import { MoneyBagIcon, SettingsIcon, SignOutIcon, UserIcon } from '../ui/icons.tsx';
import { notify } from '../ui/notices.ts';
import classes from './account-menu.module.css';

export function AccountMenu({ person }: { person: AuthUser }) {
  const app = useApp();
  const { profile } = useSession();
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useSignOutFailure(app);
  useEffect(() => panel.current?.hidePopover(), [key]);
  const name = profile?.displayName || person.displayName || person.email || 'Your account';
  return (
    <>
      <button
        type="button"
        className={classes.trigger}
        aria-label={`Account of ${name}`}
        popoverTarget="account-menu"
      >
        <Portrait url={profile?.imageUrl ?? null} name={name} />
      </button>
      <div ref={panel} id="account-menu" popover="auto" className={classes.panel}>
        <p className={classes.who}>
          <strong>{name}</strong>
          {person.email && person.email !== name ? <span>{person.email}</span> : null}
        </p>
        <ul className={classes.items}>
          <li>
            <Link to="/ledger" className={classes.item}>
              <MoneyBagIcon size={18} />
              Money bag
            </Link>
          </li>
          <li>
            <Link to="/profile/edit" className={classes.item}>
              <UserIcon size={18} />
              Profile
            </Link>
          </li>
          <li>
            <Link to="/settings" className={classes.item}>
              <SettingsIcon size={18} />
              Settings
            </Link>
          </li>
          <li className={classes.colors}>
            <ColorSchemeSwitch compact />
          </li>
          <li>
            <button
              type="button"
              className={classes.item}
              onClick={() => {
                panel.current?.hidePopover();
                app.auth.send({ type: 'signOut.submit' });
              }}
            >
              <SignOutIcon size={18} />
              Log out
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}

/** Shows that logging out failed; the login page shows its own failures. */
function useSignOutFailure({ auth }: App): void {
  const failure = useSelector(auth, (snapshot) => snapshot.context.failure);
  useEffect(() => {
    if (failure?.title !== signOutFailedText) return;
    notify({ message: `${failure.title} ${causeText[failure.cause]}`, tone: 'negative' });
    auth.send({ type: 'failure.dismiss' });
  }, [auth, failure]);
}

/** The avatar, or the initials if there is none or it cannot be loaded. */
function Portrait({ url, name }: { url: string | null; name: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = url !== broken ? url : null;
  return (
    <span className={classes.portrait} data-initials={shown ? undefined : initials(name)} aria-hidden="true">
      {shown ? <img src={shown} alt="" onError={() => setBroken(shown)} /> : null}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s@._-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}
