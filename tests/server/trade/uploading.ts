/** Uploads with the requests of a page: announced, sent in pieces, completed. */
import { createHash } from 'node:crypto';
import type { Schemas } from '../../../server/trade/parts.ts';
import { type Answer, headersOf, newKey, type Shop } from './support.ts';

type Kind = Schemas['PostKind'];

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

const base64 = (text: string) => Buffer.from(text).toString('base64');

export interface Announced {
  readonly kind?: Kind;
  readonly key?: string;
}

/** @param who uid, or null when signed out */
export function announce(
  shop: Shop,
  who: string | null,
  bytes: number,
  { kind = 'photo', key = newKey() }: Announced = {},
) {
  return shop.app.inject({
    method: 'POST',
    url: '/api/node/uploads',
    headers: {
      ...headersOf(who),
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes),
      'upload-metadata': `key ${base64(key)},kind ${base64(kind)}`,
    },
  });
}

export const askFor = (shop: Shop, who: string | null, url: string, method: 'HEAD' | 'DELETE' = 'HEAD') =>
  shop.app.inject({ method, url, headers: { ...headersOf(who), 'tus-resumable': '1.0.0' } });

export const sendPiece = (shop: Shop, who: string | null, url: string, offset: number, piece: Buffer) =>
  shop.app.inject({
    method: 'PATCH',
    url,
    headers: {
      ...headersOf(who),
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    payload: piece,
  });

export type Completing = Partial<Schemas['CompletedUpload']>;

/** Sends the whole content to the address of a new upload. */
export async function sendAll(shop: Shop, who: string, content: Buffer, kind: Kind): Promise<string> {
  const announced = await announce(shop, who, content.length, { kind });
  if (announced.statusCode !== 201) throw new Error(announced.body);
  const url = String(announced.headers.location);
  const sent = await sendPiece(shop, who, url, 0, content);
  if (sent.statusCode !== 204) throw new Error(sent.body);
  return url;
}

export const complete = (
  shop: Shop,
  who: string | null,
  url: string,
  content: Buffer,
  changes: Completing = {},
): Promise<Answer<Schemas['Medium']>> =>
  shop.ask(who, 'POST', `${url.replace('/api/node', '')}/complete`, {
    sha256: sha256(content),
    keepTags: false,
    posterId: null,
    ...changes,
  });

/** @throws Error unless it becomes a medium */
export async function medium(
  shop: Shop,
  who: string,
  content: Buffer,
  kind: Kind,
  changes: Completing = {},
): Promise<Schemas['Medium']> {
  const answer = await complete(shop, who, await sendAll(shop, who, content, kind), content, changes);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}
