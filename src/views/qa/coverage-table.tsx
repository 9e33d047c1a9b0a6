/** How much of a statechart the paths cover, and why they leave out the rest. */
import { type Coverage, type Part, percent } from '../../machines/paths/coverage.ts';
import classes from './qa-page.module.css';
import { TransitionsTable } from './transitions-table.tsx';

const maxShown = 200;

export function CoverageTable({ coverage: { states, transitions, guards, pairs } }: { coverage: Coverage }) {
  const left = [...states, ...transitions, ...guards, ...pairs].filter(({ times }) => times === 0);
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Covered</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          <Row name="States" parts={states} />
          <Row name="Transitions" parts={transitions} />
          <Row name="Guard outcomes" parts={guards} />
          <Row name="Pairs of transitions" parts={pairs} />
        </tbody>
      </table>
      <Taken transitions={transitions} />
      {left.length > 0 ? (
        <details className={classes.more}>
          <summary>{left.length.toLocaleString('en')} not covered</summary>
          <ul>
            {left.slice(0, maxShown).map(({ id, reason }) => (
              <li key={id}>
                {id}: {reason}
              </li>
            ))}
          </ul>
          {left.length > maxShown ? (
            <p>{(left.length - maxShown).toLocaleString('en')} more are in the exported files.</p>
          ) : null}
        </details>
      ) : null}
    </>
  );
}

function Row({ name, parts }: { name: string; parts: readonly Part[] }) {
  const covered = parts.filter(({ times }) => times > 0).length;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {covered.toLocaleString('en')} of {parts.length.toLocaleString('en')}
      </td>
      <td>
        <Bar name={name} share={percent(parts)} />
      </td>
    </tr>
  );
}

/** A share as a bar, with the number beside it. */
function Bar({ name, share }: { name: string; share: number }) {
  return (
    <span className={classes.share}>
      <meter className={classes.bar} min={0} max={100} value={share} aria-label={`${name} covered`} />
      {Math.floor(share)} %
    </span>
  );
}

/** How often each transition is taken, most frequent first, on one scale. */
function Taken({ transitions }: { transitions: readonly Part[] }) {
  const most = Math.max(1, ...transitions.map(({ times }) => times));
  const sorted = [...transitions].sort((a, b) => b.times - a.times);
  return (
    <details className={classes.more}>
      <summary>How often each transition is taken</summary>
      <TransitionsTable
        transitions={sorted}
        times={({ id, times }) => (
          <span className={classes.share}>
            <meter className={classes.bar} min={0} max={most} value={times} aria-label={`Taken: ${id}`} />
            {times.toLocaleString('en')}
          </span>
        )}
      />
    </details>
  );
}
