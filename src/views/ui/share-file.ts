/** Hands a file to the system's sheet for sharing, where a browser has one: mail, messages, a printer, a folder. */
import { notify } from './notices.ts';

/** Not every browser that shares links shares files. */
export function canShareFiles(type: string): boolean {
  if (typeof navigator === 'undefined' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'file', { type })] });
}

/**
 * Whoever closes the sheet again has changed their mind, and nothing is said. A sheet opens only for a moment after a
 * press: where making the file took longer, it waits for another one.
 */
export async function shareFile(file: File, ready: string): Promise<void> {
  const name = await failureOf(() => navigator.share({ files: [file] }));
  if (name === 'NotAllowedError')
    notify({
      message: ready,
      tone: 'positive',
      timeout: null,
      action: {
        label: 'Share',
        run: () => void failureOf(() => navigator.share({ files: [file] })).then(tell),
      },
    });
  else tell(name);
}

/** The name of what went wrong; null: nothing did. */
async function failureOf(share: () => Promise<void>): Promise<string | null> {
  try {
    await share();
    return null;
  } catch (error) {
    return error instanceof Error ? error.name : 'Error';
  }
}

function tell(name: string | null): void {
  if (name === null || name === 'AbortError') return;
  notify({ message: 'It couldn’t be shared. Save the PDF and send it yourself.', tone: 'negative' });
}
