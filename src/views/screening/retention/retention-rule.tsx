/** After how many months an employer's closed applications are erased; says how many that would be now before it is saved. */
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { applicationsText, isShorter, offeredMonths } from '../../../events/screening/retention.ts';
import { useApp } from '../../app.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { ErrorState } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import classes from './retention.module.css';
import { monthsText } from './words.ts';

/** Loaded when it is opened. */
export function RetentionRule() {
  const [opened, setOpened] = useState(false);
  return (
    <details className={classes.rule} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>How long applications are kept</summary>
      {opened ? <Rule /> : null}
    </details>
  );
}

function Rule() {
  const { screenings } = useApp();
  const [chosen, setChosen] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const wanted = chosen === null || chosen === '' ? null : Number(chosen);
  const asked = useAnswer(() => screenings.calls.retentionRule(wanted), `retention ${wanted}`);
  const rule = asked.answer;
  if (asked.state === 'failed')
    return (
      <ErrorState title="It could not be loaded" onRetry={asked.retry}>
        {asked.failure}
      </ErrorState>
    );
  if (!rule) return <Text role="status">Loading…</Text>;
  const months = chosen === null ? rule.months : wanted;
  const changed = months !== rule.months;
  const shorter = isShorter(rule.months, months);
  const counted = asked.state === 'ready';
  const erasesNow = shorter ? rule.erasesNow : 0;

  const save = async () => {
    setAsking(false);
    setBusy(true);
    setFailure('');
    try {
      const saved = await screenings.calls.saveRetentionRule(rule.version, months, erasesNow);
      asked.change(() => saved);
      setChosen(saved.months === null ? '' : String(saved.months));
      notify({ message: savedText(saved.months), tone: 'positive' });
    } catch (error) {
      setFailure(messageOf(error));
      asked.retry();
    } finally {
      setBusy(false);
    }
  };
  const others = months !== null && !offeredMonths.some((each) => each === months) ? [months] : [];
  return (
    <Stack gap="sm" mt="sm">
      <Text>
        Applications that are rejected or withdrawn, or whose job is closed or past its last day, can be
        erased automatically, with file, text, score and notes. Whoever is shortlisted stays until you close
        the job. Applicants see this before they apply, and the day on the page of their application.
      </Text>
      {failure === '' ? null : <Problem title="It was not saved">{failure}</Problem>}
      <NativeSelect
        label="Keep closed applications"
        w="min(100%, 22rem)"
        value={months === null ? '' : String(months)}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: '', label: 'Until somebody erases them' },
          ...[...offeredMonths, ...others]
            .sort((a, b) => a - b)
            .map((each) => ({ value: String(each), label: `For ${monthsText(each)}` })),
        ]}
      />
      <Text role="status" size="sm" c="dimmed">
        {!changed || !counted
          ? ''
          : shorter
            ? `${applicationsText(erasesNow)} would be erased now.`
            : 'Nothing would be erased now.'}
      </Text>
      <div>
        <Button
          loading={busy}
          disabled={!changed || !counted}
          onClick={() => (shorter ? setAsking(true) : void save())}
        >
          Save
        </Button>
      </div>
      {asking && months !== null ? (
        <QuestionDialog
          words={{
            question: `Keep closed applications for ${monthsText(months)} only?`,
            meaning:
              erasesNow === 0
                ? 'None would be erased now. From then on, each is erased when its time is over. That can’t be undone.'
                : `${applicationsText(erasesNow)} would be erased within minutes, for good: file, text, score and notes. Others follow when their time is over.`,
            confirm: erasesNow === 0 ? 'Save' : `Save, and erase ${erasesNow}`,
            keep: 'Not now',
            takesBack: true,
          }}
          onCancel={() => setAsking(false)}
          onConfirm={() => void save()}
        />
      ) : null}
    </Stack>
  );
}

const savedText = (months: number | null) =>
  months === null
    ? 'Closed applications are kept until somebody erases them'
    : `Closed applications are kept for ${monthsText(months)}`;
