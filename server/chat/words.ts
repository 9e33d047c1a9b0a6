/**
 * The words of a person's chats, so that a search with a typo finds what was meant: candidates begin or end like the typed
 * word, then the nearest by letters are chosen. In a table of its own, since `pg_trgm` cannot be installed on every
 * PostgreSQL.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { chatWords } from '../db/schema.ts';

/** Excludes numbers, addresses and short words, which resemble too many others. */
export const isWord = (word: string) => /^\p{L}[\p{L}\p{M}'’-]{3,39}$/u.test(word);
const minLetters = 4;
const maxLetters = 40;

/** Trigrams, which processes of the previous release search in. */
function gramsOf(word: string): string[] {
  const signs = [...`  ${word} `];
  return [...new Set(signs.slice(2).map((_, i) => signs.slice(i, i + 3).join('')))];
}

/** Splits text into words as the search index does. */
async function wordsIn(orm: Queries, text: string): Promise<readonly string[]> {
  const found = (await orm.execute(
    sql`select unnest(tsvector_to_array(to_tsvector('simple', ${text}))) as word`,
  )) as unknown as { rows: { word: string }[] };
  return found.rows.map(({ word }) => word);
}

/** Maximum number of words in one statement. */
const batchSize = 1000;
/**
 * More than hundreds of answers contain. Words beyond this are found only without a typo: a file of made-up words would
 * keep the database busy for a minute.
 */
const maxLearned = 20_000;

export async function learnWords(tx: Queries, owner: string, texts: readonly string[]): Promise<void> {
  const words = new Set<string>();
  for (const text of texts) {
    if (words.size >= maxLearned) break;
    if (text.trim() !== '') for (const word of await wordsIn(tx, text)) if (isWord(word)) words.add(word);
  }
  const all = [...words].slice(0, maxLearned);
  for (let i = 0; i < all.length; i += batchSize) {
    await tx
      .insert(chatWords)
      .values(all.slice(i, i + batchSize).map((word) => ({ owner, word, grams: gramsOf(word) })))
      .onConflictDoNothing();
  }
}

/** A typed word, divided as the search index divides texts. */
export interface TypedWord {
  readonly word: string;
  /** The owner's words that may have been meant, among them each with one typo; empty where a word of theirs begins with it. */
  readonly candidates: readonly string[];
}

/** Maximum number of words compared for one typo. */
const maxCandidates = 5000;
/** No letter follows it: together with the beginnings, the bounds of a range in an index by bytes. */
const last = sql`chr(1114111)`;

/** Words of the owner that begin so, by an index that any collation of the database has. */
const beginning = (owner: string, with_: SQL) =>
  sql`select word from chat_words where owner = ${owner} and word ~>=~ ${with_} and word ~<~ (${with_} || ${last})`;
const ending = (owner: string, with_: SQL) =>
  sql`select word from chat_words where owner = ${owner}
    and reverse(word) ~>=~ reverse(${with_}) and reverse(word) ~<~ (reverse(${with_}) || ${last})`;

/**
 * Divides texts into words and looks up what else each may mean, in one statement. A typo changes two neighbouring letters at
 * most: of two parts that lie at least one letter apart, one is left, so a candidate begins or ends with it.
 * @returns the words of each text
 */
export async function typedWords(
  orm: Queries,
  owner: string,
  texts: readonly string[],
): Promise<readonly (readonly TypedWord[])[]> {
  const typed = sql`typed.word`;
  const length = sql`char_length(typed.word)`;
  const near = sql`
    select word from (${beginning(owner, sql`left(typed.word, ${length} - 1 - ${length} / 2)`)}
      union ${ending(owner, sql`right(typed.word, ${length} / 2)`)}) as alike
    where char_length(word) between ${length} - 1 and ${length} + 1
    order by word limit ${maxCandidates}`;
  const { rows } = (await orm.execute(sql`
    select typed.n::int as n, typed.word, case
      when ${length} not between ${minLetters} and ${maxLetters} or exists (${beginning(owner, typed)}) then '[]'
      else (select coalesce(json_agg(word), '[]') from (${near}) as near) end as candidates
    from (
      select n, unnest(tsvector_to_array(to_tsvector('simple', text))) as word
      from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as texts(text, n)
    ) as typed`)) as unknown as { rows: (TypedWord & { n: number })[] };
  return texts.map((_, i) => rows.filter(({ n }) => n === i + 1));
}

/** Removes words that are in none of the owner's chats any more. */
export async function forgetWords(tx: Queries, owner: string): Promise<void> {
  await tx.execute(sql`
    delete from chat_words where owner = ${owner} and word not in (
      select unnest(tsvector_to_array(words)) from chat_search where owner = ${owner})`);
}
