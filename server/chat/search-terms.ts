/**
 * Translates a search over chats into a query on `chat_search`. Each term must match: a word matches words that begin with
 * it or, if there are none, words that are one typo away; a phrase matches its words in that order.
 */
import { type SQL, sql } from 'drizzle-orm';
import { maxCorrections, termsOf, unspaced } from '../../src/events/chat/search-terms.ts';
import { slips } from '../../src/events/shared/word-forms.ts';
import type { Queries } from '../db/database.ts';
import { chatTurns } from '../db/schema.ts';
import { candidatesFor, isLearned, isWord, wordsIn } from './words.ts';

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

export async function meantBy(orm: Queries, owner: string, search: string): Promise<Meant> {
  const wanted: SQL[] = [];
  const texts: SQL[] = [];
  const also = new Set<string>();
  for (const { kind, text } of termsOf(search)) {
    const words = unspaced.test(text) ? [] : await wordsIn(orm, text);
    if (words.length === 0) texts.push(contains(text));
    else if (kind === 'phrase') wanted.push(sql`phraseto_tsquery('simple', ${text})`);
    else {
      for (const word of words) {
        const near = await nearTo(orm, owner, word);
        for (const other of near) also.add(other);
        const any = [`${quoted(word)}:*`, ...near.map(quoted)].join(' | ');
        wanted.push(sql`to_tsquery('simple', ${any})`);
      }
    }
  }
  // With the owner among the words, the index itself leaves out what others said.
  const own = sql`${quoted(` ${owner}`)}::text::tsquery`;
  return {
    words: wanted.length === 0 ? null : sql.join([own, ...wanted], sql` && `),
    texts,
    also: [...also],
  };
}

/** Corrections of a word that begins none of the owner's words. */
async function nearTo(orm: Queries, owner: string, word: string): Promise<readonly string[]> {
  if (!isWord(word) || (await isLearned(orm, owner, word))) return [];
  const candidates = await candidatesFor(orm, owner, word);
  return candidates.filter((other) => slips(word, other, 1) <= 1).slice(0, maxCorrections);
}
