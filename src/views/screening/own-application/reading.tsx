/** What the program read from a résumé, field by field, with the applicant's corrections. */
import { Button, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReadValues } from '../../../events/screening/reading.ts';
import classes from '../screening.module.css';
import { readFieldNames, valuesText } from '../words.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import type { OwnApplicationProps } from './end-application.tsx';

export function Reading({
  reading,
  applicationKey,
  application,
  onChanged,
}: OwnApplicationProps & { reading: readonly ReadValues[] }) {
  const [correcting, setCorrecting] = useState(false);
  const { status, company } = application;
  return (
    <Paper withBorder p="md" component="section" aria-label="What was read">
      <h2 className={classes.head}>What was read</h2>
      <dl className={classes.reading}>
        {reading.map(({ of, paper, said }) => (
          <div key={of}>
            <dt>{readFieldNames[of]}</dt>
            <dd>
              {paper.length === 0 ? <Text c="dimmed">Nothing found</Text> : valuesText(of, paper)}
              {said === null ? null : (
                <div>You say: {said.length === 0 ? 'this is wrong' : valuesText(of, said)}</div>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {status === 'screened' ? (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            Is something wrong? Until {company} decides, you can correct it, and they see both. The score is
            based on the file and doesn’t change.
          </Text>
          <Button variant="default" onClick={() => setCorrecting(true)}>
            Correct it
          </Button>
        </>
      ) : null}
      {correcting ? (
        <CorrectDialog
          applicationKey={applicationKey}
          reading={reading}
          version={application.correctionVersion}
          onOutdated={onChanged}
          onClose={() => setCorrecting(false)}
          onCorrected={(next) => {
            setCorrecting(false);
            onChanged(next);
          }}
        />
      ) : null}
    </Paper>
  );
}
