/** One chat: the selected branch, and the field for the next question. */
import { Text, VisuallyHidden } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useSelector } from '@xstate/react';
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { questionError } from '../../events/chat/decide.ts';
import { pathTo, siblingsOf } from '../../events/chat/tree.ts';
import { maxQuestion } from '../../events/chat/turn.ts';
import { chatMachine, viewChat } from '../../machines/chat.machine.ts';
import { type Chat, useApp } from '../app.ts';
import { Button } from '../ui/button.tsx';
import shared from '../ui/conversation/conversation.module.css';
import { questionDraft, type QuestionDraft } from '../ui/conversation/draft.ts';
import { QuestionField } from '../ui/conversation/question-field.tsx';
import { useSession } from '../session.ts';
import { useOnline } from '../ui/online.ts';
import { EmptyState, ErrorState } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useKeyboardInset } from '../ui/use-keyboard-inset.ts';
import { usePageActor } from '../ui/use-page-actor.ts';
import { AttachButton, ChosenFiles } from './attach.tsx';
import classes from './chat.module.css';
import { DeviceTurn } from './device-turn.tsx';
import { SeenNote } from './seen-note.tsx';
import { TemporaryNote, TemporarySwitch } from './temporary.tsx';
import { Turn } from './turn.tsx';
import { type DeviceTurn as AskedHere, type UnusedFiles, useDeviceTurns } from './use-device-turns.ts';
import { useAttachments } from './use-attachments.ts';
import { useEndInSight } from './use-end-in-sight.ts';
import { suggestions } from './words.ts';

export interface ConversationProps {
  /** null: a new chat. */
  readonly chat: string | null;
  /** The turn whose branch is shown first. */
  readonly turn: string | null;
  /** Called when a new chat has been given its id. */
  readonly onBegun: (id: string) => void;
  readonly onAsked: () => void;
  /** Called with whether a temporary chat with content is open. */
  readonly onTemporary: (running: boolean) => void;
  /** Called when the person wants to end the temporary chat. */
  readonly onEnd: () => void;
}

export function Conversation({ chat, turn, onTemporary, onEnd, ...callbacks }: ConversationProps) {
  const port = useApp().chat;
  const [temporary, setTemporary] = useState(false);
  /** The chat has questions, or a question is being sent. */
  const [filled, setFilled] = useState(chat !== null);
  const uid = useSession().person?.uid ?? '';
  const [draft] = useState(() => questionDraft(uid, chatName(chat)));
  const open = useCallback(
    () => (temporary ? port.openTemporary(chatMachine) : port.open(chatMachine, { chat, turn })),
    [port, chat, turn, temporary],
  );
  const { opened, failure, retry } = usePageActor(open);
  const setIsTemporary = (on: boolean) => {
    draft.storeIt(!on);
    setTemporary(on);
  };
  const running = temporary && filled;
  useEffect(() => {
    onTemporary(running);
    return () => onTemporary(false);
  }, [running, onTemporary]);
  return (
    <div className={classes.whole}>
      {running ? <TemporaryNote onEnd={onEnd} /> : null}
      {filled ? null : <TemporarySwitch on={temporary} onChange={setIsTemporary} />}
      {/* The previous chat stays open until the other is ready, but must take no questions. */}
      {opened?.temporary === temporary ? (
        <Opened {...callbacks} chat={opened} turn={turn} draft={draft} onFilled={setFilled} />
      ) : failure === '' ? (
        <Opening known={chat !== null} />
      ) : (
        <ErrorState title="The chat could not be opened" onRetry={retry}>
          {failure}
        </ErrorState>
      )}
    </div>
  );
}

const chatName = (id: string | null) => `chat/${id ?? 'new'}`;

/** A new chat loads nothing, so it needs no skeleton. */
const Opening = ({ known }: { readonly known: boolean }) =>
  known ? <PageSkeleton /> : <div className={classes.conversation} aria-busy="true" />;

interface OpenedProps extends Pick<ConversationProps, 'turn' | 'onBegun' | 'onAsked'> {
  readonly chat: Chat;
  /** The draft of the question, which survives switching to a temporary chat. */
  readonly draft: QuestionDraft;
  readonly onFilled: (filled: boolean) => void;
}

