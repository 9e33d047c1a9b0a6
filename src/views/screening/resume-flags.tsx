/** What an employer should check themselves; a chosen flag shows its places in the text. */
import { Text } from '@mantine/core';
import type { Flag, FlagKind } from '../../events/screening/extraction.ts';
import { flagWords } from '../../events/screening/words.ts';
import classes from './screening.module.css';

/** Longest quote, in characters. */
const longestQuote = 120;

function quoteOf(text: string, { spans }: Flag): string {
  const all = spans.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim()).join(' … ');
  return all.length <= longestQuote ? all : `${all.slice(0, longestQuote).trimEnd()}…`;
}

export interface ResumeFlagsProps {
  readonly flags: readonly Flag[];
  readonly text: string;
  /** The chosen flag. */
  readonly chosen: FlagKind | null;
  readonly onChoose: (flag: FlagKind | null) => void;
}

export function ResumeFlags({ flags, text, chosen, onChoose }: ResumeFlagsProps) {
  return (
    <>
      <h2 className={classes.head}>Take a closer look</h2>
      <ul className={classes.points}>
        {flags.map((flag) => (
          <li key={flag.of}>
            <button
              type="button"
              className={classes.point}
              aria-pressed={chosen === flag.of}
              onClick={() => onChoose(chosen === flag.of ? null : flag.of)}
            >
              <span className={classes.pointWords}>
                {flagWords[flag.of]}
                {flag.spans.length > 0 ? (
                  <span className={classes.pointOf}>“{quoteOf(text, flag)}”</span>
                ) : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="sm">
        Hidden text, and what somebody says they can’t do, has earned no points. The rest may have a good
        reason: look at the file, or ask.
      </Text>
    </>
  );
}
