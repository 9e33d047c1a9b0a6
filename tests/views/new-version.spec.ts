import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadDelay, whenSaved } from '../../src/views/shell/new-version.ts';
import {
  anyTabHoldsReload,
  hasUnsaved,
  holdReload,
  holdsReload,
  onUnsavedChange,
} from '../../src/views/ui/unsaved.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('reloading for a new version', () => {
  it('waits 1000 ms', async () => {
    const reload = vi.fn();
    whenSaved(reloadDelay, false, reload);
    await vi.advanceTimersByTimeAsync(999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is held while something is unsaved, and comes 1000 ms after it is saved', async () => {
    const reload = vi.fn();
    const release = holdReload('a form');
    whenSaved(reloadDelay, false, reload);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    release();
    await vi.advanceTimersByTimeAsync(999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is held again when an edit begins within the 1000 ms', async () => {
    const reload = vi.fn();
    whenSaved(reloadDelay, false, reload);
    await vi.advanceTimersByTimeAsync(500);
    const release = holdReload('a form');
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).not.toHaveBeenCalled();
    release();
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for the other tabs too when told to', async () => {
    let otherTab = true;
    const reload = vi.fn();
    whenSaved(reloadDelay, true, reload, {
      held: () => false,
      onChange: () => () => undefined,
      heldAnywhere: async () => otherTab,
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    otherTab = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never comes once it was called off', async () => {
    const reload = vi.fn();
    whenSaved(reloadDelay, false, reload)();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('unsaved work', () => {
  it('counts every hold, and a hold once', async () => {
    const reported = vi.fn();
    const leave = onUnsavedChange(reported);
    const first = holdReload('a form');
    const second = holdReload('an upload');
    first();
    first();
    expect(hasUnsaved()).toBe(true);
    expect(await anyTabHoldsReload()).toBe(true);
    second();
    expect(hasUnsaved()).toBe(false);
    expect(reported).toHaveBeenCalledTimes(4);
    leave();
  });

  it('waits for what was typed, which leaving does not ask about', async () => {
    const release = holdReload('text in a form', false);
    expect(holdsReload()).toBe(true);
    expect(await anyTabHoldsReload()).toBe(true);
    expect(hasUnsaved()).toBe(false);
    release();
    expect(holdsReload()).toBe(false);
  });
});
