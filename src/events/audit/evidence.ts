/** Reads files that accompany a log: the public keys of a server, and the heads it has signed. Neither is trusted. */
import * as z from 'zod/mini';
import { BadJson, parseStrictJson } from '../log/strict-json.ts';
import { type CheckpointKey, checkpointKeySchema } from '../shared/signature.ts';

/** The message says in one clause why a file cannot be used. */
export class UselessEvidence extends Error {}

/** What a server has signed, unvalidated: an audit checks each item. */
export interface SignedHeads {
  readonly checkpoints: readonly unknown[];
  readonly trees: readonly unknown[];
}

const keysSchema = z.array(checkpointKeySchema).check(z.minLength(1));

/**
 * @param text the response of `GET /api/hosted/checkpoint-keys`, or a bare list of keys
 * @throws UselessEvidence
 */
export function readKeys(text: string): readonly CheckpointKey[] {
  const parsed = keysSchema.safeParse(listIn(parse(text), 'keys'));
  if (!parsed.success) throw new UselessEvidence('it holds no public keys of checkpoints');
  return parsed.data;
}

/**
 * @param text the response of `GET /api/hosted/checkpoints`, or a bare list of checkpoints
 * @throws UselessEvidence
 */
export function readSignedHeads(text: string): SignedHeads {
  const json = parse(text);
  const checkpoints = listIn(json, 'checkpoints');
  if (!Array.isArray(checkpoints)) throw new UselessEvidence('it holds no checkpoints');
  const trees = json === checkpoints ? [] : listIn(json, 'trees');
  return { checkpoints, trees: Array.isArray(trees) ? trees : [] };
}

function parse(text: string): unknown {
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (!(error instanceof BadJson)) throw error;
    throw new UselessEvidence(error.fault === 'not-json' ? 'it is not JSON' : 'it states a field twice');
  }
}

const listIn = (json: unknown, key: string): unknown =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, key)
    ? (json as Record<string, unknown>)[key]
    : json;
