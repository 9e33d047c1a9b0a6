/** The target of an intake's link: the client sees photos and marks, and confirms or disputes them. No account is needed. */
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { IntakeDetail } from '../../events/intake/port.ts';
import { plainLineError, plainTextError } from '../../events/shared/plain-text.ts';
import { useApp } from '../app.ts';
import { ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { useSaveForm } from '../ui/use-save-form.ts';
import classes from './intake.module.css';
import { ClientSaid, SealedPhotos } from './intake-view.tsx';
import { Seal } from './seal.tsx';
import { useComparison } from './use-comparison.ts';
import { nameOf } from './words.ts';

const title = 'What you handed in';

/** Format of the code in the API contract. */
const isLinkCode = /^[\w-]{43}$/;

export function AgreementPage() {
  const [params] = useSearchParams();
  const code = params.get('link') ?? '';
  return <Agreement key={code} code={code} />;
}

function Agreement({ code }: { code: string }) {
  const { intakes } = useApp();
  const { state, answer, failure, retry, change } = useAnswer(
    // A truncated code can be rejected without a request.
    async () => ({ intake: isLinkCode.test(code) ? await intakes.lookUp(code) : null }),
    code,
  );
  useComparison(
    answer?.intake ?? null,
    () => intakes.lookUp(code),
    (intake) => change(() => ({ intake })),
    // An address may open links every ten seconds, again and again.
    12_000,
  );
  if (state === 'loading' && !answer) return <PageSkeleton />;
  if (state === 'failed')
    return (
      <Page title={title}>
        <ErrorState title="The link could not be opened" onRetry={retry}>
          {failure}
        </ErrorState>
      </Page>
    );
  const intake = answer?.intake;
  if (!intake)
    return (
      <Page title={title}>
        <ErrorState title="This link no longer works">
          A newer link replaces it, and it ends after 90 days. Ask the shop for a new one.
        </ErrorState>
      </Page>
    );
  const shop = nameOf(intake.merchant);
  return (
    <Page title={intake.item} lead={`${shop} recorded how this came in. ${leadOf(intake)}`}>
      <ClientSaid intake={intake} />
      <SealedPhotos intake={intake} />
      {intake.state === 'sent' ? (
        <AnswerForm code={code} intake={intake} onAnswered={(next) => change(() => ({ intake: next }))} />
      ) : null}
      <Seal intake={intake} />
    </Page>
  );
}

function leadOf({ state, answer }: IntakeDetail): string {
  if (state === 'sent') return 'Look at the photos and marks, then say whether they are right.';
  if (state === 'objected') return 'Your answer has arrived. The shop will send you a new link.';
  if (state === 'agreed') return 'Your answer has arrived. Save the PDF as your receipt.';
  return answer ? 'Here is how it went back.' : '';
}

interface AnswerFormProps {
  readonly code: string;
  readonly intake: IntakeDetail;
  readonly onAnswered: (intake: IntakeDetail) => void;
}

function AnswerForm({ code, intake, onAnswered }: AnswerFormProps) {
  const { intakes } = useApp();
  const [agreed, setAgreed] = useState(true);
  const form = useForm({
    initialValues: { name: '', comment: '' },
    validate: {
      name: (name) => (name.trim() === '' ? 'Enter your name' : plainLineError(name)),
      comment: (comment) => {
        if (comment.trim() !== '') return plainTextError(comment);
        return agreed ? null : 'Say what is not right';
      },
    },
  });
  const { failure, saved, submit } = useSaveForm(form, { order: ['name', 'comment'] });
  useUnsaved(form.isDirty() && !saved, 'your answer');
  const send = async ({ name, comment }: { name: string; comment: string }) => {
    const seen = intake.records.at(-1)?.hash ?? '';
    onAnswered(await intakes.answer({ code, agreed, name: name.trim(), comment: comment.trim(), seen }));
  };
  return (
    <section aria-labelledby="answer" className={classes.part}>
      <h2 id="answer">Is this right?</h2>
      <form onSubmit={submit(send)} noValidate aria-busy={form.submitting} aria-label="Your answer">
        <Stack maw={520}>
          {failure ? <Problem title="Your answer was not sent">{failure}</Problem> : null}
          <TextInput
            label="Your name"
            required
            maxLength={80}
            autoComplete="name"
            {...form.getInputProps('name')}
          />
          <Textarea
            label="Comment"
            description="Needed only if something is not right"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={1000}
            {...form.getInputProps('comment')}
          />
          <p className={classes.hint}>
            You can answer once. It is kept with the photos and the marks, and nobody can change it later.
          </p>
          <Group>
            <Button type="submit" size="md" loading={form.submitting} onClick={() => setAgreed(true)}>
              Yes, this is right
            </Button>
            <Button
              type="submit"
              size="md"
              variant="default"
              loading={form.submitting}
              onClick={() => setAgreed(false)}
            >
              No, I object
            </Button>
          </Group>
        </Stack>
      </form>
    </section>
  );
}
