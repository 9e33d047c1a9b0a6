/** Extracts the pieces of text of a PDF as a reader finds them, in drawing order. */
import { getDocumentProxy } from 'unpdf';

export const textOf = async (pdf: ArrayBuffer): Promise<string[]> =>
  (await placesOf(pdf)).map(({ text }) => text);

export interface Place {
  readonly text: string;
  /** Distance from the left edge, in whole points. */
  readonly x: number;
  /** Distance from the bottom edge. */
  readonly y: number;
  /** From 1. */
  readonly page: number;
}

/** The same, each with its place. */
export async function placesOf(pdf: ArrayBuffer): Promise<Place[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const texts: Place[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '')
        texts.push({ text: item.str, page: number, ...placeOf(item.transform as number[]) });
  }
  await document.loadingTask.destroy();
  return texts;
}

const placeOf = ([, , , , x, y]: readonly number[]) => ({ x: Math.round(x!), y: Math.round(y!) });
