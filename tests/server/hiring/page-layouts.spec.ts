/** Reading pages with label columns, large names beside a sidebar, spaced-out letters, or footers. */
import { describe, expect, it } from 'vitest';
import { spacedOut } from '../../../server/hiring/parsing/letter-spacing.ts';
import { readDocx } from '../../../server/hiring/parsing/docx.ts';
import type { Piece } from '../../../server/hiring/parsing/piece.ts';
import { inReadingOrder } from '../../../server/hiring/parsing/reading-order.ts';
import { zipOf } from '../../../server/hiring/parsing/zip.ts';

const at = (x: number, y: number, text: string, size = 10): Piece => ({
  text,
  x,
  y,
  width: 5 * text.length,
  size,
});
const linesOf = (pieces: readonly Piece[]) =>
  inReadingOrder([pieces])
    .split(/\n+/)
    .filter((line) => line !== '');

describe('columns', () => {
  it('[READ1] along a column of labels and dates, each line is read with what it says', () => {
    const rows: [string, string][] = [
      ['Adresse', 'Lindenweg 4, Ulm'],
      ['Mobil', '0731 123456'],
      ['E-Mail', 'nora@example.de'],
      ['2019 – 2024', 'Polsterin bei Huber'],
      ['2015 – 2019', 'Sattlerin bei Vogel'],
    ];
    expect(
      linesOf(rows.flatMap(([left, right], i) => [at(40, 100 + 20 * i, left), at(180, 100 + 20 * i, right)])),
    ).toEqual(rows.map((row) => row.join('\t')));
  });

  it('[READ1] the column that begins with the large name comes first, wherever it stands', () => {
    const sidebar = ['Contact', 'Lyon', 'nora@example.fr', 'Langues', 'Anglais'].map((text, i) =>
      at(30, 60 + 17 * i, text),
    );
    const main = [
      at(220, 60, 'Nora Lind', 24),
      ...['Restauratrice', 'Atelier Sept', 'Cuir et daim'].map((text, i) => at(220, 90 + 19 * i, text)),
    ];
    expect(linesOf([...sidebar, ...main]).slice(0, 5)).toEqual([
      'Nora Lind',
      'Restauratrice',
      'Atelier Sept',
      'Cuir et daim',
      'Contact',
    ]);
  });

  it('[READ1] an address that goes on in the next line keeps its hyphen', () => {
    const pieces = [at(40, 100, 'www.linkedin.com/in/nora-'), at(40, 112, 'lind-8b1a2')];
    expect(linesOf(pieces)).toEqual(['www.linkedin.com/in/nora-lind-8b1a2']);
  });
});

describe('letters set apart', () => {
  const letters = (text: string, x: number) =>
    [...text].map((text, i) => ({ ...at(x + 9 * i, 50, text), width: 5 }));

  it('[READ1] are words, and wider gaps are spaces', () => {
    const pieces = [...letters('NORA', 40), ...letters('LIND', 40 + 9 * 4 + 8)];
    expect(spacedOut(pieces).map(({ text }) => text)).toEqual(['NORA', 'LIND']);
    expect(spacedOut([at(40, 50, 'N o r a L i n d')]).map(({ text }) => text)).toEqual(['Nora Lind']);
  });

  it('[READ1] are left alone where they are few', () => {
    expect(spacedOut(letters('AB', 40)).map(({ text }) => text)).toEqual(['A', 'B']);
    expect(spacedOut([at(40, 50, 'C, C++, R')]).map(({ text }) => text)).toEqual(['C, C++, R']);
  });
});

describe('a Word document', () => {
  const xml = (text: string) => Buffer.from(text);
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const wordFile = (footer: string) =>
    zipOf([
      {
        name: '[Content_Types].xml',
        content: xml(
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        ),
      },
      {
        name: '_rels/.rels',
        content: xml(
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
        ),
      },
      {
        name: 'word/document.xml',
        content: xml(`<w:document ${space}><w:body>${paragraph('Nora Lind')}</w:body></w:document>`),
      },
      { name: 'word/footer1.xml', content: xml(`<w:ftr ${space}>${paragraph(footer)}</w:ftr>`) },
    ]);

  it('[READ1] is read down to its footer, without page numbers', async () => {
    expect((await readDocx(wordFile('nora@example.org'))).text.trim().split(/\n+/)).toEqual([
      'Nora Lind',
      'nora@example.org',
    ]);
    expect((await readDocx(wordFile('Page 1 of 2'))).text.trim()).toBe('Nora Lind');
  });
});
