/**
 * The words of a person's chats, so that a search with a typo finds what was meant: candidates share trigrams with the typed
 * word, then the nearest by letters are chosen. In a table of its own, since `pg_trgm` cannot be installed on every
 * PostgreSQL.
 */
import { and, arrayContains, arrayOverlaps, between, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { chatWords } from '../db/schema.ts';

/** Excludes numbers, addresses and short words, which resemble too many others. */
export const isWord = (word: string) => /^\p{L}[\p{L}\p{M}'’-]{3,39}$/u.test(word);

/** Trigrams of a text that stands at the start of a word. */
function startGramsOf(text: string): string[] {
  const signs = [...`  ${text}`];
  return [...new Set(signs.slice(2).map((_, i) => signs.slice(i, i + 3).join('')))];
}

const gramsOf = (word: string) => startGramsOf(`${word} `);

/** Splits text into words as the search index does. */
export async function wordsIn(orm: Queries, text: string): Promise<readonly string[]> {
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

/** Whether any of the owner's words equals this one, or begins with it. */
export async function isLearned(orm: Queries, owner: string, word: string): Promise<boolean> {
  const found = await orm
    .select({ word: chatWords.word })
    .from(chatWords)
    .where(
      and(
        eq(chatWords.owner, owner),
        // Found by the index, which beginnings are not, in the order of most languages.
        arrayContains(chatWords.grams, startGramsOf(word)),
        sql`starts_with(${chatWords.word}, ${word})`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Maximum number of words compared for one typo. */
const maxCandidates = 5000;

/** Words of the owner of about the same length that share a trigram with the word; at its start or end, two letters suffice. */
export async function candidatesFor(orm: Queries, owner: string, word: string): Promise<readonly string[]> {
  const { length } = [...word];
  const found = await orm
    .select({ word: chatWords.word })
    .from(chatWords)
    .where(
      and(
        eq(chatWords.owner, owner),
        arrayOverlaps(chatWords.grams, gramsOf(word)),
        between(sql`char_length(${chatWords.word})`, length - 1, length + 1),
      ),
    )
    .orderBy(chatWords.word)
    .limit(maxCandidates);
  return found.map((row) => row.word);
}

/** Removes words that are in none of the owner's chats any more. */
export async function forgetWords(tx: Queries, owner: string): Promise<void> {
  await tx.execute(sql`
    delete from chat_words where owner = ${owner} and word not in (
      select unnest(tsvector_to_array(words)) from chat_search where owner = ${owner})`);
}
