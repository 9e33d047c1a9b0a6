/** The output formats for paths. */
export const formatNames = [
  'json',
  'markdown',
  'gherkin',
  'csv',
  'playwright',
  'mermaid',
  'junit',
  'html',
] as const;
export type Format = (typeof formatNames)[number];
