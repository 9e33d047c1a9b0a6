/** Seed and length of a random walk. */
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { largestSeed, maxSteps } from './choice.ts';
import classes from './qa-page.module.css';

export interface WalkFormProps {
  readonly seed: number;
  readonly steps: number;
  readonly onWalk: (walk: { seed: number; steps: number }) => void;
}

function validateText(text: string, least: number, most: number): string | null {
  const fits = /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
  return fits ? null : `A whole number from ${least} to ${most.toLocaleString('en')}`;
}

export function WalkForm({ seed, steps, onWalk }: WalkFormProps) {
  const [typed, setTyped] = useState({ seed: String(seed), steps: String(steps) });
  const [errors, setFaults] = useState<{ seed: string | null; steps: string | null }>({
    seed: null,
    steps: null,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      seed: validateText(typed.seed, 0, largestSeed),
      steps: validateText(typed.steps, 1, maxSteps),
    };
    setFaults(found);
    if (found.seed === null && found.steps === null)
      onWalk({ seed: Number(typed.seed), steps: Number(typed.steps) });
  };
  return (
    <form className={classes.walk} onSubmit={submit} noValidate aria-label="Random walk">
      <TextInput
        label="Seed"
        inputMode="numeric"
        value={typed.seed}
        error={errors.seed}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, seed: value })}
      />
      <TextInput
        label="Steps"
        inputMode="numeric"
        value={typed.steps}
        error={errors.steps}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, steps: value })}
      />
      <Button type="submit" variant="default">
        Walk
      </Button>
    </form>
  );
}
