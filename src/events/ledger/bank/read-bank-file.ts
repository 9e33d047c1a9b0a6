/** Recognizes bank files (OFX, QIF) and reads them. */
import { readOfx } from './read-ofx.ts';
import { readQif } from './read-qif.ts';
import type { Answers, StatementReading } from './statement.ts';

/** null when it is neither OFX nor QIF. @param name of the file, used when its beginning does not decide */
export function readBankFile(text: string, name: string, answers: Answers): StatementReading | null {
  const plain = text.replace(/^\uFEFF/, '');
  const start = plain.slice(0, 2000).trimStart();
  if (/^(?:OFXHEADER|<\?OFX|<OFX)|^<\?xml[^]*(?:OFX)/i.test(start) || /\.(?:ofx|qfx)$/i.test(name))
    return readOfx(plain, answers);
  return start.startsWith('!') || /\.qif$/i.test(name) ? readQif(plain, answers) : null;
}
