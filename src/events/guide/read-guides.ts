/**
 * Parses guides, which are written as lines of text, so that a cleaner can read and correct them without knowing the code:
 *
 *     # pigmented-ink | version 1 | pigmented | ink | Ballpoint ink on pigmented leather
 *     1 first-aid: Leave the line dry. [AG LD]
 *
 * The number of a sentence never changes: a new sentence gets the next free number, wherever it is inserted. Sources are in
 * brackets; a sentence without any is general practice. Braces before them hold the care symbols that are drawn next to
 * the sentence. When a professional has reviewed a guide, `| Name, 2026-12-01` ends its first line.
 */
import { type Fact, type FactKind, factKinds, type Guide } from './fact.ts';
import { isCareSymbol } from './care-symbols.ts';
import { isMaterial, isStain } from './names.ts';
import { isSource, isStandard } from './sources.ts';

const headPattern =
  /^# ([a-z0-9-]+) \| version (\d+) \| ([a-z-]+) \| ([a-z -]+) \| ([^|]+?)(?: \| ([^|,]+), (\d{4}-\d\d-\d\d))?$/;
const factPattern = /^(\d+) ([a-z-]+): (.+?)(?: \{([a-z -]+)\})?(?: \[([A-Z0-9a-z ]+)\])?$/;

const isKind = (word: string): word is FactKind => (factKinds as readonly string[]).includes(word);

/** @throws Error for an invalid line */
export function readGuides(text: string): readonly Guide[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n').map((line) => line.trim());
      const found = headPattern.exec(head);
      const [, id, version, material, stains, title, reviewedBy = null, reviewedAt = null] = found ?? [];
      const stainKeys = (stains ?? '').split(' ');
      if (!id || !title || !material || !isMaterial(material) || !stainKeys.every(isStain)) {
        throw new Error(`No head of a guide: ${head}`);
      }
      const facts = lines.map((line) => readFact(id, line));
      return {
        id,
        version: Number(version),
        title,
        material,
        stains: stainKeys,
        facts,
        reviewedBy,
        reviewedAt,
      };
    });
}

function readFact(guide: string, line: string): Fact {
  const [, number, kind, text, drawn, keys] = factPattern.exec(line) ?? [];
  const symbols = drawn?.split(' ') ?? [];
  const sources = keys?.split(' ') ?? [];
  if (
    !number ||
    !kind ||
    !text ||
    !isKind(kind) ||
    !symbols.every(isCareSymbol) ||
    !sources.every(isSource)
  ) {
    throw new Error(`No fact of ${guide}: ${line}`);
  }
  const confidence = sources.some(isStandard) ? 'standard' : sources.length > 0 ? 'trade' : 'practice';
  return { id: `${guide}-${number}`, kind, text, symbols, sources, confidence };
}
