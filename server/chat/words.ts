/**
 * The words of somebody's chats, so that a search with a typo finds what was meant: those with the most trigrams in common,
 * then the nearest by letters. In tables of its own, since not every PostgreSQL lets `pg_trgm` be installed.
 */
import { and, arrayOverlaps, between, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { chatWords } from '../db/schema.ts';

/** Numbers, addresses and short words are mistaken for too many others. */
export const isWord = (word: string) => /^\p{L}[\p{L}\p{M}'’-]{3,39}$/u.test(word);

function gramsOf(word: string): string[] {
  const padded = `  ${word} `;
  const signs = [...padded];
  return [...new Set(signs.slice(2).map((_, i) => signs.slice(i, i + 3).join('')))];
}

/** Words are parted as the search parts them. */
export async function wordsIn(orm: Queries, text: string): Promise<readonly string[]> {
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

/** Whether any of somebody's words is this one, or begins with it. */
export async function isLearned(orm: Queries, owner: string, word: string): Promise<boolean> {
  const found = await orm
    .select({ word: chatWords.word })
    .from(chatWords)
    .where(and(eq(chatWords.owner, owner), sql`starts_with(${chatWords.word}, ${word})`))
    .limit(1);
  return found.length > 0;
}

/** More are not looked at for one typo. */
const maxCandidates = 5000;

/** Words of somebody that are about as long and have three letters in a row in common, at an end two. */
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

/** Words that stand in none of somebody's chats any more. */
export async function forgetWords(tx: Queries, owner: string): Promise<void> {
  await tx.execute(sql`
    delete from chat_words where owner = ${owner} and word not in (
      select unnest(tsvector_to_array(to_tsvector('simple', question || ' ' || answer)))
      from chat_turns where owner = ${owner})`);
}
