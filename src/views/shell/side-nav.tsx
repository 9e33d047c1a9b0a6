/** Navigation at the side of wide windows, for people who are signed in. */
import { SideLinks } from './nav-list.tsx';
import classes from './side-nav.module.css';

export function SideNav() {
  return (
    <nav aria-label="Main" className={classes.side}>
      <SideLinks />
    </nav>
  );
}
