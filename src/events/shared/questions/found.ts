/** What a question about somebody's own data comes to, and how an answer shows it: a sentence, its rows, and the page they stand on. */
import type { Table } from './table.ts';

export interface Page {
  readonly title: string;
  /** Of this site, with a slash in front. */
  readonly path: string;
}

export interface Found {
  /** Markdown; what somebody has written is in it as `plain` gives it. */
  readonly text: string;
  /** Its cells are plain text. */
  readonly tables: readonly Table[];
  /** Where each row of the first table can be opened, in their order; none where rows have no page of their own. */
  readonly paths: readonly string[];
  /** Where all of it comes from. */
  readonly page: Page;
}

export const found = (
  text: string,
  page: Page,
  rest: Partial<Pick<Found, 'tables' | 'paths'>> = {},
): Found => ({
  text,
  page,
  tables: rest.tables ?? [],
  paths: rest.paths ?? [],
});

/** Words of whoever, as Markdown that says nothing but them. */
export const plain = (words: string): string =>
  words
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|#~^$&!]/g, '\\$&');

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function tableLines({ title, columns, rows }: Table, paths: readonly string[]): string {
  const shown = rows.map((cells, row) =>
    cells.map((cell, column) => {
      const words = plain(cell);
      const path = column === 0 ? paths[row] : undefined;
      return path === undefined ? words : `[${words || 'Open'}](${path})`;
    }),
  );
  return [
    `**${plain(title)}**`,
    '',
    lineOf(columns.map(plain)),
    lineOf(columns.map(() => '---')),
    ...shown.map(lineOf),
  ].join('\n');
}

/** As an answer is kept and shown: its source is a link to the page. */
export function foundMarkdown({ text, tables, paths, page }: Found): string {
  const shown = tables.map((table, place) => tableLines(table, place === 0 ? paths : []));
  return [text, ...shown, `Source: [${plain(page.title)}](${page.path})`].join('\n\n');
}
