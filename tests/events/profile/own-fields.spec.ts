import { describe, expect, it } from 'vitest';
import {
  changedOwnFields,
  ownFieldErrors,
  ownFieldsOf,
  tidyOwnFields,
} from '../../../src/events/profile/own-fields.ts';
import { readablePhone, regionOf, toE164 } from '../../../src/events/shared/phone.ts';
import { annaDocument } from '../../../src/machines/paths/sample-people.ts';

const fields = ownFieldsOf(annaDocument);

describe('own fields', () => {
  it('[PROFILE7] takes the person’s fields out of the document and nothing else', () => {
    expect(Object.keys(fields).sort()).toEqual(
      ['bio', 'companyName', 'displayName', 'firstName', 'lastName', 'phone', 'userName'].sort(),
    );
    expect(ownFieldErrors(fields)).toEqual({});
  });

  it('[PROFILE7] trims, lowers the userName and spells the phone as E.164', () => {
    const tidy = tidyOwnFields(
      { ...fields, displayName: ' A ', userName: ' Anna.H ', phone: '415 555 2671' },
      'US',
    );
    expect(tidy).toMatchObject({ displayName: 'A', userName: 'anna.h', phone: '+14155552671' });
  });

  it('[PROFILE7] saves what was changed and nothing else, whatever the device knew before', () => {
    const stored = { ...fields, displayName: ' Anna  of old ', phone: '+14155552671' };
    const typed = { ...stored, phone: '(415) 555-2671', bio: ' Saddles ' };
    expect(changedOwnFields(typed, stored, 'US')).toEqual({ bio: 'Saddles' });
    expect(changedOwnFields({ ...stored, displayName: 'Anna' }, stored, 'US')).toEqual({
      displayName: 'Anna',
    });
    expect(changedOwnFields(stored, stored, 'US')).toEqual({});
  });

  it('[PROFILE7] names each field that is wrong', () => {
    const wrong = {
      ...fields,
      displayName: '',
      firstName: '',
      userName: 'a b',
      phone: 'x',
      bio: 'x'.repeat(2001),
    };
    expect(Object.keys(ownFieldErrors(wrong)).sort()).toEqual([
      'bio',
      'displayName',
      'firstName',
      'phone',
      'userName',
    ]);
  });
});

it.each(['\r\n', '\n', '\t', '\u0085', '\u2028', '\u200b', '\u200f', '\u202e', '\u2066', '\ufeff'])(
  '[PROFILE7] takes no %j into a line that others read, and into a bio what may stand in one',
  (character) => {
    const text = `An${character}na`;
    const names = { displayName: text, firstName: text, lastName: text, companyName: text };
    const fault = 'Use one line, without control or invisible characters';
    const { bio, ...lines } = ownFieldErrors({ ...fields, ...names, bio: text });
    expect(lines).toEqual({ displayName: fault, firstName: fault, lastName: fault, companyName: fault });
    expect(bio === undefined).toBe(!/[\u202e\u2066]/.test(character));
  },
);

it.each(['Zoë Müller-O’Brien', 'נועה', 'می\u200cخواهم', '👩\u200d🔧 Ida', '山田 花子'])(
  '[PROFILE7] takes the name %s',
  (displayName) => expect(ownFieldErrors({ ...fields, displayName })).toEqual({}),
);

describe('phone', () => {
  it.each([
    ['+1 415 555 2671', null, '+14155552671'],
    ['(415) 555-2671', 'US', '+14155552671'],
    ['0041 44 668 18 00', null, '+41446681800'],
    ['044 668 18 00', 'CH', '+41446681800'],
    ['+41.44.668.18.00', 'US', '+41446681800'],
    ['  ', 'US', ''],
  ])('[PROFILE7] reads %j with the region %s', (text, region, phone) => {
    expect(toE164(text, region)).toBe(phone);
  });

  it.each([
    ['call me', 'US'],
    ['1-800-FLOWERS', 'US'],
    ['415 555 2671', null],
    ['12', 'US'],
    ['+1 415 555 2671 9999999', null],
    ['044 668 18 00', 'XX'],
  ])('[PROFILE7] takes %j with the region %s for no phone', (text, region) => {
    expect(toE164(text, region)).toBeNull();
  });

  it('[PROFILE7] shows a phone the way people read it', () => {
    expect(readablePhone('+14155552671')).toBe('+1 415 555 2671');
    expect(readablePhone('')).toBe('');
    expect(regionOf('en-US')).toBe('US');
    expect(regionOf('de')).toBeNull();
    expect(regionOf('not a language')).toBeNull();
  });
});
