/** Loads the pictures and data for the PDF of an analysis, flattens the layers, and saves the file. */
import { fetchFonts } from '../../pdf/fetch-fonts.ts';
import type { AnalysisCalls, AnalysisDetail, AnalysisFile } from '../../events/analysis/port.ts';
import type { OverlayName } from '../../events/analysis/measurement.ts';
import { localDay } from '../ui/local-day.ts';
import { saveFile } from '../ui/save-file.ts';
import type { DrawnPicture } from './analysis-pdf.ts';
import { overlayWords } from './words.ts';

/** Larger pictures would only make the file larger. */
const maxPixels = 1000;

/** @throws Error with a message for people */
export async function saveAnalysisPdf(calls: AnalysisCalls, id: string): Promise<void> {
  const analysis = await calls.load(id);
  if (!analysis) throw new Error('This analysis is no longer there.');
  const [{ drawAnalysis }, fonts, pictures] = await Promise.all([
    import('./analysis-pdf.ts'),
    fetchFonts(),
    picturesOf(calls, analysis),
  ]);
  const file = new Blob([drawAnalysis({ analysis, pictures }, fonts)], { type: 'application/pdf' });
  saveFile(file, `image-analysis-${localDay(new Date(analysis.createdAt))}-${id.slice(0, 8)}.pdf`);
}

type Layer = keyof typeof overlayWords;

async function picturesOf(calls: AnalysisCalls, analysis: AnalysisDetail): Promise<readonly DrawnPicture[]> {
  const has = (name: OverlayName) =>
    analysis.measurement?.overlays.some((overlay) => overlay.name === name) ?? false;
  const aligned = has('before') && has('after');
  const [before, after]: readonly [AnalysisFile, AnalysisFile] = aligned
    ? ['overlay-before', 'overlay-after']
    : ['before-large', 'after-large'];
  const layer = (name: Layer, on: AnalysisFile): Promise<DrawnPicture>[] =>
    aligned && has(name) ? [flatten(calls, analysis.id, overlayWords[name], [on, `overlay-${name}`])] : [];
  return Promise.all([
    flatten(calls, analysis.id, 'Before', [before]),
    flatten(calls, analysis.id, 'After', [after]),
    ...layer('dirt-before', before),
    ...layer('dirt-after', after),
    ...layer('change', after),
    ...layer('new-edges', after),
  ]);
}

/** Draws the layers on top of each other as one JPEG. */
async function flatten(
  calls: AnalysisCalls,
  id: string,
  caption: string,
  names: readonly AnalysisFile[],
): Promise<DrawnPicture> {
  const bitmaps = await Promise.all(names.map(async (name) => createImageBitmap(await calls.file(id, name))));
  const [first] = bitmaps;
  const scale = Math.min(1, maxPixels / Math.max(first!.width, first!.height));
  const [width, height] = [Math.round(first!.width * scale), Math.round(first!.height * scale)];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw the pictures.');
  for (const bitmap of bitmaps) {
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
  }
  return { caption, jpeg: canvas.toDataURL('image/jpeg', 0.85), width, height };
}
