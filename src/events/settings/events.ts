/** The settings of one device, stream `settings`, and the facts that change them. */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';

/** Letters, marks, digits, punctuation and symbols, with spaces only between them. Counts graphemes, as a person would. */
function isCurrencySymbol(text: string): boolean {
  if (!/^[\p{L}\p{M}\p{N}\p{P}\p{S}]+( [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u.test(text)) return false;
  const length = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
  // A letter may carry any number of marks; the second limit keeps one "character" from growing without bound.
  return length <= 4 && text.length <= 16;
}

export const settingsSchema = z.strictObject({
  promptToDelete: z.boolean(),
  showRunningBalance: z.boolean(),
  currencySymbol: z.string().check(z.refine(isCurrencySymbol, 'Use 1 to 4 visible characters, like $ or kr')),
  darkMode: z.boolean(),
  /** Follows the device's light or dark mode, whatever `darkMode` is. */
  followDevice: z.boolean(),
  /** What to do with paid orders and refunds that are not in the ledger yet. */
  paidOrders: z.enum(['offer', 'add', 'off']),
});
export type Settings = Readonly<z.infer<typeof settingsSchema>>;
export type SettingKey = keyof Settings;
export const settingKeys = Object.keys(settingsSchema.shape) as readonly SettingKey[];

export const defaultSettings: Settings = {
  promptToDelete: true,
  showRunningBalance: false,
  currencySymbol: '$',
  darkMode: false,
  followDevice: false,
  paidOrders: 'offer',
};

const key = z.enum(Object.keys(settingsSchema.shape) as [SettingKey, ...SettingKey[]]);
const value = z.union([z.boolean(), z.string()]);

interface TakenIn1 {
  readonly from: string;
  readonly settings: Omit<Settings, 'paidOrders'>;
}

/** The facts stored in the stream. */
const keptFacts = {
  SettingChanged: defineFact('truth', 1, z.strictObject({ key, value })),
  /** All settings at once, from outside this window: see `from`. */
  SettingsTakenIn: defineFact(
    'truth',
    2,
    z.strictObject({
      /** `device`: the local key at start-up; `tab`: another tab; `log`: the log differed from the local key. */
      from: z.enum(['device', 'tab', 'log']),
      settings: settingsSchema,
    }),
    // Version 1 had no setting for orders.
    { 1: ({ from, settings }: TakenIn1) => ({ from, settings: { ...defaultSettings, ...settings } }) },
  ),
} as const;

export const settingsFacts = {
  ...keptFacts,
  /** `value` was refused and nothing changed. It is shown but not stored. */
  SettingRefused: defineFact('journal', 1, z.strictObject({ key, reason: z.string() })),
  SettingRefusalDismissed: defineFact('journal', 1, z.strictObject({})),
} as const;

export type SettingsFact = FactsOf<typeof settingsFacts>;
export const settingsFact = factConstructors(settingsFacts);
export const settingsStream = defineStream('settings', keptFacts);
