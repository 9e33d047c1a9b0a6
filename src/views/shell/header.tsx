/** The bar at the top: the logo, the sign-in links or the account menu, and whether the browser is offline. */
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { NoticesButton } from '../trade/notices/notices-button.tsx';
import { useOrderLeftBehind } from '../trade/cart/use-order-left-behind.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { InstallIcon, MenuIcon, OfflineIcon } from '../ui/icons.tsx';
import { LogoMark } from '../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CartButton } from './cart-button.tsx';
import { useInstall } from './install-prompt.ts';
import { SearchButton } from './search-button.tsx';
import { productNav } from './nav-items.ts';
import { useOnline } from '../ui/online.ts';
import classes from './header.module.css';

export function Header({ onMenu }: { onMenu: () => void }) {
  const { config } = useApp();
  const { ready, person } = useSession();
  const install = useInstall();
  useOrderLeftBehind();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <IconButton className={classes.menu} label="Open the menu" aria-haspopup="dialog" onClick={onMenu}>
          <MenuIcon size={24} />
        </IconButton>
        <Link to="/front-page" className={classes.brand}>
          <LogoMark size={34} />
          <span>{config.productTitle}</span>
        </Link>
        {person ? null : (
          <nav aria-label="Product" className={classes.product} data-visitors>
            {productNav.map(({ to, label }) => (
              <NavLink key={to} to={to} className={classes.link}>
                {label}
              </NavLink>
            ))}
          </nav>
        )}
        <div className={classes.end}>
          <OfflineBadge />
          {install ? (
            <Button className={classes.install} look="quiet" onClick={() => void install()}>
              <InstallIcon size={18} />
              Install app
            </Button>
          ) : null}
          {person ? <SearchButton /> : null}
          {person ? <NoticesButton uid={person.uid} /> : null}
          {ready ? <CartButton always={person !== null} /> : null}
          {person ? <AccountMenu person={person} /> : <WayIn />}
        </div>
      </div>
    </header>
  );
}

/**
 * Sign-in links. Before the auth state is known, they are shown to those who have not signed in here before, since
 * most of them need them.
 */
function WayIn() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === '/login' ? null : (
        <ButtonLink to="/login" look="quiet" className={classes.logIn} data-visitors>
          Log in
        </ButtonLink>
      )}
      {pathname === '/signup' ? null : (
        <ButtonLink to="/signup" data-visitors>
          Sign up
        </ButtonLink>
      )}
    </>
  );
}

function OfflineBadge() {
  const online = useOnline();
  return (
    <div role="status" className={classes.network}>
      {online ? null : (
        <span className={classes.offline} title="What you do is kept on this device.">
          <OfflineIcon size={16} />
          <span>Offline</span>
        </span>
      )}
    </div>
  );
}
