import { plainLineError } from '../../src/events/shared/plain-text.ts';
import { Problem } from '../problem.ts';

/**
 * @param texts trimmed or not, by the names of their fields
 * @throws Problem 400 `bad-text` naming the first that holds a control or invisible character
 */
export function requirePlainLines(texts: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(texts)) {
    const error = plainLineError(text);
    if (error !== null) throw new Problem(400, 'bad-text', `${error}.`, field);
  }
}
