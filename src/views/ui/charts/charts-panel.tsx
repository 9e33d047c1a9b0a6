/** Charts of what a list holds, above it: folded away or open, as was chosen last. What is folded asks the server nothing. */
import { type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { ChevronDownIcon, ChevronRightIcon } from '../icons.tsx';
import type { Asked } from '../use-answer.ts';
import { showCharts, useChartsShown } from './charts-shown.ts';
import classes from './charts-panel.module.css';

/** No page has two. */
const id = 'charts';

/** Beside the number of rows, where it takes no row of its own from the list. */
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

/** @param children asks and draws; only what is open is there at all */
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
  /** What is loaded, like `your sales`. */
  readonly what: string;
  readonly asked: Asked<Answer>;
  readonly wide?: boolean;
  /** Beside the title: what can be chosen. */
  readonly choice?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** As high while it loads, when it fails and when there is nothing to draw as with a chart, so that nothing moves. */
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

/** In place of a chart that would say nothing. */
export function ChartNote({ children }: { readonly children: ReactNode }) {
  return <div className={classes.note}>{children}</div>;
}
