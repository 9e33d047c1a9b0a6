/** Writes one analysis as a PDF: the photos, the findings on them, every number with its interval, and how it was measured. */
import { autoTable } from 'jspdf-autotable';
import { figuresOf } from '../../events/analysis/figures.ts';
import { itemTypeNames } from '../../events/analysis/item.ts';
import type { AnalysisDetail } from '../../events/analysis/port.ts';
import { reasonWords } from '../../events/analysis/reason.ts';
import { summaryOf } from '../../events/analysis/summary.ts';
import type { Fonts } from '../../pdf/fonts.ts';
import { endOfTable, face, ink, margin, openPdf, ruledTable } from '../../pdf/sheet.ts';
import { ownZone } from '../ui/local-day.ts';
import { failureWords, nameOf, refusalWords, sideNames, statusNames } from './words.ts';

/** A JPEG with its size in pixels. */
export interface DrawnPicture {
  readonly caption: string;
  readonly jpeg: string;
  readonly width: number;
  readonly height: number;
}

export interface DrawnAnalysis {
  readonly analysis: AnalysisDetail;
  /** Shown two in a row. */
  readonly pictures: readonly DrawnPicture[];
}

const gap = 12;
const tallest = 190;

export function drawAnalysis({ analysis, pictures }: DrawnAnalysis, fonts: Fonts): ArrayBuffer {
  const name = nameOf(analysis);
  const { pdf, print, close } = openPdf(`Image analysis: ${name}`, fonts);
  const width = pdf.internal.pageSize.getWidth() - 2 * margin;
  const bottom = pdf.internal.pageSize.getHeight() - margin;
  let y = 64;
  const lines = (text: string, size: number, grey: number = ink, style: 'normal' | 'bold' = 'normal') => {
    pdf.setFont(face, style).setFontSize(size).setTextColor(grey);
    for (const line of pdf.splitTextToSize(print(text), width) as string[]) {
      if (y > bottom) {
        pdf.addPage();
        y = margin + size;
      }
      pdf.text(line, margin, y);
      y += size * 1.4;
    }
  };
  lines(name, 18, ink, 'bold');
  const at = new Date(analysis.createdAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  lines(
    `${itemTypeNames[analysis.itemType]}, ${statusNames[analysis.status].toLowerCase()}, ${at} (${ownZone()})`,
    10,
    110,
  );
  y += 6;
  for (const text of outcomeOf(analysis)) lines(text, 11);
  y += 8;

  const across = (width - gap) / 2;
  for (let row = 0; row < pictures.length; row += 2) {
    const two = pictures.slice(row, row + 2);
    const heights = two.map((picture) => Math.min(tallest, (across * picture.height) / picture.width));
    const height = Math.max(...heights);
    if (y + height + 16 > bottom) {
      pdf.addPage();
      y = margin;
    }
    two.forEach((picture, index) => {
      const drawnHeight = heights[index]!;
      const drawnWidth = (drawnHeight * picture.width) / picture.height;
      const left = margin + index * (across + gap);
      pdf.addImage(picture.jpeg, 'JPEG', left, y, drawnWidth, drawnHeight);
      pdf.setFont(face, 'normal').setFontSize(8).setTextColor(110);
      pdf.text(print(picture.caption), left, y + height + 11);
    });
    y += height + 24;
  }

  const figures = analysis.measurement ? figuresOf(analysis.measurement) : [];
  if (figures.length > 0) {
    autoTable(pdf, {
      startY: y,
      ...ruledTable,
      head: [['Number', 'Value', '95 % interval', 'How it came about'].map(print)],
      body: figures.map(({ name: figure, value, interval, method }) => [
        print(figure),
        print(value),
        print(interval ?? ''),
        print(method ?? ''),
      ]),
    });
    y = endOfTable(pdf) + 20;
  }
  for (const text of methodOf(analysis)) lines(text, 8, 110);
  return close();
}

function outcomeOf({ status, refusal, failure, measurement }: AnalysisDetail): readonly string[] {
  if (status === 'refused' && refusal)
    return [`${refusalWords[refusal].title}. ${refusalWords[refusal].advice}`];
  if (status === 'failed') return [failureWords[failure?.reason ?? 'broken']];
  if (!measurement) return [];
  if (measurement.verdict === 'measured') return [summaryOf(measurement).join(' ')];
  return [
    'Inconclusive: these photos don’t carry a measurement we would stand by.',
    ...measurement.reasons.map(({ code, picture }) => {
      const { title, advice } = reasonWords[code];
      return `${picture ? `${sideNames[picture]}: ` : ''}${title}. ${advice}`;
    }),
  ];
}

function methodOf({ measurement, record }: AnalysisDetail): readonly string[] {
  if (!measurement) return [];
  const { engine, parameters, pictures, registration, light } = measurement;
  const libraries = Object.entries(engine.libraries).map(([library, version]) => `${library} ${version}`);
  return [
    'What is compared is colour and structure in two photos; what a camera does not see is not measured. A new edge may be a fold or a shadow.',
    ...(registration
      ? [
          `Lined up by ${registration.inliers} points found in both photos, with an overlap of ${Math.round(registration.overlap * 100)} %.`,
        ]
      : []),
    ...(light
      ? [
          `Light evened out by ${light.source === 'card' ? 'the printed card' : 'the surface that did not change'}; ΔE00 ${light.residual.toFixed(2)} remained.`,
        ]
      : []),
    `Engine ${[engine.version, ...libraries].join(', ')}; no model was asked. Parameters: ${Object.entries(
      parameters,
    )
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}.`,
    `SHA-256 of the photo of before ${pictures.before.sha256}, of after ${pictures.after.sha256}${record === null ? '' : `, of this record ${record}`}.`,
  ];
}
