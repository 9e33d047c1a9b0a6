/** Copies an answer to the clipboard, with a notice. */
import { notify } from '../ui/notices.ts';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ message: 'Copied', tone: 'positive' });
  } catch {
    notify({ message: 'Your browser doesn’t allow copying.', tone: 'negative' });
  }
}
