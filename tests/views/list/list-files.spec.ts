/** Files of a list, read back. */
import { describe, expect, it } from 'vitest';
import type { Column } from '../../../src/views/ui/list/column.ts';
import { readFonts } from '../../../server/common/read-fonts.ts';
import { csvOf } from '../../../src/views/ui/list/list-csv.ts';
import { missingWords } from '../../../src/views/ui/list/missing-letters.ts';
import { drawList } from '../../../src/views/ui/list/list-pdf.ts';
import { textOf } from '../../support/pdf-text.ts';

interface Good {
  readonly name: string;
  readonly priceCents: number;
}

const columns: readonly Column<Good>[] = [
  { label: 'Name, of the good', cell: ({ name }) => name, text: ({ name }) => name },
  { label: 'Picture', cell: () => 'a picture' },
  { label: 'Price', cell: () => '', cents: ({ priceCents }) => priceCents },
];

describe('a list as CSV', () => {
  it('leaves out what is on the page only, and keeps amounts numbers', async () => {
    const rows = [
      { name: 'Sofa, "deep"', priceCents: 123_450 },
      { name: 'Refund', priceCents: -5 },
    ];
    expect(await csvOf(columns, rows).text()).toBe(
      '"Name, of the good",Price\r\n"Sofa, ""deep""",1234.50\r\nRefund,-0.05\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1'])('takes the formula out of %j', async (name) => {
    const [, row] = (await csvOf(columns, [{ name, priceCents: 0 }]).text()).split('\r\n');
    expect(row?.replace(/^"/, '').startsWith("'")).toBe(true);
  });
});

describe('a list as a PDF', () => {
  const many: readonly Good[] = Array.from({ length: 60 }, (_, index) => ({
    name: `Good ${index}`,
    priceCents: index * 100,
  }));
  const list = {
    ...{ title: 'My products', columns, rows: many, totals: [['Together', 177_000]] as const },
    ...{ symbol: '€', at: new Date('2026-11-21T08:00:00Z') },
  };
  const draw = () => textOf(drawList(list, readFonts()).file);

  it('shows every row, with amounts in the person’s currency, and the sums', async () => {
    const drawn = await draw();
    expect(drawn).toContain('My products');
    for (const { name } of many) expect(drawn).toContain(name);
    expect(drawn).toContain('€59.00');
    expect(drawn).toContain('Together');
    expect(drawn).toContain('€1,770.00');
    expect(drawn).not.toContain('Picture');
  });

  it('repeats the headings on the next sheet', async () => {
    expect((await draw()).filter((text) => text === 'Price').length).toBeGreaterThan(1);
  });

  it('[CHAT48] names the letters that it does not show, each once, and shows those of its font', async () => {
    const shown = 'Łukasz Ελένη Наталия ₫ – “œ”';
    const rows = ['皮革', 'עור', 'جلد', 'चमड़ा', 'หนัง', '皮', '🧵', shown].map((name) => ({
      name,
      priceCents: 0,
    }));
    const { file, missing } = drawList({ ...list, rows, totals: [] }, readFonts());
    const text = await textOf(file);
    expect(text).toContain(shown);
    expect(text.some((each) => each.includes('\ufffd stands for a letter'))).toBe(true);
    expect(missing).toEqual([...new Set('皮革עורجلدचमड़ाหนัง🧵'.normalize('NFC'))]);
    expect(missingWords(missing)).toContain('皮 革 ע ו ר ج ل د');
    expect(missingWords(missing)).toContain(`and ${missing.length - 12} more`);
    expect(missingWords(['皮'])).toMatch(/place: 皮\. The CSV file has them all\.$/);
    expect(drawList(list, readFonts()).missing).toEqual([]);
  });
});
