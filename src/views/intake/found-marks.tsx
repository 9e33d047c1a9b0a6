/** Marks found on a photo, each accepted or dismissed by a person. Until it is accepted, a mark is nowhere but here. */
import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ProposedMark } from '../../events/intake/port.ts';
import { SearchIcon } from '../ui/icons.tsx';
import classes from './intake.module.css';
import { type FoundOn, letterOf } from './use-found-marks.ts';
import { foundNothing } from './words.ts';

export interface FoundMarksProps {
  /** `Photo 1`. */
  readonly name: string;
  readonly found: FoundOn;
  readonly onAccept: (mark: ProposedMark) => void;
}

export function FoundMarks({ name, found, onAccept }: FoundMarksProps) {
  const { state, proposals, find, dismiss } = found;
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(0);
  // The buttons that had the focus are gone with their mark.
  useEffect(() => {
    if (proposals.length < before.current) (list.current?.querySelector('button') ?? button.current)?.focus();
    before.current = proposals.length;
  }, [proposals.length]);
  const accept = (marks: readonly ProposedMark[]) => {
    for (const mark of marks) onAccept(mark);
    dismiss(marks);
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
            {proposals.length === 1 ? 'One mark was found' : `${proposals.length} marks were found`}, dashed
            on the picture. Accept what is a mark, dismiss the rest.
          </p>
        ) : null}
        {state === 'none' || state === 'patterned' || state === 'unfit' ? (
          <p className={classes.hint}>{foundNothing[state]}</p>
        ) : null}
      </div>
      {proposals.length === 0 ? null : (
        <>
          <ol ref={list} className={classes.marks} aria-label={`Marks found on ${name.toLowerCase()}`}>
            {proposals.map((mark, i) => {
              const which = `${letterOf(i)}: ${mark.word}`;
              return (
                <li key={JSON.stringify(mark.area)}>
                  <span className={classes.number}>{letterOf(i)}</span>
                  <span>{mark.word}</span>
                  <Button size="sm" aria-label={`Accept ${which}`} onClick={() => accept([mark])}>
                    Accept
                  </Button>
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={`Dismiss ${which}`}
                    onClick={() => dismiss([mark])}
                  >
                    Dismiss
                  </Button>
                </li>
              );
            })}
          </ol>
          {proposals.length > 1 ? (
            <Group mt="sm">
              <Button variant="default" onClick={() => accept(proposals)}>
                Accept all
              </Button>
              <Button variant="default" onClick={() => dismiss(proposals)}>
                Dismiss all
              </Button>
            </Group>
          ) : null}
        </>
      )}
    </div>
  );
}
