/** A photo with the places that agree drawn upon it. */
import type { ReactNode } from 'react';
import type { BrandPlace } from '../../events/brand/port.ts';
import classes from './brand.module.css';

export interface MarkedPhotoProps {
  /** The photo itself, as wide as it is let be. */
  readonly children: ReactNode;
  readonly places: readonly BrandPlace[];
  /** Around them; none without. */
  readonly outline?: readonly BrandPlace[];
  /** What the drawing says. */
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
          // A line without length is a dot, whatever the shape of the photo.
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
