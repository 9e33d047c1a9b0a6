/**
 * A temporary chat: the rules of every chat over a log in memory, which is gone with the page. Each question sends the
 * earlier turns along, and the server stores none of it; an answer whose connection breaks is over for good.
 */
import { type ChatCommand, chatDecider } from '../events/chat/decide.ts';
import { chatFacts, chatStreamName } from '../events/chat/events.ts';
import { type AnswerNews, newChat, type NewQuestion, type TemporarySlots } from '../events/chat/port.ts';
import type { Chat } from '../events/chat/projection.ts';
import { remembered } from '../events/chat/remembered.ts';
import { pathTo } from '../events/chat/tree.ts';
import type { Turn } from '../events/chat/turn.ts';
import { Refused } from '../events/log/decider.ts';
import { openLiveStream } from '../events/log/live-stream.ts';
import { memoryLog } from '../events/log/memory-log.ts';
import { newsIn } from './answer-news.ts';
import { eventsIn, type ServerSent } from './event-stream.ts';
import type { HiringClient } from './hiring-client.ts';
import { dataOf } from './http.ts';
import { ids } from './random.ts';

/** Ids of the only conversation in this log, and of the person. */
const id = 'temporary';
const by = 'me';

const brokenOff = { type: 'answer.ended', state: 'failed', sources: [], failure: 'cut-off' } as const;

/** The answer under way. */
interface Coming {
  readonly over: AbortController;
  sent: AsyncGenerator<ServerSent> | null;
  /** The text received so far. */
  text: string;
}

const commandOf = (asked: NewQuestion, turn: string, engine: string): ChatCommand => {
  const { chat, beside: of, parent, question } = asked;
  const words = { by, turn, question, engine };
  if (chat === null) return { type: 'BeginChat', ...words };
  return of === null ? { type: 'Ask', ...words, parent } : { type: 'AskBeside', ...words, of };
};

export function temporaryChat(patient: HiringClient): TemporarySlots {
  const now = () => new Date().toISOString();
  const opened = openLiveStream({
    log: memoryLog(),
    stream: chatStreamName(id),
    definitions: chatFacts,
    decider: chatDecider,
    stamp: () => ({ at: now(), actor: by, device: id }),
  });
  let answer: Coming | null = null;

  async function take(command: ChatCommand): Promise<Chat> {
    const stream = await opened;
    const taken = await stream.execute(command);
    if (taken instanceof Refused) throw new Error(taken.message);
    return stream.state!;
  }
  const turnIn = ({ turns }: Chat, turn: string): Turn => turns.find((one) => one.id === turn)!;

  async function earlierThan({ parent, beside }: NewQuestion) {
    const turns = (await opened).state?.turns ?? [];
    const behind = beside === null ? parent : (turns.find((turn) => turn.id === beside)?.parent ?? null);
    return remembered(pathTo(turns, behind).map(({ question, answer }) => ({ question, answer })));
  }

  /** Resolves with the engine once the server begins to answer: a question that it refuses is not recorded. */
  async function begin(asked: NewQuestion): Promise<string> {
    answer?.over.abort();
    const begun: Coming = { over: new AbortController(), sent: null, text: '' };
    answer = begun;
    const body = await dataOf<ReadableStream<Uint8Array>>(
      patient.POST('/temporary-answers', {
        body: { question: asked.question, earlier: [...(await earlierThan(asked))] },
        headers: { accept: 'text/event-stream' },
        parseAs: 'stream',
        signal: begun.over.signal,
      }) as never,
    );
    begun.sent = eventsIn(body);
    const { value: first } = await begun.sent.next();
    if (first?.event !== 'engine') throw new Error('The answer broke off before it began. Ask again.');
    return (JSON.parse(first.data) as { engine: string }).engine;
  }

  async function* newsOf(turn: string, mine: Coming): AsyncGenerator<AnswerNews> {
    const ending = async (news: Extract<AnswerNews, { type: 'answer.ended' }>): Promise<AnswerNews> => {
      const { state, sources, failure } = news;
      const ended = { turn, answer: mine.text, sources };
      await take(
        state === 'failed'
          ? { type: 'Fail', ...ended, failure: failure ?? 'failed' }
          : { type: 'Answer', ...ended },
      );
      return news;
    };
    try {
      for await (const sent of mine.sent ?? []) {
        const news = newsIn(sent);
        if (news?.type === 'piece.came') mine.text += news.text;
        if (news?.type === 'answer.ended') {
          yield await ending(news);
          return;
        }
        if (news) yield news;
      }
    } catch {
      // Treated like a stream that stops before its end.
    }
    if (!mine.over.signal.aborted) yield await ending({ ...brokenOff, endedAt: now() });
  }

  return {
    load: async () => newChat,
    async ask(asked) {
      const engine = await begin(asked);
      const turn = ids.uuid();
      return { chat: id, turn: turnIn(await take(commandOf(asked, turn, engine)), turn) };
    },
    follow:
      ({ turn }) =>
      (send) => {
        const mine = answer;
        if (!mine) return () => undefined;
        const read = async () => {
          for await (const news of newsOf(turn, mine)) if (!mine.over.signal.aborted) send(news);
        };
        void read();
        return () => mine.over.abort();
      },
    async stop({ turn }) {
      answer?.over.abort();
      return turnIn(await take({ type: 'Stop', turn, by, answer: answer?.text ?? '', sources: [] }), turn);
    },
    close() {
      answer?.over.abort();
      answer = null;
    },
  };
}
