/** The applicant's corrections of what was read from the résumé. */
import { Paper, Text } from '@mantine/core';
import type { ScreeningDetail } from '../../events/screening/detail.ts';
import classes from './screening.module.css';
import { foundNothing, readFieldNames, saidNothing, shownValues } from './words.ts';

export function Corrections({ corrections }: Pick<ScreeningDetail, 'corrections'>) {
  return (
    <Paper withBorder p="md" component="section" aria-label="Corrected by the applicant">
      <h2 className={classes.head}>Corrected by the applicant</h2>
      <dl className={classes.reading}>
        {corrections.map(({ of, paper, said }) => (
          <div key={of}>
            <dt>{readFieldNames[of]}</dt>
            <dd>
              <div>The applicant says: {shownValues(of, said, saidNothing)}</div>
              <Text c="dimmed">The paper says: {shownValues(of, paper, foundNothing)}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed">
        The score is based on the file.
      </Text>
    </Paper>
  );
}
