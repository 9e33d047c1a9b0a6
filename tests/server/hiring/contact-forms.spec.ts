/** National phone numbers and links as people write them, in short test texts. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../server/hiring/extraction/extract.ts';

const of = (text: string) => extract(text, '2026-11-21');
const links = (text: string) => of(text).links.map(({ value }) => value);

describe('national phone numbers', () => {
  it.each([
    ['Nora Lind\n12 Market Road, Leeds\n0113 496 0123', '+441134960123'],
    ['Nora Lind\nToulouse\n06.39.98.01.23', '+33639980123'],
    ['Nora Lind\nGranada\nMóvil: 612 345 678', '+34612345678'],
    ['Nora Lind\nPoznań\ntel. 601 234 567', '+48601234567'],
    ['Nora Lind\nBrisbane QLD 4000\n(07) 3010 0123', '+61730100123'],
    ['Nora Lind\nHalifax, NS\n902-555-0123', '+19025550123'],
    ['Nora Lind\nAustin, TX\n512.555.0123', '+15125550123'],
    ['Nora Lind\nKobe\n090-1234-5678', '+819012345678'],
    ['Nora Lind\nnora@mail.example.se\nTel 08-123 456 78', '+46812345678'],
  ])('[EXTRACT4] are read by the address in %j', (text, number) => {
    expect(of(text).phone?.value).toBe(number);
  });

  it('[EXTRACT4] names the town among the places the number was read from', () => {
    const text = 'Nora Lind\nToulouse\n06 39 98 01 23';
    const places = of(text).phone?.spans.map(({ start, end }) => text.slice(start, end));
    expect(places).toEqual(['06 39 98 01 23', 'Toulouse']);
  });

  it.each([
    'Nora Lind\nCordoba\n4123456',
    'Nora Lind\nAtlantis\n0113 496 0123',
    'Nora Lind\nLeeds\n2015-2018',
    'Nora Lind\nLeeds\n01.02.2015',
    'Nora Lind\nLeeds\nExperience\nInvoices 0113496 of 2019',
  ])('[EXTRACT4] are not made up in %j', (text) => {
    expect(of(text).phone).toBeNull();
  });
});

describe('links', () => {
  it('[EXTRACT4] may be of any host where contact details stand, and of any host with a path elsewhere', () => {
    expect(
      links('Nora Lind\nnora.codes | lind.netlify.app\nExperience\nBuilt shop.example.org/nora'),
    ).toEqual(['https://nora.codes', 'https://lind.netlify.app', 'https://shop.example.org/nora']);
  });

  it('[EXTRACT4] are neither software nor employers nor parts of an address', () => {
    const text =
      'Nora Lind\nnora@lind.dev\nASP.NET developer at booking.com\nSkills\nNode.js, draw.io, e.g. this';
    expect(links(text)).toEqual([]);
  });
});
