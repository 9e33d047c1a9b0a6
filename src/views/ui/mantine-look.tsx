/**
 * Mantine with our theme, for pages that use its forms, tables and dialogs. Its CSS variables are already on the page:
 * theme.css.
 */
import '@mantine/core/styles.layer.css';
import './mantine-look.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../app.ts';
import { useColorScheme } from './color-scheme.ts';
import { theme } from './theme.ts';

const nothing = () => undefined;

export function MantineLook({ children }: { children: ReactNode }) {
  const scheme = useColorScheme(useApp().settings);
  // The settings hold the color scheme: Mantine reads it and stores none.
  const manager = useMemo(
    () => ({ get: () => scheme, set: nothing, subscribe: nothing, unsubscribe: nothing, clear: nothing }),
    [scheme],
  );
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      forceColorScheme={scheme}
      colorSchemeManager={manager}
    >
      {children}
    </MantineProvider>
  );
}
