/** Draws a conversation, or one of its analyses, as a PDF. The content comes from elsewhere. */
import { autoTable } from 'jspdf-autotable';
import type { AnalysisTurn, Turn } from '../../events/hr-agent/conversation.ts';
import { whyText } from '../../events/screening/words.ts';
import type { Fonts } from '../../pdf/fonts.ts';
import { across, endOfTable, face, ink, margin, openPdf, ruledTable, type Sheet } from '../../pdf/sheet.ts';
import { momentOf } from './conversation-text.ts';
import { engineName } from '../ui/engine-name.ts';
import { analysedFor, failureTitles, foundRows, shownAnalysis } from './words.ts';

/** The PDF, and where the next block begins. */
interface Drawing {
  readonly sheet: Sheet;
  y: number;
}

type Cells = readonly (readonly string[])[];

export function drawConversation(turns: readonly Turn[], at: Date, fonts: Fonts): ArrayBuffer {
  const drawing = begin('HR agent', momentOf(at), fonts);
  for (const turn of turns) {
    if (turn.of === 'analysis') drawResume(drawing, turn);
    else drawQuestion(drawing, turn);
  }
  return drawing.sheet.close();
}

/** One analysis with the text it is based on. */
export function drawAnalysis(turn: AnalysisTurn, at: Date, fonts: Fonts): ArrayBuffer {
  const drawing = begin('Résumé analysis', momentOf(at), fonts);
  drawResume(drawing, turn);
  heading(drawing, 'Text');
  words(drawing, shownAnalysis(turn).analysis.text, 9);
  return drawing.sheet.close();
}

function begin(title: string, under: string, fonts: Fonts): Drawing {
  const sheet = openPdf(title, fonts);
  const { pdf, print } = sheet;
  pdf.setFont(face, 'bold').setFontSize(18).setTextColor(ink).text(print(title), margin, 64);
  pdf.setFont(face, 'normal').setFontSize(10).setTextColor(110).text(print(under), margin, 82);
  return { sheet, y: 98 };
}

function drawQuestion(
  drawing: Drawing,
  { question, answer, ended }: Extract<Turn, { of: 'question' }>,
): void {
  heading(drawing, question);
  words(drawing, answer.text);
  for (const { title, columns, rows } of answer.tables) {
    words(drawing, title);
    table(drawing, rows, columns);
  }
  if (answer.sources.length > 0)
    table(
      drawing,
      answer.sources.map(({ title, says }) => [title, says]),
      ['Source', 'Says'],
    );
  if (ended === 'stopped') words(drawing, 'Stopped.', 9);
  else if (ended !== null && ended !== 'done') words(drawing, failureTitles[ended], 9);
  if (answer.engine !== null) words(drawing, `Answered by ${engineName(answer.engine)}`, 9);
}

function drawResume(drawing: Drawing, turn: AnalysisTurn): void {
  const { title, analysis } = shownAnalysis(turn);
  const { score, engine, limits } = analysis;
  heading(drawing, title);
  words(drawing, `${analysedFor(analysis)}: ${score.total} of 100, rubric ${score.rubric}`);
  if (score.points.length > 0)
    table(
      drawing,
      score.points.map((point) => [
        [point.label, whyText(point)].filter(Boolean).join('. '),
        `+${point.points}`,
      ]),
      ['What earns points', 'Points'],
    );
  table(drawing, foundRows(analysis), ['Found', '']);
  words(drawing, [...limits, `Analysed by ${engineName(engine)}`].join('\n'), 9);
}

const heading = (drawing: Drawing, text: string) => words(drawing, text, 12, 'bold');

/** Draws text as a table of one column, which breaks over pages by itself. */
function words(drawing: Drawing, text: string, size = 10, style: 'normal' | 'bold' = 'normal'): void {
  const lines = text.trim().split(/\r?\n/);
  if (lines.join('') === '') return;
  const { pdf, print } = drawing.sheet;
  autoTable(pdf, {
    startY: drawing.y,
    margin: across,
    body: lines.map((line) => [print(line)]),
    theme: 'plain',
    styles: { font: face },
    bodyStyles: {
      fontSize: size,
      fontStyle: style,
      textColor: ink,
      cellPadding: { top: 1, bottom: 1, left: 0, right: 0 },
    },
  });
  drawing.y = endOfTable(pdf) + 8;
}

function table(drawing: Drawing, rows: Cells, columns: readonly string[]): void {
  const { pdf, print } = drawing.sheet;
  autoTable(pdf, {
    startY: drawing.y,
    ...ruledTable,
    head: [columns.map(print)],
    body: rows.map((row) => row.map(print)),
  });
  drawing.y = endOfTable(pdf) + 12;
}
