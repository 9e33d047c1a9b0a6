/** Mutants that no path tells from the original, by machine and name, each with the reason. */
const namedByEveryWay = 'Every way into the state names the state inside that it leads to.';
const timed =
  'Paths let no time pass but until a delay is over; tests/machines/recording.spec.ts waits less.';
const nothingFailed = 'No failure can stand there: whatever leads there has forgotten it.';

export const survivors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  auth: {
    'auth.notReady auth.changed #2 without action 2': nothingFailed,
    'auth.ready begins in signedIn': namedByEveryWay,
    'auth.ready.signedOut.secondFactor secondFactorTimeout #1 without action 3': nothingFailed,
  },
  capture: { 'capture.off begins in busy': namedByEveryWay },
  cart: {
    'cart.open.editing.stuck retry leads to appending':
      'While it is stuck something waits, so that idle leads on to appending at once.',
  },
  recording: {
    'recording.capture.off begins in busy': namedByEveryWay,
    'recording.storage.writing chunk.saved #3 dropped': timed,
    'recording.storage.writing chunk.saved #3 leads nowhere': timed,
  },
  screening: { 'screening.shown begins in extracting': namedByEveryWay },
};
