/** A résumé's text with marks where its points came from, and where to take a look. */
import { Fragment, useEffect, useRef } from 'react';
import type { ExplainedPoints } from '../../events/screening/detail.ts';
import type { Flag } from '../../events/screening/extraction.ts';
import { ScrollBox } from '../ui/scroll-box.tsx';
import classes from './screening.module.css';

interface Piece {
  readonly start: number;
  readonly text: string;
  /** Indexes of the points that it belongs to. */
  readonly of: readonly number[];
}

/** Splits the text at the start and end of every place, since places may overlap. */
function piecesOf(text: string, points: readonly Pick<ExplainedPoints, 'spans'>[]): readonly Piece[] {
  const places = points.flatMap(({ spans }, index) => spans.map(({ start, end }) => ({ start, end, index })));
  const cuts = [0, text.length, ...places.flatMap(({ start, end }) => [start, end])]
    .filter((at) => at >= 0 && at <= text.length)
    .sort((a, b) => a - b);
  return [...new Set(cuts)].flatMap((start, i, all) => {
    const end = all[i + 1];
    if (end === undefined) return [];
    const of = places.filter((place) => place.start <= start && end <= place.end).map(({ index }) => index);
    return [{ start, text: text.slice(start, end), of: [...new Set(of)] }];
  });
}

export interface ResumeTextProps {
  readonly text: string;
  readonly points: readonly ExplainedPoints[];
  readonly flags?: readonly Flag[];
  /** Index of the point to highlight, with flags counted after the points; null: none in particular. */
  readonly chosen: number | null;
}

export function ResumeText({ text, points, flags = [], chosen }: ResumeTextProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== null)
      box.current?.querySelector('mark[data-chosen]')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [chosen]);
  return (
    <ScrollBox ref={box} className={classes.text} label="Text of the résumé">
      {piecesOf(text, [...points, ...flags]).map(({ start, text: piece, of }) =>
        of.length === 0 ? (
          <Fragment key={start}>{piece}</Fragment>
        ) : (
          <mark
            key={start}
            data-flag={of.some((index) => index >= points.length) || undefined}
            data-chosen={(chosen !== null && of.includes(chosen)) || undefined}
          >
            {piece}
          </mark>
        ),
      )}
    </ScrollBox>
  );
}
