/**
 * Saves, previews and lists versions of the price book, for admins. A version is saved only on top of the one that the admin
 * saw.
 */
import { count, desc } from 'drizzle-orm';
import { bookError, firstBook, type PriceBook } from '../../../src/events/bluebook/book.ts';
import { comparePrices } from '../../../src/events/bluebook/compare.ts';
import { canonicalJson } from '../../../src/events/log/canonical-json.ts';
import type { Paging } from '../../../src/events/shared/paging.ts';
import { sliceOf } from '../../common/page.ts';
import { priceBooks } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cardsOf } from '../../people/people-cards.ts';
import { Problem } from '../../problem.ts';
import type { Asker } from '../../security/session.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { currentBook } from './book.ts';

function requireSound(book: PriceBook): void {
  const error = bookError(book);
  if (error !== null) throw new Problem(400, 'bad-book', `${error.message}.`, error.field);
}

/** Saving the current book unchanged creates no new version. */
export async function savePriceBook(
  parts: TradeParts,
  { uid }: Asker,
  { version, book, note }: Schemas['ChangedPriceBook'],
): Promise<Schemas['PriceBook']> {
  requireSound(book);
  return inTransaction(parts.db, async (tx) => {
    const current = await currentBook(tx);
    const isNew = canonicalJson(book) !== canonicalJson(current.book);
    if (current.version === version && !isNew) return { version, book };
    const next = { version: version + 1, book, note: note.trim(), author: uid, createdAt: parts.clock() };
    const saved =
      current.version === version
        ? await tx.insert(priceBooks).values(next).onConflictDoNothing().returning()
        : [];
    if (saved.length === 0) {
      throw new Problem(
        409,
        'changed-meanwhile',
        'Another admin has changed the price book meanwhile. Look at it again first.',
      );
    }
    return { version: next.version, book };
  });
}

export async function previewPriceBook(
  { db }: TradeParts,
  { book, ...sample }: Schemas['PreviewedPriceBook'],
): Promise<Schemas['ComparedPrices']> {
  requireSound(book);
  return { prices: comparePrices((await currentBook(db.orm)).book, book, sample) };
}

/** Newest first. Version 1, which has no row and no author, is always last. */
export async function listPriceBookVersions(
  { db: { orm } }: TradeParts,
  query: Paging,
): Promise<Schemas['PriceBookVersionPage']> {
  const { offset, limit } = sliceOf(query);
  const rows = await orm
    .select()
    .from(priceBooks)
    .orderBy(desc(priceBooks.version))
    .limit(limit)
    .offset(offset);
  const [counted] = await orm.select({ rows: count() }).from(priceBooks);
  const saved = counted?.rows ?? 0;
  const cards = await cardsOf(
    orm,
    rows.map(({ author }) => author),
  );
  const versions: Schemas['PriceBookVersion'][] = rows.map(({ version, book, note, author, createdAt }) => ({
    ...{ version, book, note },
    author: author === null ? null : cards(author),
    createdAt: createdAt.toISOString(),
  }));
  if (offset <= saved && saved < offset + limit) {
    versions.push({ version: 1, book: firstBook, note: '', author: null, createdAt: null });
  }
  return { versions, total: saved + 1 };
}
