/** Lines that look like something else: the end of a sentence like a month, an abbreviation like a denial, a house number like a year. */
import { describe, expect, it } from 'vitest';
import { datedSpans, monthsTogether } from '../../../server/hiring/extraction/dated-spans.ts';

const asOf = '2026-11-21';

describe('a number behind the end of a sentence', () => {
  const months = (text: string) => monthsTogether(datedSpans(text, 0, asOf));

  it.each([
    ['Manager 2015 – 2018. 12 employees', 36],
    ['Manager 2015 – 2018. 10 – 12 employees', 36],
    ['Since 2025. 10 people', 22],
    ['Since 2025. 10.5 tons a day', 22],
    ['Manager 03/2015 – 2018. 12 employees', 34],
  ])('[EXTRACT3] is no month: %j', (text, expected) => {
    expect(months(text)).toBe(expected);
  });

  it.each([
    ['2015. 03. – 2015. 05.', 3],
    ['2015. 03 – 2015. 05', 3],
    ['2015. 03 ~ 2015. 05', 3],
    ['2026. 10. – present', 1],
    ['2026. 10 – present', 1],
    ['2026. 10. –', 1],
    ['2025. 10 – 2025. 12 employees', 3],
  ])('[EXTRACT3] is one in a date: %j', (text, expected) => {
    expect(months(text)).toBe(expected);
  });
});
