/** Ids of entries. Apart from the ledger's facts, because its statechart needs no more of them. */
import * as z from 'zod/mini';
import { isWellFormed } from '../log/well-formed.ts';

export const maxIdLength = 64;

export const isEntryId = (id: string) => id !== '' && id.length <= maxIdLength && isWellFormed(id);

export const entryIdSchema = z.string().check(z.refine<string>(isEntryId, 'This is no usable id'));
