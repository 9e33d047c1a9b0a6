/** The result of a question about a person's own data, and its presentation: a sentence, rows, and the page they come from. */
import type { Table } from './table.ts';

export interface Page {
  readonly title: string;
  /** Path on this site, with a leading slash. */
  readonly path: string;
}

export interface Found {
  /** Markdown; user-written text in it is escaped by `plain`. */
  readonly text: string;
  /** Its cells are plain text. */
  readonly tables: readonly Table[];
  /** Path for each row of the first table, in order; empty when rows have no page of their own. */
  readonly paths: readonly string[];
  /** The page that all of it comes from. */
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

/** Escapes user-written text, so that Markdown shows it literally. */
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

/** The answer as Markdown, with a link to the page as its source. */
export function foundMarkdown({ text, tables, paths, page }: Found): string {
  const shown = tables.map((table, place) => tableLines(table, place === 0 ? paths : []));
  return [text, ...shown, `Source: [${plain(page.title)}](${page.path})`].join('\n\n');
}
