/** Files of a list, read back. */
import { describe, expect, it } from 'vitest';
import type { Column } from '../../../src/views/ui/list/column.ts';
import { readFonts } from '../../../server/common/read-fonts.ts';
import { csvOf } from '../../../src/views/ui/list/list-csv.ts';
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
  const draw = () =>
    textOf(
      drawList(
        {
          title: 'My products',
          columns,
          rows: many,
          totals: [['Together', 177_000]],
          symbol: '€',
          at: new Date('2026-11-21T08:00:00Z'),
        },
        readFonts(),
      ),
    );

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
});
