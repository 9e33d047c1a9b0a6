/** The most used pages at the bottom of a phone, within reach of a thumb; "More" opens the drawer with the rest. */
import { NavLink, useLocation } from 'react-router-dom';
import { useSession } from '../session.ts';
import { MenuIcon } from '../ui/icons.tsx';
import { primaryNav } from './nav-items.ts';
import classes from './bottom-bar.module.css';

/** Pages without a bottom bar: there the question field is at the bottom of a phone. */
const conversations: readonly string[] = ['/chatBot', '/hr-agent', '/hr-chat'];

export function BottomBar({ onMore }: { onMore: () => void }) {
  const { pathname } = useLocation();
  const items = primaryNav(useSession()).slice(0, 4);
  if (conversations.includes(pathname)) return null;
  return (
    <nav aria-label="Most used" className={classes.bar} data-bottom-bar>
      <ul className={classes.list}>
        {items.map(({ to, label, icon: ItemIcon }) => (
          <li key={to}>
            <NavLink to={to} className={classes.item}>
              <ItemIcon size={22} />
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" className={classes.item} aria-haspopup="dialog" onClick={onMore}>
            <MenuIcon size={22} />
            <span>More</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
