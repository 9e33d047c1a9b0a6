/**
 * chatBot: questions about leather and fabric, answered with sources, beside one's own chats. Without an account it
 * links to the login and back.
 */
import { Button, Drawer } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app.ts';
import { loginPath } from '../guards.ts';
import { useSession } from '../session.ts';
import { isBuiltIn } from '../ui/engine-name.ts';
import { useAddressParams } from '../ui/address-params.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MenuIcon, PlusIcon } from '../ui/icons.tsx';
import { EmptyState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import classes from './chat.module.css';
import { ChatList } from './chat-list.tsx';
import { Conversation } from './conversation.tsx';
import { endWords } from './temporary.tsx';

export function ChatPage() {
  const { ready, person } = useSession();
  if (!ready) return <PageSkeleton />;
  return person ? <Chats key={person.uid} /> : <Visitor />;
}

function Visitor() {
  const here = useLocation();
  return (
    <Page title="Chatbot" lead="Ask how to clean and care for leather and fabric.">
      <EmptyState title="Log in to ask" action={<ButtonLink to={loginPath(here)}>Log in</ButtonLink>}>
        Your questions and their answers are kept in your account, so that you find them again. Or read the{' '}
        care guides that answers come from: they’re open to everybody.
      </EmptyState>
    </Page>
  );
}

interface Place {
  readonly chat: string | null;
  readonly turn: string | null;
  /** Changes with every newly opened conversation, also from one new chat to another. */
  readonly opened: number;
}

function Chats() {
  const { chat } = useApp();
  const [params, change] = useAddressParams();
  const wanted = params.get('chat');
  const turn = params.get('turn');
  const [place, setPlace] = useState<Place>({ chat: wanted, turn, opened: 0 });
  /** Id that the open new chat was given. */
  const [begun, setBegun] = useState<string | null>(null);
  const [version, setVersion] = useState(0);
  const [listOpen, setListOpen] = useState(false);
  /** A temporary chat with content is open. */
  const [temporary, setTemporary] = useState(false);
  const [ending, setEnding] = useState(false);
  const engine = useAnswer(() => chat.calls.engine(), 'engine').answer;
  const model = engine === null || isBuiltIn(engine) ? null : engine;

  const shown = begun ?? place.chat;
  if (wanted !== shown) {
    setPlace({ chat: wanted, turn, opened: place.opened + 1 });
    setBegun(null);
  }
  const show = (id: string | null) => {
    setListOpen(false);
    if (id === null && temporary && !ending) {
      setEnding(true);
      return;
    }
    setEnding(false);
    if (id === null && shown === null) setPlace({ chat: null, turn: null, opened: place.opened + 1 });
    change((now) => {
      now.delete('turn');
      if (id === null) now.delete('chat');
      else now.set('chat', id);
      return now;
    });
  };
  const onBegun = useCallback(
    (id: string) => {
      setBegun(id);
      change(
        (now) => {
          now.set('chat', id);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    // The router's setter changes with every navigation.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  const onAsked = useCallback(() => setVersion((count) => count + 1), []);
  const list = <ChatList version={version} shown={shown} onShow={show} />;

  return (
    <Page
      title="Chatbot"
      lead={`Ask how to clean and care for leather and fabric.${model === null ? '' : ` Answered by ${model}.`}`}
      width="wide"
      actions={
        <>
          <Button
            className={classes.listButton ?? ''}
            variant="default"
            leftSection={<MenuIcon size={18} />}
            onClick={() => setListOpen(true)}
          >
            My chats
          </Button>
          <Button leftSection={<PlusIcon size={18} />} onClick={() => show(null)}>
            New chat
          </Button>
        </>
      }
    >
      <div className={classes.columns}>
        <aside className={classes.side} aria-label="My chats">
          {list}
        </aside>
        <Conversation
          key={`${place.opened}`}
          chat={place.chat}
          turn={place.turn}
          onBegun={onBegun}
          onAsked={onAsked}
          onTemporary={setTemporary}
          onEnd={() => setEnding(true)}
        />
      </div>
      <Drawer opened={listOpen} onClose={() => setListOpen(false)} title="My chats">
        {listOpen ? list : null}
      </Drawer>
      {ending ? (
        <QuestionDialog words={endWords} onCancel={() => setEnding(false)} onConfirm={() => show(null)} />
      ) : null}
    </Page>
  );
}
