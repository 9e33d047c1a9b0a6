/** Cards of people, as others see them on what they sell, send or show; read for many people in one query. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { readUserDocument } from '../../src/events/profile/stored-user.ts';
import type { PersonCard } from '../../src/events/shared/person-card.ts';
import type { Queries } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { type Fields, plainFields } from '../documents/values.ts';

export type Cards = (uid: string) => PersonCard;

/** People who are gone, or have not finished signing up, get a card without names. */
export async function cardsOf(orm: Queries, uids: readonly (string | null)[]): Promise<Cards> {
  const wanted = [...new Set(uids.filter((uid) => uid !== null))];
  const rows =
    wanted.length === 0
      ? []
      : await orm
          .select({ path: documents.path, fields: documents.fields })
          .from(documents)
          .where(
            and(
              eq(documents.collection, sql`'users'`),
              inArray(
                documents.path,
                wanted.map((uid) => `users/${uid}`),
              ),
            ),
          );
  const found = new Map(
    rows.map(({ path, fields }) => {
      const uid = path.slice('users/'.length);
      const { userName, displayName, companyName } = readUserDocument(plainFields(fields as Fields))!;
      return [uid, { uid, userName, displayName, companyName }] as const;
    }),
  );
  return (uid) => found.get(uid) ?? { uid, userName: '', displayName: '', companyName: '' };
}

/** The name of a merchant's business, as on an invoice. */
export const businessName = ({ companyName, displayName }: PersonCard) => companyName || displayName;
