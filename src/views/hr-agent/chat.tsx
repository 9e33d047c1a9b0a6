/** The signed-in person's conversation: questions, answers, and the field for the next question. */
import { Button, Group, Menu, Switch, VisuallyHidden } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import {
  isHidden,
  longestQuestion,
  questionError,
  type Turn,
  visibleTurns,
} from '../../events/hr-agent/conversation.ts';
import type { ApplicantQuery } from '../../events/hr-agent/query/query.ts';
import type { AgentDescription } from '../../events/hr-agent/port.ts';
import { hrAgentMachine, type HrAgentSnapshot } from '../../machines/hr-agent.machine.ts';
import { fetchFonts } from '../../pdf/fetch-fonts.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { engineName } from '../ui/engine-name.ts';
import { useAddressParams } from '../ui/address-params.ts';
import shared from '../ui/conversation/conversation.module.css';
import { questionDraft } from '../ui/conversation/draft.ts';
import { QuestionField } from '../ui/conversation/question-field.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useOnline } from '../ui/online.ts';
import { DocumentIcon, DownloadIcon, TrashIcon } from '../ui/icons.tsx';
import { ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useKeyboardInset } from '../ui/use-keyboard-inset.ts';
import { OfflineNote } from '../ui/problem.tsx';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import { type Asked, useAnswer } from '../ui/use-answer.ts';
import { AnalysisTurn } from './analysis-turn.tsx';
import { AttachResume } from './attach-resume.tsx';
import { conversationText } from './conversation-text.ts';
import classes from './hr-agent.module.css';
import { QuestionTurn } from './question-turn.tsx';
import { Starters } from './starters.tsx';

const clearWords = {
  question: 'Clear the conversation?',
  meaning: 'What was asked and answered is in this tab only, and will be gone for good.',
  confirm: 'Clear it',
  keep: 'Keep it',
  takesBack: true,
};

