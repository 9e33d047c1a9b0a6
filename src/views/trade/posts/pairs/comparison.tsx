/**
 * Two pictures over each other, with a divider that the pointer, a finger or keys move. A native slider takes keys and speaks to
 * screen readers; the frame over it follows the pointer and leaves scrolling up and down to the page (docs/decisions/0217).
 */
import { type CSSProperties, type PointerEvent, useState } from 'react';
import type { Picture } from '../../../../events/shared/picture.ts';
import { CompareIcon } from '../../../ui/icons.tsx';
import classes from './comparison.module.css';

export interface Compared {
  readonly picture: Picture;
  readonly alt: string;
}

export interface ComparisonProps {
  readonly before: Compared;
  /** Its shape is that of the comparison. */
  readonly after: Compared;
  /** One of the two cannot be shown. */
  readonly onBroken: () => void;
}

/** A panorama, or a tower, would leave too little to compare. */
const [narrowest, widest] = [0.5, 2];

export function Comparison({ before, after, onBroken }: ComparisonProps) {
  const [part, setPart] = useState(50);
  const { width, height } = after.picture;
  const shape = Math.min(widest, Math.max(narrowest, width / height));
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width: across } = currentTarget.getBoundingClientRect();
    setPart(Math.round(Math.min(100, Math.max(0, (100 * (clientX - left)) / across))));
  };
  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // A finger that goes down may be about to scroll.
    if (event.pointerType !== 'touch') follow(event);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
  };
  return (
    <div
      className={classes.frame}
      style={{ '--shape': shape, '--part': `${part}%` } as CSSProperties}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={move}
    >
      <Shown {...after} onBroken={onBroken} />
      <span className={classes.label} data-side="after" aria-hidden="true">
        After
      </span>
      <div className={classes.before}>
        <Shown {...before} onBroken={onBroken} />
        <span className={classes.label} data-side="before" aria-hidden="true">
          Before
        </span>
      </div>
      <input
        className={classes.slider}
        type="range"
        aria-label="Divider between before and after"
        aria-valuetext={`${part} % before, ${100 - part} % after`}
        min={0}
        max={100}
        value={part}
        onChange={(event) => setPart(Number(event.currentTarget.value))}
      />
      <span className={classes.divider} aria-hidden="true">
        <span className={classes.handle}>
          <CompareIcon size={22} />
        </span>
      </span>
    </div>
  );
}

function Shown({ picture, alt, onBroken }: Compared & Pick<ComparisonProps, 'onBroken'>) {
  return (
    <img
      src={picture.url}
      width={picture.width}
      height={picture.height}
      alt={alt}
      draggable={false}
      onError={onBroken}
    />
  );
}
