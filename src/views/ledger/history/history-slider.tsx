/** Slider through the history of a ledger. */
import type { LedgerHistory } from '../../../events/audit/ledger-history.ts';
import { formatCents } from '../../../events/shared/money.ts';
import { MomentSlider } from '../../ui/moment-slider.tsx';
import { useCurrency } from '../../ui/use-settings.ts';
import { describeTime } from './describe.ts';

export interface HistorySliderProps {
  readonly history: LedgerHistory;
  readonly seq: number;
  readonly onSeq: (seq: number) => void;
}

export function HistorySlider({ history, seq, onSeq }: HistorySliderProps) {
  const symbol = useCurrency();
  const { length } = history;
  const { at, balanceCents } = history.moment(seq);
  const valueText =
    seq === 0
      ? 'Before the first change'
      : `Change ${seq} of ${length}, ${describeTime(at)}, balance ${formatCents(balanceCents, { symbol })}`;
  return (
    <MomentSlider
      what="change"
      min={0}
      max={length}
      value={seq}
      valueText={valueText}
      onValue={onSeq}
      onInstant={(ms) => onSeq(history.seqAt(ms))}
    />
  );
}
