/** Settings on their page: switches and the currency symbol, another tab, and a log that disagrees with the stored values. */
import { expect } from '../expect.ts';
import { settingsJournalStream } from '../../../src/adapters/settings.adapter.ts';
import { defaultSettings, type SettingsFact } from '../../../src/events/settings/events.ts';
import { settingsMachine, type SettingsSnapshot } from '../../../src/machines/settings.machine.ts';
import type { Newcomer } from '../people.ts';
import { colorSetting } from '../colors.ts';
import { type Browser, openTab } from '../window.ts';
import { defineDriver, type PageDriver } from './driver.ts';
import { openJournal } from './journal.ts';
import { openStage, type OtherTab, type Stage } from './stage.ts';

const darkMode = ({ page }: Stage) => colorSetting(page, 'Dark');
const symbol = ({ page }: Stage) => page.getByRole('textbox', { name: 'Currency symbol' });

const typeSymbol = async (stage: Stage, text: string) => {
  await symbol(stage).fill(text);
  await symbol(stage).press('Enter');
};

/** The log of an earlier visit says €; then somebody edits the browser's stored values. */
async function changeByHand(other: OtherTab): Promise<void> {
  await other.keep('settings', { ...defaultSettings, currencySymbol: '€' });
  const journal = await openJournal(other.page);
  const visit = await openTab(other.page.context(), '/settings');
  const settings = { ...defaultSettings, currencySymbol: '€' };
  await journal.expect(
    ['settings'],
    [{ stream: 'settings', type: 'SettingsTakenIn', data: { from: 'device', settings } }],
  );
  await visit.page.close();
  await other.keep('settings', { ...defaultSettings, darkMode: true });
}

interface Memo {
  /** Whether the log has been reconciled with the stored values, a second after the start. */
  readonly settled: boolean;
}

/** A value restored from the log is like any other, and occurs only at a start: one way on from it is enough. */
const ofTheLog = ({ snapshot }: { snapshot: SettingsSnapshot }) =>
  snapshot.context.settings.currencySymbol === '€';

export const settingsDriver = (browser: Browser, { session }: Newcomer): PageDriver =>
  defineDriver<typeof settingsMachine, Memo>({
    noun: 'settings',
    machine: settingsMachine,
    starts: { nothing: { settled: true }, values: { settled: false } },
    steps: {
      'setting.change:dark': {
        when: ({ snapshot }) => !snapshot.context.settings.darkMode,
        act: (stage) => darkMode(stage).check(),
      },
      'setting.change:light': {
        when: ({ snapshot }) => snapshot.context.settings.darkMode,
        act: (stage) => colorSetting(stage.page, 'Light').check(),
      },
      'setting.change:kr': {
        when: (at) => !ofTheLog(at) || at.snapshot.matches('ready'),
        act: (stage) => typeSymbol(stage, 'kr'),
      },
      'setting.change:too-long': {
        when: (at) => !ofTheLog(at),
        act: (stage) => typeSymbol(stage, 'too long'),
      },
      'refusal.dismiss': { act: (stage) => symbol(stage).press('Escape') },
      'settings.stored:values': {
        when: (at) => !ofTheLog(at),
        act: ({ other }) => other.keep('settings', { showRunningBalance: true }),
      },
      'settings.stored:rubbish': {
        when: (at) => !ofTheLog(at),
        act: ({ other }) => other.keep('settings', 'rubbish'),
      },
      'settings.restored': { byItself: ({ memo }) => !memo.settled, then: () => ({ settled: true }) },
    },
    impossible: {},
    async open(start) {
      const stage = await openStage(browser, {
        path: '/settings',
        session,
        ...(start === 'values' ? { prepare: changeByHand } : {}),
      });
      await symbol(stage).waitFor();
      return stage;
    },
    effects: () => ({}),
    async shows(stage, { snapshot: { context } }) {
      const { settings, refusal } = context;
      const { page } = stage;
      await expect
        .poll(async () => ({
          darkMode: await darkMode(stage).isChecked(),
          showRunningBalance: await page
            .getByRole('switch', { name: 'Show the running balance' })
            .isChecked(),
          promptToDelete: await page
            .getByRole('switch', { name: 'Ask before deleting an entry' })
            .isChecked(),
          followDevice: await colorSetting(page, 'Like the device').isChecked(),
          paidOrders: await page.getByLabel('Paid orders').inputValue(),
          currencySymbol: refusal ? settings.currencySymbol : await symbol(stage).inputValue(),
          scheme: await page.evaluate(() => document.documentElement.dataset.mantineColorScheme),
          fault: await page.getByText('Use 1 to 4 visible characters').count(),
          invalid: await symbol(stage).getAttribute('aria-invalid'),
        }))
        .toEqual({
          ...settings,
          scheme: settings.darkMode ? 'dark' : 'light',
          fault: refusal ? 1 : 0,
          invalid: refusal ? 'true' : null,
        });
    },
    reported: (fact) => {
      const stream = settingsJournalStream(fact as SettingsFact);
      return stream === null ? [] : [{ stream, type: fact.type, data: fact.data }];
    },
    streams: () => ['settings'],
  });
