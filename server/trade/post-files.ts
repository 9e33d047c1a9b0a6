/** Serves a post's files at addresses below the post, to anybody who may see the post at that moment. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../common/rows.ts';
import { knownAskerOf } from '../security/session.ts';
import { recordingFile } from './media/media.ts';
import type { TradeParts } from './parts.ts';
import { fileOf, type Size } from './pictures.ts';
import { holderOf, isOpen } from './post-tickets.ts';
import { findPost, type PostRow } from './posts.ts';
import { sendFile } from './send-file.ts';
import { sendCaptions } from './transcripts.ts';

const pictureName = /^(full|large|small)\.webp$/;

export async function sendPostFile(
  parts: TradeParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { postId, name } = request.params as { postId: string; name: string };
  const { ticket } = request.query as { ticket?: string };
  const asker =
    knownAskerOf(request) ?? (ticket === undefined ? null : await holderOf(parts, postId, ticket));
  const row = await findPost(parts.db.orm, postId, asker);
  // Caches may keep files of public posts, but must revalidate them on every request.
  const cacheControl = isOpen(row.post) ? 'public, no-cache' : 'private, no-store';
  if (name === 'captions.vtt') {
    return sendCaptions(parts, postId, row.medium?.durationMs ?? null, reply, cacheControl);
  }
  const file = fileOfPost(row, name);
  if (!file) throw notFound('file');
  return sendFile(parts.files, request, reply, { ...file, cacheControl });
}

function fileOfPost({ picture, medium }: PostRow, name: string): { name: string; type: string } | null {
  const [, size] = pictureName.exec(name) ?? [];
  if (size) return picture && { name: fileOf(picture.id, size as Size), type: 'image/webp' };
  const recording = medium && recordingFile(medium);
  if (!recording || name !== `recording.${medium.extension}`) return null;
  return { name: recording, type: medium.type };
}
