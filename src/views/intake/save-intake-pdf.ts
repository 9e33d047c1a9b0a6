/** Draws the marks of an intake onto its photos, flattened for the PDF, and saves the file. */
import { isPoint, type Mark, scale } from '../../events/intake/mark.ts';
import type { IntakeDetail, IntakePhoto } from '../../events/intake/port.ts';
import { fetchFonts } from '../../pdf/fetch-fonts.ts';
import { localDay } from '../ui/local-day.ts';
import { saveFile } from '../ui/save-file.ts';
import type { DrawnPhoto } from './intake-pdf.ts';
import { numbered, type NumberedMark } from './numbered.ts';

/** Larger pictures would only make the file larger. */
const maxPixels = 1000;

/** @throws Error with a message for people */
export async function saveIntakePdf(intake: IntakeDetail): Promise<void> {
  const { photos, marks, returned } = intake;
  const drawAll = (name: string, from: readonly IntakePhoto[], on: readonly NumberedMark[]) =>
    Promise.all(from.map((photo, i) => drawPhoto(`${name} ${i + 1}`, photo, on)));
  const [{ drawIntake }, fonts, before, after] = await Promise.all([
    import('./intake-pdf.ts'),
    fetchFonts(),
    drawAll('Photo', photos, numbered(marks)),
    drawAll('Photo after', returned?.photos ?? [], numbered(returned?.found ?? [], marks.length + 1)),
  ]);
  const file = new Blob([drawIntake({ intake, before, after }, fonts)], { type: 'application/pdf' });
  saveFile(file, `intake-${localDay(new Date(intake.openedAt))}-${intake.id.slice(0, 8)}.pdf`);
}

async function drawPhoto(
  caption: string,
  { id, sha256, picture }: IntakePhoto,
  marks: readonly NumberedMark[],
): Promise<DrawnPhoto> {
  const answer = picture && (await fetch(picture.url));
  if (!answer?.ok) return { caption, sha256, jpeg: null, width: 1, height: 1 };
  const bitmap = await createImageBitmap(await answer.blob());
  const shrunk = Math.min(1, maxPixels / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * shrunk), Math.round(bitmap.height * shrunk)];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw the pictures.');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  for (const mark of marks.filter(({ photo }) => photo === id)) drawMark(context, mark, width, height);
  return { caption, sha256, jpeg: canvas.toDataURL('image/jpeg', 0.85), width, height };
}

/** A light line with a dark outline is visible on any leather. */
function drawMark(
  context: CanvasRenderingContext2D,
  { area, number }: Pick<Mark, 'area'> & { readonly number: number },
  pictureWidth: number,
  pictureHeight: number,
): void {
  const [x, y] = [(area.x / scale) * pictureWidth, (area.y / scale) * pictureHeight];
  const [width, height] = [(area.width / scale) * pictureWidth, (area.height / scale) * pictureHeight];
  context.beginPath();
  if (isPoint(area)) context.arc(x, y, 12, 0, 2 * Math.PI);
  else context.rect(x, y, width, height);
  for (const [colour, line] of [
    ['#1a1a1a', 7],
    ['#ffe14d', 3],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = line;
    context.stroke();
  }
  const side = 26;
  const left = Math.min(x, pictureWidth - side);
  const top = y >= side ? y - side : y;
  context.fillStyle = '#1a1a1a';
  context.fillRect(left, top, side, side);
  context.fillStyle = '#ffe14d';
  context.font = 'bold 16px sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), left + side / 2, top + side / 2);
}
