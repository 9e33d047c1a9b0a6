/** Generated conversations of any kind: branches, files, failures, and text in every script. */
import { fc } from '@fast-check/vitest';
import { attachmentKinds } from '../../../src/events/chat/attachment.ts';
import { type SettledTurn, turnFailures, turnKinds } from '../../../src/events/chat/turn.ts';

const words = (maxLength: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength }).map((text) => `a${text}`);
const moments = (latest: Date) =>
  fc
    .date({ min: new Date('2000-01-01'), max: latest, noInvalidDate: true })
    .map((date) => date.toISOString());
const source = fc.record({
  guide: words(5),
  version: fc.integer({ min: 1, max: 99 }),
  fact: words(5),
  title: words(10),
  text: words(80),
});
const attachment = fc.record({
  id: fc.uuid(),
  name: words(20),
  kind: fc.constantFrom(...attachmentKinds),
  bytes: fc.nat(),
  sha256: fc.stringMatching(/^[\da-f]{64}$/),
});
const said = (latest: Date) =>
  fc.record({
    kind: fc.constantFrom(...turnKinds),
    question: words(60),
    ended: fc.oneof(
      fc.constantFrom('answered' as const, 'stopped' as const).map((state) => ({ state, failure: null })),
      fc.constantFrom(...turnFailures).map((failure) => ({ state: 'failed' as const, failure })),
    ),
    engine: fc.option(words(10)),
    attachments: fc.array(attachment, { maxLength: 2 }),
    // Also of what a question may not contain: blanks alone, and marks that turn the direction of writing.
    answer: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('\uffa0', 'It is called \u2067עור\u2069.', '\u202aHide\u202c'),
    ),
    sources: fc.array(source, { maxLength: 3 }),
    askedAt: moments(latest),
    endedAt: moments(latest),
    /** One of the earlier turns, or none. */
    after: fc.nat(),
  });
/** @param latest when anything was asked or answered at the latest */
export const conversations = (latest: Date) =>
  fc.record({
    title: fc.string({ maxLength: 60 }).map((title) => `¿革 ${title}`.trim()),
    pinned: fc.boolean(),
    turns: fc.array(said(latest), { minLength: 1, maxLength: 12 }).map((all) =>
      all.map(({ ended, after, ...turn }, i): SettledTurn => {
        const before = after % (i + 1);
        return { ...turn, ...ended, id: `t${i}`, parent: before === i ? null : `t${before}` };
      }),
    ),
  });
