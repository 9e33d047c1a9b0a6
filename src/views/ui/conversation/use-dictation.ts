/** Dictates a question with the browser's own speech recognizer. If the sound may leave the device, it asks first. */
import { useEffect, useRef, useState } from 'react';
import type { TranscriptionProblem } from '../../../events/transcription/engine.ts';
import type { Dictation } from '../../../events/transcription/port.ts';
import { useApp } from '../../app.ts';

export type DictationStep = 'idle' | 'asking' | 'starting' | 'listening' | 'finishing';

/** @param onWords called with each piece of final text */
export function useDictation(onWords: (words: string) => void) {
  const { transcription } = useApp();
  const [dictation, setDictation] = useState<Dictation | null>(null);
  const [step, setStep] = useState<DictationStep>('idle');
  const [guess, setGuess] = useState('');
  const [problem, setProblem] = useState<TranscriptionProblem | null>(null);
  const [agreed, setAgreed] = useState(false);
  const running = useRef<ReturnType<Dictation['listen']> | null>(null);
  const latestOnWords = useRef(onWords);
  useEffect(() => {
    latestOnWords.current = onWords;
  });
  useEffect(() => {
    let unmounted = false;
    // If dictation is unavailable, the person types instead.
    transcription.dictation().then(
      (found) => unmounted || setDictation(found),
      () => undefined,
    );
    return () => {
      unmounted = true;
      running.current?.end();
    };
  }, [transcription]);

  const finishWith = (why: TranscriptionProblem | null) => {
    running.current = null;
    setStep('idle');
    setGuess('');
    setProblem(why);
  };
  const listen = () => {
    if (!dictation || running.current) return;
    setAgreed(true);
    setProblem(null);
    setStep('starting');
    running.current = dictation.listen((news) => {
      if (news.type === 'hearing.started') setStep('listening');
      else if (news.type === 'words.guessed') setGuess(news.text);
      else if (news.type === 'words.heard')
        latestOnWords.current(news.lines.map(({ text }) => text).join(' '));
      else finishWith(news.type === 'hearing.failed' ? news.problem : null);
    });
  };
  return {
    dictation,
    step,
    guess,
    problem,
    begin() {
      if (agreed || dictation?.place === 'device') listen();
      else setStep('asking');
    },
    listen,
    /** Stops listening; words already spoken still arrive. */
    finish() {
      if (!running.current) return finishWith(null);
      setStep('finishing');
      running.current.finish();
    },
    /** Stops at once. */
    end() {
      running.current?.end();
      finishWith(null);
    },
  };
}
