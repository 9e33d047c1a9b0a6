/** The job's must-haves, and whether the résumé shows each of them. They neither change the score nor hide anybody. */
import { Text } from '@mantine/core';
import type { MustHave } from '../../events/screening/must-haves.ts';
import { mustHaveWords } from '../../events/screening/words.ts';
import classes from './screening.module.css';

export const MustHaves = ({ mustHaves }: { mustHaves: readonly MustHave[] }) => (
  <>
    <h2 className={classes.head}>Must-haves</h2>
    <ul className={classes.points}>
      {mustHaves.map(({ of, label, verdict }) => (
        <li key={`${of} ${label}`} className={classes.mustHave}>
          <span className={classes.pointWords}>{label}</span>
          <strong data-verdict={verdict}>{mustHaveWords[verdict]}</strong>
        </li>
      ))}
    </ul>
    <Text size="sm" c="dimmed" mt="sm">
      They change no points. What is not found may be there under another name: ask, or look at the file.
    </Text>
  </>
);
