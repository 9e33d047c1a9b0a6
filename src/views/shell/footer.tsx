/** The footer of every page: links to pages about the product and its rules. */
import { Link } from 'react-router-dom';
import { useApp } from '../app.ts';
import { LogoMark } from '../ui/logo.tsx';
import { ColorSchemeSwitch } from '../ui/color-scheme-switch.tsx';
import { legalNav, productNav } from './nav-items.ts';
import classes from './footer.module.css';

export function Footer() {
  const { productTitle } = useApp().config;
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <p className={classes.brand}>
          <LogoMark size={22} />
          {productTitle}
        </p>
        <nav aria-label="Footer" className={classes.links}>
          {[...productNav, ...legalNav].map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <ColorSchemeSwitch />
      </div>
    </footer>
  );
}
