/** The live picture, with grid lines, an earlier photo and the countdown over it. */
import { type CSSProperties, useEffect, useRef } from 'react';
import type { Capture } from '../app.ts';
import classes from './capture.module.css';

export interface Ghost {
  readonly url: string;
  /** Opacity, 0 to 100. */
  readonly strength: number;
}

export interface ViewfinderProps {
  readonly capture: Capture;
  /** Size of the camera's picture in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** A front camera is shown like a mirror. */
  readonly mirrored: boolean;
  readonly grid: boolean;
  readonly ghost: Ghost | null;
  /** Seconds until the picture; 0: no countdown. */
  readonly left: number;
}

export function Viewfinder({ capture, size, mirrored, grid, ghost, left }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => capture.calls.show(video.current!), [capture]);
  return (
    <div className={classes.finder} style={{ '--shape': size.width / size.height } as CSSProperties}>
      <video
        ref={video}
        className={classes.live}
        data-mirrored={mirrored || undefined}
        aria-label="What the camera sees"
        autoPlay
        muted
        playsInline
      />
      {ghost ? (
        <img
          className={classes.ghost}
          src={ghost.url}
          alt="What it looked like earlier, laid over it"
          style={{ opacity: ghost.strength / 100 }}
        />
      ) : null}
      {grid ? <div className={classes.grid} aria-hidden="true" /> : null}
      {left > 0 ? (
        <div className={classes.left} role="timer" aria-live="assertive" aria-atomic="true">
          {left}
        </div>
      ) : null}
    </div>
  );
}
