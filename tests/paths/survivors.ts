/** Mutants that no path tells from the original, by machine and name, each with the reason. */
const namedByEveryWay = 'Every way into the state names the state inside that it leads to.';
const timed =
  'Paths let no time pass but until a delay is over; tests/machines/recording.spec.ts waits less.';
const nothingFailed = 'No failure can stand there: whatever leads there has forgotten it.';
const oneWaits = 'One that waits is its own last; tests/machines/batch.spec.ts lets several wait.';
const forgottenAgain =
  'The picture is forgotten where the camera opens, too; what is kept for the next visit must know it earlier.';
const pastUnread =
  'The first step has nothing before it, and no path takes back two; tests/machines/transcription.spec.ts does.';
const oneLanguage =
  'The samples choose the language that is there; tests/machines/transcription.spec.ts chooses others.';

export const survivors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  analysis: { 'analysis.shown begins in failed': namedByEveryWay },
  auth: {
    'auth.notReady auth.changed #2 without action 2': nothingFailed,
    'auth.ready begins in signedIn': namedByEveryWay,
    'auth.ready.signedOut.secondFactor secondFactorTimeout #1 without action 3': nothingFailed,
  },
  batch: {
    'batch.held.ready shot.caption without action 1':
      'The only caption of the samples is the one that is there; tests/machines/batch.spec.ts writes others.',
    'batch.held.ready.disk.keeping.invoke.onError.actions.2: waiting without its last': oneWaits,
    'batch.held.ready.screen begins in arranging': namedByEveryWay,
    'putInPlace: waiting without its last': oneWaits,
  },
  capture: {
    'capture.off begins in absent': namedByEveryWay,
    'capture.taken picture.retake without action 1': forgottenAgain,
    'capture.taken.on.picture.retake.actions.1: shot forgotten': forgottenAgain,
  },
  cart: {
    'cart.open.stuck retry leads to appending':
      'While it is stuck something waits, so that idle leads on to appending at once.',
  },
  recording: {
    'recording.capture.off begins in busy': namedByEveryWay,
    'recording.storage.writing chunk.saved #3 dropped': timed,
    'recording.storage.writing chunk.saved #3 leads nowhere': timed,
  },
  transcription: {
    'change: past with empty words': pastUnread,
    'change: past with numbers one more': pastUnread,
    'transcription.idle language.choose without action 1': oneLanguage,
    'transcription.looking language.choose without action 1': oneLanguage,
  },
  screening: { 'screening.shown begins in shortlisted': namedByEveryWay },
};
