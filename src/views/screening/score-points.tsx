/**
 * A score and the reason for each of its points; a chosen point shows the words it came from. Points that the rubric
 * does not count are listed below, with the reason.
 */
import { Text } from '@mantine/core';
import type { ExplainedPoints, ExplainedScore } from '../../events/screening/detail.ts';
import { pointNames, rubricText, whyText } from '../../events/screening/words.ts';
import classes from './screening.module.css';

export interface ScorePointsProps {
  readonly score: ExplainedScore;
  /** Index of the chosen point. */
  readonly chosen: number | null;
  readonly onChoose: (index: number | null) => void;
}

export function ScorePoints({ score: { total, rubric, points }, chosen, onChoose }: ScorePointsProps) {
  const lines = points.map((point, index) => ({ point, index }));
  const counted = lines.filter(({ point }) => point.points > 0);
  const notCounted = lines.filter(({ point }) => point.points === 0);
  const list = (some: typeof lines) => (
    <ul className={classes.points}>
      {some.map(({ point, index }) => (
        <li key={index}>
          <button
            type="button"
            className={classes.point}
            aria-pressed={chosen === index}
            onClick={() => onChoose(chosen === index ? null : index)}
          >
            <PointWords point={point} />
            <strong>+{point.points}</strong>
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <p className={classes.score}>
        <span className={classes.total}>{total}</span> of 100, rubric {rubric}
      </p>
      <Text size="sm" c="dimmed">
        {rubricText(rubric)}
      </Text>
      {counted.length === 0 ? (
        <Text mt="sm">Nothing in the text earns a point for this job.</Text>
      ) : (
        list(counted)
      )}
      {notCounted.length === 0 ? null : (
        <>
          <h3 className={classes.left}>Not counted for this job</h3>
          {list(notCounted)}
        </>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        Choose a line to see the words it came from. Name, gender, age, address and photo never count.
      </Text>
    </>
  );
}

const PointWords = ({ point }: { point: ExplainedPoints }) => (
  <span className={classes.pointWords}>
    {point.label}
    <span className={classes.pointOf}>
      {[pointNames[point.of], whyText(point)].filter(Boolean).join('. ')}
    </span>
  </span>
);
