/** The settings of this device: shown from the local key at once, reconciled with the log when that has opened. */
import { type Actor, createActor } from 'xstate';
import { keepJournal } from '../adapters/journal.ts';
import { settingsJournalStream, settingsSlots, settleSettings } from '../adapters/settings.adapter.ts';
import { type SettingsEvent, settingsMachine } from '../machines/settings.machine.ts';
import { listener } from '../machines/slots.ts';
import type { AppConfig } from '../views/app.ts';
import { notices } from '../views/ui/notices.ts';
import type { DeviceLog } from './log.ts';

/** The caller starts the actor. */
export function composeSettings(
  { opened, stamp, journal }: DeviceLog,
  { productTitle }: AppConfig,
): Actor<typeof settingsMachine> {
  const slots = settingsSlots();
  const actor = createActor(
    settingsMachine.provide({
      actors: { otherTabs: listener<SettingsEvent>(slots.otherTabs) },
      actions: { saveSettings: slots.saveSettings },
    }),
    { input: slots.input() },
  );
  keepJournal({ ...journal, source: actor, stream: settingsJournalStream });

  const settle = async () =>
    settleSettings({
      log: await opened,
      stamp,
      shown: () => actor.getSnapshot().context.settings,
      restore: (settings) => {
        actor.send({ type: 'settings.restored', settings });
        notices.notify({
          message: `Your settings had been changed outside ${productTitle}. They are as you left them.`,
        });
      },
    });
  // Without a log the local key is all there is.
  settle().catch(() => undefined);
  return actor;
}
