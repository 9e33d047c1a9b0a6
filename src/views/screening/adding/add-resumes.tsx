/** An employer adds up to 500 résumés at once to one of their jobs, and sees the outcome of each. */
import { Anchor, Button, Checkbox, Group, NativeSelect, Paper, Progress, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { maxBatch } from '../../../events/screening/adding.ts';
import { isUnfinished } from '../../../events/screening/status.ts';
import type { AddedResume } from '../../../events/screening/port.ts';
import { useApp } from '../../app.ts';
import { useAddressParams } from '../../ui/address-params.ts';
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx';
import { counted } from '../../ui/counted.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { useOnline } from '../../ui/online.ts';
import { Page } from '../../ui/page.tsx';
import { OfflineNote, Problem } from '../../ui/problem.tsx';
import { useOwnJobs } from '../use-own-jobs.ts';
import { ChooseFiles } from './choose-files.tsx';
import { OutcomeList } from './outcome-list.tsx';
import { useAdded } from './use-added.ts';
import { type Adding, useAdding } from './use-adding.ts';

export interface AddResumesProps {
  readonly batch: string;
  readonly blind: boolean;
  /** URL of the list. */
  readonly back: string;
}

export function AddResumes({ batch, blind, back }: AddResumesProps) {
  const { screenings } = useApp();
  const { asked, refresh } = useAdded(batch, blind);
  const all = useAdding(batch, refresh);
  const added = asked.answer ?? [];
  const there = new Set(added.map(({ id }) => id));
  const adding = {
    ...all,
    files: all.files.filter(({ state, id }) => state !== 'sent' || !there.has(id ?? '')),
  };
  const retry = async ({ id, version }: AddedResume) => {
    try {
      await screenings.calls.change(id, version, { type: 'RetryScreening' });
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    }
    refresh();
  };
  return (
    <Page
      title="Add résumés"
      lead="Résumés that reached you by mail or on paper, scored like those sent here."
      actions={
        <Anchor component={Link} to={back}>
          <Group gap={4}>
            <ArrowLeftIcon size={18} />
            All résumés
          </Group>
        </Anchor>
      }
    >
      <Stack gap="lg">
        <AddingForm adding={adding} added={added} />
        <Standing adding={adding} added={added} />
        {asked.state === 'failed' ? (
          <Problem title="What was sent could not be loaded">
            {asked.failure}{' '}
            <Button variant="default" size="compact-md" onClick={asked.retry}>
              Try again
            </Button>
          </Problem>
        ) : null}
        {adding.files.length + added.length === 0 ? null : (
          <OutcomeList
            files={adding.files}
            added={added}
            blind={blind}
            onDrop={adding.drop}
            onRetry={(row) => void retry(row)}
          />
        )}
      </Stack>
      <AskBeforeLeaving dirty={adding.sending} what="Résumés that are being sent" byQuery />
    </Page>
  );
}

interface Parts {
  readonly adding: Adding;
  readonly added: readonly AddedResume[];
}

function AddingForm({ adding, added }: Parts) {
  const jobs = useOwnJobs();
  const [params, setParams] = useAddressParams();
  const online = useOnline();
  const job = params.get('job') ?? '';
  const [agreed, setAgreed] = useState(false);
  const [failures, setFailures] = useState<{ job?: string; agreed?: string; files?: string }>({});
  const [surplus, setSurplus] = useState(0);
  const jobField = useRef<HTMLSelectElement>(null);
  const agreedField = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const due = adding.files.filter(({ state }) => state === 'waiting' || state === 'unsent').length;

  const submit = () => {
    const found = {
      ...(job === '' ? { job: 'Choose the job they are for' } : {}),
      ...(due === 0 ? { files: 'Choose the files first' } : {}),
      ...(agreed ? {} : { agreed: 'Please confirm this before sending' }),
    };
    setFailures(found);
    if (found.job) return jobField.current?.focus();
    if (found.files) return choose.current?.focus();
    if (found.agreed) return agreedField.current?.focus();
    void adding.send(job);
  };

  return (
    <Paper
      withBorder
      p="lg"
      component="form"
      aria-label="Résumés to add"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        {online ? null : <OfflineNote what="Sending" />}
        <NativeSelect
          ref={jobField}
          label="Job"
          disabled={adding.sending || added.length > 0}
          value={job}
          error={failures.job}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setParams((before) => {
              const wanted = new URLSearchParams(before);
              wanted.set('job', chosen);
              return wanted;
            });
          }}
          data={[
            { value: '', label: 'Choose…' },
            ...jobs.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        <ChooseFiles
          ref={choose}
          failure={failures.files ?? null}
          onFiles={(files) => {
            setFailures(({ files: _, ...others }) => others);
            setSurplus(adding.choose(files, added.length));
          }}
        />
        {surplus === 0 ? null : (
          <Problem title={`${counted(surplus, 'file')} too many`}>
            {`${maxBatch} can be added at once. Send these first, then start again with the rest.`}
          </Problem>
        )}
        <Checkbox
          ref={agreedField}
          label="These people know that I have their résumé and have it scored by a program, which leaves the decision to a person"
          checked={agreed}
          error={failures.agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        <div>
          <Button type="submit" loading={adding.sending} disabled={!online}>
            {due === 0 ? 'Add résumés' : `Add ${counted(due, 'file')}`}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}

/** Overall progress as one line and one bar. */
function Standing({ adding: { files, sending }, added }: Parts) {
  const failed = added.filter(({ status }) => status === 'failed').length;
  const working = added.filter(({ status }) => isUnfinished(status)).length;
  const screened = added.length - failed - working;
  const same = files.filter(({ state }) => state === 'duplicate').length;
  const refused = files.filter(({ state }) => state === 'refused').length;
  const sent = files.filter(({ state }) => state === 'sent').length;
  const onTheWay = files.filter(({ state }) => state === 'sending').length;
  const all = added.length + sent + onTheWay;
  if (all + same + refused === 0) return null;
  const parts = [
    `${screened} screened`,
    ...(onTheWay > 0 ? [`${onTheWay} being sent`] : []),
    ...(working + sent > 0 ? [`${working + sent} being read`] : []),
    ...(failed > 0 ? [`${failed} could not be read`] : []),
    ...(same > 0 ? [`${same} already there`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ];
  return (
    <div>
      <Text role="status">{parts.join(', ')}</Text>
      <Progress
        value={all === 0 ? 100 : (100 * (screened + failed)) / all}
        animated={sending || working + sent > 0}
        aria-label="Screened"
        mt={6}
      />
    </div>
  );
}
