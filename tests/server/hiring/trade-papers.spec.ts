/** What papers of many trades and countries say that no other test has: duties, tickets, wrapped columns, page numbers. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../server/hiring/extraction/extract.ts';
import { isPageFurniture } from '../../../server/hiring/extraction/page-furniture.ts';
import type { Piece } from '../../../server/hiring/parsing/piece.ts';
import { inReadingOrder } from '../../../server/hiring/parsing/reading-order.ts';

const of = (text: string) => extract(text, '2026-11-21');
const values = (found: readonly { readonly value: string }[]) => found.map(({ value }) => value);
const skillsOf = (text: string) => values(of(text).skills);

describe('duties of trades', () => {
  it.each([
    ['Gerüstbau und Verfugen, Betonarbeiten', 'Scaffolding'],
    ['Chargement et déchargement des camions', 'Loading and unloading'],
    ['Preparación de reactivos para el turno', 'Reagent management'],
    ['Elaborazione buste paga per due ditte', 'Payroll'],
    ['Processamento de salários e férias', 'Payroll'],
    ['Debiteurenbeheer voor drie vestigingen', 'Accounts receivable'],
    ['Prowadzenie akt osobowych', 'Personnel administration'],
    ['Yük emniyeti ve araç kontrolü', 'Load securing'],
    ['Verbandswechsel bei Bewohnern', 'Wound care'],
    ['Drafting pleadings for the court', 'Legal drafting'],
  ])('[EXTRACT13] %j names a skill', (duty, skill) => {
    expect(skillsOf(`Experience\n2019 – 2022 Worker, Lindal\n- ${duty}`)).toContain(skill);
  });

  it('[EXTRACT13] quantitative PCR also shows PCR, but is a skill of its own', () => {
    expect(skillsOf('Skills\nqPCR, Western blotting')).toEqual(['qPCR', 'Western blotting']);
  });
});

describe('what is no skill', () => {
  it('[EXTRACT13] a page number or the mark of a form is none', () => {
    expect(
      skillsOf('Kenntnisse\nLöten, Fräsen, Drehen\n© Europass · Nora Lind\nSeite 1 / 2\nFeilen'),
    ).toEqual(skillsOf('Kenntnisse\nLöten, Fräsen, Drehen\nFeilen'));
  });

  it.each(['Seite 2 von 3', 'Nora Lind – Page 1 of 2', 'strona 1 z 2', '1 / 2', '© Europass'])(
    '[EXTRACT13] %j is printed on every page',
    (line) => expect(isPageFurniture(line)).toBe(true),
  );

  it.each(['Page layout', 'Home page 2 designs a week', '12/2019', 'Seitenweise Leder 2'])(
    '[EXTRACT13] %j is not',
    (line) => expect(isPageFurniture(line)).toBe(false),
  );

  it('[EXTRACT13] a spoken language with its level is none, nor is a class of vehicles', () => {
    expect(skillsOf('Competenze\nSaldatura, Inglese B2, Francese fluente')).toEqual(['Welding']);
    expect(skillsOf('Umiejętności\nExcel, prawo jazdy kat. B, C')).not.toContain('C');
    expect(skillsOf('Skills\nPython, C, Java')).toContain('C');
  });

  it('[EXTRACT13] slashes with spaces divide a list', () => {
    expect(skillsOf('Skills\nDarnwell Desk / Quorvil Till / Excel')).toEqual(
      expect.arrayContaining(['Darnwell Desk', 'Quorvil Till', 'Microsoft Excel']),
    );
  });
});

describe('certificates', () => {
  it.each([
    ['Education\nZweites Staatsexamen für das Lehramt, Kassel', 'Zweites Staatsexamen für das Lehramt'],
    ['Formation\nBP Boulanger – CFA de Tours', 'BP Boulanger'],
    ['Istruzione\n2021\tAuditor interno ISO 9001\nAccredia', 'Auditor interno ISO 9001'],
    ['Formación\nDiplomado en Gestión Tributaria. Universidad de Talca', 'Diplomado en Gestión Tributaria'],
    ['Cursos\nAnalista Kanban – Meridiem\n2022', 'Analista Kanban'],
    ['Belgeler\n2019 SRC 2 belgesi, Ulaştırma Bakanlığı', 'SRC 2 belgesi'],
  ])('[EXTRACT13] %j names one', (text, name) => {
    expect(values(of(text).certifications)).toEqual([name]);
  });

  it('[EXTRACT13] a nursing diploma of Spain is a degree, and an occupation without a date is no certificate', () => {
    expect(values(of('Formación\nDiplomado en Enfermería').certifications)).toEqual([]);
    expect(values(of('Cursos\nAnalista Kanban – Meridiem').certifications)).toEqual([]);
  });
});

describe('what wraps', () => {
  it('[EXTRACT14] a last name below the others belongs to the name', () => {
    const named = (text: string) => of(text).name?.value;
    expect(named('Nomsa Busisiwe\nKhumalo\nTeacher\nnomsa.khumalo@example.com')).toBe(
      'Nomsa Busisiwe Khumalo',
    );
    expect(named('Íñigo Javier Arrieta\nUrrutia\nContable\nij.arrieta@example.es')).toBe(
      'Íñigo Javier Arrieta Urrutia',
    );
    expect(named('Nora Lind\nHamburg\nLehrerin\nnora.lind@example.de')).toBe('Nora Lind');
    // An address that says nothing, or none: what stands below is more likely a town.
    for (const address of ['', '\nsunny88@example.de'])
      expect(named(`Anna Schmidt\nBerlin\nKöchin${address}`), address).toBe('Anna Schmidt');
  });

  it('[EXTRACT14] so does the end of an e-mail address, and only it', () => {
    const addressed = (text: string) => of(text).email?.value;
    expect(addressed('Rui Prates\nrui.prates@example.co m.br linkedin.com/in/ruip')).toBe(
      'rui.prates@example.com.br',
    );
    for (const behind of ['me and my work', 'm: 07700 900123', 'm. 07700 900123', 'm +44 7700 900123'])
      expect(addressed(`Rui Prates\nrui.prates@example.co ${behind}`), behind).toBe('rui.prates@example.co');
  });

  it.each([
    ['Jan 2018 – to\tTeacher, Lindal Primary\ndate\treading club', 8.8],
    ['Jan 2012 – Nov\tTeacher, Lindal Primary\n2012', 0.9],
    ['okt 2013 - apr 2018Verkoper, Lindal', 4.6],
  ])('[EXTRACT14] the date in %j counts', (text, years) => {
    expect(of(`Experience\n${text}`).years.value).toBe(years);
  });

  const at = (x: number, y: number, text: string, size = 10): Piece => ({
    text,
    x,
    y,
    width: 5 * text.length,
    size,
  });

  it('[READ9] headings and labels on the left go with the lines on their right', () => {
    const rows: [string, string][] = [
      ['Experiencia', ''],
      ['abr. 2019 – a la', 'Contable, Lindal'],
      ['fecha', 'Cierre mensual'],
      ['Conocimientos', ''],
      ['Programas', 'Softland'],
      ['Otros', 'Caja chica y archivo de la oficina'],
    ];
    const pieces = rows.flatMap(([left, right], i) => [
      at(40, 100 + 15 * i, left),
      ...(right === '' ? [] : [at(180, 100 + 15 * i, right)]),
    ]);
    const lines = inReadingOrder([pieces]).split(/\n+/);
    expect(lines.filter((line) => line !== '')).toEqual(
      rows.map((row) => row.filter((cell) => cell !== '').join('\t')),
    );
  });

  it('[READ9] a large first letter belongs to its heading', () => {
    expect(
      inReadingOrder([[at(40, 100, 'T', 16), at(46, 104, 'OP SKILLS', 9.5), at(40, 130, 'Sewing')]]),
    ).toMatch(/^TOP SKILLS$/m);
  });
});
