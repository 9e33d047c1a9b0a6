/** The pieces of text in a PDF as a reader finds them, in the order they were drawn. */
import { getDocumentProxy } from 'unpdf';

export async function textOf(pdf: ArrayBuffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])));
  }
  await document.loadingTask.destroy();
  return texts;
}
