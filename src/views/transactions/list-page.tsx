/** The frame of a page that lists transactions, with tabs to the other lists. */
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { pageNames } from '../../events/shared/page-names.ts';
import { useSession } from '../session.ts';
import { Page } from '../ui/page.tsx';
import classes from './list-page.module.css';
import { transactionPages } from './pages.ts';

export interface ListPageProps {
  readonly title: string;
  readonly lead: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function ListPage({ title, lead, actions, children }: ListPageProps) {
  const siblings = transactionPages(useSession()).filter(({ to }) => to !== '/new-transaction');
  const row = useRef<HTMLElement>(null);
  // On a phone the row of tabs is wider than the window: scroll the current one into view.
  useEffect(() => {
    row.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, []);
  return (
    <Page title={title} lead={lead} actions={actions} width="wide">
      <nav ref={row} aria-label="Orders" className={classes.siblings}>
        {siblings.map(({ to }) => (
          <NavLink key={to} to={to} className={classes.sibling!}>
            {pageNames[to]}
          </NavLink>
        ))}
      </nav>
      {children}
    </Page>
  );
}
