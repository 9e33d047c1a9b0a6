/** A question spoken instead of typed, by the browser's own recogniser. Where the sound may leave the device, it asks first. */
import { useEffect, useRef, useState } from 'react';
import type { TranscriptionProblem } from '../../../events/transcription/engine.ts';
import type { Dictation } from '../../../events/transcription/port.ts';
import { useApp } from '../../app.ts';

export type DictationStep = 'idle' | 'asking' | 'starting' | 'listening' | 'finishing';

/** @param onWords is told what was said for certain, a piece at a time */
export function useDictation(onWords: (words: string) => void) {
  const { transcription } = useApp();
  const [dictation, setDictation] = useState<Dictation | null>(null);
  const [step, setStep] = useState<DictationStep>('idle');
  const [guess, setGuess] = useState('');
  const [problem, setProblem] = useState<TranscriptionProblem | null>(null);
  const [agreed, setAgreed] = useState(false);
  const running = useRef<ReturnType<Dictation['listen']> | null>(null);
  const told = useRef(onWords);
  useEffect(() => {
    told.current = onWords;
  });
  useEffect(() => {
    let left = false;
    // Whoever cannot be asked hears nothing: one types then.
    transcription.dictation().then(
      (found) => left || setDictation(found),
      () => undefined,
    );
    return () => {
      left = true;
      running.current?.end();
    };
  }, [transcription]);

  const over = (why: TranscriptionProblem | null) => {
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
      else if (news.type === 'words.heard') told.current(news.lines.map(({ text }) => text).join(' '));
      else over(news.type === 'hearing.failed' ? news.problem : null);
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
    /** What was said already still comes. */
    finish() {
      if (!running.current) return over(null);
      setStep('finishing');
      running.current.finish();
    },
    /** At once. */
    end() {
      running.current?.end();
      over(null);
    },
  };
}
