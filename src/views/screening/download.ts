/** Saves the file of a résumé on this device. */
import { saveFile } from '../settings/save-file.ts';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import type { ScreeningCalls } from './port.ts';

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'text/plain': 'txt' };

export async function downloadResume(calls: ScreeningCalls, id: string): Promise<void> {
  try {
    const file = await calls.download(id);
    const ending = endings[file.type.split(';')[0] ?? ''] ?? 'docx';
    saveFile(file, `resume-${id.slice(0, 8)}.${ending}`);
  } catch (error) {
    notify({ message: messageOf(error), tone: 'negative' });
  }
}
