/** The selected fact: in words, who recorded it when, and its raw form on demand. */
import { describeActor, describeTime } from '../ledger/history/describe.ts';
import { Json } from '../qa/facts.tsx';
import type { FactLine } from './find.ts';
import classes from './log-page.module.css';

export function FactDetails({ line: { record, words, another }, uid }: { line: FactLine; uid: string }) {
  return (
    <section aria-labelledby="fact" className={classes.details}>
      <h3 id="fact">Fact {record.seq.toLocaleString('en')}</h3>
      <p className={classes.said}>{words}</p>
      <p className={classes.small}>
        {describeTime(record.at)} · {another ? 'somebody else' : describeActor(record, uid)}
      </p>
      {another ? (
        <p className={classes.small}>What it holds is another person’s and is not shown.</p>
      ) : (
        <details>
          <summary>Raw form</summary>
          <Json value={record} />
        </details>
      )}
    </section>
  );
}
