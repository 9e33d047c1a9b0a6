/**
 * The colors of the product and their meanings, for light and dark. Pages use only these tokens, as
 * `var(--patina-<name>)`; tests/views/theme.spec.ts checks that every pair meets WCAG AA.
 */

/** Verdigris, the green that grows on copper and bronze. The color of everything interactive. */
const patina = [
  '#edf7f4',
  '#d6eee7',
  '#b3e0d2',
  '#8cc9b8',
  '#6ab29f',
  '#4f9986',
  '#3c8270',
  '#29695a',
  '#1a4f43',
  '#10382f',
] as const;

/** Saddle leather: accents and illustrations, never a state. */
const leather = [
  '#fcf2ec',
  '#f9e3d5',
  '#f2cbb2',
  '#e3ad89',
  '#d29063',
  '#bd7542',
  '#a45f2a',
  '#864b1c',
  '#663713',
  '#47270f',
] as const;

const red = [
  '#fef1ef',
  '#ffe0db',
  '#ffc3bb',
  '#f7a095',
  '#ec7c6f',
  '#db594d',
  '#c14137',
  '#9f2f27',
  '#78231d',
  '#551914',
] as const;

const green = [
  '#eef8ee',
  '#daefda',
  '#b8e1b8',
  '#92cc93',
  '#72b474',
  '#579c5a',
  '#438447',
  '#346b37',
  '#265029',
  '#1b381c',
] as const;

const yellow = [
  '#fcf3e6',
  '#f8e5c7',
  '#f2cf94',
  '#e1b25f',
  '#cc9731',
  '#b07f15',
  '#956a0a',
  '#795501',
  '#5b3f01',
  '#412c02',
] as const;

const blue = [
  '#eef6fc',
  '#d8ebf9',
  '#b6daf4',
  '#8bc2e9',
  '#63aada',
  '#4191c5',
  '#277aad',
  '#15628e',
  '#084a6e',
  '#04344f',
] as const;

const gray = [
  '#f9f6f2',
  '#f1ede8',
  '#e4dfd8',
  '#d4cec7',
  '#bab3ab',
  '#989188',
  '#777068',
  '#5d5750',
  '#413c36',
  '#292621',
] as const;

/** Mantine's dark scale runs from text (0) over body (7) to the deepest shade (9). */
const dark = [
  '#ede7e1',
  '#d0c9c3',
  '#aba39c',
  '#867f78',
  '#605953',
  '#423c37',
  '#322d28',
  '#1f1b16',
  '#181410',
  '#110e0a',
] as const;

export const palette = { patina, leather, red, green, yellow, blue, gray, dark } as const;

export type ColorScheme = 'light' | 'dark';

/**
 * Backgrounds of badges, notes and hovers in dark mode. Mantine's defaults are darker than the page below them, look
 * like holes in it, and make the text of every state white.
 */
export const darkTints = {
  ...Object.fromEntries(
    Object.entries({ patina, leather, red, green, yellow, blue }).map(([name, shades]) => [
      name,
      { ground: shades[9], hover: shades[8], words: shades[2] },
    ]),
  ),
  gray: { ground: dark[6], hover: dark[5], words: dark[1] },
};

/** Meanings of the tokens. `surface` is a raised sheet on the page's `body`. */
export const tokens = {
  light: {
    body: '#fcf9f3',
    surface: '#ffffff',
    sunken: gray[1],
    ink: gray[9],
    dimmed: '#665f57',
    line: gray[2],
    /** Borders that carry meaning (inputs): 3:1 against the page. */
    edge: '#8b847b',
    action: patina[7],
    /** Background of a selected item. */
    tint: patina[1],
    accent: leather[7],
    positive: green[7],
    negative: red[7],
    warning: yellow[7],
  },
  dark: {
    body: dark[7],
    surface: '#27221d',
    sunken: dark[8],
    ink: dark[0],
    dimmed: '#b5aea7',
    line: '#3a342e',
    edge: '#857e77',
    action: patina[3],
    tint: '#23403a',
    accent: leather[3],
    positive: green[3],
    negative: red[3],
    warning: yellow[3],
  },
} as const;
