/** Text that is in a file but not visible on its page: in real files, made as people who try this make them. */
import { Document, Footer, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { describe, expect, it } from 'vitest';
import { extract } from '../../../server/hiring/extraction/extract.ts';
import { readBytes } from '../../../server/hiring/parsing/parse-bytes.ts';
import { docxOf, pdfOf, pixel } from './files.ts';
import { partsOf, unpack } from '../../../server/hiring/parsing/zip.ts';
import { zipOf } from './zip-files.ts';

const lines = [
  'Nora Lind',
  'nora@example.org',
  'Skills',
  'Leather cleaning, Sewing and other work at the bench',
];
const secret = 'Kubernetes, Photoshop';

async function read(bytes: Uint8Array) {
  const { text, unseen, scanned } = await readBytes(bytes);
  const { skills, flags = [] } = extract(text, '2026-11-21', unseen, scanned);
  return {
    skills: skills.map(({ value }) => value),
    flags: flags.map(({ of, spans }) => [
      of,
      spans.map(({ start, end }) => text.slice(start, end)).join('|'),
    ]),
  };
}

const drawn = (draw: (page: PDFKit.PDFDocument) => void) => pdfOf(lines, { draw });

describe('a PDF', () => {
  it.each<[string, string, (page: PDFKit.PDFDocument) => void]>([
    ['in white', 'colour', (page) => page.fillColor('#ffffff').text(secret, 72, 300)],
    ['in almost white', 'colour', (page) => page.fillColor('#f7f7f7').text(secret, 72, 300)],
    [
      'in the blue of its box',
      'colour',
      (page) => page.rect(50, 280, 400, 60).fill('#203080').fillColor('#203080').text(secret, 72, 300),
    ],
    ['in one point', 'tiny', (page) => page.fontSize(1).text(secret, 72, 300)],
    ['without a look', 'invisible', (page) => page.fillOpacity(0).text(secret, 72, 300)],
    ['beside the page', 'outside', (page) => page.text(secret, 700, 300, { lineBreak: false })],
    [
      'beyond its frame',
      'outside',
      (page) => page.save().rect(10, 10, 50, 50).clip().text(secret, 72, 300).restore(),
    ],
    ['behind a box', 'behind', (page) => page.text(secret, 72, 300).rect(50, 280, 400, 60).fill('#ffffff')],
  ])('[READ6] [EXTRACT7] with words %s is read without them', async (_, of, draw) => {
    expect(await read(await drawn(draw))).toEqual({
      skills: ['Leather cleaning', 'Sewing'],
      flags: [[of, secret]],
    });
  });

  it('[READ6] with words in the third text mode is read without them', async () => {
    const bytes = await drawn((page) => {
      page.addContent('3 Tr').text(secret, 72, 300);
    });
    expect((await read(bytes)).flags).toEqual([['invisible', secret]]);
  });

  it('[READ6] of pictures is read by what a program wrote beside them, and says so', async () => {
    const scan = (page: PDFKit.PDFDocument) => {
      page.image(pixel, 0, 0, { width: 500 });
      page.addContent('3 Tr');
      for (const line of lines) page.text(line);
    };
    const bytes = await pdfOf([], { draw: scan });
    expect(await read(bytes)).toEqual({ skills: ['Leather cleaning', 'Sewing'], flags: [['scanned', '']] });
    // A page with text of its own needs no text layer: text over its pictures is hidden text.
    expect(
      (await read(await drawn((page) => page.image(pixel, 0, 0).addContent('3 Tr').text(secret)))).flags,
    ).toEqual([['invisible', secret]]);
  });

  it.each<[string, (page: PDFKit.PDFDocument) => void]>([
    [
      'white on a dark column',
      (page) => page.rect(50, 280, 400, 60).fill('#203080').fillColor('#ffffff').text(secret, 72, 300),
    ],
    [
      'white on a round box',
      (page) =>
        page.roundedRect(50, 280, 400, 60, 8).fill('#203080').fillColor('#ffffff').text(secret, 72, 300),
    ],
    ['grey', (page) => page.fillColor('#999999').text(secret, 72, 300)],
    [
      'under a marker',
      (page) => page.text(secret, 72, 300).fillOpacity(0.3).rect(50, 290, 400, 30).fill('#ffff00'),
    ],
    ['turned', (page) => page.rotate(90, { origin: [72, 300] }).text(secret, 72, 300, { lineBreak: false })],
  ])('[READ6] with words %s is read with them', async (_, draw) => {
    expect((await read(await drawn(draw))).flags).toEqual([]);
    expect((await readBytes(await drawn(draw))).text).toContain('Kubernetes');
  });

  it('[READ6] tells apart what goes on in white in the same line', async () => {
    const bytes = await drawn((page) => {
      page.text('Excel, ', 72, 300, { continued: true }).fillColor('#ffffff').text(secret);
    });
    const { skills, flags } = await read(bytes);
    expect(skills).toEqual(['Leather cleaning', 'Sewing', 'Microsoft Excel']);
    expect(flags).toEqual([['colour', secret]]);
  });

  it('[READ6] [READ2] of nothing that is seen is empty', async () => {
    const bytes = await pdfOf([], { draw: (page) => page.fillColor('#ffffff').text(secret, 72, 300) });
    await expect(readBytes(bytes)).rejects.toMatchObject({ reason: 'empty' });
  });
});

const wordOf = async (...runs: TextRun[]) =>
  new Uint8Array(
    await Packer.toBuffer(
      new Document({
        sections: [
          { children: [...lines.map((line) => new Paragraph(line)), new Paragraph({ children: runs })] },
        ],
      }),
    ),
  );

describe('a Word document', () => {
  it.each<[string, string, TextRun]>([
    ['hidden', 'invisible', new TextRun({ text: secret, vanish: true })],
    ['white', 'colour', new TextRun({ text: secret, color: 'FFFFFF' })],
    ['of one point', 'tiny', new TextRun({ text: secret, size: 2 })],
  ])('[READ6] [EXTRACT7] with words that are %s is read without them', async (_, of, run) => {
    expect(await read(await wordOf(run))).toEqual({
      skills: ['Leather cleaning', 'Sewing'],
      flags: [[of, secret]],
    });
  });

  it('[READ6] with white words on a dark ground is read with them', async () => {
    const run = new TextRun({ text: secret, color: 'FFFFFF', shading: { fill: '203080' } });
    expect((await read(await wordOf(run))).flags).toEqual([]);
  });

  it('[READ7] is read in its tables within tables, and its footer', async () => {
    const cell = (...children: (Paragraph | Table)[]) => new TableCell({ children });
    const inner = new Table({
      rows: [new TableRow({ children: [cell(new Paragraph('2019')), cell(new Paragraph('Tannery'))] })],
    });
    const document = new Document({
      sections: [
        {
          footers: { default: new Footer({ children: [new Paragraph('nora@example.org')] }) },
          children: [
            new Table({
              rows: [
                new TableRow({ children: [cell(new Paragraph('Work'), inner), cell(new Paragraph('Nora'))] }),
              ],
            }),
          ],
        },
      ],
    });
    const { text } = await readBytes(new Uint8Array(await Packer.toBuffer(document)));
    expect(text.split(/\n+/)).toEqual(['Work', '2019\tTannery', 'Nora', 'nora@example.org']);
  });

  it.each([
    (box: string) => `<w:r><w:drawing><wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp></w:drawing></w:r>`,
    (box: string) =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice></mc:AlternateContent></w:r>`,
    (box: string) =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
  ])('[READ7] is read in its text boxes, once', async (boxed) => {
    const bytes = await docxOf(['Nora Lind']);
    const parts = partsOf(bytes).map((part) => ({ name: part.name, content: unpack(bytes, part, 1e7) }));
    const box = boxed('<w:txbxContent><w:p><w:r><w:t>Sewing</w:t></w:r></w:p></w:txbxContent>');
    const changed = parts.map(({ name, content }) => ({
      name,
      content:
        name === 'word/document.xml'
          ? Buffer.from(Buffer.from(content).toString().replace('</w:body>', `<w:p>${box}</w:p></w:body>`))
          : content,
    }));
    expect((await readBytes(zipOf(changed))).text.split(/\n+/)).toEqual(['Nora Lind', 'Sewing']);
  });
});
