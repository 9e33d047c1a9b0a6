/** Facts and payloads as recorded. */
import type { Fact } from '../../events/log/event.ts';
import classes from './qa-page.module.css';

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul>
      {facts.map(({ type, v, data }, i) => (
        <li key={i}>
          {type} v{v}
          {Object.keys(data as object).length > 0 ? <Json value={data} /> : null}
        </li>
      ))}
    </ul>
  );
}

export function Json({ value }: { value: unknown }) {
  return <pre className={classes.json}>{JSON.stringify(value, null, 2)}</pre>;
}
