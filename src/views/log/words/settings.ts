/** Descriptions of facts about the device's settings. */
import type { SettingKey, settingsFacts } from '../../../events/settings/events.ts';
import { type FactWords, plainName } from './fact-words.ts';

const settingNames: Readonly<Record<SettingKey, string>> = {
  promptToDelete: 'Ask before deleting',
  showRunningBalance: 'Running balance',
  currencySymbol: 'Currency symbol',
  darkMode: 'Dark colours',
  followDevice: 'Colours as the device says',
  paidOrders: 'Paid orders in the money bag',
};
const shown = (value: boolean | string) => (typeof value === 'string' ? `“${value}”` : value ? 'on' : 'off');
const origins = { device: 'this device', tab: 'another tab', log: 'the log' } as const;

export const settingsWords: FactWords<typeof settingsFacts> = {
  SettingChanged: ({ key, value }) => `${settingNames[key]}: ${shown(value)}`,
  SettingRefused: ({ key, reason }) => `${settingNames[key]} not changed: ${plainName(reason)}`,
  SettingRefusalDismissed: () => 'Closed the message about what was refused',
  SettingsTakenIn: ({ from }) => `Settings taken over from ${origins[from]}`,
};
