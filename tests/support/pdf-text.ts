/** Extracts the pieces of text of a PDF as a reader finds them, in drawing order. */
import { getDocumentProxy } from 'unpdf';

export const textOf = async (pdf: ArrayBuffer): Promise<string[]> =>
  (await placesOf(pdf)).map(({ text }) => text);

/** The same, each with its distance from the left edge in whole points. */
export async function placesOf(pdf: ArrayBuffer): Promise<{ text: string; x: number }[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const texts: { text: string; x: number }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '')
        texts.push({ text: item.str, x: Math.round((item.transform as number[])[4]!) });
  }
  await document.loadingTask.destroy();
  return texts;
}
