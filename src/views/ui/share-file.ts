/** Opens the system's share sheet for a file, where the browser has one: mail, messages, a printer, a folder. */
import { notify } from './notices.ts';

/** Some browsers can share links but not files. */
export function canShareFiles(type: string): boolean {
  if (typeof navigator === 'undefined' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'file', { type })] });
}

/**
 * Shares a file. Closing the sheet without sharing is no error and shows nothing. Browsers open the sheet only shortly
 * after a press: if making the file took longer, a notice asks for another press.
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
        run: () => void failureOf(() => navigator.share({ files: [file] })).then(notifyFailure),
      },
    });
  else notifyFailure(name);
}

/** Name of the error; null on success. */
async function failureOf(share: () => Promise<void>): Promise<string | null> {
  try {
    await share();
    return null;
  } catch (error) {
    return error instanceof Error ? error.name : 'Error';
  }
}

function notifyFailure(name: string | null): void {
  if (name === null || name === 'AbortError') return;
  notify({ message: 'It couldn’t be shared. Save the PDF and send it yourself.', tone: 'negative' });
}
