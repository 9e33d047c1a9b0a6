/** Every format that paths are written in, for the command line and for the page. */
import type { Suite } from '../suite.ts';
import { toCsv } from './csv.ts';
import { toGherkin } from './gherkin.ts';
import { toHtml } from './html.ts';
import { toJson } from './json.ts';
import { toJunit } from './junit.ts';
import { toMarkdown } from './markdown.ts';
import { toMermaid } from './mermaid.ts';
import type { Format } from './names.ts';
import { toPlaywright } from './playwright.ts';

interface Written {
  /** @param drivers where those of the pages are, for what is run as it is written */
  readonly write: (suites: readonly Suite[], drivers?: string) => string;
  /** Of the file's name. */
  readonly ending: string;
}

export const formats: Readonly<Record<Format, Written>> = {
  json: { write: toJson, ending: 'json' },
  markdown: { write: toMarkdown, ending: 'md' },
  gherkin: { write: toGherkin, ending: 'feature' },
  csv: { write: toCsv, ending: 'csv' },
  playwright: { write: toPlaywright, ending: 'spec.ts' },
  mermaid: { write: toMermaid, ending: 'mmd' },
  junit: { write: toJunit, ending: 'xml' },
  html: { write: toHtml, ending: 'html' },
};
