/**
 * Two pictures over each other, with a divider that the pointer, a finger or keys move. A native slider takes keys and speaks to
 * screen readers; the frame over it follows the pointer and leaves scrolling up and down to the page (docs/decisions/0217).
 */
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
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
/** A finger that moves no more than so far has tapped. */
const tapPx = 10;

export function Comparison({ before, after, onBroken }: ComparisonProps) {
  const [part, setPart] = useState(50);
  /** Where the pointer went down. A finger may be about to scroll: it is followed once it goes across. */
  const held = useRef<{ readonly x: number; readonly y: number; follows: boolean } | null>(null);
  const { width, height } = after.picture;
  const shape = Math.min(widest, Math.max(narrowest, width / height));
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width: across } = currentTarget.getBoundingClientRect();
    setPart(Math.round(Math.min(100, Math.max(0, (100 * (clientX - left)) / across))));
  };
  const take = (event: PointerEvent<HTMLElement>) => {
    const { button, pointerType, clientX, clientY, currentTarget, pointerId } = event;
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    held.current = { x: clientX, y: clientY, follows: pointerType !== 'touch' };
    if (held.current.follows) follow(event);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!held.current) return;
    const { x, y } = held.current;
    held.current.follows ||= Math.abs(event.clientX - x) > Math.abs(event.clientY - y);
    if (held.current.follows) follow(event);
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    const { current } = held;
    held.current = null;
    if (current?.follows || (current && Math.abs(event.clientY - current.y) < tapPx)) follow(event);
  };
  return (
    <div
      className={classes.frame}
      style={{ '--shape': shape, '--part': `${part}%` } as CSSProperties}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={drop}
      onLostPointerCapture={() => (held.current = null)}
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
