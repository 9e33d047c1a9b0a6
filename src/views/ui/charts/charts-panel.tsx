/**
 * Collapsible panel of charts above a list; it remembers whether it is open. While it is folded, it requests nothing
 * from the server.
 */
import { type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { ChevronDownIcon, ChevronRightIcon } from '../icons.tsx';
import type { Asked } from '../use-answer.ts';
import { showCharts, useChartsShown } from './charts-shown.ts';
import classes from './charts-panel.module.css';

/** A fixed id will do: no page has two panels. */
const id = 'charts';

/** Button beside the number of rows, where it needs no row of its own. */
export function ChartsToggle() {
  const shown = useChartsShown();
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-expanded={shown}
      aria-controls={id}
      onClick={() => showCharts(!shown)}
    >
      {shown ? <ChevronDownIcon size={18} /> : <ChevronRightIcon size={18} />}
      Charts
    </button>
  );
}

/** @param children requests and draws the charts; called only while the panel is open */
export function ChartsPanel({ children }: { readonly children: () => ReactNode }) {
  const shown = useChartsShown();
  return (
    <section id={id} className={classes.cards} aria-label="Charts" hidden={!shown}>
      {shown ? children() : null}
    </section>
  );
}

export interface ChartCardProps<Answer> {
  readonly title: string;
  /** What is loading, like `your sales`. */
  readonly what: string;
  readonly asked: Asked<Answer>;
  readonly wide?: boolean;
  /** A choice beside the title. */
  readonly choice?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** Has the same height while loading, on failure, without data and with a chart, so that nothing moves. */
export function ChartCard<Answer>(props: ChartCardProps<Answer>) {
  const { title, what, asked, wide = false, choice, children } = props;
  const { state, answer, failure, retry } = asked;
  const id = useId();
  return (
    <section className={classes.card} data-wide={wide || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {choice}
      </div>
      <div className={classes.body}>
        {answer !== null ? (
          children(answer)
        ) : state === 'loading' ? (
          <div className={classes.bone} role="status" aria-label={`Loading ${what}`} />
        ) : (
          <ChartNote>
            Couldn’t load {what}. {failure}{' '}
            <Button look="outline" onClick={retry}>
              Try again
            </Button>
          </ChartNote>
        )}
      </div>
    </section>
  );
}

/** Shown instead of a chart that has nothing to show. */
export function ChartNote({ children }: { readonly children: ReactNode }) {
  return <div className={classes.note}>{children}</div>;
}
