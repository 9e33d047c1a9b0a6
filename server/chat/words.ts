/**
 * The words of somebody's chats, so that a search with a typo finds what was meant: those with the most trigrams in common,
 * then the nearest by letters. In tables of its own, since not every PostgreSQL lets `pg_trgm` be installed.
 */
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { chatWords } from '../db/schema.ts';

/** Numbers, addresses and short words are mistaken for too many others. */
const isWord = (word: string) => /^\p{L}[\p{L}\p{M}'’-]{3,39}$/u.test(word);

function gramsOf(word: string): string[] {
  const padded = `  ${word} `;
  const signs = [...padded];
  return [...new Set(signs.slice(2).map((_, i) => signs.slice(i, i + 3).join('')))];
}

/** Words are parted as the search parts them. */
async function wordsIn(orm: Queries, text: string): Promise<readonly string[]> {
  const found = (await orm.execute(
    sql`select unnest(tsvector_to_array(to_tsvector('simple', ${text}))) as word`,
  )) as unknown as { rows: { word: string }[] };
  return found.rows.map(({ word }) => word);
}

/** As long as one statement may become. */
const atOnce = 1000;

export async function learnWords(tx: Queries, owner: string, texts: readonly string[]): Promise<void> {
  const words = new Set<string>();
  for (const text of texts) {
    if (text.trim() !== '') for (const word of await wordsIn(tx, text)) if (isWord(word)) words.add(word);
  }
  const all = [...words];
  for (let i = 0; i < all.length; i += atOnce) {
    await tx
      .insert(chatWords)
      .values(all.slice(i, i + atOnce).map((word) => ({ owner, word, grams: gramsOf(word) })))
      .onConflictDoNothing();
  }
}
