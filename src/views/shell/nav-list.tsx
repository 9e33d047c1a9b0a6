/** The links of work, the same in the side and in the drawer. */
import { NavLink } from 'react-router-dom';
import { useSession } from '../session.ts';
import { workNav } from './nav-items.ts';
import classes from './nav-list.module.css';

export function WorkLinks() {
  const items = workNav(useSession());
  return (
    <ul className={classes.list}>
      {items.map(({ to, label, icon: ItemIcon }) => (
        <li key={to}>
          <NavLink to={to} className={classes.link}>
            <ItemIcon size={21} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export function PlainLinks({ items }: { items: readonly { to: string; label: string }[] }) {
  return (
    <ul className={classes.list}>
      {items.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} className={classes.link}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
