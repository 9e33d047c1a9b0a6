/**
 * Translates a search over chats into a query on `chat_search`. Each term must match: a word matches words that begin with
 * it or, if there are none, words that are one typo away; a phrase matches its words in that order.
 */
import { type SQL, sql } from 'drizzle-orm';
import { maxCorrections, termsOf, unspaced } from '../../src/events/chat/search-terms.ts';
import { slips } from '../../src/events/shared/word-forms.ts';
import type { Queries } from '../db/database.ts';
import { chatTurns } from '../db/schema.ts';
import { isWord, type TypedWord, typedWords } from './words.ts';

const said = sql`${chatTurns.question} || ' ' || ${chatTurns.answer} || ' ' || ${chatTurns.attachedNames}`;

const contains = (text: string): SQL => sql`(${said}) ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

export interface Meant {
  /** A tsquery for the words of `chat_search`; null: no words are searched for. */
  readonly words: SQL | null;
  /** Conditions on the texts of `chat_turns`, for what is not divided into words. */
  readonly texts: readonly SQL[];
  /** Words searched for in place of one with a typo. */
  readonly also: readonly string[];
}

/** With the owner among the words, the index itself leaves out what others said. */
function meant(
  owner: string,
  wanted: readonly SQL[],
  texts: readonly SQL[],
  also: Iterable<string> = [],
): Meant {
  const own = sql`${quoted(` ${owner}`)}::text::tsquery`;
  return {
    words: wanted.length === 0 ? null : sql.join([own, ...wanted], sql` && `),
    texts,
    also: [...also],
  };
}

const phrase = (text: string): SQL => sql`phraseto_tsquery('simple', ${text})`;
/** @param near words that match as well */
const word = (text: string, near: readonly string[] = []): SQL =>
  sql`to_tsquery('simple', ${[`${quoted(text)}:*`, ...near.map(quoted)].join(' | ')})`;

/** Letters that every database takes for letters: each text of them is one word, and a phrase of such has words. */
const plainWord = /^[\p{Lu}\p{Ll}]+$/u;
const plainPhrase = /^[\p{Lu}\p{Ll}\s]+$/u;

/**
 * What a search means as it is typed, without asking the database; null where only the database knows the words in it.
 */
export function meantAsTyped(owner: string, search: string): Meant | null {
  const terms = termsOf(search);
  const words = terms.filter(({ text }) => !unspaced.test(text));
  if (!words.every(({ kind, text }) => (kind === 'phrase' ? plainPhrase : plainWord).test(text))) return null;
  return meant(
    owner,
    words.map(({ kind, text }) => (kind === 'phrase' ? phrase(text) : word(text))),
    terms.filter(({ text }) => unspaced.test(text)).map(({ text }) => contains(text)),
  );
}

/** What a search means, with corrections of words that begin none of the owner's words. */
export async function meantBy(orm: Queries, owner: string, search: string): Promise<Meant> {
  const wanted: SQL[] = [];
  const texts: SQL[] = [];
  const also = new Set<string>();
  const terms = termsOf(search);
  const typed = await typedWords(
    orm,
    owner,
    terms.map(({ text }) => (unspaced.test(text) ? '' : text)),
  );
  for (const [i, { kind, text }] of terms.entries()) {
    const words = typed[i]!;
    if (words.length === 0) texts.push(contains(text));
    else if (kind === 'phrase') wanted.push(phrase(text));
    else {
      for (const one of words) {
        const near = nearTo(one);
        for (const other of near) also.add(other);
        wanted.push(word(one.word, near));
      }
    }
  }
  return meant(owner, wanted, texts, also);
}

function nearTo({ word, candidates }: TypedWord): readonly string[] {
  if (!isWord(word)) return [];
  return candidates.filter((other) => slips(word, other, 1) <= 1).slice(0, maxCorrections);
}
