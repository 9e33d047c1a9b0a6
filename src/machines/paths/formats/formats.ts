/** All output formats for paths, used by the command line and the page. */
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
  /** @param drivers path of the page drivers, for formats that can be executed */
  readonly write: (suites: readonly Suite[], drivers?: string) => string;
  /** File name extension. */
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
