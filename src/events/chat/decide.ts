/**
 * The rules of a chat (SPEC.md, CHAT): which steps may follow which, and what ends an answer. The server runs them on the
 * truth; ids come in with the command.
 */
import { type CommandOf, decideBy, type Decider, type Decision, Refused } from '../log/decider.ts';
import { plainLineError, plainTextError } from '../shared/plain-text.ts';
import type { ChatAttachment } from './attachment.ts';
import { chatFact, type ChatFact } from './events.ts';
import { type Chat, chatProjection, type ChatState } from './projection.ts';
import {
  type ChatSource,
  maxAnswer,
  maxQuestion,
  maxTitle,
  maxTurns,
  type SettledTurn,
  titleOf,
  type Turn,
  type TurnFailure,
} from './turn.ts';

export type ChatRefusal =
  'not-found' | 'not-allowed' | 'deleted' | 'answering' | 'full' | 'bad-text' | 'bad-file';

interface ByOwner {
  /** uid of the person asking. */
  readonly by: string;
}

interface Ended {
  readonly turn: string;
  readonly answer: string;
  readonly sources: readonly ChatSource[];
}

type Decided = Decision<ChatFact, ChatRefusal>;

const noChat = () => new Refused('not-found', 'There is no such chat.');
const noTurn = () => new Refused('not-found', 'There is no such question in this chat.');

/** What is wrong with a typed question, or null. Used by the form field and the server. */
export function questionError(typed: string): string | null {
  const question = typed.trim();
  if (question === '') return 'Write a question';
  if ([...question].length > maxQuestion) return `Use at most ${maxQuestion.toLocaleString('en')} characters`;
  return plainTextError(question);
}

export function titleError(typed: string): string | null {
  const title = typed.trim();
  if (title === '') return 'Give it a name';
  if ([...title].length > maxTitle) return `Use at most ${maxTitle} characters`;
  return plainLineError(title);
}

/** Runs `decide` on the person's own, existing chat; that a chat was deleted is revealed to its owner only. */
function forOwner(state: ChatState, { by }: ByOwner, decide: (chat: Chat) => Decided): Decided {
  if (state?.owner !== by) return noChat();
  return state.deleted
    ? new Refused('deleted', 'This chat was deleted. Bring it back first.')
    : decide(state);
}

interface Asked extends ByOwner {
  readonly turn: string;
  readonly question: string;
  /** The engine that is to answer. */
  readonly engine: string;
  /** Files of the question. A sibling of a turn keeps that turn's, whatever is given here. */
  readonly attachments?: readonly ChatAttachment[];
}

const isAnswering = ({ state }: Turn) => state === 'answering';

/** Adds a turn, if the chat has room for it and no answer is in progress. */
function addTurn(chat: Chat, { question }: Asked, facts: () => Decided): Decided {
  const wrong = questionError(question);
  if (wrong !== null) return new Refused('bad-text', `${wrong}.`);
  if (chat.turns.length >= maxTurns) {
    return new Refused('full', `A chat has room for ${maxTurns} questions. Begin a new one.`);
  }
  if (chat.turns.some(isAnswering)) {
    return new Refused('answering', 'The last question is still being answered. Wait for it, or stop it.');
  }
  return facts();
}

/** An answer ends once; later ends change nothing. */
function end(state: ChatState, ended: Ended, fact: (data: EndData) => ChatFact): Decided {
  const turn = state?.turns.find(({ id }) => id === ended.turn);
  if (!turn) return noTurn();
  if (!isAnswering(turn)) return [];
  const { answer, sources } = ended;
  return [fact({ turn: turn.id, answer: answer.slice(0, maxAnswer), sources: [...sources] })];
}
interface EndData {
  turn: string;
  answer: string;
  sources: ChatSource[];
}

/** Whether there is a turn that follows none before it, or occurs twice. */
function hasMisplacedTurn(turns: readonly SettledTurn[]): boolean {
  const known = new Set<string | null>([null]);
  return turns.some(({ id, parent }) => {
    const wrong = known.has(id) || !known.has(parent);
    known.add(id);
    return wrong;
  });
}

