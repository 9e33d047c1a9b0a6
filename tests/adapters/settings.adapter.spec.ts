import { describe, expect, it } from 'vitest';
import { settingsJournalStream, settleSettings } from '../../src/adapters/settings.adapter.ts';
import type { EventLog } from '../../src/events/log/log.ts';
import { memoryLog } from '../../src/events/log/memory-log.ts';
import {
  defaultSettings,
  type Settings,
  settingsFact,
  settingsStream,
} from '../../src/events/settings/events.ts';
import { testStamp } from '../given.ts';

const dark = { ...defaultSettings, darkMode: true };
const changed = (value: boolean) => settingsFact.SettingChanged({ key: 'darkMode', value });

async function settle(log: EventLog, shown: Settings): Promise<Settings | null> {
  let restored: Settings | null = null;
  await settleSettings({
    log,
    stamp: () => testStamp,
    shown: () => shown,
    restore: (settings) => {
      restored = settings;
    },
    timeoutMs: 0,
  });
  return restored;
}

describe('settling the settings', () => {
  it('[SETTINGS7] lets the log win', async () => {
    const log = memoryLog();
    await log.append(settingsStream.name, 0, [changed(true)], testStamp);
    expect(await settle(log, defaultSettings)).toEqual(dark);
  });

  it('[SETTINGS7] changes nothing when both agree', async () => {
    const log = memoryLog();
    await log.append(settingsStream.name, 0, [changed(true)], testStamp);
    expect(await settle(log, dark)).toBeNull();
    expect((await log.head(settingsStream.name)).seq).toBe(1);
  });

  it('[SETTINGS7] takes stored settings into an empty log, once', async () => {
    const log = memoryLog();
    await Promise.all([settle(log, dark), settle(log, dark)]);
    expect((await log.head(settingsStream.name)).seq).toBe(1);
    expect(await settle(log, defaultSettings)).toEqual(dark);
  });

  it('[SETTINGS7] writes nothing when nobody has set anything', async () => {
    const log = memoryLog();
    expect(await settle(log, defaultSettings)).toBeNull();
    expect((await log.head(settingsStream.name)).seq).toBe(0);
  });

  it('[SETTINGS7] waits for another tab that is just writing', async () => {
    const log = memoryLog();
    await log.append(settingsStream.name, 0, [changed(false)], testStamp);
    const settling = settle(log, dark);
    await log.append(settingsStream.name, 1, [changed(true)], testStamp);
    expect(await settling).toBeNull();
  });

  it('[SETTINGS5] journals changes and not what was taken in', () => {
    expect(settingsJournalStream(changed(true))).toBe('settings');
    expect(settingsJournalStream(settingsFact.SettingsTakenIn({ from: 'tab', settings: dark }))).toBeNull();
  });
});
