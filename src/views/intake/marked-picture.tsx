/** A picture with its marks. When editable, a click sets a point, a drag a rectangle, and keys move the focused mark. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Area, isPoint, scale } from '../../events/intake/mark.ts';
import type { Picture } from '../../events/shared/picture.ts';
import classes from './intake.module.css';
import type { NumberedMark } from './numbered.ts';
import type { LetteredMark } from './use-found-marks.ts';

export interface MarkedPictureProps {
  readonly picture: Picture;
  readonly label: string;
  readonly marks: readonly NumberedMark[];
  /** Drawn dashed. */
  readonly proposals?: readonly LetteredMark[];
  /** null: read-only. */
  readonly editing: {
    readonly onDraw: (area: Area) => void;
    readonly onMove: (mark: string, area: Area) => void;
    readonly onRemove: (mark: string) => void;
  } | null;
}

/** A shorter drag counts as a click. */
const shortest = 20;

const clamp = (value: number) => Math.min(scale, Math.max(0, Math.round(value)));

const placed = ({ x, y, width, height }: Area) => ({
  left: `${x / 10}%`,
  top: `${y / 10}%`,
  ...(isPoint({ x, y, width, height }) ? {} : { width: `${width / 10}%`, height: `${height / 10}%` }),
});

const between = (from: { x: number; y: number }, to: { x: number; y: number }): Area => {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return width < shortest && height < shortest
    ? { ...from, width: 0, height: 0 }
    : { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width, height };
};

export function MarkedPicture({ picture, label, marks, proposals = [], editing }: MarkedPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const [draft, setDraft] = useState<Area | null>(null);
  const at = (event: PointerEvent) => {
    const box = frame.current!.getBoundingClientRect();
    return {
      x: clamp(((event.clientX - box.left) / box.width) * scale),
      y: clamp(((event.clientY - box.top) / box.height) * scale),
    };
  };
  const end = () => {
    start.current = null;
    setDraft(null);
  };
  return (
    <div
      ref={frame}
      className={classes.picture}
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
      data-drawing={editing ? true : undefined}
      onPointerDown={(event) => {
        if (!editing || event.button !== 0 || (event.target as Element).closest('button')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = at(event);
        setDraft(between(start.current, start.current));
      }}
      onPointerMove={(event) => {
        if (start.current) setDraft(between(start.current, at(event)));
      }}
      onPointerUp={(event) => {
        if (start.current) editing?.onDraw(between(start.current, at(event)));
        end();
      }}
      onPointerCancel={end}
    >
      <img src={picture.url} alt={label} width={picture.width} height={picture.height} draggable={false} />
      {marks.map((mark) =>
        editing ? (
          <MovableMark
            key={`${mark.id} ${JSON.stringify(mark.area)}`}
            mark={mark}
            onMove={(area) => editing.onMove(mark.id, area)}
            onRemove={() => editing.onRemove(mark.id)}
          />
        ) : (
          <div
            key={mark.id}
            className={classes.mark}
            style={placed(mark.area)}
            data-point={isPoint(mark.area) || undefined}
            data-low={mark.area.y < 60 || undefined}
            aria-hidden
          >
            <span>{mark.number}</span>
          </div>
        ),
      )}
      {proposals.map(({ area, letter }) => (
        <div
          key={letter}
          className={`${classes.mark} ${classes.proposal}`}
          style={placed(area)}
          data-low={area.y < 60 || undefined}
          aria-hidden
        >
          <span>{letter}</span>
        </div>
      ))}
      {draft ? (
        <div className={classes.draft} style={placed(draft)} data-point={isPoint(draft) || undefined} />
      ) : null}
    </div>
  );
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const stepBy = 10;

/** The rectangle moved by a step, or with Shift resized. */
function stepped(area: Area, [right, down]: readonly [number, number], resize: boolean): Area {
  const limit = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return resize
    ? {
        ...area,
        width: limit(area.width + right * stepBy, scale - area.x),
        height: limit(area.height + down * stepBy, scale - area.y),
      }
    : {
        ...area,
        x: limit(area.x + right * stepBy, scale - area.width),
        y: limit(area.y + down * stepBy, scale - area.height),
      };
}

interface MovableMarkProps {
  readonly mark: NumberedMark;
  readonly onMove: (area: Area) => void;
  readonly onRemove: () => void;
}

function MovableMark({ mark, onMove, onRemove }: MovableMarkProps) {
  const [area, setArea] = useState(mark.area);
  const keep = () => {
    if (JSON.stringify(area) !== JSON.stringify(mark.area)) onMove(area);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      setArea(stepped(area, step, event.shiftKey));
    } else if (event.key === 'Enter') keep();
    else if (event.key === 'Escape') setArea(mark.area);
    else if (event.key === 'Delete') onRemove();
  };
  return (
    <button
      type="button"
      className={classes.mark}
      style={placed(area)}
      data-point={isPoint(area) || undefined}
      data-low={area.y < 60 || undefined}
      aria-label={`Mark ${mark.number}: ${mark.word}. Arrow keys move it, with Shift they resize it.`}
      onKeyDown={press}
      onBlur={keep}
    >
      <span>{mark.number}</span>
    </button>
  );
}
