import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNotices } from '../../src/views/ui/notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const messages = (notices: ReturnType<typeof createNotices>) => notices.list().map(({ message }) => message);

it('shows a notice at the bottom for 5000 ms by default', () => {
  const notices = createNotices();
  notices.notify({ message: 'Saved' });
  expect(notices.list()).toMatchObject([{ message: 'Saved', position: 'bottom', tone: 'neutral' }]);
  vi.advanceTimersByTime(4999);
  expect(messages(notices)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(messages(notices)).toEqual([]);
});

it('keeps the position and tone it was given', () => {
  const notices = createNotices();
  notices.notify({ message: 'Entry deleted', position: 'top', tone: 'positive' });
  expect(notices.list()).toMatchObject([{ position: 'top', tone: 'positive' }]);
});

it('stops the clock while somebody reads, and goes on with what was left', () => {
  const notices = createNotices();
  notices.notify({ message: 'Saved' });
  vi.advanceTimersByTime(3000);
  notices.pause();
  vi.advanceTimersByTime(60_000);
  expect(messages(notices)).toEqual(['Saved']);
  notices.resume();
  vi.advanceTimersByTime(1999);
  expect(messages(notices)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(messages(notices)).toEqual([]);
});

it('starts no clock for a notice that arrives while others are being read', () => {
  const notices = createNotices();
  notices.notify({ message: 'first' });
  notices.pause();
  notices.notify({ message: 'second' });
  vi.advanceTimersByTime(60_000);
  expect(messages(notices)).toEqual(['first', 'second']);
  notices.resume();
  vi.advanceTimersByTime(5000);
  expect(messages(notices)).toEqual([]);
});

it('stays until it is closed when its timeout is null', () => {
  const notices = createNotices();
  const id = notices.notify({ message: 'The disk is full', timeout: null });
  vi.advanceTimersByTime(3_600_000);
  expect(messages(notices)).toEqual(['The disk is full']);
  notices.dismiss(id);
  expect(messages(notices)).toEqual([]);
});

it('lets the oldest go when there are more than four', () => {
  const notices = createNotices();
  for (const message of ['1', '2', '3', '4', '5']) notices.notify({ message });
  expect(messages(notices)).toEqual(['2', '3', '4', '5']);
});

it('tells subscribers of what comes and goes, until they leave', () => {
  const notices = createNotices();
  const reported = vi.fn();
  const leave = notices.subscribe(reported);
  const id = notices.notify({ message: 'Saved' });
  notices.dismiss(id);
  notices.dismiss(id);
  expect(reported).toHaveBeenCalledTimes(2);
  leave();
  notices.notify({ message: 'again' });
  expect(reported).toHaveBeenCalledTimes(2);
});

it('takes all of them away when another person is there', () => {
  const notices = createNotices();
  notices.notify({ message: 'Entry deleted', action: { label: 'Undo', run: () => undefined } });
  notices.notify({ message: 'Saved', timeout: null });
  notices.clear();
  expect(messages(notices)).toEqual([]);
  notices.notify({ message: 'Saved' });
  vi.advanceTimersByTime(5000);
  expect(messages(notices)).toEqual([]);
});
