/** Goes through a history: a slider over all facts, steps, and a field for an instant. */
import { ActionIcon, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LedgerHistory } from '../../../events/audit/ledger-history.ts';
import { formatCents } from '../../../events/shared/money.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx';
import { useCurrency } from '../../ui/use-settings.ts';
import { describeTime } from './describe.ts';
import classes from './history.module.css';

export interface HistorySliderProps {
  readonly history: LedgerHistory;
  readonly seq: number;
  readonly onSeq: (seq: number) => void;
}

export function HistorySlider({ history, seq, onSeq }: HistorySliderProps) {
  const symbol = useCurrency();
  const { length } = history;
  const { at, balanceCents } = history.moment(seq);
  const said =
    seq === 0
      ? 'Before the first change'
      : `Change ${seq} of ${length}, ${describeTime(at)}, balance ${formatCents(balanceCents, { symbol })}`;
  return (
    <div className={classes.travel}>
      <Step label="Previous change" disabled={seq === 0} onClick={() => onSeq(seq - 1)}>
        <ArrowLeftIcon />
      </Step>
      <input
        className={classes.slider}
        type="range"
        aria-label="Moment"
        aria-valuetext={said}
        min={0}
        max={length}
        value={seq}
        onChange={(event) => onSeq(Number(event.currentTarget.value))}
      />
      <Step label="Next change" disabled={seq === length} onClick={() => onSeq(seq + 1)}>
        <ArrowRightIcon />
      </Step>
      <InstantField onInstant={(ms) => onSeq(history.seqAt(ms))} />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
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

/** In the time zone of who looks. */
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
        // Everything within the second that was asked for counts.
        if (!Number.isNaN(ms)) onInstant(ms + 999);
      }}
    />
  );
}