export function Chat() {
  const { hrAgent } = useApp();
  const [actor] = useState(() => hrAgent.actor(hrAgentMachine));
  const uid = useSession().person?.uid ?? '';
  const [draft] = useState(() => questionDraft(uid, 'hr-agent'));
  const snapshot = useSelector(actor, (state) => state);
  const [params, change] = useAddressParams();
  const blind = params.get('blind') === '1';
  const about = useAnswer(() => hrAgent.describe(blind), `agent ${blind}`);
  const online = useOnline();
  const [attaching, setAttaching] = useState(false);
  const [clearing, setClearing] = useState(false);
  /** The answer whose applicants can be selected, until there is another turn; then it is the last one. */
  const [chosen, setSelecting] = useState<{ readonly turn: number; readonly of: number } | null>(null);
  const last = useRef<HTMLLIElement>(null);
  const write = useRef<HTMLDivElement>(null);
  useKeyboardInset(write);

  useEffect(() => {
    const show = () => requestAnimationFrame(() => last.current?.scrollIntoView({ block: 'start' }));
    const subscriptions = [
      actor.on('AgentQuestionAsked', ({ data }) => (data.again ? undefined : show())),
      actor.on('AgentResumeAnalysed', () => {
        setAttaching(false);
        show();
      }),
    ];
    return () => subscriptions.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor]);

  if (!snapshot.matches('open')) return <PageSkeleton />;
  const { turns, resume, sent, failure } = snapshot.context;
  const selecting = chosen?.of === turns.length ? chosen.turn : turns.length - 1;
  const answering = snapshot.matches({ open: 'answering' });
  const analysing = snapshot.matches({ open: 'analysing' });
  const busy = answering || analysing;
  const ask = (question: string) => actor.send({ type: 'question.ask', question, blind });
  const showBlind = (on: boolean) =>
    change(
      (now) => {
        if (on) now.set('blind', '1');
        else now.delete('blind');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const visible = visibleTurns(turns, blind);
  const hidden = turns.length - visible.length;
  const again = () => actor.send({ type: 'again' });
  const changeFilters = (filters: ApplicantQuery) => actor.send({ type: 'filters.change', filters });

  return (
    <Page
      title="HR agent"
      lead="Ask about your jobs, applicants and scores in your own words, or have a résumé analysed."
      width="wide"
      actions={
        turns.length > 0 ? <Tools turns={visible} busy={busy} onClear={() => setClearing(true)} /> : null
      }
    >
      <div className={classes.chat}>
        <Switch
          label="Blind"
          description="Without names and contact"
          checked={blind}
          onChange={(event) => showBlind(event.currentTarget.checked)}
        />
        {hidden > 0 ? (
          <p className={classes.small}>
            {hidden === 1
              ? 'A question that was asked with names is hidden.'
              : `${hidden} questions that were asked with names are hidden.`}{' '}
            Switch Blind off to see what was answered.
          </p>
        ) : null}
        <div role="log" aria-live="off" aria-label="Conversation" aria-busy={busy}>
          <ol className={shared.turns}>
            {turns.map((turn, i) => {
              const isLast = i === turns.length - 1;
              if (isHidden(turn, blind)) return null;
              return (
                <li key={i} ref={isLast ? last : null} className={shared.turn}>
                  {turn.of === 'analysis' ? (
                    <AnalysisTurn
                      turn={blind ? { ...turn, blind } : turn}
                      onCover={
                        blind || turn.analysis.blind
                          ? null
                          : (covered) => actor.send({ type: 'analysis.cover', turn: i, blind: covered })
                      }
                    />
                  ) : (
                    <QuestionTurn
                      turn={turn}
                      failure={isLast && resume === null ? failure : null}
                      onSelect={i === selecting ? null : () => setSelecting({ turn: i, of: turns.length })}
                      onAgain={isLast && !busy && resume === null ? again : null}
                      onAsk={busy ? null : ask}
                      onFilters={isLast && resume === null ? changeFilters : null}
                    />
                  )}
                </li>
              );
            })}
          </ol>
        </div>
        <VisuallyHidden role="status">{saidOf(snapshot, blind)}</VisuallyHidden>
        {turns.length > 0 ? (
          <details>
            <summary>What can be asked</summary>
            <Kinds about={about} blind={blind} busy={busy} onAsk={ask} />
          </details>
        ) : (
          <Kinds about={about} blind={blind} busy={busy} onAsk={ask} />
        )}
        {attaching || resume ? (
          <AttachResume
            resume={resume}
            blind={blind}
            sent={analysing ? sent : null}
            failure={resume ? failure : null}
            busy={busy}
            onAnalyse={(attached) => actor.send({ type: 'resume.analyse', resume: attached })}
            onAgain={again}
            onStop={() => actor.send({ type: 'stop' })}
            onClose={() => {
              setAttaching(false);
              actor.send({ type: 'resume.drop' });
            }}
          />
        ) : null}
        <div ref={write} className={shared.write}>
          {online ? null : <OfflineNote what="Asking" />}
          <QuestionField
            draft={draft}
            placeholder="Ask a question"
            maxLength={longestQuestion}
            errorOf={questionError}
            busy={busy}
            stoppable={answering}
            onAsk={ask}
            onStop={() => actor.send({ type: 'stop' })}
          />
          {attaching || resume ? null : (
            <Button
              className={classes.attach ?? ''}
              variant="subtle"
              size="compact-md"
              leftSection={<DocumentIcon size={18} />}
              onClick={() => setAttaching(true)}
            >
              Analyse a résumé
            </Button>
          )}
        </div>
      </div>
      {clearing ? (
        <QuestionDialog
          words={clearWords}
          onCancel={() => setClearing(false)}
          onConfirm={() => {
            setClearing(false);
            actor.send({ type: 'conversation.clear' });
          }}
        />
      ) : null}
    </Page>
  );
}

interface KindsProps {
  readonly about: Asked<AgentDescription>;
  readonly blind: boolean;
  readonly busy: boolean;
  readonly onAsk: (question: string) => void;
}

function Kinds({ about: { state, answer, failure, retry }, blind, busy, onAsk }: KindsProps) {
  if (state === 'failed') {
    return (
      <ErrorState title="What can be asked could not be loaded" onRetry={retry}>
        {failure}
      </ErrorState>
    );
  }
  // `answer` is the previous one, with names, until the next one arrives.
  if (!answer || (blind && state === 'loading')) return null;
  return (
    <>
      <p className={classes.small}>Answered by {engineName(answer.engine)}</p>
      {busy ? <Starters kinds={answer.kinds} /> : <Starters kinds={answer.kinds} onAsk={onAsk} />}
    </>
  );
}

interface ToolsProps {
  readonly turns: readonly Turn[];
  readonly busy: boolean;
  readonly onClear: () => void;
}

function Tools({ turns, busy, onClear }: ToolsProps) {
  const saveText = () =>
    saveFile(new Blob([conversationText(turns, new Date())], { type: 'text/plain' }), 'hr-agent.txt');
  const savePdf = async () => {
    const [{ drawConversation }, fonts] = await Promise.all([import('./conversation-pdf.ts'), fetchFonts()]);
    const file = drawConversation(turns, new Date(), fonts);
    saveFile(new Blob([file], { type: 'application/pdf' }), 'hr-agent.pdf');
  };
  return (
    <Group gap="xs">
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<DownloadIcon size={18} />} disabled={busy}>
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void savePdf()}>PDF</Menu.Item>
          <Menu.Item onClick={saveText}>Text</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" leftSection={<TrashIcon size={18} />} disabled={busy} onClick={onClear}>
        Clear
      </Button>
    </Group>
  );
}

/** Announcement for screen readers: each lookup while waiting, and then the whole answer instead of its pieces. */
function saidOf(snapshot: HrAgentSnapshot, blind: boolean): string {
  const last = snapshot.context.turns.at(-1);
  if (snapshot.matches({ open: 'analysing' })) return 'The résumé is being read';
  if (!last || isHidden(last, blind)) return '';
  if (last.of === 'analysis') return `The résumé scores ${last.analysis.score.total} of 100`;
  const { ended, answer } = last;
  if (ended === null) {
    const query = answer.queries.at(-1);
    return query ? `Looking up: ${query.title}` : 'The question is sent';
  }
  // Failures are announced by their own alerts.
  return ended === 'done' ? `Answer: ${answer.text}` : ended === 'stopped' ? 'Stopped' : '';
}
