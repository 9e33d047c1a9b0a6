import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { categoryHues, categoryShades } from '../../src/views/ui/category-hues.ts';
import { themeCss } from '../../src/views/ui/theme-css.ts';
import { darkTints, palette, tokens } from '../../src/views/ui/tokens.ts';

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('colours in %s', (scheme) => {
  const token = tokens[scheme];
  const grounds = ['body', 'surface', 'sunken'] as const;
  const texts = ['ink', 'dimmed', 'action', 'accent', 'positive', 'negative', 'warning'] as const;

  it.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    '%s on %s is readable (4.5:1)',
    (text, ground) => expect(contrast(token[text], token[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it('what is chosen is readable on its tint', () => {
    expect(contrast(token.action, token.tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token.ink, token.tint)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(categoryHues)('a category in %s shows on a sheet and on the page (3:1)', (hue) => {
    for (const ground of grounds)
      expect(contrast(palette[hue][categoryShades[scheme]], token[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(grounds)('edges of inputs show on %s (3:1)', (ground) =>
    expect(contrast(token.edge, token[ground])).toBeGreaterThanOrEqual(3),
  );

  it.each(Object.keys(palette).filter((name) => name !== 'dark') as (keyof typeof palette)[])(
    'white text stands on filled %s (4.5:1)',
    (name) =>
      expect(contrast('#ffffff', palette[name][scheme === 'light' ? 7 : 6])).toBeGreaterThanOrEqual(4.5),
  );
});

it.each(Object.entries(darkTints))('words are readable on %s tints in the dark (4.5:1)', (_name, tint) => {
  for (const words of [tint.words, tokens.dark.ink]) {
    expect(contrast(words, tint.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(words, tint.hover)).toBeGreaterThanOrEqual(4.5);
  }
  expect(luminance(tint.ground)).toBeGreaterThan(luminance(tokens.dark.body));
});

it('theme.css is the theme, written out', async () => {
  const path = '../../src/views/ui/theme.css';
  const options = await resolveConfig(new URL(path, import.meta.url));
  await expect(await format(themeCss(), { ...options, parser: 'css' })).toMatchFileSnapshot(path);
});

it('takes the colours of categories in the shades that are measured', async () => {
  const { readFile } = await import('node:fs/promises');
  const file = new URL('../../src/views/ledger/labels/labels.module.css', import.meta.url);
  const css = await readFile(file, 'utf8');
  for (const hue of categoryHues)
    for (const shade of Object.values(categoryShades))
      expect(css).toContain(`--mantine-color-${hue}-${shade})`);
});

it('paints the time before the theme in its own colours', async () => {
  const { readFile } = await import('node:fs/promises');
  const css = await readFile(new URL('../../src/views/ui/global.css', import.meta.url), 'utf8');
  expect(css).toContain(`html {\n  background: ${tokens.light.body};`);
  expect(css).toContain(`html[data-mantine-color-scheme='dark'] {\n  background: ${tokens.dark.body};`);
});
