/** Runs cleanup regularly while the server runs: at once, and then after each pause. All such timers are here. */
export interface Sweeping {
  /** Stops sweeping; waits for a sweep in progress. */
  stop(): Promise<void>;
}

/** @param maySweep while it returns false, sweeps are skipped */
export function sweepRegularly(
  sweep: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
  maySweep: () => boolean = () => true,
): Sweeping {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    running = (maySweep() ? sweep() : Promise.resolve()).catch(onError).then(() => {
      if (!stopped) timer = setTimeout(next, everyMs).unref();
    });
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
