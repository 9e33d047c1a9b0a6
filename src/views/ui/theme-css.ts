/** Generates theme.css from the theme. A test compares the two; `vitest -u` updates the file after a change of the theme. */
import {
  type CssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables, theme } from './theme.ts';

const block = (selector: string, variables: CssVariables, more = '') =>
  `${selector} {\n${more}${Object.entries(variables)
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n')}\n}\n`;

export function themeCss(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const standard = defaultCssVariablesResolver(whole);
  const own = cssVariables(whole);
  const scheme = (name: 'light' | 'dark') =>
    block(
      `:root[data-mantine-color-scheme='${name}']`,
      { ...standard[name], ...own[name] },
      `--mantine-color-scheme: ${name};\n`,
    );
  return [
    '/* theme.ts, written out by theme-css.ts; a test keeps them equal. */\n',
    block(':root', { ...standard.variables, ...own.variables }),
    scheme('light'),
    scheme('dark'),
  ].join('\n');
}
