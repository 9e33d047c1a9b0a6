/** The links of work, the same in the side and in the drawer. */
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession } from '../session.ts';
import { navGroups, workNav } from './nav-items.ts';
import classes from './nav-list.module.css';

export function WorkLinks() {
  const items = workNav(useSession());
  const id = useId();
  return navGroups.map((group) => {
    const links = items.filter((item) => item.group === group);
    if (links.length === 0) return null;
    const heading = group === '' ? undefined : `${id}-${group}`;
    return (
      <div key={group} className={classes.group}>
        {heading ? (
          <p id={heading} className={classes.heading}>
            {group}
          </p>
        ) : null}
        <ul className={classes.list} aria-labelledby={heading}>
          {links.map(({ to, label, icon: ItemIcon }) => (
            <li key={to}>
              {/* On a page that has a link of its own, the one above it is not where one is. */}
              <NavLink
                to={to}
                end={items.some((item) => item.to.startsWith(`${to}/`))}
                className={classes.link}
              >
                <ItemIcon size={20} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
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
