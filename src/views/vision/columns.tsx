/** Columns of the history, shared by the page, the CSV file and the PDF. */
import { Link } from 'react-router-dom';
import { itemTypeNames } from '../../events/analysis/item.ts';
import type { AnalysisRow, Interval } from '../../events/analysis/port.ts';
import type { Column } from '../ui/list/column.ts';
import { localDay } from '../ui/local-day.ts';
import { PhotoThumb } from './photo-thumb.tsx';
import { AnalysisBadge } from './status-badge.tsx';
import classes from './vision.module.css';
import { nameOf, statusNames } from './words.ts';

const scoreText = (score: Interval | null) =>
  score ? `${Math.round(score.value)} (${Math.round(score.low)} to ${Math.round(score.high)})` : '';

export const historyColumns: readonly Column<AnalysisRow>[] = [
  {
    label: 'Item',
    sort: 'item',
    text: nameOf,
    cell: (row) => <Link to={`/vision-submit?analysis=${row.id}`}>{nameOf(row)}</Link>,
  },
  {
    label: 'Photos',
    cell: ({ id }) => (
      <span className={classes.thumbs}>
        <PhotoThumb id={id} name="before-small" alt="Before" />
        <PhotoThumb id={id} name="after-small" alt="After" />
      </span>
    ),
  },
  {
    label: 'Type',
    text: ({ itemType }) => itemTypeNames[itemType],
    cell: ({ itemType }) => itemTypeNames[itemType],
  },
  {
    label: 'State',
    text: ({ status }) => statusNames[status],
    cell: ({ status }) => <AnalysisBadge status={status} />,
  },
  {
    label: 'Cleaning score',
    sort: 'cleaningScore',
    numeric: true,
    text: ({ cleaningScore }) => scoreText(cleaningScore),
    cell: ({ cleaningScore }) => scoreText(cleaningScore) || '—',
  },
  {
    label: 'Colour restoration',
    numeric: true,
    text: ({ colourRestoration }) => scoreText(colourRestoration),
    cell: ({ colourRestoration }) => scoreText(colourRestoration) || '—',
  },
  {
    label: 'Date',
    sort: 'createdAt',
    orders: ['oldest first', 'newest first'],
    short: true,
    day: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => localDay(createdAt),
  },
];
