/**
 * The elements of an OFX file, SGML and XML alike. In SGML an element with a text needs no end tag, and files mix both
 * ways; an element without a text and without an end tag is an empty one, so what follows it stands beside it.
 */
import { decodeEntities } from './entities.ts';

export interface Element {
  /** In capitals. */
  readonly tag: string;
  /** Place of its tag in the file's text. */
  readonly at: number;
  /** Without blanks around it; empty where there are children. */
  text: string;
  readonly children: Element[];
}

export interface Tree {
  readonly root: Element;
  /** Elements without an end tag and a text. */
  readonly unclosed: readonly Element[];
  /** End tags of what is not open. */
  readonly stray: readonly { readonly tag: string; readonly at: number }[];
}

export interface Fault {
  readonly at: number;
  readonly message: string;
}

const token =
  /<(?:(!--)|(!\[CDATA\[)|(\?)|(\/?)([a-z][\w.:-]*)(?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>)/gi;

/** No statement is this deep, and a forged one is to cost nothing. */
const deepest = 200;

/** @param from place of the first tag */
export function parseOfx(text: string, from: number): Tree | Fault {
  const root: Element = { tag: '', at: from, text: '', children: [] };
  const stack = [root];
  const unclosed: Element[] = [];
  const stray: { tag: string; at: number }[] = [];
  /** The element whose tag was read last, while only text has followed. */
  let fresh: Element | null = null;
  let said = '';
  let end = from;
  const pattern = new RegExp(token);
  pattern.lastIndex = from;

  /** What was said belongs to the fresh element, which by that is a leaf. */
  const settle = (): Element | null => {
    const leaf = fresh && said.trim() !== '' ? fresh : null;
    if (leaf) {
      leaf.text = said.trim();
      stack.pop();
    }
    fresh = null;
    said = '';
    return leaf;
  };

  /** An element that was never closed was empty. */
  const hoist = () => {
    const element = stack.pop()!;
    unclosed.push(element);
    const parent = stack.at(-1)!;
    for (const child of element.children) parent.children.push(child);
    element.children.length = 0;
  };

  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const at = match.index;
    if (fresh) said += decodeEntities(text.slice(end, at));
    end = pattern.lastIndex;
    const [, comment, data, instruction, slash, name = '', selfClosed] = match;
    if (comment || data || instruction) {
      const mark = comment ? '-->' : data ? ']]>' : '?>';
      const until = text.indexOf(mark, end);
      // One that lost its end would swallow all up to the next one's.
      const inside = text.slice(end, Math.max(end, until));
      if (until < 0 || inside.includes(comment ? '--' : match[0]))
        return { at, message: `“${match[0]}” is not ended by “${mark}”.` };
      if (data && fresh) said += inside;
      pattern.lastIndex = end = until + mark.length;
      continue;
    }
    const tag = name.toUpperCase();
    const leaf = settle();
    if (slash) {
      if (leaf?.tag === tag) continue;
      const place = stack.findLastIndex((element, i) => i > 0 && element.tag === tag);
      if (place < 0) {
        // Text that looked like a tag may have cut an element short: `<MEMO>a<br>b</MEMO>`.
        const isLate = stack
          .at(-1)!
          .children.slice(-20)
          .some((child) => child.tag === tag && child.text !== '');
        if (!isLate) stray.push({ tag, at });
      } else {
        while (stack.length - 1 > place) hoist();
        stack.pop();
      }
      continue;
    }
    const element: Element = { tag, at, text: '', children: [] };
    stack.at(-1)!.children.push(element);
    if (selfClosed) continue;
    if (stack.push(element) > deepest) return { at, message: 'Its elements are nested too deeply.' };
    fresh = element;
  }
  if (fresh) said += decodeEntities(text.slice(end));
  settle();
  while (stack.length > 1) hoist();
  return { root, unclosed, stray };
}

export const childOf = (element: Element, tag: string): Element | undefined =>
  element.children.find((child) => child.tag === tag);

/** Empty when there is none. */
export const textOf = (element: Element | undefined, tag: string): string =>
  (element && childOf(element, tag)?.text) ?? '';

/** The element and all in it, in the order of the file. */
export function elementsIn(element: Element): Element[] {
  const found: Element[] = [];
  const waiting = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next);
    for (let i = next.children.length - 1; i >= 0; i -= 1) waiting.push(next.children[i]!);
  }
  return found;
}

/** Lines of places in the text, which count from 1; places come in ascending order. */
export function lineCounter(text: string): (at: number) => number {
  const breaks = /\r\n|\n|\r/g;
  let line = 1;
  let next = breaks.exec(text)?.index ?? Infinity;
  return (at) => {
    for (; next < at; line += 1) next = breaks.exec(text)?.index ?? Infinity;
    return line;
  };
}
