/** Opens the command palette: looks like its search field where there is room, and is a magnifying glass on phones. */
import { SearchIcon } from '../ui/icons.tsx';
import { commandKey } from './key-table.ts';
import { showOverlay } from './overlay.ts';
import classes from './search-button.module.css';

export function SearchButton() {
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="dialog"
      onClick={() => showOverlay('commands')}
    >
      <SearchIcon size={20} />
      <span className={classes.words}>Search</span>
      <kbd className={classes.keys} aria-hidden>
        {commandKey(navigator.platform)} K
      </kbd>
    </button>
  );
}
