/**
 * Two pictures over each other, with a divider that the pointer, a finger or keys move. A native slider takes keys and speaks to
 * screen readers; the frame over it follows the pointer and leaves scrolling up and down to the page (docs/decisions/0217).
 */
import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { CompareIcon } from '../../../ui/icons.tsx';
import classes from './comparison.module.css';

export interface Compared {
  /** Where it is, and its pixels. */
  readonly picture: { readonly url: string; readonly width: number; readonly height: number };
  readonly alt: string;
}

/** A part of both pictures, the same of each. */
export interface View {
  /** 1: the whole. */
  readonly scale: number;
  /** Its middle, in fractions of the picture. */
  readonly x: number;
  readonly y: number;
}

export interface ComparisonProps {
  readonly before: Compared;
  /** Its shape is that of the comparison. */
  readonly after: Compared;
  /** One of the two cannot be shown. */
  readonly onBroken: () => void;
  /** The whole by default. */
  readonly view?: View;
  /** Where something is looked at closely, a drag beside the divider moves the pictures under it. */
  readonly onMove?: (view: View) => void;
  /** Lies over both pictures, and moves with them. */
  readonly children?: ReactNode;
}

const whole: View = { scale: 1, x: 0.5, y: 0.5 };
/** So close to the divider a drag moves the divider. */
const gripPx = 28;

/** A panorama, or a tower, would leave too little to compare. */
const [narrowest, widest] = [0.5, 2];
/** A finger that moves no more than so far has tapped. */
const tapPx = 10;

/** Nothing but picture is shown. */
export function within({ scale, x, y }: View): View {
  const half = 0.5 / scale;
  const inside = (middle: number) => Math.min(1 - half, Math.max(half, middle));
  return { scale, x: inside(x), y: inside(y) };
}

export function Comparison({ before, after, onBroken, view = whole, onMove, children }: ComparisonProps) {
  const [part, setPart] = useState(50);
  /** Where the pointer went down. A finger may be about to scroll: it is followed once it goes across. */
  const held = useRef<{
    readonly x: number;
    readonly y: number;
    follows: boolean;
    /** The view as it was, when it is the pictures that are moved. */
    readonly moves: View | null;
  } | null>(null);
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
    const { left, width: across } = currentTarget.getBoundingClientRect();
    const beside = Math.abs(clientX - left - (across * part) / 100) > gripPx;
    const moves = onMove && view.scale > 1 && beside ? view : null;
    held.current = { x: clientX, y: clientY, follows: moves === null && pointerType !== 'touch', moves };
    if (held.current.follows) follow(event);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!held.current) return;
    const { x, y, moves } = held.current;
    if (moves) {
      const { width: across, height: down } = event.currentTarget.getBoundingClientRect();
      const dx = (event.clientX - x) / across / moves.scale;
      const dy = (event.clientY - y) / down / moves.scale;
      onMove?.(within({ ...moves, x: moves.x - dx, y: moves.y - dy }));
      return;
    }
    held.current.follows ||= Math.abs(event.clientX - x) > Math.abs(event.clientY - y);
    if (held.current.follows) follow(event);
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    const { current } = held;
    held.current = null;
    if (current?.moves) return;
    if (current?.follows || (current && Math.abs(event.clientY - current.y) < tapPx)) follow(event);
  };
  return (
    <div
      className={classes.frame}
      style={
        {
          '--shape': shape,
          '--part': `${part}%`,
          '--scale': view.scale,
          '--x': `${(0.5 - view.x) * 100}%`,
          '--y': `${(0.5 - view.y) * 100}%`,
        } as CSSProperties
      }
      data-close={view.scale > 1 || undefined}
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
      {children ? <div className={classes.layers}>{children}</div> : null}
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
