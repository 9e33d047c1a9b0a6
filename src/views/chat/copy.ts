/** Puts an answer on the clipboard, and says so. */
import { notify } from '../ui/notices.ts';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ message: 'Copied', tone: 'positive' });
  } catch {
    notify({ message: 'The browser does not let it be copied.', tone: 'negative' });
  }
}
