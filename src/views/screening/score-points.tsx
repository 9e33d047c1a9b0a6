/** A score, and what each of its points is for; one can be chosen, to see the words it came from. */
import { Text } from '@mantine/core';
import type { ScreeningDetail } from '../../events/screening/detail.ts';
import { pointNames } from '../../events/screening/words.ts';
import classes from './screening.module.css';

export interface ScorePointsProps {
  readonly score: NonNullable<ScreeningDetail['score']>;
  /** Index of the point that is chosen. */
  readonly chosen: number | null;
  readonly onChoose: (index: number | null) => void;
}

export function ScorePoints({ score: { total, rubric, points }, chosen, onChoose }: ScorePointsProps) {
  return (
    <>
      <p className={classes.score}>
        <span className={classes.total}>{total}</span> of 100, rubric {rubric}
      </p>
      {points.length === 0 ? (
        <Text mt="sm">Nothing in the text earns a point for this job.</Text>
      ) : (
        <ul className={classes.points}>
          {points.map(({ of, label, points: worth }, index) => (
            <li key={index}>
              <button
                type="button"
                className={classes.point}
                aria-pressed={chosen === index}
                onClick={() => onChoose(chosen === index ? null : index)}
              >
                <span className={classes.pointWords}>
                  {label}
                  <span className={classes.pointOf}>{pointNames[of]}</span>
                </span>
                <strong>+{worth}</strong>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        Choose a line to see the words it came from. Name, gender, age, address and photo never count.
      </Text>
    </>
  );
}
