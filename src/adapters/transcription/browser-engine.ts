/** What the browser's own recognizer can do with a language, and where it sends the sound. */
import type { BrowserEngine } from '../../events/transcription/engine.ts';
import { answersForDevice, type Availability, recognitionClass } from './web-speech.ts';

/** null: the browser has no recognizer, or none for this language. */
export async function browserEngine(language: string): Promise<BrowserEngine | null> {
  const Recognition = recognitionClass();
  if (!Recognition) return null;
  if (!Recognition.available) return { place: 'unknown', fetchable: false, hearsSound: false };
  const ask = async (processLocally: boolean): Promise<Availability | null> => {
    try {
      return (await Recognition.available?.({ langs: [language], processLocally })) ?? null;
    } catch {
      // A permissions policy may forbid the query.
      return null;
    }
  };
  const here = answersForDevice() ? await ask(true) : null;
  if (here === 'available') return { place: 'device', fetchable: false, hearsSound: true };
  const fetchable = here === 'downloadable' || here === 'downloading';
  const anywhere = await ask(false);
  if (anywhere === 'unavailable' && !fetchable) return null;
  return { place: anywhere === null ? 'unknown' : 'maker', fetchable, hearsSound: true };
}

/** Its message is shown to people. */
class NotFetched extends Error {
  readonly reason = 'language';
}

export async function installLanguage(language: string): Promise<void> {
  const fetched = await recognitionClass()?.install?.({ langs: [language], processLocally: true });
  if (!fetched) throw new NotFetched('The browser could not fetch this language.');
}
