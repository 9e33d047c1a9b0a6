/**
 * The scope of each stream, by name alone, so that the first page and the auditor need not load every noun's schemas. Its
 * type is derived from the definitions: an extra or missing stream, or a wrong scope, does not compile.
 */
import type { Scope } from './log/facts.ts';
import type { NameOf } from './log/streams.ts';
import type { streams } from './stream-definitions.ts';

type Definition = (typeof streams)[number];

const scopes: { readonly [Each in Definition as Each['name']]: Each['scope'] } = {
  'account/': 'truth',
  'analysis/': 'truth',
  auth: 'journal',
  cart: 'truth',
  'chat/': 'truth',
  'intake/': 'truth',
  'invite/': 'truth',
  'job/': 'truth',
  'ledger/': 'truth',
  'message-templates/': 'truth',
  'profile/': 'journal',
  registration: 'journal',
  'retention-rules/': 'truth',
  'screening/': 'truth',
  settings: 'truth',
  todo: 'journal',
  'transaction/': 'truth',
  'workflow/analysis': 'journal',
  'workflow/batch': 'journal',
  'workflow/capture': 'journal',
  'workflow/cart': 'journal',
  'workflow/chat': 'journal',
  'workflow/hr-agent': 'journal',
  'workflow/invite': 'journal',
  'workflow/ledger': 'journal',
  'workflow/recording': 'journal',
  'workflow/recovery': 'journal',
  'workflow/screening': 'journal',
  'workflow/thread': 'journal',
  'workflow/transaction': 'journal',
  'workflow/transcription': 'journal',
  'workflow/upload': 'journal',
};

/** The name of a declared stream, so that nobody writes into another. */
export type StreamName = NameOf<Definition>;

const isOf = (stream: string, name: string) =>
  name.endsWith('/') ? stream.startsWith(name) && stream.length > name.length : stream === name;

/** The scope of a stream by its full name; null for an undeclared one, such as a newer installation's. */
export const scopeOf = (stream: string): Scope | null =>
  Object.entries(scopes).find(([name]) => isOf(stream, name))?.[1] ?? null;

export const isJournal = (stream: string): boolean => scopeOf(stream) === 'journal';
