/** An application as its applicant sees it: its state, what was read, and the score with its reasons. */
import { Alert, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { failureWords, stepWords } from '../../../events/screening/words.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { MessageList } from '../messages/message-list.tsx';
import { ResumeText } from '../resume-text.tsx';
import { ScorePoints } from '../score-points.tsx';
import classes from '../screening.module.css';
import { keptText } from '../retention/words.ts';
import { StatusBadge } from '../status-badge.tsx';
import { momentText } from '../words.ts';
import { EndApplication, type OwnApplicationProps } from './end-application.tsx';
import { Reading } from './reading.tsx';
import { SaveCopy } from './save-copy.tsx';
import { stageText } from './words.ts';

export function ApplicationView(props: OwnApplicationProps) {
  const { job, company, receivedAt, failure, reading, score, text, messages } = props.application;
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <Page
      title={job.title}
      lead={`Your application to ${company}, sent ${momentText(receivedAt)}`}
      width="wide"
    >
      <div className={classes.columns}>
        <Stack>
          <Stage {...props} />
          <MessageList title={`Messages from ${company}`} messages={messages} />
          {failure === null ? null : (
            <Alert color="red" title="It could not be screened" icon={<AlertIcon />}>
              {failureWords[failure]} Send another file.
            </Alert>
          )}
          {score ? (
            <Paper withBorder p="md" component="section" aria-label="Score">
              <h2 className={classes.head}>What was scored, and why</h2>
              <ScorePoints score={score} chosen={chosen} onChoose={setChosen} />
              <Text size="sm" mt="xs">
                {company} sees the same numbers. A person decides.
              </Text>
            </Paper>
          ) : null}
          {reading ? <Reading {...props} reading={reading} /> : null}
        </Stack>
        {text === null ? null : (
          <section aria-label="Your résumé">
            <h2 className={classes.head}>Your résumé, as it was read</h2>
            <ResumeText text={text} points={score?.points ?? []} chosen={chosen} />
          </section>
        )}
      </div>
    </Page>
  );
}

function Stage(props: OwnApplicationProps) {
  const { status, company, history, erasedAfterMonths: months, erasedOn } = props.application;
  return (
    <Paper withBorder p="md" component="section" aria-label="Where it stands">
      <Group justify="space-between" align="flex-start">
        <h2 className={classes.head}>Where it stands</h2>
        <StatusBadge status={status} />
      </Group>
      <Text role="status">{stageText(status, company)}</Text>
      {months === null || status === 'erased' ? null : (
        <Text size="sm" c="dimmed" mt="xs">
          {keptText(company, months, erasedOn)}
        </Text>
      )}
      <details className={classes.reasons}>
        <summary>What happened when</summary>
        <ol className={classes.history}>
          {history.map(({ type, at }, index) => (
            <li key={index}>
              {stepWords[type] ?? type}
              <div>
                <small>{momentText(at)}</small>
              </div>
            </li>
          ))}
        </ol>
      </details>
      {status === 'erased' ? null : <SaveCopy {...props} />}
      {status === 'erased' ? null : <EndApplication {...props} />}
    </Paper>
  );
}
