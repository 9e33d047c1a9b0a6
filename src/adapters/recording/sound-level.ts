/** How loud a stream is just now. */

export interface SoundLevel {
  /** 0 to 1, as loudness is heard: half of it is about a tenth of the power. */
  level(): number;
  end(): void;
}

/** What is quieter than this counts as silence, in decibels below the loudest there can be. */
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
