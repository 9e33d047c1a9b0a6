/** Lets a model call tools until it answers. It knows neither what the tools do nor whom the answer is for. */
import { AiFailure, type ChatMessage, type ChatModel, type Tool, type ToolCall } from './provider.ts';

/** Rounds of tool calls before the model must answer; calls per round are limited by `maxCalls`. */
const maxRounds = 6;
const maxCalls = 8;

export interface Tools {
  readonly tools: readonly Tool[];
  /** The result for the model; what is wrong with a call is told as text, too. */
  readonly run: (call: ToolCall) => Promise<string>;
  readonly signal: AbortSignal;
}

/**
 * Streams the model's text; that of a later round is a separate paragraph.
 * @throws AiFailure, also when it says nothing or calls tools without end, or the reason of `signal`
 */
export async function* answerInRounds(
  model: ChatModel,
  asked: readonly ChatMessage[],
  { tools, run, signal }: Tools,
): AsyncGenerator<string> {
  const messages = [...asked];
  let hasAnswered = false;
  for (let round = 0; round <= maxRounds; round += 1) {
    let text = '';
    let calls: readonly ToolCall[] = [];
    for await (const part of model.chat(messages, { tools, signal })) {
      if (part.type === 'calls') calls = part.calls;
      else if (part.text !== '') {
        yield hasAnswered && text === '' ? `\n\n${part.text}` : part.text;
        text += part.text;
      }
    }
    hasAnswered ||= text !== '';
    if (calls.length === 0) {
      if (!hasAnswered) throw new AiFailure('unreadable', `${model.engine} answered nothing.`);
      return;
    }
    messages.push({ role: 'assistant', content: text, calls });
    for (const [i, call] of calls.entries()) {
      signal.throwIfAborted();
      const content = i < maxCalls ? await run(call) : 'These are too many calls at once.';
      messages.push({ role: 'tool', call: call.id, content });
    }
  }
  throw new AiFailure(
    'unreadable',
    `${model.engine} looked things up ${maxRounds} times and came to no answer.`,
  );
}
