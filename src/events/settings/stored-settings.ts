/** Reads the local key `settings`, which people may edit and older versions wrote: valid fields override the defaults. */
import * as z from 'zod/mini';
import { defaultSettings, settingKeys, type Settings, settingsSchema } from './events.ts';

/** @param stored anything; values that are invalid for their field are ignored */
export function readSettings(stored: unknown): Settings {
  if (typeof stored !== 'object' || stored === null) return defaultSettings;
  const given = stored as Record<string, unknown>;
  const read = settingKeys.map((key) => {
    const parsed = z.safeParse(settingsSchema.shape[key], Object.hasOwn(given, key) ? given[key] : undefined);
    return [key, parsed.success ? parsed.data : defaultSettings[key]];
  });
  return Object.fromEntries(read) as Settings;
}

export const sameSettings = (a: Settings, b: Settings) => settingKeys.every((key) => a[key] === b[key]);
