/** Measures the current loudness of a stream. */

export interface SoundLevel {
  /** 0 to 1, linear in decibels, from `silence` to the loudest there can be. */
  level(): number;
  end(): void;
}

/** Anything quieter counts as silence; in decibels relative to the loudest there can be. */
const silence = -60;

export function soundLevel(stream: MediaStream): SoundLevel {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      let sum = 0;
      for (const sample of samples) sum += sample * sample;
      const decibels = 10 * Math.log10(sum / samples.length);
      return Math.max(0, Math.min(1, 1 - decibels / silence));
    },
    end: () => void context.close(),
  };
}
