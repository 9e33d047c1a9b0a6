/** How much of a statechart paths cover, and why they leave out the rest. */
import { type Coverage, type Part, percent } from '../../machines/paths/coverage.ts';
import classes from './qa-page.module.css';

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
      <td>{Math.floor(percent(parts))} %</td>
    </tr>
  );
}
