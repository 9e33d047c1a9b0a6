/** Light or dark, from the settings and, when they say so, from the device. color-scheme.js does the same before the first paint. */
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Settings } from '../../events/settings/events.ts';
import type { App } from '../app.ts';
import { type ColorScheme, tokens } from './tokens.ts';

const deviceDark = () => matchMedia('(prefers-color-scheme: dark)');
/** Also asked while a page is written out at build time, where there is no device. */
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

/** The scheme right now, for what is done at a click. */
export const colorSchemeOf = ({ darkMode, followDevice }: Settings): ColorScheme =>
  (followDevice ? isDeviceDark() : darkMode) ? 'dark' : 'light';

/** Dresses the page in a scheme, and the browser's own bar with it. */
export function usePageScheme(scheme: ColorScheme): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = scheme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tokens[scheme].body);
  }, [scheme]);
}
