/** Sharing a file by the system's share sheet, with a browser that supports it and one that does not. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notices } from '../../../src/views/ui/notices.ts';
import { canShareFiles, shareFile } from '../../../src/views/ui/share-file.ts';

const file = new File(['%PDF'], 'invoice-1.pdf', { type: 'application/pdf' });
const named = (name: string) => new DOMException('', name);
const browserWith = (share: () => Promise<void>) => {
  const spy = vi.fn(share);
  vi.stubGlobal('navigator', { canShare: () => true, share: spy });
  return spy;
};

afterEach(() => {
  vi.unstubAllGlobals();
  notices.clear();
});

describe('a file that is shared', () => {
  it('[INVOICE9] is offered only where the browser shares files of its kind', () => {
    vi.stubGlobal('navigator', {});
    expect(canShareFiles('application/pdf')).toBe(false);
    vi.stubGlobal('navigator', {
      canShare: ({ files }: { readonly files: readonly File[] }) => files[0]?.type === 'image/png',
    });
    expect(canShareFiles('application/pdf')).toBe(false);
    expect(canShareFiles('image/png')).toBe(true);
  });

  it.each([
    ['goes to the sheet', async () => undefined],
    ['is put away without a word', () => Promise.reject(named('AbortError'))],
  ])('[INVOICE9] %s', async (_, share) => {
    const shared = browserWith(share);
    await shareFile(file, 'Ready');
    expect(shared).toHaveBeenCalledExactlyOnceWith({ files: [file] });
    expect(notices.list()).toEqual([]);
  });

  it('[INVOICE9] waits for another press where making it took too long', async () => {
    const shared = browserWith(() => Promise.reject(named('NotAllowedError')));
    await shareFile(file, 'Ready');
    const [notice] = notices.list();
    expect(notice).toMatchObject({ message: 'Ready', action: { label: 'Share' } });
    shared.mockResolvedValueOnce(undefined);
    notice!.action!.run();
    await vi.waitFor(() => expect(shared).toHaveBeenCalledTimes(2));
    expect(notices.list()).toEqual([notice]);
  });

  it('[INVOICE9] says what to do where the sheet fails', async () => {
    browserWith(() => Promise.reject(named('DataError')));
    await shareFile(file, 'Ready');
    expect(notices.list()).toMatchObject([{ tone: 'negative' }]);
  });
});
