/** Where on the pages of a PDF each piece of a résumé stands; two programs then write it. */
import type { Paper, PaperLine, PaperPart } from './paper.ts';

/** Points from the left and the top of an A4 page. */
export interface Drawn {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
}

export type WidthOf = (text: string, size: number, bold: boolean) => number;

export type Layout =
  'inline' | 'dates-right' | 'dates-left' | 'labels-left' | 'sidebar-left' | 'sidebar-right';

const pageWidth = 595;
const margin = 50;
const bottom = 790;
const size = 10;

class Column {
  readonly drawn: Drawn[] = [];
  page = 0;
  y: number;
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly widthOf: WidthOf;

  constructor(x: number, width: number, top: number, widthOf: WidthOf) {
    this.x = x;
    this.width = width;
    this.y = top;
    this.top = top;
    this.widthOf = widthOf;
  }

  /** One line of print, and the next one below it. */
  put(
    text: string,
    { indent = 0, bold = false, points = size }: { indent?: number; bold?: boolean; points?: number } = {},
  ) {
    for (const line of this.wrapped(text, this.width - indent, points, bold)) {
      this.roomFor(points);
      this.at(line, this.x + indent, bold, points);
      this.y += points * 1.35;
    }
  }

  at(text: string, x: number, bold: boolean, points = size) {
    this.drawn.push({ page: this.page, x, y: this.y, text, size: points, bold });
  }

  roomFor(points: number) {
    if (this.y + points <= bottom) return;
    this.page += 1;
    this.y = margin;
  }

  skip(points: number) {
    this.y += points;
  }

  wrapped(text: string, width: number, points: number, bold: boolean): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`;
      if (lines.length > 0 && this.widthOf(longer, points, bold) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

function putLine(
  column: Column,
  { text, aside, bullet = false, bold = false, apart = false }: PaperLine,
  layout: Layout,
) {
  if (apart) column.skip(7);
  column.roomFor(size * 2);
  if (aside !== undefined && layout === 'dates-right') {
    column.at(aside, column.x + column.width - column.widthOf(aside, size, false), false);
    column.put(text, { bold });
  } else if (aside !== undefined && layout === 'dates-left') {
    column.at(aside, column.x, false);
    column.put(text, { bold, indent: 150 });
  } else if (bullet) {
    const indent = layout === 'dates-left' ? 150 : 0;
    column.at('•', column.x + indent, false);
    column.put(text, { indent: indent + 12 });
  } else if (aside !== undefined && layout.startsWith('sidebar')) {
    column.put(text, { bold });
    column.put(aside);
  } else {
    column.put(aside === undefined ? text : `${text} (${aside})`, {
      bold,
      indent: layout === 'dates-left' ? 150 : 0,
    });
  }
}

function putPart(column: Column, { heading, lines }: PaperPart, layout: Layout) {
  column.skip(14);
  column.roomFor(40);
  if (layout === 'labels-left') {
    column.at(heading, margin, true);
  } else {
    column.put(heading, { bold: true, points: 13 });
    column.skip(3);
  }
  for (const line of lines) putLine(column, line, layout);
}

const besides = new Set(['skills', 'languages', 'certifications']);

export function drawnOf(paper: Paper, layout: Layout, widthOf: WidthOf): Drawn[] {
  const full = pageWidth - 2 * margin;
  if (!layout.startsWith('sidebar')) {
    const head = new Column(margin, full, margin, widthOf);
    head.put(paper.name, { bold: true, points: 20 });
    head.put(paper.trade, { points: 12 });
    head.put(paper.contact.join('  |  '));
    const column =
      layout === 'labels-left'
        ? new Column(margin + 165, full - 165, head.y, widthOf)
        : new Column(margin, full, head.y, widthOf);
    for (const part of paper.parts) putPart(column, part, layout);
    return [...head.drawn, ...column.drawn];
  }
  const head = new Column(margin, full, margin, widthOf);
  const left = layout === 'sidebar-left';
  // The name stands above both columns on the left, and within the wide one on the right.
  if (left) {
    head.put(paper.name, { bold: true, points: 22 });
    head.put(paper.trade, { points: 12 });
    head.skip(10);
  }
  const narrow = new Column(left ? margin : pageWidth - margin - 150, 150, head.y, widthOf);
  const wide = new Column(left ? margin + 175 : margin, full - 175, head.y, widthOf);
  if (!left) {
    wide.put(paper.name, { bold: true, points: 22 });
    wide.put(paper.trade, { points: 12 });
  }
  for (const line of paper.contact) narrow.put(line);
  for (const part of paper.parts) putPart(besides.has(part.of) ? narrow : wide, part, layout);
  // As programs do that lay out a table: line by line across both columns.
  return [...head.drawn, ...[...narrow.drawn, ...wide.drawn].sort((a, b) => a.page - b.page || a.y - b.y)];
}
