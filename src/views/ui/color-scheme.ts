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

/** The current scheme, for event handlers. */
export const colorSchemeOf = ({ darkMode, followDevice }: Settings): ColorScheme =>
  (followDevice ? isDeviceDark() : darkMode) ? 'dark' : 'light';

/** Applies a scheme to the page and to the browser's own toolbar. */
export function usePageScheme(scheme: ColorScheme): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = scheme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tokens[scheme].body);
  }, [scheme]);
}
