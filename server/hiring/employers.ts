/**
 * Looks up what the rules of a job need to know about its employer: whether they are verified, and whether the company name
 * belongs to somebody else.
 */
import { foldBusinessName } from '../../src/events/shared/business-name.ts';
import type { Employer } from '../../src/events/job/decide.ts';
import type { Queries } from '../db/database.ts';
import { isNameOfOthers } from '../people/business-names.ts';
import { findPerson } from '../people/people.ts';

export async function isVerified(orm: Queries, uid: string): Promise<boolean> {
  const person = await findPerson(orm, uid);
  return person !== null && (person.emailVerified || person.phoneVerified);
}

/** @param company under which a job is to be published; null: nothing is published, so nothing is looked up */
export async function employerOf(
  tx: Queries,
  uid: string,
  company: string | null,
  productTitle: string,
): Promise<Employer> {
  if (company === null) return { verified: false, otherNames: new Set() };
  const verified = await isVerified(tx, uid);
  const isTaken = await isNameOfOthers(tx, uid, company, productTitle);
  return {
    verified,
    otherNames: new Set(isTaken ? [foldBusinessName(company)] : []),
  };
}
