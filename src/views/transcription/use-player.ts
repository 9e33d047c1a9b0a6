/** The player of the sound that is being transcribed: plays, pauses, and jumps back a little. */
import { useMemo, useRef, useState } from 'react';

/** How far to jump back after missing a word. */
const backMs = 3000;

export interface Player {
  /** Plays in this element until the returned function is called. */
  hold(media: HTMLMediaElement): () => void;
  /** Position in milliseconds; 0 without a sound. */
  now(): number;
  playFrom(ms: number): void;
  toggle(): void;
  back(): void;
}

export interface PlayerHere {
  readonly player: Player;
  /** null: unknown. */
  readonly durationMs: number | null;
}

export function usePlayer(): PlayerHere {
  const element = useRef<HTMLMediaElement | null>(null);
  const [durationMs, setDurationMs] = useState<number | null>(null);
  const player = useMemo((): Player => {
    // A media element that cannot play shows that itself.
    const play = (media: HTMLMediaElement) => void media.play().catch(() => undefined);
    const seek = (media: HTMLMediaElement, ms: number) => {
      media.currentTime = Math.max(0, ms) / 1000;
    };
    return {
      hold(media) {
        element.current = media;
        const measure = () =>
          setDurationMs(Number.isFinite(media.duration) ? Math.round(media.duration * 1000) : null);
        media.addEventListener('durationchange', measure);
        measure();
        return () => {
          media.removeEventListener('durationchange', measure);
          if (element.current === media) element.current = null;
          setDurationMs(null);
        };
      },
      now: () => Math.round((element.current?.currentTime ?? 0) * 1000),
      playFrom(ms) {
        const media = element.current;
        if (!media) return;
        seek(media, ms);
        play(media);
      },
      toggle() {
        const media = element.current;
        if (!media) return;
        if (media.paused) play(media);
        else media.pause();
      },
      back() {
        const media = element.current;
        if (media) seek(media, media.currentTime * 1000 - backMs);
      },
    };
  }, []);
  return { player, durationMs };
}
