/** The Web Speech API (https://webaudio.github.io/web-speech-api/) as far as it is used here: TypeScript's DOM types lack it. */

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface LanguageQuestion {
  readonly langs: readonly string[];
  readonly processLocally: boolean;
}

export interface RecognitionResultEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  /** Pass a track only where `available` exists: older browsers would listen to the microphone instead. */
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionClass {
  new (): Recognition;
  available?(question: LanguageQuestion): Promise<Availability>;
  install?(question: LanguageQuestion): Promise<boolean>;
}

/** null: this browser has no recognizer. */
export function recognitionClass(): RecognitionClass | null {
  const known = globalThis as unknown as Readonly<Record<string, RecognitionClass | undefined>>;
  return known.SpeechRecognition ?? known.webkitSpeechRecognition ?? null;
}

/** Missing from TypeScript's DOM types, too: https://wicg.github.io/ua-client-hints/ */
interface UserAgentData {
  readonly brands: readonly { readonly brand: string }[];
}

/**
 * Whether this browser may be asked for recognition on the device. Browsers built from Chromium that lack it crash
 * the page on the query instead of saying no (explained in Electron's pull request 52955), so only brands known to answer are asked.
 */
export function answersForDevice(): boolean {
  const { userAgentData } = navigator as unknown as { readonly userAgentData?: UserAgentData };
  return (userAgentData?.brands ?? []).some(
    ({ brand }) => brand === 'Google Chrome' || brand === 'Microsoft Edge',
  );
}
