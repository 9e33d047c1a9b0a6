/** Reads text aloud with the browser's voices. */

const voices = (): SpeechSynthesis | null => globalThis.speechSynthesis ?? null;

const baseOf = (language: string) => language.split('-', 1)[0]!.toLowerCase();

/** true for an empty list, too: a browser that lists no voices yet may still have one. */
export function canRead(language: string): boolean {
  const known = voices()?.getVoices();
  if (!known) return false;
  return known.length === 0 || known.some(({ lang }) => baseOf(lang.replace('_', '-')) === baseOf(language));
}

/** Reads line by line: some browsers fall silent within a long text. Returns how to stop. */
export function readAloud(text: string, language: string, onEnd: () => void): () => void {
  const synthesis = voices();
  const waiting = text.split('\n').filter((line) => line.trim() !== '');
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    onEnd();
  };
  const next = () => {
    const line = waiting.shift();
    if (over) return;
    if (line === undefined || !synthesis) return end();
    const utterance = new SpeechSynthesisUtterance(line);
    utterance.lang = language;
    utterance.addEventListener('end', next);
    utterance.addEventListener('error', end);
    synthesis.speak(utterance);
  };
  synthesis?.cancel();
  next();
  return () => {
    over = true;
    synthesis?.cancel();
  };
}
