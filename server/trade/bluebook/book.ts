/** Reads the current price book and prices a bag by it, for any signed-in person; book-versions.ts changes the book. */
import { desc } from 'drizzle-orm';
import { firstBook } from '../../../src/events/bluebook/book.ts';
import type { VersionedBook } from '../../../src/events/bluebook/port.ts';
import { priceOf, type PriceQuestion } from '../../../src/events/bluebook/price.ts';
import { Refused } from '../../../src/events/log/decider.ts';
import type { Queries } from '../../db/database.ts';
import { priceBooks } from '../../db/schema.ts';
import { Problem } from '../../problem.ts';
import type { Schemas, TradeParts } from '../parts.ts';

/** The newest version. */
export async function currentBook(orm: Queries): Promise<VersionedBook> {
  const [newest] = await orm.select().from(priceBooks).orderBy(desc(priceBooks.version)).limit(1);
  return newest ?? { version: 1, book: firstBook };
}

export async function getPriceBook({ db }: TradeParts): Promise<Schemas['PriceBook']> {
  const { version, book } = await currentBook(db.orm);
  return { version, book };
}

/** @throws Problem naming the field that the book has no price for */
export function countedBy({ version, book }: VersionedBook, question: PriceQuestion): Schemas['Price'] {
  const price = priceOf(book, question);
  if (price instanceof Refused) throw new Problem(409, price.reason, price.message, 'stain');
  return { bookVersion: version, ...price };
}

export async function getPrice({ db }: TradeParts, question: PriceQuestion): Promise<Schemas['Price']> {
  return countedBy(await currentBook(db.orm), question);
}
