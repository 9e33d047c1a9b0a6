/** Downloads the file of a résumé. */
import { saveFile } from '../ui/save-file.ts';
import { saveErasureReceipt } from '../ui/erasure-receipt.ts';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import type { ScreeningCalls } from '../../events/screening/port.ts';

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'text/plain': 'txt' };

export async function downloadResume(calls: ScreeningCalls, id: string, blind = false): Promise<void> {
  try {
    const file = await calls.download(id, blind);
    const ending = endings[file.type.split(';')[0] ?? ''] ?? 'docx';
    saveFile(file, `resume-${id.slice(0, 8)}${blind ? '-blind' : ''}.${ending}`);
  } catch (error) {
    notify({ message: messageOf(error), tone: 'negative' });
  }
}

/** For a résumé that is erased. */
export async function downloadErasureReceipt(calls: ScreeningCalls, id: string): Promise<void> {
  try {
    saveErasureReceipt(await calls.erasureReceipt(id));
  } catch (error) {
    notify({ message: messageOf(error), tone: 'negative' });
  }
}
