/** Marks found on a photo, each accepted or dismissed by a person. Until it is accepted, a mark is nowhere but here. */
import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ProposedMark } from '../../events/intake/port.ts';
import { SearchIcon } from '../ui/icons.tsx';
import classes from './intake.module.css';
import type { FoundOn, LetteredMark } from './use-found-marks.ts';
import { foundNothing } from './words.ts';

export interface FoundMarksProps {
  /** `Photo 1`. */
  readonly name: string;
  readonly found: FoundOn;
  /** @returns whether it is a mark of the intake now */
  readonly onAccept: (mark: ProposedMark) => Promise<boolean>;
}

export function FoundMarks({ name, found, onAccept }: FoundMarksProps) {
  const { state, count, proposals, find, dismiss } = found;
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(0);
  const place = useRef(0);
  // The button that had the focus is gone with its mark. The row that takes its place gets it, and none of that row's buttons,
  // so that a key held too long decides nothing.
  useEffect(() => {
    if (proposals.length < before.current) {
      const row = list.current?.children[Math.min(place.current, proposals.length - 1)];
      (row instanceof HTMLElement ? row : button.current)?.focus();
    }
    before.current = proposals.length;
  }, [proposals.length]);
  const remove = (marks: readonly LetteredMark[]) => {
    place.current = Math.max(0, proposals.indexOf(marks[0]!));
    dismiss(marks);
  };
  const [accepting, setAccepting] = useState(false);
  /** One after the other, so that the page ends up with all of them. One that could not be saved stays a proposal. */
  const accept = async (marks: readonly LetteredMark[]) => {
    setAccepting(true);
    for (const mark of marks) {
      const { area, word } = mark;
      if (!(await onAccept({ area, word }))) break;
      remove([mark]);
    }
    setAccepting(false);
  };
  return (
    <div className={classes.found}>
      <Button
        ref={button}
        variant="default"
        leftSection={<SearchIcon size={18} />}
        loading={state === 'looking'}
        onClick={() => void find()}
        aria-label={`Find marks on ${name.toLowerCase()}`}
      >
        Find marks
      </Button>
      <div role="status">
        {state === 'marks' && proposals.length > 0 ? (
          <p className={classes.hint}>
            {proposals.length < count
              ? `${proposals.length} left to check`
              : count === 1
                ? '1 mark was found'
                : `${count} marks were found`}
            , dashed on the picture. Accept what is a mark, dismiss the rest.
          </p>
        ) : null}
        {state === 'none' || state === 'patterned' || state === 'unfit' ? (
          <p className={classes.hint}>{foundNothing[state]}</p>
        ) : null}
      </div>
      {proposals.length === 0 ? null : (
        <>
          <ol ref={list} className={classes.marks} aria-label={`Marks found on ${name.toLowerCase()}`}>
            {proposals.map((mark) => {
              const which = `${mark.letter}: ${mark.word}`;
              return (
                <li key={mark.letter} tabIndex={-1}>
                  <span className={classes.number}>{mark.letter}</span>
                  <span>{mark.word}</span>
                  <Button
                    size="sm"
                    aria-label={`Accept ${which}`}
                    disabled={accepting}
                    onClick={() => void accept([mark])}
                  >
                    Accept
                  </Button>
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={`Dismiss ${which}`}
                    onClick={() => remove([mark])}
                  >
                    Dismiss
                  </Button>
                </li>
              );
            })}
          </ol>
          {proposals.length > 1 ? (
            <Group mt="sm">
              <Button variant="default" loading={accepting} onClick={() => void accept(proposals)}>
                Accept all
              </Button>
              <Button variant="default" disabled={accepting} onClick={() => dismiss(proposals)}>
                Dismiss all
              </Button>
            </Group>
          ) : null}
        </>
      )}
    </div>
  );
}
