/** A photo with the matching places drawn on it. */
import type { ReactNode } from 'react';
import type { BrandPlace } from '../../events/brand/port.ts';
import classes from './brand.module.css';

export interface MarkedPhotoProps {
  /** The photo itself, at most as wide as its container. */
  readonly children: ReactNode;
  readonly places: readonly BrandPlace[];
  /** Outline around the places; none by default. */
  readonly outline?: readonly BrandPlace[];
  /** Accessible name of the drawing. */
  readonly label: string;
}

export function MarkedPhoto({ children, places, outline = [], label }: MarkedPhotoProps) {
  return (
    <div className={classes.marked}>
      {children}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        <polygon
          points={outline.map(({ x, y }) => `${100 * x},${100 * y}`).join(' ')}
          vectorEffect="non-scaling-stroke"
        />
        {places.map(({ x, y }, i) => (
          // A line of length 0 draws a round dot, whatever the aspect ratio of the photo.
          <line
            key={i}
            x1={100 * x}
            y1={100 * y}
            x2={100 * x}
            y2={100 * y}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </div>
  );
}
