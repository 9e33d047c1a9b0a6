import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAi } from '../../../server/ai/open-ai.ts';
import { AiFailure, type ChatModel, type ChatPart, withoutModels } from '../../../server/ai/provider.ts';
import {
  begin,
  call,
  embed,
  hang,
  line,
  type ModelServer,
  openModelServer,
  passingRefusals,
  plain,
  refusals,
  refuse,
  say,
} from './model-server.ts';

let server: ModelServer;
beforeEach(async () => {
  server = await openModelServer();
});
afterEach(() => server.close());

const question = [{ role: 'user', content: 'Who applied?' }] as const;

async function partsOf(model: ChatModel, signal?: AbortSignal): Promise<ChatPart[]> {
  const parts: ChatPart[] = [];
  for await (const part of model.chat(question, signal ? { signal } : {})) parts.push(part);
  return parts;
}

const failureOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AiFailure);
  return error as AiFailure;
};

const chatModel = (limits = {}) => openAi(server.settings, { ...limits }).chat!;
const embeddings = (limits = {}) => openAi(server.settings, { ...limits }).embeddings!;

describe('a server that speaks OpenAI’s protocol', () => {
  it('is not there without its settings, and each model only when it is named', () => {
    expect(openAi(null)).toBe(withoutModels);
    expect(openAi({ ...server.settings, chatModel: null }).chat).toBeNull();
    expect(openAi({ ...server.settings, embeddingModel: null }).embeddings).toBeNull();
  });

  it('is named by its model and its host, never by its key', () => {
    const { host } = new URL(server.settings.baseUrl);
    expect(chatModel().engine).toBe(`talker at ${host}`);
    expect(embeddings().engine).toBe(`measurer at ${host}`);
  });

  it('streams an answer word by word', async () => {
    server.answers(say('Jo', 'anna ', 'applied.'));
    expect(await partsOf(chatModel())).toEqual([
      { type: 'text', text: 'Jo' },
      { type: 'text', text: 'anna ' },
      { type: 'text', text: 'applied.' },
    ]);
    expect(server.asked).toMatchObject([
      { path: '/v1/chat/completions', key: 'sk-test', body: { model: 'talker', stream: true } },
    ]);
    expect(server.asked[0]!.body.messages).toEqual(question);
    expect(server.asked[0]!.body).not.toHaveProperty('tools');
  });

  it('sends no key when there is none', async () => {
    server.answers(say('Yes.'));
    await partsOf(openAi({ ...server.settings, apiKey: null }).chat!);
    expect(server.asked.map(({ key }) => key)).toEqual([null]);
  });

  it('offers tools, puts the pieces of calls together, and takes their answers back', async () => {
    server.answers(call(['jobs', '{"status":"open"}'], ['scores', '{}']));
    const model = chatModel();
    const tool = { name: 'jobs', description: 'Own jobs', parameters: { type: 'object' } };
    const parts: ChatPart[] = [];
    for await (const part of model.chat(question, { tools: [tool] })) parts.push(part);
    const calls = [
      { id: 'call-0', name: 'jobs', arguments: '{"status":"open"}' },
      { id: 'call-1', name: 'scores', arguments: '{}' },
    ];
    expect(parts).toEqual([{ type: 'calls', calls }]);
    expect(server.asked[0]!.body.tools).toEqual([{ type: 'function', function: tool }]);

    server.answers(say('Two.'));
    const next = model.chat([
      ...question,
      { role: 'assistant', content: '', calls },
      { role: 'tool', call: 'call-0', content: '[]' },
    ]);
    for await (const part of next) expect(part).toEqual({ type: 'text', text: 'Two.' });
    expect(server.asked[1]!.body.messages).toEqual([
      ...question,
      {
        role: 'assistant',
        content: '',
        tool_calls: calls.map(({ id, name, arguments: given }) => ({
          id,
          type: 'function',
          function: { name, arguments: given },
        })),
      },
      { role: 'tool', tool_call_id: 'call-0', content: '[]' },
    ]);
  });

  it('gives vectors of length 1 in the order of the texts, many in several requests', async () => {
    server.answers(embed);
    const texts = Array.from({ length: 130 }, (_, i) => 'a'.repeat(i % 7) + 'e'.repeat(i % 5));
    const vectors = await embeddings().embed(texts);
    expect(server.asked.map(({ body }) => (body.input as string[]).length)).toEqual([64, 64, 2]);
    expect(server.asked[0]).toMatchObject({
      path: '/v1/embeddings',
      body: { model: 'measurer', encoding_format: 'float' },
    });
    for (const [i, vector] of vectors.entries()) {
      expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
      expect(vector[0]! / vector[2]!).toBeCloseTo(((i % 7) + 0.1) / 0.1, 3);
    }
    expect(await embeddings().embed([])).toEqual([]);
  });

  it.each(passingRefusals)('tries again after a refusal with %i that may pass', async (status) => {
    server.answers(refuse(status), refuse(status), say('Yes.'));
    expect(await partsOf(chatModel())).toEqual([{ type: 'text', text: 'Yes.' }]);
    server.answers(refuse(status), embed);
    expect(await embeddings().embed(['a'])).toHaveLength(1);
    expect(server.asked).toHaveLength(5);
  });

  it.each(refusals)('says when it is refused with %i: %s, after %i tries', async (status, reason, tries) => {
    server.answers(refuse(status));
    for (const work of [partsOf(chatModel()), embeddings().embed(['a'])]) {
      const failure = await failureOf(work);
      expect(failure).toMatchObject({ reason });
      expect(failure.message).toMatch(/^(talker|measurer) at 127\.0\.0\.1:\d+ [^{}\n]+\.$/);
    }
    expect(server.asked).toHaveLength(2 * tries);
  });

  it('says when there is nobody', async () => {
    await server.close();
    for (const work of [partsOf(chatModel({ retries: 0 })), embeddings({ retries: 0 }).embed(['a'])]) {
      expect(await failureOf(work)).toMatchObject({ reason: 'unreachable' });
    }
  });

  it('gives up on one that never begins', async () => {
    server.answers(hang);
    const limits = { begin: 30, retries: 1 };
    expect(await failureOf(partsOf(chatModel(limits)))).toMatchObject({ reason: 'too-slow' });
    expect(server.asked).toHaveLength(2);
    expect(await failureOf(embeddings(limits).embed(['a']))).toMatchObject({ reason: 'too-slow' });
  });

  it('gives up on one that pauses for too long, or takes too long altogether', async () => {
    const stuck = begin([line({ content: 'I ' })], () => {});
    server.answers(stuck);
    expect(await failureOf(partsOf(chatModel({ pause: 30 })))).toMatchObject({ reason: 'too-slow' });
    expect(await failureOf(partsOf(chatModel({ whole: 60 })))).toMatchObject({ reason: 'too-slow' });
    server.answers(
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    );
    expect(await failureOf(embeddings({ whole: 60 }).embed(['a']))).toMatchObject({ reason: 'too-slow' });
  });

  it.each([
    ['a connection that ends', begin([line({ content: 'I ' })], (response) => response.destroy())],
    ['a stream that ends before the answer', begin([line({ content: 'I ' })], (response) => response.end())],
    [
      'an answer that was too long for the model',
      begin([line({ content: 'I ' }), line({}, 'length')], (response) => response.end()),
    ],
  ])('does not take %s for an answer', async (_, answer) => {
    server.answers(answer);
    expect(await failureOf(partsOf(chatModel()))).toMatchObject({ reason: 'cut-off' });
  });

  it.each([
    ['no JSON in a stream', begin(['data: {"choices": [\n\n'], (response) => response.end())],
    [
      'an error in a stream',
      begin(['data: {"error":{"message":"out of memory"}}\n\n'], (response) => response.end()),
    ],
  ])('does not take %s for an answer', async (_, answer) => {
    server.answers(answer);
    const failure = await failureOf(partsOf(chatModel()));
    expect(['unreadable', 'refused']).toContain(failure.reason);
    expect(failure.message).not.toContain('memory');
  });

  it.each([
    ['no JSON', '{"data": ['],
    ['another shape', '{"vectors": []}'],
    ['too few vectors', '{"data": [{"index":0,"embedding":[1]}]}'],
    ['the same place twice', '{"data": [{"index":0,"embedding":[1]},{"index":0,"embedding":[1]}]}'],
    ['a place that was not asked for', '{"data": [{"index":0,"embedding":[1]},{"index":2,"embedding":[1]}]}'],
    ['vectors of different lengths', '{"data": [{"index":0,"embedding":[1]},{"index":1,"embedding":[1,1]}]}'],
    ['a vector of nothing', '{"data": [{"index":0,"embedding":[1]},{"index":1,"embedding":[0]}]}'],
    ['no numbers', '{"data": [{"index":0,"embedding":[1]},{"index":1,"embedding":["1"]}]}'],
  ])('does not take %s for vectors', async (_, text) => {
    server.answers(plain(text));
    expect(await failureOf(embeddings().embed(['a', 'b']))).toMatchObject({ reason: 'unreadable' });
    server.answers(plain(text, 'text/html'));
    expect(await failureOf(embeddings().embed(['a', 'b']))).toMatchObject({ reason: 'unreadable' });
  });

  it('stops when the caller does, and says so in the caller’s own words', async () => {
    const stop = new AbortController();
    server.answers(begin([line({ content: 'I ' })], () => stop.abort(new Error('stopped by the person'))));
    await expect(partsOf(chatModel(), stop.signal)).rejects.toThrow('stopped by the person');
    server.answers(hang);
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(embeddings().embed(['a'], gone)).rejects.toThrow('gone');
  });
});
