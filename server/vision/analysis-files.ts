/** Serves the pictures of an analysis at addresses below its own, after checking that the caller may see it now. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OverlayName, overlayNames } from '../../src/events/analysis/measurement.ts';
import { notFound } from '../common/rows.ts';
import { askerOf } from '../security/session.ts';
import { fileOf, type Size } from '../trade/pictures.ts';
import { sendFile } from '../trade/send-file.ts';
import type { Row } from './analysis-stream.ts';
import { findAnalysis } from './analyses.ts';
import { overlayFile } from './overlay-files.ts';
import type { VisionParts } from './parts.ts';
import { photosOf, type Side } from './photos.ts';

const photoName = /^(before|after)-(full|large|small)\.webp$/;
const overlayPattern = /^overlay-([a-z-]+)\.webp$/;

export async function sendAnalysisFile(
  parts: VisionParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { analysisId, name } = request.params as { analysisId: string; name: string };
  const row = await findAnalysis(parts.db.orm, analysisId, askerOf(request));
  const file = await fileBehind(parts, row, name);
  if (file === null) throw notFound('file');
  return sendFile(parts.files, request, reply, {
    name: file,
    type: 'image/webp',
    cacheControl: 'private, no-store',
  });
}

async function fileBehind({ db }: VisionParts, row: Row, name: string): Promise<string | null> {
  const [, side, size] = photoName.exec(name) ?? [];
  if (side) {
    const photo = (await photosOf(db.orm, [row]))(row)[side as Side];
    return fileOf(photo.id, size === 'full' && !photo.full ? 'large' : (size as Size));
  }
  const [, overlay] = overlayPattern.exec(name) ?? [];
  const isOne = (overlayNames as readonly (string | undefined)[]).includes(overlay);
  return isOne && row.measurement ? overlayFile(row.id, overlay as OverlayName) : null;
}