function Opened({ chat: opened, turn: first, draft, onFilled, onBegun, onAsked }: OpenedProps) {
  const { actor, read, temporary } = opened;
  const { ids } = useApp();
  const snapshot = useSelector(actor, (state) => state);
  const { step } = viewChat(snapshot);
  const { chat, turns, seen, leaf, sent, failure } = snapshot.context;
  const [edited, setEdited] = useState<string | null>(null);
  const online = useOnline();
  /** A question could not be sent, since there is no network. */
  const [refused, setRefused] = useState(false);
  const { deviceTurns, takeOnDevice } = useDeviceTurns();
  const attachments = useAttachments();
  const path = pathTo(turns, leaf);
  const last = path.at(-1) ?? null;
  const { end, away, toEnd } = useEndInSight(
    `${path.length} ${deviceTurns.length} ${last?.answer.length} ${last?.state}`,
  );
  const arrived = useRef<HTMLLIElement>(null);
  const write = useRef<HTMLDivElement>(null);
  useKeyboardInset(write);

  useEffect(() => {
    const taken = actor.on('ChatQuestionTaken', () => {
      const { chat: id } = actor.getSnapshot().context;
      if (id !== null && !temporary) {
        draft.moveTo(chatName(id));
        onBegun(id);
      }
      if (!temporary) onAsked();
      toEnd();
    });
    return () => taken.unsubscribe();
  }, [actor, temporary, draft, onBegun, onAsked, toEnd]);
  const filled = turns.length > 0 || sent !== null || deviceTurns.length > 0;
  useEffect(() => {
    if (step !== 'opening') onFilled(filled || step === 'missing');
  }, [step, filled, onFilled]);
  useEffect(() => {
    if (step !== 'opening' && first !== null) arrived.current?.scrollIntoView({ block: 'start' });
  }, [step, first]);

  if (step === 'opening') return <Opening known={chat !== null} />;
  if (step === 'missing') {
    return (
      <EmptyState title="This chat isn’t there">It was deleted, or it belongs to somebody else.</EmptyState>
    );
  }
  if (step === 'unopened') {
    return (
      <ErrorState title="The chat could not be opened" onRetry={() => actor.send({ type: 'chat.retry' })}>
        {failure?.message}
      </ErrorState>
    );
  }
  const answering = step === 'following' || step === 'lost';
  const busy = step !== 'ready';
  const stop = () => actor.send({ type: 'answer.stop' });
  const behind = (turn: string | null) => deviceTurns.filter(({ after }) => after === turn);
  /** All turns shown, from the top. */
  const shown = [...behind(null), ...path.flatMap((item) => [item, ...behind(item.id)])];
  const endsHere = step === 'ready' && behind(leaf).length > 0;
  const staysHere = (question: string, files: UnusedFiles) => {
    const earlier = shown.map((item) => item.question);
    if (!takeOnDevice(question, earlier, leaf, files)) return false;
    toEnd();
    return true;
  };
  /** Nothing is sent without a network; what was written stays in its field. */
  const isRefused = () => {
    setRefused(!online);
    return !online;
  };
  const ask = (question: string): void | Promise<boolean> => {
    // Its files stay here too, for another question.
    const names = attachments.files.map(({ file }) => file.name);
    if (staysHere(question, { names, stillChosen: true })) return setEdited(null);
    if (isRefused()) return Promise.resolve(false);
    setEdited(null);
    const send = (stored: readonly string[]) =>
      actor.send({ type: 'question.ask', key: ids.uuid(), question, attachments: stored });
    if (attachments.files.length === 0) return send([]);
    return attachments.store().then((stored) => {
      // Meanwhile another question may have been asked.
      if (!stored || viewChat(actor.getSnapshot()).step !== 'ready') return false;
      send(stored);
      attachments.clear();
      return true;
    });
  };
  const closed = busy || attachments.sending;
  const beside = (turn: string, question: string) => {
    const names = (turns.find(({ id }) => id === turn)?.attachments ?? []).map(({ name }) => name);
    if (staysHere(question, { names, stillChosen: false })) return setEdited(null);
    if (isRefused()) return;
    setEdited(null);
    actor.send({ type: 'question.beside', key: ids.uuid(), turn, question });
  };

  return (
    <div className={classes.conversation}>
      {seen && !answering && step !== 'asking' && step !== 'stopping' ? <SeenNote /> : null}
      {shown.length === 0 && !sent ? (
        <Suggestions disabled={closed} onAsk={(question) => void ask(question)} />
      ) : (
        <div role="log" aria-live="off" aria-label="Conversation" aria-busy={answering}>
          <ol className={shared.turns}>
            <DeviceTurns turns={behind(null)} />
            {path.map((turn) => (
              <Fragment key={turn.id}>
                <li className={shared.turn} ref={turn.id === first ? arrived : null}>
                  <Turn
                    turn={turn}
                    siblings={siblingsOf(turns, turn)}
                    busy={closed}
                    editing={edited === turn.id}
                    lost={step === 'lost'}
                    read={read}
                    onEdit={(on) => setEdited(on ? turn.id : null)}
                    onBeside={(question) => beside(turn.id, question)}
                    onShow={(id) => actor.send({ type: 'branch.show', turn: id })}
                  />
                </li>
                <DeviceTurns turns={behind(turn.id)} />
              </Fragment>
            ))}
          </ol>
        </div>
      )}
      {sent ? <p className={shared.question}>{sent.question}</p> : null}
      {step === 'unasked' ? (
        <Problem title="The question didn’t arrive">
          {failure?.message}
          <div className={classes.tools}>
            <Button onClick={() => actor.send({ type: 'question.retry' })}>Try again</Button>
            <Button look="quiet" onClick={() => actor.send({ type: 'question.drop' })}>
              Discard it
            </Button>
          </div>
        </Problem>
      ) : null}
      {answering && failure ? <Problem title="It couldn’t be stopped">{failure.message}</Problem> : null}
      <div ref={end} className={classes.end} />
      <VisuallyHidden role="status">
        {endsHere ? 'Answered on this device' : statusText(step, last?.state ?? null)}
      </VisuallyHidden>
      <div ref={write} className={shared.write}>
        {away && answering ? (
          <Button look="quiet" onClick={toEnd}>
            To the end of the answer
          </Button>
        ) : null}
        {temporary || closed ? null : (
          // Always mounted and invisible until a file is dragged: the button is for keys and screen readers.
          <Dropzone.FullScreen aria-hidden activateOnKeyboard={false} onDrop={attachments.add}>
            <Text ta="center" py="xl">
              Drop files to attach them to your question
            </Text>
          </Dropzone.FullScreen>
        )}
        {online ? null : <OfflineNote what="Asking" />}
        {refused && !online ? (
          <p role="alert" className={classes.refused}>
            Not sent, since you’re offline. Ask it again once you’re back.
          </p>
        ) : null}
        <QuestionField
          key={chat ?? 'new'}
          draft={draft}
          placeholder={temporary ? 'Ask a question (temporary)' : 'Ask a question'}
          maxLength={maxQuestion}
          errorOf={questionError}
          busy={closed}
          stoppable={answering}
          {...(temporary
            ? { above: <NoFiles /> }
            : {
                above: <ChosenFiles attachments={attachments} />,
                beside: <AttachButton attachments={attachments} disabled={closed} />,
                onFiles: attachments.add,
              })}
          onAsk={ask}
          onStop={stop}
          onEditLast={() => last && setEdited(last.id)}
        />
      </div>
    </div>
  );
}

