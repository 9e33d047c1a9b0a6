/** Paths of the settings: valid and invalid changes, other tabs, damaged values, and what the log knows better. */
import { defaultSettings, settingsFacts } from '../events/settings/events.ts';
import { settingsProjection } from '../events/settings/projection.ts';
import { Refused } from '../events/log/decider.ts';
import { settingsDecider } from '../events/settings/decide.ts';
import { type SettingsContext, settingsMachine, viewSettings } from './settings.machine.ts';
import { comesFrom } from './paths/invariants.ts';
import { defineModel } from './paths/model.ts';

export const model = defineModel({
  machine: settingsMachine,
  starts: { nothing: { stored: null }, values: { stored: { ...defaultSettings, darkMode: true } } },
  samples: {
    'setting.change:dark': { type: 'setting.change', key: 'darkMode', value: true },
    'setting.change:light': { type: 'setting.change', key: 'darkMode', value: false },
    'setting.change:kr': { type: 'setting.change', key: 'currencySymbol', value: 'kr' },
    'setting.change:too-long': { type: 'setting.change', key: 'currencySymbol', value: 'too long' },
    'refusal.dismiss': { type: 'refusal.dismiss' },
    'settings.stored:values': { type: 'settings.stored', stored: { showRunningBalance: true } },
    'settings.stored:rubbish': { type: 'settings.stored', stored: 'rubbish' },
    'settings.restored': {
      type: 'settings.restored',
      settings: { ...defaultSettings, currencySymbol: '€' },
    },
  },
  abstraction: {
    name: 'all settings, the refusal by its key',
    of: ({ context: { settings, refusal } }) => ({ settings, refused: refusal?.key }),
  },
  weights: { 'setting.change:too-long': 0.3, 'settings.restored': 0.1 },
  invariants: [
    comesFrom<SettingsContext>('refusal', ({ event, before }) => {
      if (event.type !== 'setting.change') return [];
      const { key, value } = event;
      const state = { settings: before.context.settings, refused: null };
      const decision = settingsDecider.decide(state, { type: 'ChangeSetting', key, value });
      return decision instanceof Refused ? [{ key, message: decision.message }] : [];
    }),
  ],
  definitions: settingsFacts,
  projection: settingsProjection,
  view: viewSettings,
});
