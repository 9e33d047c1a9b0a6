/**
 * What somebody types to search their chats, as a condition of the database. Each term must be met: a word by words that begin
 * with it or, when there are none, by words that are one typo away; a phrase by its words in that order.
 */
import { type SQL, sql } from 'drizzle-orm';
import { slips } from '../../src/events/shared/word-forms.ts';
import type { Queries } from '../db/database.ts';
import { chatTurns } from '../db/schema.ts';
import { candidatesFor, isLearned, isWord, wordsIn } from './words.ts';

type Term = { readonly kind: 'word' | 'phrase'; readonly text: string };

/** More would only cost. */
const maxTerms = 20;
/** Corrections of one word. */
const maxMeant = 8;

const quotes = /["“”„«»]/;
/** A phrase that is not closed ends with the search. */
const termPattern = /["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)|[^\s"“”„«»]+/gu;

export function termsOf(search: string): readonly Term[] {
  return [...search.matchAll(termPattern)]
    .map(([all, phrase]): Term => {
      return quotes.test(all) ? { kind: 'phrase', text: (phrase ?? '').trim() } : { kind: 'word', text: all };
    })
    .filter(({ text }) => text !== '')
    .slice(0, maxTerms);
}

/** Of scripts that put no spaces between words the database knows whole runs only. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** As the index of chat_turns has it. */
const said = sql`${chatTurns.question} || ' ' || ${chatTurns.answer}`;
const vector = sql`to_tsvector('simple', ${said})`;

const contains = (text: string): SQL => sql`(${said}) ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

export interface Meant {
  readonly conditions: readonly SQL[];
  /** Words that are looked for in place of one with a typo. */
  readonly also: readonly string[];
}

export async function meantBy(orm: Queries, owner: string, search: string): Promise<Meant> {
  const conditions: SQL[] = [];
  const also = new Set<string>();
  for (const { kind, text } of termsOf(search)) {
    const words = unspaced.test(text) ? [] : await wordsIn(orm, text);
    if (words.length === 0) conditions.push(contains(text));
    else if (kind === 'phrase') conditions.push(sql`${vector} @@ phraseto_tsquery('simple', ${text})`);
    else {
      for (const word of words) {
        const near = await nearTo(orm, owner, word);
        for (const other of near) also.add(other);
        const wanted = [`${quoted(word)}:*`, ...near.map(quoted)].join(' | ');
        conditions.push(sql`${vector} @@ to_tsquery('simple', ${wanted})`);
      }
    }
  }
  return { conditions, also: [...also] };
}

/** Of a word that none of theirs begins with. */
async function nearTo(orm: Queries, owner: string, word: string): Promise<readonly string[]> {
  if (!isWord(word) || (await isLearned(orm, owner, word))) return [];
  const candidates = await candidatesFor(orm, owner, word);
  return candidates.filter((other) => slips(word, other, 1) <= 1).slice(0, maxMeant);
}
