/** A token expires while a form is open, with right and wrong device clocks: the input is sent once all the same. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { long } from '../counts.ts';
import {
  dayMs,
  giveClock,
  minuteMs,
  type ServerWithClock,
  setClock,
  startServerWithClock,
} from './clocks.ts';
import { shareServer } from './origin.ts';
import { sendings } from './sending/all.ts';
import { isOf, nameOf } from './sending/sending.ts';
import { bare, useBrowser } from './support.ts';

const browser = useBrowser();

let server: ServerWithClock;
beforeAll(async () => {
  server = await startServerWithClock();
  shareServer(server);
}, 120_000);
afterEach(() => server.setClock(0));
afterAll(async () => {
  shareServer(null);
  await server.stop();
  server.remove();
});

/** Milliseconds by which the clocks advance while the form is open. */
const moves = {
  'an hour passes': { device: 61 * minuteMs, server: 61 * minuteMs },
  'an hour passes, and the clock of the device stands a day behind': {
    device: -dayMs,
    server: 61 * minuteMs,
  },
  'the clock of the device jumps a day ahead': { device: dayMs, server: 0 },
} as const;

/** A stream and an upload. */
const usual = new Set(['ui/conversation/question-field.tsx', 'screening/application-form.tsx']);
/**
 * These have expired by then, and cannot be renewed: a todo's session and a code from the shop. Newcomers only, since an
 * account shared by tests would see clocks that contradict each other.
 */
const overByThen = /^todo\/|shop-code-form/;
const rows = sendings.filter(
  ({ file, who, request }) =>
    who === 'newcomer' && request && !overByThen.test(file) && (long || usual.has(file)),
);

describe.each(rows.map((row) => [nameOf(row), row] as const))('%s', { timeout: 120_000 }, (_, sending) => {
  it.each(Object.entries(moves))('is sent once when %s', async (_name, move) => {
    const { page, context, person } = await browser.openNew(bare);
    await giveClock(context);
    const filled = await sending.fill(page, person);
    let carriedOut = 0;
    page.on('response', (response) => {
      if (response.ok() && isOf(sending, response.request())) carriedOut += 1;
    });
    server.setClock(move.server);
    await setClock(page, move.device);
    await filled.button.click();
    await filled.done();
    server.setClock(0);
    expect(await (filled.effects?.() ?? carriedOut)).toBe(1);
  });
});
