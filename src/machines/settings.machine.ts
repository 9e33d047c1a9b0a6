/**
 * The settings of this device: changed by the person, saved at once, and adopted from other tabs and from the log.
 * `decide` checks whether a value is valid; the slots know where settings are saved.
 */
import { type ActorRefFrom, assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import { Refused } from '../events/log/decider.ts';
import { settingsDecider } from '../events/settings/decide.ts';
import {
  defaultSettings,
  type SettingKey,
  type Settings,
  type SettingsFact,
  settingsFact,
} from '../events/settings/events.ts';
import { evolveSettings, type SettingsView } from '../events/settings/projection.ts';
import { readSettings, sameSettings } from '../events/settings/stored-settings.ts';
import { actionSlot, listenerSlot } from './slots.ts';

export type SettingsEvent =
  | { readonly type: 'setting.change'; readonly key: SettingKey; readonly value: unknown }
  | { readonly type: 'refusal.dismiss' }
  /** Another tab wrote the local key; `stored` is its parsed value, null when it was removed. */
  | { readonly type: 'settings.stored'; readonly stored: unknown }
  /** The log differs from the local key; the log wins. */
  | { readonly type: 'settings.restored'; readonly settings: Settings };

export interface SettingsInput {
  /** The parsed local key `settings` as it was at start-up. */
  readonly stored: unknown;
}

export interface SettingsContext {
  readonly settings: Settings;
  /** Why the last change was refused, until the next change or until it is dismissed. */
  readonly refusal: { readonly key: SettingKey; readonly message: string } | null;
}

const decided = ({ settings }: SettingsContext, event: SettingsEvent) =>
  event.type === 'setting.change'
    ? settingsDecider.decide(
        { settings, refused: null },
        { type: 'ChangeSetting', key: event.key, value: event.value },
      )
    : [];

export const settingsMachine = setup({
  types: {
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
    emitted: {} as SettingsFact,
    input: {} as SettingsInput,
  },
  actors: {
    /** Sends `settings.stored` when another tab writes the local key. */
    otherTabs: listenerSlot<SettingsEvent>('settings.otherTabs'),
  },
  actions: {
    /** Writes context.settings to the local key `settings`. */
    saveSettings: actionSlot('settings.saveSettings'),
    change: enqueueActions(({ context, event, enqueue }) => {
      const decision = decided(context, event);
      const facts = decision instanceof Refused ? [] : decision;
      for (const fact of facts) {
        enqueue.assign(({ context: { settings } }) => ({
          settings: evolveSettings({ settings, refused: null }, fact).settings,
        }));
        enqueue.emit(fact);
      }
      if (facts.length > 0) enqueue('saveSettings');
      else if (context.refusal) enqueue.emit(settingsFact.SettingRefusalDismissed({}));
      enqueue.assign({ refusal: null });
    }),
    refuse: enqueueActions(({ context, event, enqueue }) => {
      const decision = decided(context, event);
      if (event.type !== 'setting.change' || !(decision instanceof Refused)) return;
      const { key } = event;
      enqueue.assign({ refusal: { key, message: decision.message } });
      enqueue.emit(settingsFact.SettingRefused({ key, reason: decision.reason }));
    }),
    reportStored: enqueueActions(({ context: { settings }, enqueue }) => {
      if (sameSettings(settings, defaultSettings)) return;
      enqueue.emit(settingsFact.SettingsTakenIn({ from: 'device', settings }));
    }),
    takeIn: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'settings.stored' && event.type !== 'settings.restored') return;
      const settings = event.type === 'settings.stored' ? readSettings(event.stored) : event.settings;
      if (sameSettings(settings, context.settings)) return;
      enqueue.assign({ settings });
      // Another tab has saved its change itself; what comes from the log is not in the local key yet.
      if (event.type === 'settings.restored') enqueue('saveSettings');
      const from = event.type === 'settings.restored' ? 'log' : 'tab';
      enqueue.emit(settingsFact.SettingsTakenIn({ from, settings }));
    }),
  },
  guards: {
    refused: ({ context, event }) => decided(context, event) instanceof Refused,
  },
}).createMachine({
  id: 'settings',
  context: ({ input: { stored } }) => ({ settings: readSettings(stored), refusal: null }),
  entry: 'reportStored',
  invoke: { id: 'otherTabs', src: 'otherTabs' },
  initial: 'ready',
  on: {
    'setting.change': [
      { guard: 'refused', target: '.refused', actions: 'refuse' },
      { target: '.ready', actions: 'change' },
    ],
    'settings.stored': { actions: 'takeIn' },
    'settings.restored': { actions: 'takeIn' },
  },
  states: {
    ready: {},
    refused: {
      on: {
        'refusal.dismiss': {
          target: 'ready',
          actions: [assign({ refusal: null }), emit(settingsFact.SettingRefusalDismissed({}))],
        },
      },
    },
  },
});

export type SettingsActor = ActorRefFrom<typeof settingsMachine>;
export type SettingsSnapshot = SnapshotFrom<typeof settingsMachine>;

export const viewSettings = ({ context }: SettingsSnapshot): SettingsView => ({
  settings: context.settings,
  refused: context.refusal?.key ?? null,
});
