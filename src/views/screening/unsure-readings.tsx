/** Values that may have been read wrongly, each with the reason; an unobtrusive hint to check them. */
import { Text } from '@mantine/core';
import type { Reading } from '../../events/screening/detail.ts';
import { howText, readingNames } from '../../events/screening/words.ts';
import classes from './screening.module.css';

export const UnsureReadings = ({ readings }: { readings: readonly Reading[] }) => (
  <>
    <h2 className={classes.head}>Unsure</h2>
    <ul className={classes.points}>
      {readings.map(({ of, label, how }, index) => (
        <li key={index} className={classes.mustHave}>
          <span className={classes.pointWords}>
            {label}
            <span className={classes.pointOf}>{`${readingNames[of]}. ${howText(how)}.`}</span>
          </span>
        </li>
      ))}
    </ul>
    <Text size="sm" c="dimmed" mt="sm">
      These may be read wrongly: compare them with the file. It changes no points.
    </Text>
  </>
);
