/**
 * Two pictures on top of each other, with a divider that is moved by pointer, finger or keyboard. A native slider
 * handles keys and screen readers; the frame above it handles the pointer and leaves vertical scrolling to the page
 * (docs/decisions/0217).
 */
import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { CompareIcon } from '../../../ui/icons.tsx';
import classes from './comparison.module.css';

export interface Compared {
  /** URL and size in pixels. */
  readonly picture: { readonly url: string; readonly width: number; readonly height: number };
  readonly alt: string;
}

/** A section of both pictures, the same in each. */
export interface View {
  /** Zoom factor; 1: the whole picture. */
  readonly scale: number;
  /** Center of the section, in fractions of the picture. */
  readonly x: number;
  readonly y: number;
}

export interface ComparisonProps {
  readonly before: Compared;
  /** Its aspect ratio is that of the comparison. */
  readonly after: Compared;
  /** Called when either picture cannot be shown. */
  readonly onBroken: () => void;
  /** Default: the whole picture. */
  readonly view?: View;
  /** Called while zoomed in, when a drag beside the divider moves the pictures. */
  readonly onMove?: (view: View) => void;
  /** Overlay on both pictures that moves with them. */
  readonly children?: ReactNode;
}

const whole: View = { scale: 1, x: 0.5, y: 0.5 };
/** Pixels from the divider within which a drag moves the divider. */
const gripPx = 28;

/** Limits of width/height: a panorama or a tall picture would leave too little to compare. */
const [narrowest, widest] = [0.5, 2];
/** Pixels; a finger that moves less has tapped. */
const tapPx = 10;

/** Moves the center so that the section stays inside the picture. */
export function within({ scale, x, y }: View): View {
  const half = 0.5 / scale;
  const inside = (middle: number) => Math.min(1 - half, Math.max(half, middle));
  return { scale, x: inside(x), y: inside(y) };
}

export function Comparison({ before, after, onBroken, view = whole, onMove, children }: ComparisonProps) {
  const [part, setPart] = useState(50);
  /** Where the pointer went down. A finger may be scrolling: the divider follows it only once it moves sideways. */
  const held = useRef<{
    readonly x: number;
    readonly y: number;
    follows: boolean;
    /** The view at the start of a drag that moves the pictures; null: the drag moves the divider. */
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
