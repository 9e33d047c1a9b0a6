/** Loudness displays: a level bar, and a waveform of the last seconds or of a whole recording. */
import { useEffect, useRef, useState } from 'react';
import { levelsPerSecond } from '../../events/recording/recording.ts';
import classes from './recording.module.css';

export interface SoundMeterProps {
  /** 0 to 1. */
  readonly level: () => number;
}

export function SoundMeter({ level }: SoundMeterProps) {
  const [loud, setLoud] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setLoud(Math.round(level() * 100)), 100);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <div
      className={classes.meter}
      role="meter"
      aria-label="Loudness"
      aria-valuenow={loud}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ width: `${loud}%` }} />
    </div>
  );
}

/** Width of a bar of the waveform with its gap, in CSS pixels. */
const barWidth = 4;

function paint(canvas: HTMLCanvasElement, levels: ArrayLike<number>): void {
  const { clientWidth, clientHeight } = canvas;
  const ratio = devicePixelRatio;
  canvas.width = clientWidth * ratio;
  canvas.height = clientHeight * ratio;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(ratio, ratio);
  context.fillStyle = getComputedStyle(canvas).color;
  const bars = Math.floor(clientWidth / barWidth);
  const levelsPerBar = Math.max(1, levels.length / bars);
  for (let i = 0; i < bars && Math.floor(i * levelsPerBar) < levels.length; i += 1) {
    let loudest = 0;
    for (
      let j = Math.floor(i * levelsPerBar);
      j < Math.min(levels.length, Math.ceil((i + 1) * levelsPerBar));
      j += 1
    )
      loudest = Math.max(loudest, levels[j]!);
    const height = Math.max(2, (loudest / 255) * clientHeight);
    context.fillRect(i * barWidth, (clientHeight - height) / 2, barWidth - 1.5, height);
  }
}

/** The last seconds, newest on the right. */
export function LiveWave({ level, paused }: SoundMeterProps & { readonly paused: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const recent = useRef<number[]>([]);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => {
      const most = Math.floor((canvas.current?.clientWidth ?? 0) / barWidth);
      recent.current = [...recent.current, level() * 255].slice(-Math.max(1, most));
      if (canvas.current) paint(canvas.current, recent.current);
    }, 1000 / levelsPerSecond);
    return () => clearInterval(timer);
  }, [level, paused]);
  return (
    <div>
      <canvas ref={canvas} className={classes.wave} aria-hidden="true" />
      <SoundMeter level={level} />
    </div>
  );
}

/** The whole recording. */
export function WholeWave({ levels }: { levels: Uint8Array }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const watched = new ResizeObserver(() => paint(element, levels));
    watched.observe(element);
    return () => watched.disconnect();
  }, [levels]);
  return levels.length > 0 ? <canvas ref={canvas} className={classes.wave} aria-hidden="true" /> : null;
}
