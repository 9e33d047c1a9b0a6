/**
 * Finds words in a part of a Word file that a reader does not see: hidden, tiny or in the color of their background. They are
 * removed from the XML, so that no later step reads them. On an unknown background (text boxes, table styles), words count as seen.
 */
import type { UnseenReason } from '../../../src/events/screening/extraction.ts';
import { type Color, colorOf, contrast } from './painting.ts';
import type { Unseen } from './piece.ts';

/** In half points, the unit of Word. */
const smallest = 8;
const minContrast = 1.2;
const white: Color = [255, 255, 255];

interface Look {
  readonly hidden?: boolean;
  /** null: left to the reader's program. */
  readonly color?: Color;
  readonly halfPoints?: number;
  /** The background; null: some unknown color. */
  readonly ground?: Color;
}

interface Style extends Look {
  readonly basedOn: string | null;
}

export type Styles = ReadonlyMap<string, Style>;

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

function lookOf(tag: string): Look {
  const name = /^<([\w:]+)/.exec(tag)?.[1];
  const value = attribute(tag, 'w:val');
  switch (name) {
    case 'w:vanish':
      return { hidden: value === null || !/^(?:0|false|off)$/.test(value) };
    case 'w:color':
      return { color: value === null || value === 'auto' ? null : colorOf(`#${value}`) };
    case 'w:sz':
      return /^\d{1,4}$/.test(value ?? '') ? { halfPoints: Number(value) } : {};
    case 'w:shd': {
      const fill = attribute(tag, 'w:fill');
      return fill === null || fill === 'auto' ? {} : { ground: colorOf(`#${fill}`) };
    }
    case 'w:highlight':
      return value === 'none' ? {} : { ground: value === 'white' ? white : null };
    default:
      return {};
  }
}

/** @param xml of `word/styles.xml` */
export function stylesOf(xml: string): Styles {
  const styles = new Map<string, Style>();
  for (const [, tag = '', content = ''] of xml.matchAll(/<w:style(\s[^>]*)>(.*?)<\/w:style>/gs)) {
    const id = attribute(tag, 'w:styleId');
    if (id === null) continue;
    const looks = [...content.matchAll(/<w:(?:vanish|color|sz|shd)(?:\s[^>]*)?\/>/g)].map(([found]) =>
      lookOf(found),
    );
    const basedOn = /<w:basedOn\s[^>]*w:val="([^"]*)"/.exec(content)?.[1] ?? null;
    styles.set(id, { ...Object.assign({}, ...looks), basedOn });
  }
  return styles;
}

/** A style with everything it is based on; the chain may be circular. */
function lookOfStyle(styles: Styles, id: string | null): Look {
  const chain: Style[] = [];
  for (
    let style = styles.get(id ?? '');
    style && !chain.includes(style);
    style = styles.get(style.basedOn ?? '')
  )
    chain.unshift(style);
  return Object.assign({}, ...chain);
}

interface Level {
  readonly name: string;
  look: Look;
}

const settings = /^(?:w:vanish|w:color|w:sz|w:shd|w:highlight|w:rStyle|w:pStyle|w:tblStyle)$/;
/** The element that a settings element applies to. */
const owners: Readonly<Record<string, string>> = {
  'w:rPr': 'w:r',
  'w:pPr': 'w:p',
  'w:tcPr': 'w:tc',
  'w:tblPr': 'w:tbl',
};

/** @returns the XML without unseen words, and the removed words, one line per paragraph */
export function apartUnseen(
  xml: string,
  styles: Styles,
): { readonly xml: string; readonly unseen: readonly Unseen[] } {
  const levels: Level[] = [];
  const found: { reason: UnseenReason; text: string }[] = [];
  let paragraphs = 0;
  let lastParagraph = -1;
  let reason: UnseenReason | null = null;
  const set = (tag: string, name: string) => {
    const owner = levels.at(-2);
    if (!owner || owners[levels.at(-1)!.name] !== owner.name) return;
    const look = name.endsWith('Style') ? lookOfStyle(styles, attribute(tag, 'w:val')) : lookOf(tag);
    owner.look = name.endsWith('Style') ? { ...look, ...owner.look } : { ...owner.look, ...look };
  };
  const kept = xml.replace(/<[^>]*>|[^<]+/g, (piece) => {
    if (!piece.startsWith('<')) {
      if (levels.at(-1)?.name !== 'w:t' || piece.trim() === '') return piece;
      reason = reasonOf(levels);
      if (reason === null) return piece;
      const last = found.at(-1);
      if (last?.reason === reason) last.text += (lastParagraph === paragraphs ? '' : '\n') + piece;
      else found.push({ reason, text: piece });
      lastParagraph = paragraphs;
      return '';
    }
    const name = /^<\/?([\w:]+)/.exec(piece)?.[1];
    if (!name) return piece;
    if (piece.startsWith('</')) {
      if (levels.at(-1)?.name === name) levels.pop();
      return piece;
    }
    if (settings.test(name)) set(piece, name);
    if (name === 'w:p') paragraphs += 1;
    if (!piece.endsWith('/>')) levels.push({ name, look: {} });
    return piece;
  });
  return { xml: kept, unseen: found };
}

function reasonOf(levels: readonly Level[]): UnseenReason | null {
  const box = levels.findLastIndex(({ name }) => name === 'w:txbxContent');
  const look: Look = Object.assign({}, ...levels.slice(box + 1).map((level) => level.look));
  if (look.hidden) return 'invisible';
  if (look.halfPoints !== undefined && look.halfPoints < smallest) return 'tiny';
  const ground = look.ground === undefined ? (box === -1 ? white : null) : look.ground;
  return look.color && ground && contrast(look.color, ground) < minContrast ? 'colour' : null;
}
