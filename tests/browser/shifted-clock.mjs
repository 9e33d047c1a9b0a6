/**
 * Loaded into a server before its own code: shifts its clock by the number of milliseconds in the file CLOCK_OFFSET_FILE.
 * Timers are not affected.
 */
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_OFFSET_FILE;
const realNow = Date.now;
const rereadMs = 20;
let offset = 0;
let readAt = 0;

function now() {
  const real = realNow();
  if (file && real - readAt > rereadMs) {
    readAt = real;
    offset = Number(readFileSync(file, 'utf8'));
  }
  return real + offset;
}

globalThis.Date = class extends Date {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }

  static now = now;
};
