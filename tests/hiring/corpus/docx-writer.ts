/** Résumés as Word documents. */
import {
  AlignmentType,
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
} from 'docx';
import type { Paper, PaperLine, PaperPart } from './paper.ts';

export type WordLayout = 'tabs' | 'date-table' | 'sidebar-table' | 'contact-in-header';

const heading = ({ heading: text }: PaperPart) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });
const bullets = ({ text }: PaperLine) => new Paragraph({ text, bullet: { level: 0 } });

const tabbed = (line: PaperLine) =>
  line.bullet
    ? bullets(line)
    : new Paragraph(line.aside === undefined ? line.text : `${line.text}\t${line.aside}`);

const cell = (children: readonly Paragraph[]) => new TableCell({ children: [...children] });

/** Lines with dates in a table of their own, whose first column is the dates. */
function datesInTable({ lines }: PaperPart): (Paragraph | Table)[] {
  if (!lines.some(({ aside }) => aside !== undefined)) return lines.map(tabbed);
  const rows = lines.map(
    ({ text, aside, bullet }) =>
      new TableRow({
        children: [cell([new Paragraph(aside ?? '')]), cell([new Paragraph(bullet ? `- ${text}` : text)])],
      }),
  );
  return [new Table({ rows })];
}

const besides = new Set(['skills', 'languages', 'certifications']);

export async function byWord(paper: Paper, layout: WordLayout): Promise<Uint8Array> {
  const title = [
    new Paragraph({ text: paper.name, heading: HeadingLevel.TITLE, alignment: AlignmentType.CENTER }),
    new Paragraph(paper.trade),
  ];
  const contact = paper.contact.map((text) => new Paragraph(text));
  const part = (each: PaperPart) => [heading(each), ...each.lines.map(tabbed)];
  const children: (Paragraph | Table)[] =
    layout === 'sidebar-table'
      ? [
          ...title,
          new Table({
            rows: [
              new TableRow({
                children: [
                  cell([...contact, ...paper.parts.filter(({ of }) => besides.has(of)).flatMap(part)]),
                  cell(paper.parts.filter(({ of }) => !besides.has(of)).flatMap(part)),
                ],
              }),
            ],
          }),
        ]
      : layout === 'date-table'
        ? [...title, ...contact, ...paper.parts.flatMap((each) => [heading(each), ...datesInTable(each)])]
        : layout === 'contact-in-header'
          ? [new Paragraph(paper.trade), ...paper.parts.flatMap(part)]
          : [...title, ...contact, ...paper.parts.flatMap(part)];
  const header = new Header({ children: [new Paragraph(paper.name), ...contact] });
  const document = new Document({
    sections: [{ ...(layout === 'contact-in-header' ? { headers: { default: header } } : {}), children }],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
