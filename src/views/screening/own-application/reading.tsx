/** What a program read out of a résumé, field by field. */
import { Paper, Text } from '@mantine/core';
import type { ReadValues } from '../../../events/screening/reading.ts';
import { readablePhone } from '../../../events/shared/phone.ts';
import classes from '../screening.module.css';
import { readFieldNames } from './words.ts';

export function Reading({ reading }: { reading: readonly ReadValues[] }) {
  return (
    <Paper withBorder p="md" component="section" aria-label="What was read">
      <h2 className={classes.head}>What was read</h2>
      <dl className={classes.reading}>
        {reading.map(({ of, paper }) => (
          <div key={of}>
            <dt>{readFieldNames[of]}</dt>
            <dd>{paper.length === 0 ? <Text c="dimmed">Nothing found</Text> : valuesText(of, paper)}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

export const valuesText = (of: ReadValues['of'], values: readonly string[]) =>
  values.map((value) => (of === 'phone' ? readablePhone(value) : value)).join(', ');
