import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LogNotices, openLogNotices } from '../../src/adapters/log-notices.ts';
import { emptyHead } from '../../src/events/log/hash-chain.ts';

const head = { seq: 3, hash: 'a'.repeat(64) };
const open: { close(): void }[] = [];
let names = 0;

function twoTabs(): [LogNotices, LogNotices, BroadcastChannel] {
  names += 1;
  const name = `notices-${process.pid}-${names}`;
  const tabs = [openLogNotices(name, emptyHead), openLogNotices(name, emptyHead)] as const;
  const stranger = new BroadcastChannel(name);
  open.push(...tabs, stranger);
  return [...tabs, stranger];
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const each of open.splice(0)) each.close();
});

describe('notices between tabs', () => {
  it('[LOG8] reach the listeners of a stream in this tab and the others', async () => {
    const [here, there] = twoTabs();
    const received = { here: vi.fn(), there: vi.fn(), elsewhere: vi.fn() };
    here.listen('a', received.here);
    there.listen('a', received.there);
    there.listen('b', received.elsewhere);
    here.notify('a', head);
    await vi.waitFor(() => expect(received.there).toHaveBeenCalledWith(head));
    expect(received.here.mock.calls).toEqual([[head]]);
    expect(received.elsewhere).not.toHaveBeenCalled();
  });

  it('[LOG8] tell every stream that all is erased', async () => {
    const [here, there] = twoTabs();
    const [a, b] = [vi.fn(), vi.fn()];
    there.listen('a', a);
    there.listen('b', b);
    here.notifyErased();
    await vi.waitFor(() => expect(b).toHaveBeenCalledWith(emptyHead));
    expect(a).toHaveBeenCalledWith(emptyHead);
  });

  it('[LOG8] stop for one listener and go on for the next', async () => {
    const [here, there] = twoTabs();
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = there.listen('a', first);
    there.listen('a', second);
    stop();
    stop();
    here.notify('a', head);
    await vi.waitFor(() => expect(second).toHaveBeenCalled());
    expect(first).not.toHaveBeenCalled();
  });

  it('[LOG8] of another version of the app are passed over', async () => {
    const [, there, stranger] = twoTabs();
    const received = vi.fn();
    there.listen('a', received);
    const foreign = [
      null,
      'a',
      {},
      { stream: 'a' },
      { stream: 'a', head: null },
      { stream: 'a', head: { seq: '3' } },
      { erased: 0 },
    ];
    for (const each of foreign) stranger.postMessage(each);
    stranger.postMessage({ stream: 'a', head, more: true });
    await vi.waitFor(() => expect(received).toHaveBeenCalled());
    expect(received.mock.calls).toEqual([[head]]);
  });

  it('[LOG8] stay within the tab where the browser has no channel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const alone = openLogNotices('alone', emptyHead);
    const received = vi.fn();
    alone.listen('a', received);
    alone.notify('a', head);
    await vi.waitFor(() => expect(received).toHaveBeenCalledWith(head));
    alone.close();
  });
});
