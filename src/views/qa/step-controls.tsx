/** Moves through the steps of a path: one by one, to any step, automatically, and by keyboard. */
import { Button, Group, NumberInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx';
import classes from './qa-page.module.css';

export interface StepControlsProps {
  readonly step: number;
  readonly last: number;
  readonly onStep: (step: number) => void;
}

/** Long enough to read a step. */
const betweenStepsMs = 1200;

export function StepControls({ step, last, onStep }: StepControlsProps) {
  const [playing, setPlaying] = useState(false);
  const plays = playing && step < last;
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => onStep(step + 1), betweenStepsMs);
    return () => clearTimeout(timer);
  });
  const go = (wanted: number) => {
    setPlaying(false);
    onStep(Math.min(last, Math.max(0, wanted)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(wanted);
  };
  // A button with `disabled` would lose the focus, and with it the keyboard control.
  const unless = (end: boolean) => (end ? { 'data-disabled': true, 'aria-disabled': true } : {});
  return (
    <>
      <Group gap="xs" align="flex-end" role="toolbar" aria-label="Steps of the path">
        <Button
          variant="default"
          leftSection={<ArrowLeftIcon size={18} />}
          {...unless(step === 0)}
          onKeyDown={onKeyDown}
          onClick={() => go(step - 1)}
        >
          Step back
        </Button>
        <Button
          rightSection={<ArrowRightIcon size={18} />}
          {...unless(step === last)}
          onKeyDown={onKeyDown}
          onClick={() => go(step + 1)}
        >
          Next step
        </Button>
        <Button
          variant="default"
          {...unless(last === 0)}
          onKeyDown={onKeyDown}
          onClick={() => {
            if (plays) setPlaying(false);
            else {
              setPlaying(true);
              if (step === last) onStep(0);
            }
          }}
        >
          {plays ? 'Pause' : 'Play'}
        </Button>
        <NumberInput
          className={classes.jump!}
          label="Go to step"
          min={0}
          max={last}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          value={step}
          onChange={(value) => {
            if (typeof value === 'number') go(value);
          }}
        />
      </Group>
      <p className={classes.small}>With a button focused: ← and → step, Home and End go to either end.</p>
    </>
  );
}
