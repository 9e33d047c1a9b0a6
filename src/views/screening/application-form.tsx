/** Who applies, with which file, and that the employer may read it. */
import { Button, Checkbox, Input, Paper, Progress, Stack, Text, TextInput } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldOfError } from '../../events/auth/causes.ts';
import {
  applicationErrors,
  type ApplicationForm as Fields,
  largestResume,
  tidyApplication,
} from '../../events/screening/application.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { useOnline } from '../shell/online.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { UploadIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { ownRegion } from '../ui/own-region.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import type { SentResume } from './port.ts';
import classes from './screening.module.css';

const fields = ['name', 'email', 'phone', 'consent'] as const;
type Failures = Partial<Record<(typeof fields)[number], string>>;

const endings = '.pdf,.docx,.txt';

const fileFault = (file: File | null): string | null => {
  if (!file) return 'Choose the file with your résumé';
  if (file.size === 0) return 'This file is empty';
  return file.size > largestResume ? 'This file is larger than 10 MB' : null;
};

export interface ApplicationFormProps {
  readonly jobId: string;
  readonly company: string;
  readonly onSent: (sent: SentResume) => void;
}

export function ApplicationForm({ jobId, company, onSent }: ApplicationFormProps) {
  const { screenings } = useApp();
  const { person, profile } = useSession();
  const online = useOnline();
  const [file, setFile] = useState<File | null>(null);
  const [fileFailure, setFileFailure] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** 0 to 1 while it is on its way. */
  const [part, setPart] = useState<number | null>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const open = useRef<() => void>(null);
  const form = useForm<Fields>({
    initialValues: {
      name: [profile?.firstName, profile?.lastName].filter(Boolean).join(' ') || (person?.displayName ?? ''),
      email: person?.email ?? '',
      phone: profile?.phone ?? '',
      consent: false,
    },
    validate: (values) => applicationErrors(tidyApplication(values, ownRegion())),
  });
  const dirty = form.isDirty() || file !== null;
  useUnsaved(dirty, 'a résumé to be sent');

  const focusFirst = (failures: Failures) => {
    const first = fields.find((field) => failures[field]);
    if (first) form.getInputNode(first)?.focus();
    else choose.current?.focus();
  };

  const submit = async () => {
    const { errors } = form.validate();
    const wrongFile = fileFault(file);
    setFileFailure(wrongFile);
    setFailure(null);
    if (Object.keys(errors).length > 0 || wrongFile || !file) return focusFirst(errors as Failures);
    setPart(0);
    try {
      const tidy = tidyApplication(form.values, ownRegion());
      const sent = await screenings.calls.apply(jobId, tidy, file, setPart);
      form.resetDirty();
      setFile(null);
      onSent(sent);
    } catch (error) {
      setPart(null);
      const name = fieldOfError(error);
      const field = fields.find((one) => one === name);
      if (name === 'file') {
        setFileFailure(messageOf(error));
        choose.current?.focus();
      } else if (field) {
        form.setFieldError(field, messageOf(error));
        form.getInputNode(field)?.focus();
      } else setFailure(messageOf(error));
    }
  };

  const take = (taken: File | null) => {
    setFile(taken);
    setFileFailure(taken && fileFault(taken));
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
          <Input.Wrapper
            label="Résumé"
            description="PDF, Word (.docx) or plain text, up to 10 MB"
            error={fileFailure}
            labelElement="div"
            errorProps={{ id: 'resume-error', role: 'alert' }}
          >
            <Dropzone
              openRef={open}
              className={classes.drop ?? ''}
              mt={6}
              multiple={false}
              activateOnClick={false}
              activateOnKeyboard={false}
              enablePointerEvents
              onDrop={([dropped]) => take(dropped ?? null)}
              inputProps={{ 'aria-label': 'Résumé file', accept: endings }}
              tabIndex={-1}
              role="group"
              aria-label="Drop your résumé here"
            >
              <p aria-live="polite">{file ? file.name : 'Drop your résumé here, or choose it'}</p>
              <Button
                ref={choose}
                variant="default"
                leftSection={<UploadIcon size={18} />}
                aria-describedby={fileFailure ? 'resume-error' : undefined}
                onClick={() => open.current?.()}
              >
                {file ? 'Choose another file' : 'Choose a file'}
              </Button>
            </Dropzone>
          </Input.Wrapper>
          <Checkbox
            label={`${company} may read my résumé and have it scored by a program, which leaves the decision to a person`}
            description="You can have it erased at any time, with or without an account."
            {...form.getInputProps('consent', { type: 'checkbox' })}
          />
          <Text size="sm" c="dimmed">
            How we treat what you send: <Link to="/privacy">privacy</Link>.
          </Text>
          {part === null ? null : (
            <div role="status">
              <Text size="sm">{part < 1 ? 'Sending…' : 'Looking whether it can be read…'}</Text>
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
