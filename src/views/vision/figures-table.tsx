/** Table of every number with its interval and how it was measured. */
import type { Figure } from '../../events/analysis/figures.ts';
import classes from './vision.module.css';

export function FiguresTable({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className={classes.figures}>
      <table aria-label="All numbers">
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Value</th>
            <th scope="col">95 % interval</th>
            <th scope="col">How it came about</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, meaning, value, interval, method }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className={classes.meaning}>{meaning}</span>
              </th>
              <td data-label="Value">{value}</td>
              <td data-label="95 % interval">{interval ?? '—'}</td>
              <td data-label="How it came about">{method ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
