/**
 * The theme in Mantine's terms: the palette, one type scale, one set of spacings. theme.css is generated from it
 * (theme-css.ts), so that the first paint needs no Mantine; pages with forms and tables load Mantine
 * (mantine-look.tsx).
 */
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { type ColorScheme, darkTints, palette, tokens } from './tokens.ts';

const colors: Record<keyof typeof palette, MantineColorsTuple> = palette;

const bodyFont = "Figtree, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const headingFont = `'Bricolage Grotesque', ${bodyFont}`;

export const theme = createTheme({
  colors,
  primaryColor: 'patina',
  // White text has a contrast of at least 4.5:1 on both, in every color.
  primaryShade: { light: 7, dark: 6 },
  black: palette.gray[9],
  white: '#ffffff',
  fontFamily: bodyFont,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.1875rem', xl: '1.4375rem' },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.6', lg: '1.55', xl: '1.45' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.25rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '0.875rem', xl: '1.25rem' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgb(60 42 24 / 8%)',
    sm: '0 1px 2px rgb(60 42 24 / 6%), 0 2px 8px rgb(60 42 24 / 6%)',
    md: '0 2px 4px rgb(60 42 24 / 6%), 0 8px 24px rgb(60 42 24 / 10%)',
    lg: '0 4px 8px rgb(60 42 24 / 6%), 0 16px 40px rgb(60 42 24 / 14%)',
    xl: '0 8px 16px rgb(60 42 24 / 8%), 0 28px 64px rgb(60 42 24 / 18%)',
  },
  headings: {
    fontFamily: headingFont,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.45rem + 1.4vw, 2.375rem)', lineHeight: '1.12' },
      h2: { fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.6875rem)', lineHeight: '1.2' },
      h3: { fontSize: '1.1875rem', lineHeight: '1.3' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h5: { fontSize: '1rem', lineHeight: '1.4' },
      h6: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Dialogs are outside the page's landmarks, so their headers must not be banners. The close button needs a label.
    Modal: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' }, centered: true, radius: 'lg' },
      styles: { title: { fontFamily: headingFont, fontSize: '1.1875rem', fontWeight: 650, lineHeight: 1.3 } },
    },
    ModalHeader: { defaultProps: { role: 'none' } },
    // One or two words that must not be cut off, however narrow the row is.
    Badge: { styles: { root: { flexShrink: 0, minWidth: 'max-content' } } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    DrawerHeader: { defaultProps: { role: 'none' } },
  },
});

const variables = (scheme: ColorScheme) => {
  const token = tokens[scheme];
  const own = Object.entries(token).map(([name, value]) => [`--patina-${name}`, value]);
  return {
    ...Object.fromEntries(own),
    '--mantine-color-body': token.body,
    '--mantine-color-text': token.ink,
    '--mantine-color-dimmed': token.dimmed,
    '--mantine-color-placeholder': token.dimmed,
    '--mantine-color-error': token.negative,
    '--mantine-color-anchor': token.action,
    '--mantine-color-default': token.surface,
    '--mantine-color-default-border': token.edge,
  };
};

const tints = () =>
  Object.fromEntries(
    Object.entries(darkTints).flatMap(([name, { ground, hover, words }]) => [
      [`--mantine-color-${name}-light`, ground],
      [`--mantine-color-${name}-light-hover`, hover],
      [`--mantine-color-${name}-light-color`, words],
    ]),
  );

/** Defines the tokens as `--patina-<name>` and under Mantine's own names. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variables('light'),
  dark: { ...variables('dark'), ...tints() },
});
