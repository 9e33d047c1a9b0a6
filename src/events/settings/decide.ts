/** The rules of changing a setting. */
import * as z from 'zod/mini';
import { type CommandOf, decideBy, type Decider, type Decision, Refused } from '../log/decider.ts';
import { settingsFact, type SettingsFact, settingsSchema, type SettingKey } from './events.ts';
import { settingsProjection, type SettingsView } from './projection.ts';

export type SettingRefusal = 'unknown-setting' | 'bad-value';

interface Change {
  readonly key: SettingKey;
  /** From a form or another program, so not validated yet. */
  readonly value: unknown;
}

const rules = {
  ChangeSetting({ settings }: SettingsView, { key, value }: Change): Decision<SettingsFact, SettingRefusal> {
    if (!Object.hasOwn(settingsSchema.shape, key)) {
      return new Refused('unknown-setting', 'There is no such setting.');
    }
    const tidy = typeof value === 'string' ? value.trim() : value;
    const parsed = z.safeParse(settingsSchema.shape[key], tidy);
    if (!parsed.success) {
      return new Refused('bad-value', parsed.error.issues[0]?.message ?? 'This value does not fit.');
    }
    return settings[key] === parsed.data ? [] : [settingsFact.SettingChanged({ key, value: parsed.data })];
  },
};

export const settingsDecider: Decider<SettingsView, CommandOf<typeof rules>, SettingsFact, SettingRefusal> = {
  projection: settingsProjection,
  decide: decideBy(rules),
};
