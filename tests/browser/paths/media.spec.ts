/** One path of each media page that no other test of the usual run walks. */
import { walkShortly } from './walk-pages.ts';

walkShortly({
  noun: 'upload',
  what: '[UPLOAD4] [UPLOAD5] [UPLOAD6] does about each answer of the server what it says',
  path: 'turn.given upload.failed:anew after.wait upload.created upload.failed:never upload.discard done.discard',
});
