/** The settings and the last refused change, folded from their facts alone. */
import type { Projection } from '../log/decider.ts';
import { defaultSettings, type SettingKey, type Settings, type SettingsFact } from './events.ts';
import { readSettings } from './stored-settings.ts';

export interface SettingsView {
  readonly settings: Settings;
  readonly refused: SettingKey | null;
}

export function evolveSettings(view: SettingsView, fact: SettingsFact): SettingsView {
  switch (fact.type) {
    case 'SettingChanged':
      return { settings: { ...view.settings, [fact.data.key]: fact.data.value }, refused: null };
    case 'SettingRefused':
      return { ...view, refused: fact.data.key };
    case 'SettingRefusalDismissed':
      return { ...view, refused: null };
    case 'SettingsTakenIn':
      return { ...view, settings: fact.data.settings };
  }
}

export const settingsProjection: Projection<SettingsView, SettingsFact> = {
  name: 'settings',
  version: 1,
  initial: () => ({ settings: defaultSettings, refused: null }),
  evolve: evolveSettings,
  encode: ({ settings, refused }) => ({ settings: { ...settings }, refused }),
  decode(json) {
    const { settings, refused } = json as unknown as SettingsView;
    return { settings: readSettings(settings), refused };
  },
};
