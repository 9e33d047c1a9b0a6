import { isPlainLine, plainLineFault } from '../../src/events/shared/plain-text.ts';
import { Problem } from '../problem.ts';

/**
 * @param texts trimmed or not, by the names of their fields
 * @throws Problem 400 `bad-text` naming the first that holds a control or invisible character
 */
export function requirePlainLines(texts: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(texts)) {
    if (!isPlainLine(text.trim())) throw new Problem(400, 'bad-text', `${plainLineFault}.`, field);
  }
}
