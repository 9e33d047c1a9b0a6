/**
 * The color scheme, light or dark, from the settings or, if they follow the device, from the device. color-scheme.js
 * does the same before the first paint.
 */
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Settings } from '../../events/settings/events.ts';
import type { App } from '../app.ts';
import { type ColorScheme, tokens } from './tokens.ts';

const deviceDark = () => matchMedia('(prefers-color-scheme: dark)');
/** Also called while a page is prerendered at build time, where there is no device. */
const isDeviceDark = () => 'matchMedia' in globalThis && deviceDark().matches;

function onDeviceChange(listener: () => void): () => void {
  const query = deviceDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useColorScheme(settings: App['settings']): ColorScheme {
  const device = useSyncExternalStore(onDeviceChange, isDeviceDark, isDeviceDark);
  const { darkMode, followDevice } = useSelector(settings, (snapshot) => snapshot.context.settings);
  return (followDevice ? device : darkMode) ? 'dark' : 'light';
}

/** What was chosen; `device`: light or dark, as the device is set. */
export type ColorChoice = ColorScheme | 'device';

const choiceOf = ({ darkMode, followDevice }: Settings): ColorChoice =>
  followDevice ? 'device' : darkMode ? 'dark' : 'light';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** While a prerendered page is hydrated it is `light`, as on that page: React corrects no radio that differs from it. */
export function useColorChoice(settings: App['settings']): ColorChoice {
  const hydrated = useSyncExternalStore(never, yes, no);
  const choice = useSelector(settings, (snapshot) => choiceOf(snapshot.context.settings));
  return hydrated ? choice : 'light';
}

/** The only place that translates the choice into the two settings that are stored. */
export function chooseColors(settings: App['settings'], choice: ColorChoice): void {
  const current = settings.getSnapshot().context.settings;
  const change = (key: 'followDevice' | 'darkMode', value: boolean) => {
    if (current[key] !== value) settings.send({ type: 'setting.change', key, value });
  };
  change('followDevice', choice === 'device');
  if (choice !== 'device') change('darkMode', choice === 'dark');
}

/** Applies scheme and choice to the page, and the scheme to the browser's own toolbar. */
export function usePageScheme(settings: App['settings']): void {
  const scheme = useColorScheme(settings);
  const choice = useSelector(settings, (snapshot) => choiceOf(snapshot.context.settings));
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.mantineColorScheme = scheme;
    page.dataset.colorChoice = choice;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tokens[scheme].body);
  }, [scheme, choice]);
}
