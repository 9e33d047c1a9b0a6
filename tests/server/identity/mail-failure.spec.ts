/** What the log says of a mail that was not sent. */
import { expect, it } from 'vitest';
import { reportMailFailure } from '../../../server/identity/mail-failure.ts';
import { Problem } from '../../../server/problem.ts';

const linesOf = (error: unknown) => {
  const lines: string[] = [];
  reportMailFailure(error, (line) => lines.push(line));
  return lines;
};

it('names the reason and no address, in one line', () => {
  const refused = Object.assign(
    new Error(
      "Can't send mail - all recipients were rejected: 550 5.1.1 <ada.l+x@example.com>: no such\r\nmailbox ada.l+x@example.com",
    ),
    { code: 'EENVELOPE', responseCode: 550, rejected: ['ada.l+x@example.com'] },
  );
  expect(linesOf(refused)).toEqual([
    "A mail could not be sent: EENVELOPE 550 Can't send mail - all recipients were rejected: 550 5.1.1 <…>: no such mailbox …",
  ]);
  expect(linesOf('broken')).toEqual(['A mail could not be sent: unknown']);
});

it('is silent when an allowance is used up', () => {
  expect(linesOf(new Problem(429, 'too-often', 'That was too often.'))).toEqual([]);
});
