/** The settings and the last refused change, folded from their facts alone. */
import { produce } from 'immer';
import type { Projection } from '../log/decider.ts';
import { defaultSettings, type SettingKey, type Settings, type SettingsFact } from './events.ts';
import { readSettings } from './stored-settings.ts';

export interface SettingsView {
  readonly settings: Settings;
  readonly refused: SettingKey | null;
}

export const evolveSettings = (state: SettingsView, { type, data }: SettingsFact): SettingsView =>
  produce(state, (view) => {
    switch (type) {
      case 'SettingChanged':
        view.settings = { ...view.settings, [data.key]: data.value };
        view.refused = null;
        return;
      case 'SettingRefused':
        view.refused = data.key;
        return;
      case 'SettingRefusalDismissed':
        view.refused = null;
        return;
      case 'SettingsTakenIn':
        view.settings = data.settings;
    }
  });

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
