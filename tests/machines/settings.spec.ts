import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { defaultSettings, type Settings } from '../../src/events/settings/events.ts';
import { type SettingsEvent, settingsMachine } from '../../src/machines/settings.machine.ts';
import { listener } from '../../src/machines/slots.ts';

function start(stored: unknown = null) {
  const saved: Settings[] = [];
  let fromOtherTab!: (event: SettingsEvent) => void;
  const actor = createActor(
    settingsMachine.provide({
      actors: {
        otherTabs: listener<SettingsEvent>((send) => {
          fromOtherTab = send;
          return () => undefined;
        }),
      },
      actions: {
        saveSettings: ({ context }) => {
          saved.push(context.settings);
        },
      },
    }),
    { input: { stored } },
  ).start();
  return {
    actor,
    saved,
    fromOtherTab: (settings: unknown) => fromOtherTab({ type: 'settings.stored', stored: settings }),
    settings: () => actor.getSnapshot().context.settings,
    refusal: () => actor.getSnapshot().context.refusal,
  };
}

describe('settings', () => {
  it('[SETTINGS1] starts with the defaults under the stored values', () => {
    expect(start().settings()).toEqual(defaultSettings);
    expect(start({ darkMode: true, currencySymbol: 7 }).settings()).toEqual({
      ...defaultSettings,
      darkMode: true,
    });
  });

  it('[SETTINGS2] saves every change at once, and nothing when nothing changed', () => {
    const { actor, saved, settings } = start();
    actor.send({ type: 'setting.change', key: 'darkMode', value: true });
    expect(saved).toEqual([{ ...defaultSettings, darkMode: true }]);
    actor.send({ type: 'setting.change', key: 'darkMode', value: true });
    actor.send({ type: 'setting.change', key: 'currencySymbol', value: ' kr ' });
    expect(saved).toHaveLength(2);
    expect(settings()).toEqual({ ...defaultSettings, darkMode: true, currencySymbol: 'kr' });
  });

  it('[SETTINGS3] says why a symbol is refused, until the next change or until it is dismissed', () => {
    const { actor, saved, settings, refusal } = start();
    const change = (value: string) => actor.send({ type: 'setting.change', key: 'currencySymbol', value });
    change('dollars');
    expect(refusal()).toEqual({
      key: 'currencySymbol',
      message: 'Use 1 to 4 visible characters, like $ or kr',
    });
    expect([settings(), saved]).toEqual([defaultSettings, []]);
    change('$');
    expect(refusal()).toBeNull();
    change('');
    actor.send({ type: 'refusal.dismiss' });
    expect(refusal()).toBeNull();
  });

  it('[SETTINGS5] takes in what another tab stored, without storing it again', () => {
    const { fromOtherTab, settings, saved } = start();
    fromOtherTab({ ...defaultSettings, showRunningBalance: true });
    expect(settings().showRunningBalance).toBe(true);
    fromOtherTab('damaged');
    expect(settings()).toEqual(defaultSettings);
    expect(saved).toEqual([]);
  });

  it('[SETTINGS7] takes in and stores what the log brings back', () => {
    const { actor, settings, saved } = start();
    const restored = { ...defaultSettings, currencySymbol: '€' };
    actor.send({ type: 'settings.restored', settings: restored });
    expect(settings()).toEqual(restored);
    expect(saved).toEqual([restored]);
  });
});
