import { describe, expect, it } from 'vitest';
import { extract } from '../../../server/hiring/extraction/extract.ts';
import type { Extraction, Span } from '../../../src/events/screening/extraction.ts';
import { vocabularyVersion } from '../../../src/events/screening/vocabulary/index.ts';

const asOf = '2026-11-21';

const resume = `Ruby Swift
Senior Leather Restorer
12 Java Street, 10115 Berlin, Germany
ruby.swift@example.org | +49 30 901820 | linkedin.com/in/ruby-swift

PROFILE
Ten years of upholstery cleaning.

WORK EXPERIENCE
Leather Hospital GmbH\tMarch 2018 – present
Head of workshop
• Leather repair and colour matching
Cleaning Co\t01/2015 - 02/2018

EDUCATION
BSc Materials Science, Ruby College, 2011 - 2014

SKILLS
Leather cleaning, Suede care, Go, Excel, Knife making, Customer service
Languages: English (native), Deutsch (C1)

CERTIFICATIONS
IICRC Leather Cleaning Technician, 2019
First Aider – Red Cross (2020)

PROJECTS
Colour atlas – a catalogue of dyes (2020)
Repair app: booking for walk-ins`;

const values = (found: readonly { readonly value: unknown }[]) => found.map(({ value }) => value);
const at = (text: string, spans: readonly Span[]) => spans.map(({ start, end }) => text.slice(start, end));

describe('extracting from a résumé', () => {
  it('[EXTRACT1] reads every field, each with the places it stands at', () => {
    const found = extract(resume, asOf);
    expect(found.asOf).toBe(asOf);
    expect(found.name).toEqual({ value: 'Ruby Swift', spans: [{ start: 0, end: 10 }] });
    expect(found.email?.value).toBe('ruby.swift@example.org');
    expect(found.phone?.value).toBe('+4930901820');
    expect(values(found.links)).toEqual(['https://linkedin.com/in/ruby-swift']);
    expect(found.years.value).toBe(11.8);
    expect(at(resume, found.years.spans)).toEqual(['March 2018 – present', '01/2015 - 02/2018']);
    expect(values(found.skills)).toEqual([
      'Upholstery cleaning',
      'Leather repair',
      'Colour matching',
      'Leather cleaning',
      'Suede cleaning',
      'Golang',
      'Microsoft Excel',
      'Knife making',
      'Customer service',
    ]);
    expect(at(resume, found.skills[4]!.spans)).toEqual(['Suede care']);
    expect(values(found.certifications)).toEqual(['IICRC Leather Cleaning Technician', 'First Aider']);
    expect(values(found.projects)).toEqual(['Colour atlas', 'Repair app']);
    expect(found.degree?.value).toBe('Bachelor');
    expect(at(resume, found.degree!.spans)).toEqual(['BSc']);
    expect(values(found.languages)).toEqual(['English', 'German']);
  });

  it('[EXTRACT1] gives the same for the same text and day, and takes "present" for that day', () => {
    expect(extract(resume, asOf)).toEqual(extract(resume, asOf));
    expect(extract(resume, '2020-03-01').years.value).toBe(5.2);
  });

  it('[EXTRACT2] reads no link across an address of mail, and changes no certificate', () => {
    const text = 'Languages github.com/a@b.de\nCertifications\nFire  Warden, 2020';
    expect(values(extract(text, asOf).links)).toEqual(['https://github.com/']);
    expect(values(extract(text, asOf).certifications)).toEqual(['Fire  Warden']);
  });

  it('[EXTRACT2] invents nothing where nothing is said', () => {
    const nothing: Extraction = {
      asOf,
      name: null,
      email: null,
      phone: null,
      links: [],
      years: { value: 0, spans: [] },
      skills: [],
      vocabulary: vocabularyVersion,
      certifications: [],
      projects: [],
      degree: null,
      languages: [],
    };
    for (const text of [
      '',
      'x',
      '\n\n',
      'the quick brown fox jumps over the lazy dog',
      '12345 67890 2015 2016',
    ]) {
      expect(extract(text, asOf)).toEqual(nothing);
    }
  });
});
