/** The speech recognition engines, where each sends the sound, and their progress. */
import { Alert, Button, Group, Loader, NativeSelect, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { languages, whyNot } from '../../events/transcription/engine.ts';
import { stepOf } from '../../machines/transcription.machine.ts';
import type { Transcriber } from '../app.ts';
import { problemWords, whereHeard } from '../ui/hearing-words.ts';
import { InfoIcon, StopIcon } from '../ui/icons.tsx';
import { Problem } from '../ui/problem.tsx';
import classes from './transcription.module.css';
import { languageName, noEngine, whereSent } from './words.ts';

type Part = Pick<Transcriber, 'actor'>;

export function Engines({ actor }: Part) {
  const { engines, sound } = useSelector(actor, ({ context }) => context);
  const step = useSelector(actor, stepOf);
  if (step === 'looking')
    return (
      <p className={classes.note} role="status">
        <Loader size="xs" /> Looking for what can write speech down
      </p>
    );
  const { browser, model, modelUnknown } = engines;
  const idle = isIdle(step);
  return (
    <Stack gap="sm">
      <Language actor={actor} disabled={!idle} />
      {!browser && !model ? (
        <Alert color="yellow" icon={<InfoIcon />} title="Write it by hand">
          {modelUnknown ? 'Whether the server can write it down is not known: it did not answer.' : noEngine}
        </Alert>
      ) : null}
      {modelUnknown ? (
        <Group>
          <Button variant="default" size="xs" onClick={() => actor.send({ type: 'engines.look' })}>
            Look again
          </Button>
        </Group>
      ) : null}
      {browser ? (
        <div className={classes.engine}>
          <p className={classes.note}>
            <strong>This browser.</strong> {whereHeard[browser.place]}
          </p>
          {browser.fetchable ? (
            <Button
              variant="default"
              size="xs"
              loading={step === 'installing'}
              onClick={() => actor.send({ type: 'language.install' })}
            >
              Fetch the language, so that the sound stays on this device
            </Button>
          ) : null}
          {sound ? (
            <Ask
              label="Write it down in this browser"
              why={whyNot('browser', engines, sound)}
              disabled={!idle}
              onAsk={() => actor.send({ type: 'sound.hear' })}
            />
          ) : null}
        </div>
      ) : null}
      {model ? (
        <div className={classes.engine}>
          <p className={classes.note}>
            <strong>A model.</strong> {whereSent(model.name)}
          </p>
          {sound ? (
            <Ask
              label="Have the model write it down"
              why={whyNot('model', engines, sound)}
              disabled={!idle}
              onAsk={() => actor.send({ type: 'sound.send' })}
            />
          ) : (
            <p className={classes.note}>You can ask it once there is a recording.</p>
          )}
        </div>
      ) : null}
      <Progress actor={actor} />
    </Stack>
  );
}

/** No recognition or download is running. */
export const isIdle = (step: ReturnType<typeof stepOf>) =>
  ['ready', 'done', 'stopped', 'failed'].includes(step);

function Language({ actor, disabled }: Part & { readonly disabled: boolean }) {
  const language = useSelector(actor, ({ context }) => context.language);
  const known = (languages as readonly string[]).includes(language);
  return (
    <NativeSelect
      className={classes.language}
      label="What is spoken"
      value={language}
      disabled={disabled}
      data={[...(known ? [] : [language]), ...languages].map((value) => ({
        value,
        label: languageName(value),
      }))}
      onChange={(event) => actor.send({ type: 'language.choose', language: event.currentTarget.value })}
    />
  );
}

interface AskProps {
  readonly label: string;
  /** Why it cannot be used; null: it can. */
  readonly why: string | null;
  readonly disabled: boolean;
  readonly onAsk: () => void;
}

function Ask({ label, why, disabled, onAsk }: AskProps) {
  return why === null ? (
    <Group>
      <Button disabled={disabled} onClick={onAsk}>
        {label}
      </Button>
    </Group>
  ) : (
    <p className={classes.note}>{why}</p>
  );
}

function Progress({ actor }: Part) {
  const step = useSelector(actor, stepOf);
  const { problem, message, guess, engine, microphone } = useSelector(actor, ({ context }) => context);
  if (step === 'failed' && problem)
    return <Problem title={problemWords[problem].title}>{message ?? problemWords[problem].remedy}</Problem>;
  const working = ['starting', 'hearing', 'finishing', 'sending'].includes(step);
  return (
    <div>
      {/* Progress is announced to screen readers; the words are not, since they arrive too fast. */}
      <p className={classes.note} role="status">
        {step === 'starting'
          ? 'About to listen'
          : step === 'hearing'
            ? 'Listening'
            : step === 'finishing'
              ? 'Writing the last words'
              : step === 'sending'
                ? 'The model is writing it down. All the words arrive at once, which may take a few minutes.'
                : step === 'done'
                  ? 'Written down. Read it through: engines mishear.'
                  : step === 'stopped' && engine === 'model'
                    ? 'Stopped. Nothing was changed.'
                    : ''}
      </p>
      {guess === '' ? null : (
        <p className={classes.guess} aria-hidden="true">
          {guess}
        </p>
      )}
      {working && step !== 'finishing' && !microphone ? (
        <Button
          variant="default"
          color="red"
          leftSection={<StopIcon size={18} />}
          onClick={() => actor.send({ type: 'work.stop' })}
        >
          Stop
        </Button>
      ) : null}
    </div>
  );
}
