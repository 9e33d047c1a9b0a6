import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFact, validateFact } from '../../../src/events/log/facts.ts';
import { settingsDecider } from '../../../src/events/settings/decide.ts';
import {
  defaultSettings,
  type SettingKey,
  settingsFact,
  settingsFacts,
} from '../../../src/events/settings/events.ts';
import { settingsProjection } from '../../../src/events/settings/projection.ts';
import { readSettings } from '../../../src/events/settings/stored-settings.ts';
import { given, testStamp } from '../../given.ts';

const change = (key: SettingKey, value: unknown) => ({ type: 'ChangeSetting', key, value }) as const;

describe('ChangeSetting', () => {
  it('[SETTINGS2] changes a setting', () => {
    given(settingsDecider)
      .when(change('darkMode', true))
      .then(settingsFact.SettingChanged({ key: 'darkMode', value: true }));
  });

  it('[SETTINGS2] changes nothing when the value is the same', () => {
    given(settingsDecider, settingsFact.SettingChanged({ key: 'currencySymbol', value: '€' }))
      .when(change('currencySymbol', ' € '))
      .then();
  });

  it.each(['$', '€', 'kr', 'CHF', 'R$', 'лв.', '₹', 'Fr .', '👛', 'د.إ'])(
    '[SETTINGS3] takes the symbol %s',
    (symbol) => {
      const taken =
        symbol === '$' ? [] : [settingsFact.SettingChanged({ key: 'currencySymbol', value: symbol })];
      given(settingsDecider)
        .when(change('currencySymbol', symbol))
        .then(...taken);
    },
  );

  it.each([
    '',
    '   ',
    'dollar',
    '\u200b',
    '\u0007',
    'a\nb',
    '\u202e$',
    `a${'\u0301'.repeat(40)}`,
    7,
    null,
    ['$'],
  ])('[SETTINGS3] refuses the symbol %j', (symbol) =>
    given(settingsDecider).when(change('currencySymbol', symbol)).thenRefused('bad-value'),
  );

  it.each([
    ['darkMode', 'yes'],
    ['promptToDelete', 1],
    ['followDevice', null],
    ['paidOrders', 'sometimes'],
    ['paidOrders', true],
  ] as const)('[SETTINGS3] refuses %s = %j', (key, value) => {
    given(settingsDecider).when(change(key, value)).thenRefused('bad-value');
  });

  it.each(['nightMode', '__proto__', 'toString'])('[SETTINGS3] refuses the unknown setting %s', (key) => {
    given(settingsDecider)
      .when(change(key as SettingKey, true))
      .thenRefused('unknown-setting');
  });
});

describe('SettingsTakenIn', () => {
  it('[SETTINGS1] of before there were orders reads with the default, as sound as it was', () => {
    const { paidOrders, ...before } = { ...defaultSettings, darkMode: true };
    const record = {
      ...{ type: 'SettingsTakenIn', v: 1, stream: 'settings', seq: 1, prev: '', hash: '' },
      ...testStamp,
      data: { from: 'device', settings: before },
    };
    expect(validateFact(settingsFacts, record)).toBeNull();
    expect(readFact(settingsFacts, record)?.data).toEqual({
      from: 'device',
      settings: { ...before, paidOrders },
    });
  });
});

describe('stored settings', () => {
  it('[SETTINGS1] fills in the defaults', () => {
    expect(readSettings(null)).toEqual({
      promptToDelete: true,
      showRunningBalance: false,
      currencySymbol: '$',
      darkMode: false,
      followDevice: false,
      paidOrders: 'offer',
    });
  });

  it('[SETTINGS1] lets saved values override them', () => {
    const saved = { promptToDelete: false, showRunningBalance: true, currencySymbol: 'kr', darkMode: true };
    expect(readSettings(saved)).toEqual({ ...saved, followDevice: false, paidOrders: 'offer' });
  });

  it('[SETTINGS4] ignores what does not fit, field by field', () => {
    const edited = { promptToDelete: 'no', currencySymbol: 'far too long', darkMode: true, extra: 1 };
    expect(readSettings(edited)).toEqual({ ...defaultSettings, darkMode: true });
  });

  it('[SETTINGS4] survives anything', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Object.keys(readSettings(stored))).toEqual(Object.keys(defaultSettings));
      }),
    );
  });

  it('[SETTINGS1] comes back from a snapshot as it was', () => {
    const state = given(
      settingsDecider,
      settingsFact.SettingChanged({ key: 'darkMode', value: true }),
    ).state();
    expect(settingsProjection.decode(settingsProjection.encode(state))).toEqual(state);
  });
});
