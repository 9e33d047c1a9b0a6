/**
 * Translates a search over chats into SQL conditions. Each term must match: a word matches words that begin with it or, if
 * there are none, words that are one typo away; a phrase matches its words in that order.
 */
import { type SQL, sql } from 'drizzle-orm';
import { slips } from '../../src/events/shared/word-forms.ts';
import type { Queries } from '../db/database.ts';
import { chatTurns } from '../db/schema.ts';
import { candidatesFor, isLearned, isWord, wordsIn } from './words.ts';

type Term = { readonly kind: 'word' | 'phrase'; readonly text: string };

/** Further terms are ignored, to limit the cost. */
const maxTerms = 20;
/** Maximum number of corrections per word. */
const maxCorrections = 8;

const quotes = /["“”„«»]/;
/** An unclosed phrase ends with the search. */
const termPattern = /["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)|[^\s"“”„«»]+/gu;

export function termsOf(search: string): readonly Term[] {
  return [...search.matchAll(termPattern)]
    .map(([all, phrase]): Term => {
      return quotes.test(all) ? { kind: 'phrase', text: (phrase ?? '').trim() } : { kind: 'word', text: all };
    })
    .filter(({ text }) => text !== '')
    .slice(0, maxTerms);
}

/** Scripts without spaces between words: the database indexes only whole runs of them. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Same expression as in the index of chat_turns. */
const said = sql`${chatTurns.question} || ' ' || ${chatTurns.answer}`;
const vector = sql`to_tsvector('simple', ${said})`;

const contains = (text: string): SQL => sql`(${said}) ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

export interface Meant {
  readonly conditions: readonly SQL[];
  /** Words searched for in place of one with a typo. */
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

/** Corrections of a word that begins none of the owner's words. */
async function nearTo(orm: Queries, owner: string, word: string): Promise<readonly string[]> {
  if (!isWord(word) || (await isLearned(orm, owner, word))) return [];
  const candidates = await candidatesFor(orm, owner, word);
  return candidates.filter((other) => slips(word, other, 1) <= 1).slice(0, maxCorrections);
}
