/** Attaches a résumé to the conversation for analysis, for one of one's own jobs or for none. */
import { Button, Group, NativeSelect, Paper, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { AgentFailure } from '../../events/hr-agent/problem.ts';
import type { AttachedResume } from '../../events/hr-agent/port.ts';
import { useApp } from '../app.ts';
import { ResumeFileField, resumeFileError } from '../screening/resume-file-field.tsx';
import { Problem } from '../ui/problem.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { failureTitles } from './words.ts';

export interface AttachResumeProps {
  /** The résumé that is being analyzed, or could not be. */
  readonly resume: AttachedResume | null;
  /** Upload progress from 0 to 1, else null. */
  readonly sent: number | null;
  readonly failure: AgentFailure | null;
  /** Hide what reveals the applicant's identity. */
  readonly blind: boolean;
  /** Another request is running. */
  readonly busy: boolean;
  readonly onAnalyse: (resume: AttachedResume) => void;
  readonly onAgain: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

export function AttachResume(props: AttachResumeProps) {
  const { resume, sent, failure, blind, busy, onAnalyse, onAgain, onStop, onClose } = props;
  const { matches } = useApp();
  const jobs = useAnswer(() => matches.jobs(), 'jobs');
  const [file, setFile] = useState<File | null>(resume?.file ?? null);
  const [jobId, setJobId] = useState(resume?.job?.id ?? '');
  const [error, setError] = useState<string | null>(null);
  const notTaken = failure?.reason === 'not-taken' && file === resume?.file ? failure.message : null;

  const analyse = () => {
    const wrong = resumeFileError(file);
    setError(wrong);
    if (wrong !== null || !file) return;
    onAnalyse({ file, job: jobs.answer?.find(({ id }) => id === jobId) ?? null, blind });
  };

  if (sent !== null) {
    return (
      <Paper withBorder p="md" role="group" aria-label="Analyse a résumé">
        <Stack gap="xs">
          <Text size="sm">{sent < 1 ? 'Sending…' : 'Reading and scoring…'}</Text>
          <Progress value={100 * sent} animated={sent >= 1} aria-label="Sent" />
          <div>
            <Button
              variant="default"
              onClick={({ detail }) => {
                // The stop button may take the place of the analyze button: ignore the second click of a double click.
                if (detail < 2) onStop();
              }}
            >
              Stop
            </Button>
          </div>
        </Stack>
      </Paper>
    );
  }
  return (
    <Paper
      withBorder
      p="md"
      component="form"
      aria-label="Analyse a résumé"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        analyse();
      }}
    >
      <Stack>
        {failure && notTaken === null ? (
          <Problem title={failureTitles[failure.reason]}>
            {failure.message}
            <Button mt="sm" onClick={onAgain}>
              Try again
            </Button>
          </Problem>
        ) : null}
        <ResumeFileField
          file={file}
          nameless={blind}
          failure={error ?? notTaken}
          onFile={(taken) => {
            setFile(taken);
            setError(taken && resumeFileError(taken));
          }}
        />
        <NativeSelect
          label="For which job"
          description="Skills count only for a job. Nothing of the résumé is stored."
          error={jobs.state === 'failed' ? 'Your jobs could not be loaded' : null}
          value={jobId}
          onChange={(event) => setJobId(event.currentTarget.value)}
          data={[
            { value: '', label: 'No job in particular' },
            ...(jobs.answer ?? []).map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        <Group>
          <Button type="submit" disabled={busy}>
            Analyse
          </Button>
          <Button variant="default" onClick={onClose}>
            Discard it
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
