/**
 * Keeps identities on this server: before anything goes to a model, names, e-mail addresses and phone numbers of applicants
 * become placeholders, and are restored in its answer. A name that is also a common word is not recognized when it stands
 * alone in lowercase; names of people who never applied are unknown here.
 */
import { coverSpans } from '../../../../src/events/screening/redaction.ts';
import { wordsOf } from '../../../../src/events/shared/questions/words-of.ts';
import { phonePattern, waysToReach } from '../../blind.ts';
import { isKnown } from '../nlu/vocabulary.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface Redaction {
  hide(text: string): string;
  /** Replaces placeholders by the original text. */
  reveal(text: string): string;
  /** Replaces placeholders by arguments for queries: the id where one row is meant. */
  asArgument(text: string): string;
}

const emails = /[^\s@<>()[\]",;:]+@[^\s@<>()[\]",;:]+\.[^\s@<>()[\]",;:.]+/gu;
const placeholder = /\b(?:PERSON|EMAIL|PHONE)_\d+\b/g;

interface Hidden {
  readonly written: string;
  readonly argument: string;
}

export function redactionOf(people: readonly Person[]): Redaction {
  const byWord = new Map<string, Set<string>>();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  for (const { id, name } of people) {
    for (const { key } of wordsOf(name)) byWord.set(key, (byWord.get(key) ?? new Set()).add(id));
  }
  const hidden = new Map<string, Hidden>();
  const known = new Map<string, string>();

  function placeholderFor(sort: 'PERSON' | 'EMAIL' | 'PHONE', key: string, what: Hidden): string {
    const before = known.get(`${sort} ${key}`);
    if (before !== undefined) return before;
    const count = [...hidden.keys()].filter((each) => each.startsWith(sort)).length;
    const newPlaceholder = `${sort}_${count + 1}`;
    known.set(`${sort} ${key}`, newPlaceholder);
    hidden.set(newPlaceholder, what);
    return newPlaceholder;
  }

  function withoutNames(text: string): string {
    const words = wordsOf(text);
    let shown = '';
    let from = 0;
    for (let at = 0; at < words.length; at += 1) {
      const first = byWord.get(words[at]!.key);
      if (!first) continue;
      let ids = [...first];
      let end = at + 1;
      for (; end < words.length && words[end]!.start - words[end - 1]!.end < 3; end += 1) {
        const next = byWord.get(words[end]!.key);
        const both = next ? ids.filter((id) => next.has(id)) : [];
        if (both.length === 0) break;
        ids = both;
      }
      const { start } = words[at]!;
      const stop = words[end - 1]!.end;
      const written = text.slice(start, stop);
      if (end - at === 1 && isKnown(words[at]!.key) && !(/^\p{Lu}/u.test(written) && at > 0)) continue;
      const [only] = ids;
      const what: Hidden =
        ids.length === 1
          ? { written: names.get(only!) ?? written, argument: only! }
          : { written, argument: written };
      shown +=
        text.slice(from, start) +
        placeholderFor('PERSON', ids.length === 1 ? only! : written.toLowerCase(), what);
      from = stop;
      at = end - 1;
    }
    return shown + text.slice(from);
  }

  const replaced = (text: string, by: (what: Hidden) => string) =>
    text.replace(placeholder, (found) => {
      const what = hidden.get(found);
      return what ? by(what) : found;
    });

  return {
    hide: (text) =>
      withoutNames(
        text
          .replace(emails, (written) =>
            placeholderFor('EMAIL', written.toLowerCase(), { written, argument: written }),
          )
          .replace(phonePattern, (written) =>
            placeholderFor('PHONE', written.replace(/\D/g, ''), { written, argument: written }),
          ),
      ),
    reveal: (text) => replaced(text, ({ written }) => written),
    asArgument: (text) => replaced(text, ({ argument }) => argument),
  };
}

/** Shown blind, no placeholder is restored, neither for the person nor for a query. */
export function blindRedaction(people: readonly Person[]): Redaction {
  const { hide } = redactionOf(people);
  const covered = (text: string) => text.replace(placeholder, 'somebody');
  return {
    hide: (text) => hide(coverSpans(text, waysToReach(text))),
    reveal: covered,
    asArgument: covered,
  };
}

/** A possible beginning of a placeholder that continues in the next piece. */
const unfinished = /(?<![A-Za-z0-9_])[A-Z]+(?:_\d*)?$/;

/** Restores a streamed text, also when a placeholder is split between two pieces. */
export function revealing({ reveal }: Pick<Redaction, 'reveal'>) {
  let waiting = '';
  return {
    next(piece: string): string {
      const text = waiting + piece;
      const at = unfinished.exec(text)?.index ?? text.length;
      waiting = text.slice(at);
      return reveal(text.slice(0, at));
    },
    rest(): string {
      const text = reveal(waiting);
      waiting = '';
      return text;
    },
  };
}
