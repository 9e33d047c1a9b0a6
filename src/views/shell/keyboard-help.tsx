/** The keyboard shortcuts of the current page. A native modal dialog: the browser keeps the focus inside and returns it. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { commandKey, keysOf } from './key-table.ts';
import { switchSingleKeys, useSingleKeys } from '../ui/single-keys.ts';
import classes from './keyboard-help.module.css';

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const singleKeys = useSingleKeys();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // The backdrop is part of the dialog element; for the keyboard, Escape closes it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes.help}
      aria-labelledby="keys-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <h2 id="keys-title">Keyboard shortcuts</h2>
          <IconButton label="Close the keys" onClick={() => dialog.current?.close()}>
            <CloseIcon size={22} />
          </IconButton>
        </div>
        <label className={classes.choice}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={singleKeys}
            checked={singleKeys}
            onChange={({ currentTarget: { checked } }) => switchSingleKeys(checked)}
          />
          Single-key shortcuts
          <span className={classes.note}>
            When they’re off, “?” does nothing. You can still open this list from the commands (
            {commandKey(navigator.platform)} K).
          </span>
        </label>
        <div className={classes.groups}>
          {keysOf(pathname, commandKey(navigator.platform)).map(({ title, rows }) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {rows.map(({ keys, does }) => (
                  <div key={keys.join('+')} className={classes.row}>
                    <dt>
                      {keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </dialog>
  );
}
