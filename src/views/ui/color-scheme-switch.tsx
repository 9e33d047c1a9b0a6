/** Chooses the colors: light, dark, or as the device is set. The settings, the account menu and the footer show the same switch. */
import { useId } from 'react';
import { useApp } from '../app.ts';
import { chooseColors, type ColorChoice, useColorChoice } from './color-scheme.ts';
import classes from './color-scheme-switch.module.css';
import { DeviceIcon, type Icon, MoonIcon, SunIcon } from './icons.tsx';

const options: readonly { readonly choice: ColorChoice; readonly label: string; readonly icon: Icon }[] = [
  { choice: 'light', label: 'Light', icon: SunIcon },
  { choice: 'dark', label: 'Dark', icon: MoonIcon },
  { choice: 'device', label: 'Like the device', icon: DeviceIcon },
];

/** @param compact without icons, where there is little room */
export function ColorSchemeSwitch({ compact = false }: { compact?: boolean }) {
  const { settings } = useApp();
  const chosen = useColorChoice(settings);
  const name = useId();
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.legend}>Colours</legend>
      {options.map(({ choice, label, icon: OptionIcon }) => (
        <label key={choice} className={classes.option} data-choice={choice}>
          <input
            type="radio"
            name={name}
            checked={choice === chosen}
            onChange={() => chooseColors(settings, choice)}
          />
          {compact ? null : <OptionIcon size={18} />}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