function DeviceTurns({ turns }: { readonly turns: readonly AskedHere[] }) {
  return turns.map((turn) => (
    <li key={turn.id} className={shared.turn}>
      <DeviceTurn turn={turn} />
    </li>
  ));
}

const NoFiles = () => (
  <Text size="xs" c="dimmed">
    Files can’t be attached in a temporary chat, since the server would have to store them.
  </Text>
);

function statusText(step: ReturnType<typeof viewChat>['step'], last: string | null): string {
  if (step === 'asking') return 'Sending the question';
  if (step === 'following' || step === 'lost') return 'Answering';
  if (step === 'stopping') return 'Stopping';
  if (last === 'answered') return 'The answer is complete';
  return last === 'stopped' ? 'The answer was stopped' : '';
}

interface SuggestionsProps {
  readonly disabled: boolean;
  readonly onAsk: (question: string) => void;
}

function Suggestions({ disabled, onAsk }: SuggestionsProps) {
  return (
    <section className={classes.begin} aria-label="Questions to begin with">
      <p>Ask in your own words, or begin with one of these:</p>
      <ul className={shared.suggestions}>
        {suggestions.map((question) => (
          <li key={question}>
            <button
              type="button"
              className={shared.suggestion}
              disabled={disabled}
              onClick={() => onAsk(question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
