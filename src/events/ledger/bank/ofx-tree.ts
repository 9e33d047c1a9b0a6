/**
 * Parses the elements of an OFX file, SGML and XML alike. In SGML an element with text needs no end tag, and files mix
 * both styles; an element with neither text nor end tag is empty, so what follows it is its sibling.
 */
import { decodeEntities } from './entities.ts';

export interface Element {
  /** Upper case. */
  readonly tag: string;
  /** Offset of its tag in the file's text. */
  readonly at: number;
  /** Trimmed; empty when there are children. */
  text: string;
  readonly children: Element[];
}

export interface Tree {
  readonly root: Element;
  /** Elements with neither an end tag nor text. */
  readonly unclosed: readonly Element[];
  /** End tags without an open element. */
  readonly stray: readonly { readonly tag: string; readonly at: number }[];
}

export interface Fault {
  readonly at: number;
  readonly message: string;
}

const token =
  /<(?:(!--)|(!\[CDATA\[)|(\?)|(\/?)([a-z][\w.:-]*)(?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>)/gi;

/** Nesting limit: no real statement is this deep, and a forged one must not use up resources. */
const deepest = 200;

/** @param from offset of the first tag */
export function parseOfx(text: string, from: number): Tree | Fault {
  const root: Element = { tag: '', at: from, text: '', children: [] };
  const stack = [root];
  const unclosed: Element[] = [];
  const stray: { tag: string; at: number }[] = [];
  /** The element whose start tag was read last, as long as only text has followed it. */
  let current: Element | null = null;
  let content = '';
  let end = from;
  const pattern = new RegExp(token);
  pattern.lastIndex = from;

  /** Assigns pending text to the current element, which makes it a leaf. */
  const settle = (): Element | null => {
    const leaf = current && content.trim() !== '' ? current : null;
    if (leaf) {
      leaf.text = content.trim();
      stack.pop();
    }
    current = null;
    content = '';
    return leaf;
  };

  /** Pops an element that was never closed; it was empty, so its children belong to its parent. */
  const hoist = () => {
    const element = stack.pop()!;
    unclosed.push(element);
    const parent = stack.at(-1)!;
    for (const child of element.children) parent.children.push(child);
    element.children.length = 0;
  };

  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const at = match.index;
    if (current) content += decodeEntities(text.slice(end, at));
    end = pattern.lastIndex;
    const [, comment, data, instruction, slash, name = '', selfClosed] = match;
    if (comment || data || instruction) {
      const mark = comment ? '-->' : data ? ']]>' : '?>';
      const until = text.indexOf(mark, end);
      // Without its end mark, it would swallow everything up to the end of the next one.
      const inside = text.slice(end, Math.max(end, until));
      if (until < 0 || inside.includes(comment ? '--' : match[0]))
        return { at, message: `“${match[0]}” is not ended by “${mark}”.` };
      if (data && current) content += inside;
      pattern.lastIndex = end = until + mark.length;
      continue;
    }
    const tag = name.toUpperCase();
    const leaf = settle();
    if (slash) {
      if (leaf?.tag === tag) continue;
      const place = stack.findLastIndex((element, i) => i > 0 && element.tag === tag);
      if (place < 0) {
        // Text that looked like a tag may have ended an element early: `<MEMO>a<br>b</MEMO>`.
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
    current = element;
  }
  if (current) content += decodeEntities(text.slice(end));
  settle();
  while (stack.length > 1) hoist();
  return { root, unclosed, stray };
}

export const childOf = (element: Element, tag: string): Element | undefined =>
  element.children.find((child) => child.tag === tag);

/** Text of the child with this tag; empty when there is none. */
export const textOf = (element: Element | undefined, tag: string): string =>
  (element && childOf(element, tag)?.text) ?? '';

/** The element and all its descendants, in document order. */
export function elementsIn(element: Element): Element[] {
  const found: Element[] = [];
  const waiting = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next);
    for (let i = next.children.length - 1; i >= 0; i -= 1) waiting.push(next.children[i]!);
  }
  return found;
}

/** Returns a function that gives the 1-based line of an offset; offsets must be passed in ascending order. */
export function lineCounter(text: string): (at: number) => number {
  const breaks = /\r\n|\n|\r/g;
  let line = 1;
  let next = breaks.exec(text)?.index ?? Infinity;
  return (at) => {
    for (; next < at; line += 1) next = breaks.exec(text)?.index ?? Infinity;
    return line;
  };
}
