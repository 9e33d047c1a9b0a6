/** One question with its streamed answer, and the actions on both. */
import { Button as FormButton, Group, Loader, Textarea } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { questionError } from '../../events/chat/decide.ts';
import { maxQuestion, type Turn as ChatTurn } from '../../events/chat/turn.ts';
import { engineName } from '../ui/engine-name.ts';
import { Button } from '../ui/button.tsx';
import shared from '../ui/conversation/conversation.module.css';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CopyIcon,
  EditIcon,
  RedoIcon,
  SoundIcon,
  StopIcon,
} from '../ui/icons.tsx';
import { Problem } from '../ui/problem.tsx';
import { Attached } from './attached.tsx';
import classes from './chat.module.css';
import { copy } from './copy.ts';
import { failureWords, plainAnswer, sourcePath, spokenAnswer } from './words.ts';

const AnswerMarkdown = lazy(() => import('./markdown.tsx'));

export interface TurnProps {
  readonly turn: ChatTurn;
  /** All versions of the question, itself included. */
  readonly siblings: readonly ChatTurn[];
  /** No question can be sent now. */
  readonly busy: boolean;
  readonly editing: boolean;
  /** The connection is lost; the server goes on answering. */
  readonly lost: boolean;
  readonly onEdit: (editing: boolean) => void;
  readonly onBeside: (question: string) => void;
  readonly onShow: (turn: string) => void;
  /** null if no voice is available. */
  readonly read: ((text: string, language: string, onEnd: () => void) => () => void) | null;
}

export function Turn(props: TurnProps) {
  const { turn, busy, editing, lost, onEdit, onBeside } = props;
  const { question, state, answer, sources, failure, engine } = turn;
  const answering = state === 'answering';
  return (
    <article aria-label={question} aria-busy={answering}>
      {editing ? (
        <EditQuestion question={question} busy={busy} onCancel={() => onEdit(false)} onAsk={onBeside} />
      ) : (
        <h2 className={shared.question}>{question}</h2>
      )}
      <Attached attachments={turn.attachments} />
      <div className={classes.underQuestion}>
        <Branches {...props} />
        {editing || busy ? null : (
          <Button look="quiet" onClick={() => onEdit(true)}>
            <EditIcon size={18} /> Edit
          </Button>
        )}
      </div>
      <div className={shared.answer}>
        {answer === '' ? null : (
          <Suspense fallback={<p className={classes.plain}>{answer}</p>}>
            <AnswerMarkdown text={answer} sources={sources} />
          </Suspense>
        )}
        {answering ? (
          <p className={shared.waiting}>
            <Loader size="xs" aria-hidden="true" />
            {lost ? 'No connection. The answer goes on and will be here once you’re back.' : 'Answering…'}
          </p>
        ) : null}
        <Sources turn={turn} />
        {state === 'stopped' ? <p className={classes.small}>Stopped here.</p> : null}
        {failure === null ? null : (
          <Problem title={failureWords[failure].title}>{failureWords[failure].advice}</Problem>
        )}
        {answering ? null : (
          <div className={classes.foot}>
            <span className={classes.small}>
              {engine === null ? '' : `Answered by ${engineName(engine)}`}
            </span>
            {answer === '' ? null : (
              <Button look="quiet" onClick={() => void copy(plainAnswer(answer, sources))}>
                <CopyIcon size={18} /> Copy
              </Button>
            )}
            {answer === '' || !props.read ? null : (
              <ReadAloud text={spokenAnswer(answer)} read={props.read} />
            )}
            {busy ? null : (
              <Button look="quiet" onClick={() => onBeside(question)}>
                <RedoIcon size={18} /> Ask again
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}

function Branches({ turn, siblings, busy, onShow }: TurnProps) {
  const at = siblings.findIndex(({ id }) => id === turn.id);
  if (siblings.length < 2) return null;
  const before = siblings[at - 1];
  const after = siblings[at + 1];
  return (
    <span className={classes.branches} role="group" aria-label="Versions of this question">
      <Button
        look="quiet"
        aria-label="Earlier version"
        disabled={busy || !before}
        onClick={() => before && onShow(before.id)}
      >
        <ArrowLeftIcon size={18} />
      </Button>
      <span>
        {at + 1}/{siblings.length}
      </span>
      <Button
        look="quiet"
        aria-label="Later version"
        disabled={busy || !after}
        onClick={() => after && onShow(after.id)}
      >
        <ArrowRightIcon size={18} />
      </Button>
    </span>
  );
}

interface EditQuestionProps {
  readonly question: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onAsk: (question: string) => void;
}

function EditQuestion({ question, busy, onCancel, onAsk }: EditQuestionProps) {
  const [words, setWords] = useState(question);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [error, setError] = useState<string | null>(null);
  const ask = () => {
    const wrong = questionError(words);
    setError(wrong);
    if (wrong === null && !busy) onAsk(words.trim());
  };
  return (
    <form
      aria-label="Edit the question"
      noValidate
      className={classes.edit}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Textarea
        label="Your question"
        description="It’s asked as a branch of its own: the first version and its answer stay."
        autosize
        minRows={2}
        maxRows={8}
        maxLength={maxQuestion}
        ref={field}
        value={words}
        error={error}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <Group justify="flex-end" mt="xs">
        <FormButton variant="default" onClick={onCancel}>
          Cancel
        </FormButton>
        <FormButton type="submit" disabled={busy}>
          Ask again
        </FormButton>
      </Group>
    </form>
  );
}

function Sources({ turn: { sources } }: Pick<TurnProps, 'turn'>) {
  if (sources.length === 0) return null;
  return (
    <details className={classes.sources}>
      <summary>
        {sources.length} {sources.length === 1 ? 'source' : 'sources'}
      </summary>
      <ol>
        {sources.map((source, i) => (
          <li key={i}>
            <Link to={sourcePath(source)}>{source.title}</Link> {source.text}
          </li>
        ))}
      </ol>
    </details>
  );
}

function ReadAloud({ text, read }: { readonly text: string; readonly read: NonNullable<TurnProps['read']> }) {
  const [reading, setReading] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const toggle = () => {
    if (reading) {
      stop.current?.();
      stop.current = null;
      setReading(false);
      return;
    }
    setReading(true);
    stop.current = read(text, navigator.language, () => setReading(false));
  };
  return (
    <Button look="quiet" onClick={toggle}>
      {reading ? <StopIcon size={18} /> : <SoundIcon size={18} />} {reading ? 'Stop reading' : 'Read aloud'}
    </Button>
  );
}
