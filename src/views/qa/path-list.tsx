/** The generated paths, a hundred per page. */
import { useState } from 'react';
import { Pages, pageSize } from '../ledger/history/pages.tsx';
import type { PathLine } from './answers.ts';
import classes from './qa-page.module.css';

export interface PathListProps {
  readonly paths: readonly PathLine[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

export function PathList({ paths, chosen, onChoose }: PathListProps) {
  const [turned, setTurned] = useState<{ paths: readonly PathLine[]; start: number } | null>(null);
  const start = turned?.paths === paths ? turned.start : Math.floor(chosen / pageSize) * pageSize;
  return (
    <>
      <ol className={classes.list} start={start + 1}>
        {paths.slice(start, start + pageSize).map(({ steps, end }, i) => (
          <li key={start + i}>
            <button
              type="button"
              className={classes.row}
              aria-current={start + i === chosen || undefined}
              onClick={() => onChoose(start + i)}
            >
              <span>
                Path {start + i + 1}: {steps === 1 ? '1 step' : `${steps.toLocaleString('en')} steps`}
              </span>
              <span className={classes.small}>ends in {end}</span>
            </button>
          </li>
        ))}
      </ol>
      <Pages
        what="paths"
        start={start}
        total={paths.length}
        onStart={(next) => setTurned({ paths, start: next })}
      />
    </>
  );
}
