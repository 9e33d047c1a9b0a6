/** The application form: applicant, résumé file, and consent that the employer may read it. */
import { Button, Checkbox, Paper, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldOfError } from '../../events/shared/causes.ts';
import {
  applicationErrors,
  type ApplicationForm as Fields,
  tidyApplication,
} from '../../events/screening/application.ts';
import type { SentResume } from '../../events/screening/port.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { useOnline } from '../ui/online.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { messageOf } from '../ui/message-of.ts';
import { ownRegion } from '../ui/own-region.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSaveForm } from '../ui/use-save-form.ts';
import { ResumeFileField, resumeFileError } from './resume-file-field.tsx';
import { keptText } from './retention/words.ts';

const fields = ['name', 'email', 'phone', 'consent'] as const;

export interface ApplicationFormProps {
  readonly jobId: string;
  readonly company: string;
  /** Of the job, as in `DE`: how phone numbers are written if the browser names no country. */
  readonly country: string;
  /** Months for which the company keeps closed applications; null: until somebody erases them. */
  readonly keptMonths: number | null;
  readonly onSent: (sent: SentResume) => void;
}

export function ApplicationForm({ jobId, company, country, keptMonths, onSent }: ApplicationFormProps) {
  const tidied = (typed: Fields) => tidyApplication(typed, ownRegion() ?? country);
  const { screenings } = useApp();
  const { person, profile } = useSession();
  const online = useOnline();
  const [file, setFile] = useState<File | null>(null);
  const [fileFailure, setFileFailure] = useState<string | null>(null);
  /** Progress from 0 to 1 while the file is uploading. */
  const [part, setPart] = useState<number | null>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const form = useForm<Fields>({
    initialValues: {
      name: [profile?.firstName, profile?.lastName].filter(Boolean).join(' ') || (person?.displayName ?? ''),
      email: person?.email ?? '',
      phone: profile?.phone ?? '',
      consent: false,
    },
    validate: (values) => applicationErrors(tidied(values)),
  });
  const dirty = form.isDirty() || file !== null;
  useUnsaved(dirty, 'a résumé to be sent');

  const { failure, clearFailure, focusFirst, attempt } = useSaveForm(form, { order: fields });

  const submit = async () => {
    const { errors, hasErrors } = form.validate();
    const wrongFile = resumeFileError(file);
    setFileFailure(wrongFile);
    clearFailure();
    if (hasErrors) return focusFirst(errors);
    if (wrongFile || !file) return choose.current?.focus();
    setPart(0);
    const isSent = await attempt(() => send(file));
    if (!isSent) setPart(null);
  };

  /** A refused file shows its own error, since it is not a field of the form. */
  const send = async (chosen: File) => {
    try {
      const sent = await screenings.calls.apply(jobId, tidied(form.values), chosen, setPart);
      form.resetDirty();
      setFile(null);
      onSent(sent);
    } catch (error) {
      if (fieldOfError(error) !== 'file') throw error;
      setFileFailure(messageOf(error));
      setPart(null);
      choose.current?.focus();
    }
  };

  const take = (taken: File | null) => {
    setFile(taken);
    setFileFailure(taken && resumeFileError(taken));
  };

  return (
    <Paper withBorder p="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
        aria-label="Application"
        aria-busy={part !== null}
      >
        <Stack>
          {failure ? <Problem title="It was not sent">{failure}</Problem> : null}
          {online ? null : <OfflineNote what="Sending" />}
          <TextInput label="Name" maxLength={120} autoComplete="name" {...form.getInputProps('name')} />
          <TextInput
            label="Email"
            type="email"
            maxLength={254}
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            {...form.getInputProps('email')}
          />
          <TextInput
            label="Phone"
            type="tel"
            maxLength={40}
            autoComplete="tel"
            placeholder="+1 415 555 2671"
            {...form.getInputProps('phone')}
          />
          <ResumeFileField ref={choose} file={file} failure={fileFailure} onFile={take} />
          <Checkbox
            label={`${company} may read my résumé and have it scored by a program, which leaves the decision to a person`}
            description="You can have it erased at any time, with or without an account."
            {...form.getInputProps('consent', { type: 'checkbox' })}
          />
          <Text size="sm" c="dimmed">
            {keptMonths === null ? null : `${keptText(company, keptMonths, null)} `}
            How we treat what you send: <Link to="/privacy">privacy</Link>.
          </Text>
          {part === null ? null : (
            <div role="status">
              <Text size="sm">{part < 1 ? 'Sending…' : 'Checking your file…'}</Text>
              <Progress value={100 * part} animated={part >= 1} aria-label="Sent" />
            </div>
          )}
          <div>
            <Button type="submit" loading={part !== null}>
              Send résumé
            </Button>
          </div>
        </Stack>
      </form>
      <AskBeforeLeaving dirty={dirty && part === null} what="Your application" />
    </Paper>
  );
}
