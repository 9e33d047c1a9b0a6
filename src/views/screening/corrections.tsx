/** The applicant's corrections of what was read from the résumé. */
import { Paper, Text } from '@mantine/core';
import type { ScreeningDetail } from '../../events/screening/detail.ts';
import classes from './screening.module.css';
import { readFieldNames, valuesText } from './words.ts';

type Both = ScreeningDetail['corrections'][number];

const text = (of: Both['of'], values: readonly string[] | null, none: string) => {
  if (values === null) return 'covered';
  return values.length === 0 ? none : valuesText(of, values);
};

export function Corrections({ corrections }: Pick<ScreeningDetail, 'corrections'>) {
  return (
    <Paper withBorder p="md" component="section" aria-label="Corrected by the applicant">
      <h2 className={classes.head}>Corrected by the applicant</h2>
      <dl className={classes.reading}>
        {corrections.map(({ of, paper, said }) => (
          <div key={of}>
            <dt>{readFieldNames[of]}</dt>
            <dd>
              <div>The applicant says: {text(of, said, 'this is wrong')}</div>
              <Text c="dimmed">The paper says: {text(of, paper, 'nothing found')}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed">
        The score goes by the paper.
      </Text>
    </Paper>
  );
}
