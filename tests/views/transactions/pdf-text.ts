/** The pieces of text in a PDF as jsPDF writes it, uncompressed, in the order they were drawn. */
export function textOf(pdf: ArrayBuffer): string[] {
  const source = Buffer.from(pdf).toString('latin1');
  return [...source.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text = '']) =>
    text.replace(/\\(.)/g, '$1'),
  );
}
