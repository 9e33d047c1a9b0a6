/** Fills the slots of the settings statechart from the local key `settings`, and reconciles that key with the log. */
import * as z from 'zod/mini';
import { readFact } from '../events/log/facts.ts';
import type { Stamp } from '../events/log/event.ts';
import { type EventLog, LogConflict } from '../events/log/log.ts';
import {
  defaultSettings,
  type Settings,
  type SettingsFact,
  settingsFact,
  settingsFacts,
  settingsStream,
} from '../events/settings/events.ts';
import { settingsProjection } from '../events/settings/projection.ts';
import { sameSettings } from '../events/settings/stored-settings.ts';
import { type LocalKey, type LocalRead, localKey } from './local-keys.ts';

/** The schema accepts anything: settings are read from it field by field. */
export function settingsSlots(key: LocalKey<unknown> = localKey('settings', z.unknown())) {
  return {
    /** What the machine starts with. */
    input: () => ({ stored: valueOf(key.read()) }),
    otherTabs: (send: (event: { readonly type: 'settings.stored'; readonly stored: unknown }) => void) =>
      key.subscribe((read) => send({ type: 'settings.stored', stored: valueOf(read) })),
    saveSettings({ context }: { context: { readonly settings: Settings } }): void {
      key.write(context.settings);
    },
  };
}

const valueOf = (read: LocalRead<unknown>) => (read.state === 'saved' ? read.value : null);

/** The journal keeps changes only: what was taken in from elsewhere is in the log already, or is about to be. */
export const settingsJournalStream = (fact: SettingsFact): typeof settingsStream.name | null =>
  fact.type === 'SettingChanged' ? settingsStream.name : null;

export interface SettlementOptions {
  readonly log: EventLog;
  readonly stamp: () => Stamp;
  /** The settings shown now; read again after the wait. */
  readonly shown: () => Settings;
  /** Shows and saves the logged settings, and notifies the person. */
  readonly restore: (settings: Settings) => void;
  /** Milliseconds to wait: a tab that has just changed a setting may still be writing it. */
  readonly timeoutMs?: number;
}

/**
 * Runs once, after the log is open: when it and the local key disagree, the log wins; a log without settings (an older
 * installation) takes in the stored ones.
 */
export async function settleSettings(options: SettlementOptions): Promise<void> {
  const { log, stamp, shown, restore, timeoutMs = 1000 } = options;
  const first = await loggedSettings(log);
  if (first.seq === 0) {
    if (sameSettings(shown(), defaultSettings)) return;
    const fact = settingsFact.SettingsTakenIn({ from: 'device', settings: shown() });
    await log.append(settingsStream.name, 0, [fact], stamp()).catch((error) => {
      // Another tab has already taken in the same settings.
      if (!(error instanceof LogConflict)) throw error;
    });
    return;
  }
  if (sameSettings(first.settings, shown())) return;
  await new Promise((later) => setTimeout(later, timeoutMs));
  const { settings } = await loggedSettings(log);
  if (!sameSettings(settings, shown())) restore(settings);
}

async function loggedSettings(log: EventLog): Promise<{ seq: number; settings: Settings }> {
  let view = settingsProjection.initial();
  let seq = 0;
  for await (const batch of log.read(settingsStream.name)) {
    for (const record of batch) {
      const fact = readFact(settingsFacts, record);
      if (fact) view = settingsProjection.evolve(view, fact);
      seq = record.seq;
    }
  }
  return { seq, settings: view.settings };
}
