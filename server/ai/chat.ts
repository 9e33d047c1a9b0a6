/** Streams chat completions from a server that speaks OpenAI's protocol. */
import type OpenAI from 'openai';
import { cutOff, failureOf } from './failures.ts';
import { type AiLimits, watch } from './deadline.ts';
import type { ChatMessage, ChatModel, ChatPart, Tool, ToolCall } from './provider.ts';

export function chatOf(client: OpenAI, model: string, engine: string, limits: AiLimits): ChatModel {
  return {
    engine,
    async *chat(messages, { tools = [], signal } = {}) {
      const within = watch(signal);
      within.endIn(limits.whole);
      try {
        const stream = await client.chat.completions.create(
          {
            model,
            stream: true,
            messages: messages.map(asSent),
            ...(tools.length > 0 ? { tools: tools.map(asTool) } : {}),
          },
          { signal: within.signal },
        );
        yield* partsOf(engine, within.everyChunk(stream, limits.pause));
      } catch (error) {
        throw failureOf(engine, error, within);
      } finally {
        within.stop();
      }
    },
  };
}

/** The parts of a streamed answer. It ends without an error only if the model said that it has ended. */
export async function* partsOf(
  engine: string,
  chunks: AsyncIterable<OpenAI.ChatCompletionChunk>,
): AsyncGenerator<ChatPart> {
  const calls: { id: string; name: string; arguments: string }[] = [];
  let ended = false;
  for await (const { choices } of chunks) {
    // Some servers end with a chunk that has only token counts.
    const [choice] = choices ?? [];
    if (!choice) continue;
    if (choice.delta?.content) yield { type: 'text', text: choice.delta.content };
    for (const { index, id, function: called } of choice.delta?.tool_calls ?? []) {
      const call = (calls[index] ??= { id: '', name: '', arguments: '' });
      call.id ||= id ?? '';
      call.name += called?.name ?? '';
      call.arguments += called?.arguments ?? '';
    }
    if (choice.finish_reason === 'length') throw cutOff(engine);
    ended ||= Boolean(choice.finish_reason);
  }
  if (!ended) throw cutOff(engine);
  if (calls.length > 0) yield { type: 'calls', calls: calls.filter(Boolean) };
}

function asSent(message: ChatMessage): OpenAI.ChatCompletionMessageParam {
  if (message.role === 'tool') {
    return { role: 'tool', tool_call_id: message.call, content: message.content };
  }
  if (message.role !== 'assistant' || !message.calls?.length) {
    return { role: message.role, content: message.content };
  }
  return { role: 'assistant', content: message.content, tool_calls: message.calls.map(asCall) };
}

const asCall = ({ id, name, arguments: given }: ToolCall) => ({
  id,
  type: 'function' as const,
  function: { name, arguments: given },
});

const asTool = ({ name, description, parameters }: Tool) => ({
  type: 'function' as const,
  function: { name, description, parameters: { ...parameters } },
});
