/** The footer of every page: links to pages about the product and its rules. */
import { Link } from 'react-router-dom';
import { useApp } from '../app.ts';
import { MoonIcon, SunIcon } from '../ui/icons.tsx';
import { LogoMark } from '../ui/logo.tsx';
import { colorSchemeOf } from '../ui/color-scheme.ts';
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
        <ColorSwitch />
      </div>
    </footer>
  );
}

/**
 * Switches the color scheme, mainly for visitors; people with an account also find it under Settings. CSS chooses
 * which of the two labels shows, since it knows the scheme at the first paint.
 */
function ColorSwitch() {
  const { settings } = useApp();
  return (
    <button
      type="button"
      className={classes.scheme}
      onClick={() => {
        const dark = colorSchemeOf(settings.getSnapshot().context.settings) === 'dark';
        settings.send({ type: 'setting.change', key: 'followDevice', value: false });
        settings.send({ type: 'setting.change', key: 'darkMode', value: !dark });
      }}
    >
      <span className={classes.toDark}>
        <MoonIcon size={18} />
        Dark colours
      </span>
      <span className={classes.toLight}>
        <SunIcon size={18} />
        Light colours
      </span>
    </button>
  );
}
