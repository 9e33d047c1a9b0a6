/** The navigation links: all of them in the drawer; at the side the most used ones, with the rest behind "More". */
import { useId } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { useSession } from '../session.ts';
import { navGroups, type NavItem, primaryNav, workNav } from './nav-items.ts';
import classes from './nav-list.module.css';

export function WorkLinks() {
  return <GroupedLinks items={workNav(useSession())} />;
}

export function SideLinks() {
  const session = useSession();
  const { pathname } = useLocation();
  const primary = primaryNav(session);
  const rest = workNav(session).filter((item) => !primary.includes(item));
  const within = rest.some(({ to }) => matchPath(to, pathname));
  return (
    <>
      <ItemList items={primary} />
      {/* Opens by itself if it contains the current page. */}
      <details className={classes.more} open={within}>
        <summary className={classes.link}>More</summary>
        <GroupedLinks items={rest} />
      </details>
    </>
  );
}

function GroupedLinks({ items }: { items: readonly NavItem[] }) {
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
        <ItemList items={links} labelledBy={heading} />
      </div>
    );
  });
}

function ItemList({ items, labelledBy }: { items: readonly NavItem[]; labelledBy?: string | undefined }) {
  const all = workNav(useSession());
  return (
    <ul className={classes.list} aria-labelledby={labelledBy}>
      {items.map(({ to, label, icon: ItemIcon }) => (
        <li key={to}>
          {/* Matches the path exactly if a page below it has a link of its own. */}
          <NavLink to={to} end={all.some((item) => item.to.startsWith(`${to}/`))} className={classes.link}>
            <ItemIcon size={20} />
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