const rules = {
  BeginChat(state: ChatState, { by, turn, question, engine, attachments = [] }: Asked): Decided {
    if (state) return [];
    const wrong = questionError(question);
    if (wrong !== null) return new Refused('bad-text', `${wrong}.`);
    const words = question.trim();
    return [
      chatFact.ChatBegun({ owner: by, title: titleOf(words) }),
      chatFact.TurnAsked({
        turn,
        parent: null,
        kind: 'asked',
        question: words,
        engine,
        attachments: [...attachments],
      }),
    ];
  },

  /** Continues after `parent`; null: starts the chat over, as a branch of its own. */
  Ask(state: ChatState, command: Asked & { readonly parent: string | null }): Decided {
    return forOwner(state, command, (chat) => {
      const { turn, parent, question, engine, attachments = [] } = command;
      if (parent !== null && !chat.turns.some(({ id }) => id === parent)) return noTurn();
      return addTurn(chat, command, () => [
        chatFact.TurnAsked({
          turn,
          parent,
          kind: 'asked',
          question: question.trim(),
          engine,
          attachments: [...attachments],
        }),
      ]);
    });
  },

  /** A sibling branch of `of`: the same question again, or a reworded one. */
  AskBeside(state: ChatState, command: Asked & { readonly of: string }): Decided {
    return forOwner(state, command, (chat) => {
      const beside = chat.turns.find(({ id }) => id === command.of);
      if (!beside) return noTurn();
      const { turn, engine } = command;
      const question = command.question.trim();
      const kind = question === beside.question ? 'again' : 'edited';
      return addTurn(chat, command, () => [
        chatFact.TurnAsked({
          turn,
          parent: beside.parent,
          kind,
          question,
          engine,
          attachments: [...beside.attachments],
        }),
      ]);
    });
  },

  Answer: (state: ChatState, ended: Ended) => end(state, ended, chatFact.TurnAnswered),

  Stop(state: ChatState, command: ByOwner & Ended): Decided {
    if (state?.owner !== command.by) return noChat();
    return end(state, command, chatFact.TurnStopped);
  },

  Fail: (state: ChatState, { failure, ...ended }: Ended & { readonly failure: TurnFailure }) =>
    end(state, ended, (data) => chatFact.TurnFailed({ ...data, failure })),

  Rename(state: ChatState, command: ByOwner & { readonly title: string }): Decided {
    return forOwner(state, command, (chat) => {
      const title = command.title.trim();
      const wrong = titleError(title);
      if (wrong !== null) return new Refused('bad-text', `${wrong}.`);
      return title === chat.title ? [] : [chatFact.ChatRenamed({ title })];
    });
  },

  Pin(state: ChatState, command: ByOwner & { readonly pinned: boolean }): Decided {
    return forOwner(state, command, (chat) => {
      if (chat.pinned === command.pinned) return [];
      return [command.pinned ? chatFact.ChatPinned({}) : chatFact.ChatUnpinned({})];
    });
  },

  /** An answer in progress is ended by the caller, in the same step. */
  Delete(state: ChatState, { by }: ByOwner): Decided {
    if (state?.owner !== by) return noChat();
    return state.deleted ? [] : [chatFact.ChatDeleted({})];
  },

  Restore(state: ChatState, { by }: ByOwner): Decided {
    if (state?.owner !== by) return noChat();
    return state.deleted ? [chatFact.ChatRestored({})] : [];
  },

  Import(
    state: ChatState,
    command: ByOwner & { readonly title: string; readonly turns: readonly SettledTurn[] },
  ): Decided {
    if (state) return [];
    const { by, title, turns } = command;
    const wrong = titleError(title);
    if (wrong !== null) return new Refused('bad-text', `${wrong}.`);
    if (turns.length === 0 || turns.length > maxTurns || hasMisplacedTurn(turns)) {
      return new Refused(
        'bad-file',
        'This file does not hold a whole chat: a question follows one that is not there.',
      );
    }
    return [
      chatFact.ChatBegun({ owner: by, title: title.trim() }),
      chatFact.TurnsImported({ turns: [...turns] }),
    ];
  },
};

export type ChatCommand = CommandOf<typeof rules>;

export const chatDecider: Decider<ChatState, ChatCommand, ChatFact, ChatRefusal> = {
  projection: chatProjection,
  decide: decideBy<ChatState, ChatFact, ChatRefusal, typeof rules>(rules),
};
