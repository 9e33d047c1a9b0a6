import { plainLineError } from '../../src/events/shared/plain-text.ts';
import { Problem } from '../problem.ts';

/**
 * Refuses texts with control or invisible characters.
 * @param texts by the names of their fields, trimmed or not
 * @throws Problem 400 `bad-text` naming the first field with such a character
 */
export function requirePlainLines(texts: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(texts)) {
    const error = plainLineError(text);
    if (error !== null) throw new Problem(400, 'bad-text', `${error}.`, field);
  }
}
