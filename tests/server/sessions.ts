/** Sessions for tests of routes: `token-of-ida` is Ida's session as long as her account exists. */
import type { Queries } from '../../server/db/database.ts';
import { type FindSession, sessionFinder, type VerifyToken } from '../../server/security/session.ts';

export const uidByName: VerifyToken = async (token) => /^token-of-(.+)$/.exec(token)?.[1] ?? null;

export const sessionsByName = (orm: Queries): FindSession =>
  sessionFinder(orm, async (token) => {
    const uid = await uidByName(token);
    return uid === null ? null : { uid, tokenGeneration: null };
  });
