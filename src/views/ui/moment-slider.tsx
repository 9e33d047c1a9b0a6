/** Steps through a recorded history: a slider, buttons for one step, and a field for a point in time. */
import { ActionIcon, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx';
import classes from './moment-slider.module.css';

export interface MomentSliderProps {
  /** Name of one step: `change`. */
  readonly what: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** The moment in words, for screen readers. */
  readonly valueText: string;
  readonly onValue: (value: number) => void;
  /** Milliseconds since 1970. */
  readonly onInstant: (ms: number) => void;
}

export function MomentSlider({ what, min, max, value, valueText, onValue, onInstant }: MomentSliderProps) {
  return (
    <div className={classes.travel}>
      <Step label={`Previous ${what}`} disabled={value <= min} onClick={() => onValue(value - 1)}>
        <ArrowLeftIcon />
      </Step>
      <input
        className={classes.slider}
        type="range"
        aria-label="Moment"
        aria-valuetext={valueText}
        min={min}
        max={max}
        value={value}
        onChange={(event) => onValue(Number(event.currentTarget.value))}
      />
      <Step label={`Next ${what}`} disabled={value >= max} onClick={() => onValue(value + 1)}>
        <ArrowRightIcon />
      </Step>
      <InstantField onInstant={onInstant} />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Step({ label, disabled, onClick, children }: StepProps) {
  return (
    <ActionIcon
      variant="default"
      size={42}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}

/** In the viewer's time zone. */
function InstantField({ onInstant }: { onInstant: (ms: number) => void }) {
  const [text, setText] = useState('');
  return (
    <TextInput
      className={classes.instant}
      type="datetime-local"
      step={1}
      label="As it was at"
      value={text}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setText(value);
        const ms = new Date(value).getTime();
        // The field has whole seconds; include everything within that second.
        if (!Number.isNaN(ms)) onInstant(ms + 999);
      }}
    />
  );
}
