/** Writes one intake as a PDF: photos with their marks, the client's answer, the outcome of each mark, and the hashes. */
import { autoTable } from 'jspdf-autotable';
import type { IntakeDetail } from '../../events/intake/port.ts';
import type { Fonts } from '../../pdf/fonts.ts';
import { endOfTable, face, ink, margin, openPdf, ruledTable } from '../../pdf/sheet.ts';
import { timeOf } from '../transactions/words.ts';
import { ownZone } from '../ui/local-day.ts';
import { sameItemWords } from './same-item-words.ts';
import { nameOf, outcomeNames, stateNames } from './words.ts';

/** A JPEG with its size in pixels; null: the file is missing. */
export interface DrawnPhoto {
  readonly caption: string;
  readonly sha256: string;
  readonly jpeg: string | null;
  readonly width: number;
  readonly height: number;
}

export interface DrawnIntake {
  readonly intake: IntakeDetail;
  readonly before: readonly DrawnPhoto[];
  readonly after: readonly DrawnPhoto[];
}

const gap = 12;
const tallest = 210;
const grey = 110;

export function drawIntake({ intake, before, after }: DrawnIntake, fonts: Fonts): ArrayBuffer {
  const { pdf, print, close } = openPdf(`Intake: ${intake.item}`, fonts);
  const width = pdf.internal.pageSize.getWidth() - 2 * margin;
  const bottom = pdf.internal.pageSize.getHeight() - margin;
  let y = 64;
  const room = (height: number) => {
    if (y + height <= bottom) return;
    pdf.addPage();
    y = margin + 12;
  };
  const lines = (text: string, size: number, colour = ink, style: 'normal' | 'bold' = 'normal') => {
    pdf.setFont(face, style).setFontSize(size).setTextColor(colour);
    const split = pdf.splitTextToSize(print(text), width) as string[];
    for (const line of split) {
      room(size);
      pdf.setFont(face, style).setFontSize(size).setTextColor(colour);
      pdf.text(line, margin, y);
      y += size * 1.4;
    }
  };
  const across = (width - gap) / 2;
  const photos = (all: readonly DrawnPhoto[]) => {
    for (let row = 0; row < all.length; row += 2) {
      const two = all.slice(row, row + 2);
      const heights = two.map((photo) => Math.min(tallest, (across * photo.height) / photo.width));
      const height = Math.max(...heights);
      room(height + 30);
      two.forEach((photo, i) => {
        const left = margin + i * (across + gap);
        const drawn = heights[i]!;
        if (photo.jpeg)
          pdf.addImage(photo.jpeg, 'JPEG', left, y, (drawn * photo.width) / photo.height, drawn);
        pdf.setFont(face, 'normal').setFontSize(8).setTextColor(grey);
        pdf.text(
          print(photo.jpeg ? photo.caption : `${photo.caption}: the file is gone`),
          left,
          y + height + 11,
        );
      });
      y += height + 26;
    }
  };

  lines(intake.item, 18, ink, 'bold');
  const order = intake.transaction === null ? '' : `, order ${intake.transaction}`;
  lines(
    `${nameOf(intake.merchant)}${order}. Handed in ${timeOf(intake.openedAt)} (${ownZone()}). ${stateNames[intake.state]}.`,
    10,
    grey,
  );
  const { answer, returned } = intake;
  if (answer) {
    const said = answer.comment === '' ? '' : `: ${answer.comment}`;
    lines(`${answer.name} ${answer.agreed ? 'agreed' : 'objected'} on ${timeOf(answer.at)}${said}`, 11);
  }
  y += 8;
  photos(before);
  if (returned) {
    lines(`Returned ${timeOf(returned.at)}`, 13, ink, 'bold');
    const sameItem = sameItemWords(intake);
    if (sameItem) {
      lines(sameItem.title, 11, ink, 'bold');
      lines(sameItem.text, 10, grey);
    }
    y += 4;
    photos(after);
  }
  const outcomeOf = (mark: string) =>
    returned?.answers.find((answer) => answer.mark === mark)?.outcome ?? null;
  const photoOf = (id: string) => {
    const [first, then] = [intake.photos, returned?.photos ?? []].map((all) =>
      all.findIndex((photo) => photo.id === id),
    ) as [number, number];
    return first === -1 ? `Photo after ${then + 1}` : `Photo ${first + 1}`;
  };
  const rows = [
    ...intake.marks.map(({ id, photo, word }) => {
      const outcome = outcomeOf(id);
      return [word, photoOf(photo), outcome ? outcomeNames[outcome] : ''];
    }),
    ...(returned?.found ?? []).map(({ photo, word }) => [word, photoOf(photo), 'New']),
  ];
  if (rows.length > 0) {
    autoTable(pdf, {
      startY: y,
      ...ruledTable,
      head: [['No.', 'Mark', 'On', 'After'].map(print)],
      body: rows.map((row, i) => [String(i + 1), ...row].map(print)),
    });
    y = endOfTable(pdf) + 20;
  }
  for (const { caption, sha256 } of [...before, ...after]) lines(`${caption}: SHA-256 ${sha256}`, 8, grey);
  const last = intake.records.at(-1);
  lines(`Seal: record ${last?.seq} of intake/${intake.id}, SHA-256 ${last?.hash}`, 8, grey);
  return close();
}
