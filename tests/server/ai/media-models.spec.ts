/** Pictures and speech over OpenAI's protocol, with a local server and its faults. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { largestPicture, largestRecording, pictureType, recordingKind } from '../../../server/ai/media.ts';
import { openAi } from '../../../server/ai/open-ai.ts';
import type { AiLimits } from '../../../server/ai/deadline.ts';
import { AiFailure, UnfitForModel } from '../../../server/ai/provider.ts';
import {
  begin,
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

const latin = (text: string) => Buffer.from(text, 'latin1');
const pictures = {
  'image/jpeg': latin('\xff\xd8\xff\xe0 a picture'),
  'image/png': latin('\x89PNG\r\n\x1a\n a picture'),
  'image/webp': latin('RIFF\x08\0\0\0WEBPVP8 '),
  'image/gif': latin('GIF89a a picture'),
};
const recordings = {
  webm: latin('\x1a\x45\xdf\xa3 speech'),
  ogg: latin('OggS speech'),
  mp4: latin('\0\0\0\x20ftypM4A speech'),
  wav: latin('RIFF\x08\0\0\0WAVEfmt '),
  flac: latin('fLaC speech'),
  mp3: latin('ID3 speech'),
};
const neither = {
  nothing: Buffer.alloc(0),
  'a text': latin('Hello'),
  'a PDF': latin('%PDF-1.7'),
  'half a name': latin('RIF'),
  'a container of something else': latin('RIFF\x08\0\0\0AVI LIST'),
};

const png = pictures['image/png'];
const webm = recordings.webm;

type Limits = Partial<AiLimits>;
const look = (limits: Limits = {}, signal?: AbortSignal) =>
  openAi(server.settings, limits).vision!.look('What is this?', [png], signal);
const transcribe = (limits: Limits = {}, signal?: AbortSignal) =>
  openAi(server.settings, limits).transcription!.transcribe(webm, signal ? { signal } : {});
const heard = (body: unknown) => plain(JSON.stringify(body));

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
async function failureOf(work: Promise<unknown>): Promise<AiFailure> {
  const error = await thrownBy(work);
  expect(error).toBeInstanceOf(AiFailure);
  return error as AiFailure;
}

describe('what a file is', () => {
  it.each(Object.entries(pictures))('is told by its content: %s', (type, bytes) => {
    expect([pictureType(bytes), recordingKind(bytes)]).toEqual([type, null]);
  });

  it.each(Object.entries(recordings))('is told by its content: %s', (ending, bytes) => {
    expect([recordingKind(bytes)?.ending, pictureType(bytes)]).toEqual([ending, null]);
  });

  it('is told of a recording that begins with its first frame, and of a part of a larger one', () => {
    expect(recordingKind(latin('\xff\xfb\x90\0'))?.ending).toBe('mp3');
    // Another layer, and something that is not a frame.
    expect([recordingKind(latin('\xff\xff\x90\0')), recordingKind(latin('\xff\xd8\x90\0'))]).toEqual([
      null,
      null,
    ]);
    expect(pictureType(Buffer.concat([latin('xx'), png]).subarray(2))).toBe('image/png');
  });

  it.each(Object.entries(neither))('is not made up of %s', (_, bytes) => {
    expect([pictureType(bytes), recordingKind(bytes)]).toEqual([null, null]);
  });
});

describe('a model for pictures', () => {
  it('is there only when it is named, and named by its host', () => {
    expect(openAi({ ...server.settings, visionModel: null }).vision).toBeNull();
    const { host } = new URL(server.settings.baseUrl);
    expect(openAi(server.settings).vision!.engine).toBe(`looker at ${host}`);
  });

  it('gets the question with each picture as what it is, and answers whole', async () => {
    server.answers(say('A ', 'bag.'));
    const { vision } = openAi(server.settings);
    expect(await vision!.look('What is this?', Object.values(pictures))).toBe('A bag.');
    expect(server.asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      key: 'sk-test',
      body: { model: 'looker' },
    });
    const [message] = server.asked[0]!.body.messages as [{ content: unknown }];
    expect(message.content).toEqual([
      { type: 'text', text: 'What is this?' },
      ...Object.entries(pictures).map(([type, bytes]) => ({
        type: 'image_url',
        image_url: { url: `data:${type};base64,${bytes.toString('base64')}` },
      })),
    ]);
  });

  it('is sent no more than it takes, and nothing that is no picture', async () => {
    const { vision } = openAi(server.settings);
    const large = Buffer.concat([png, Buffer.alloc(largestPicture)]);
    const eleven = Array.from({ length: 11 }, () => png);
    for (const wrong of [[], eleven, [png, large], ...Object.values(neither).map((bytes) => [bytes])]) {
      expect(await thrownBy(vision!.look('What is this?', wrong))).toBeInstanceOf(UnfitForModel);
    }
    expect(server.asked).toEqual([]);
  });

  it('is not taken at half a word, nor at none', async () => {
    server.answers(begin([line({ content: 'A b' })], (response) => response.destroy()));
    expect(await failureOf(look())).toMatchObject({ reason: 'cut-off' });
    server.answers(begin([line({ content: 'A b' })], (response) => response.end()));
    expect(await failureOf(look())).toMatchObject({ reason: 'cut-off' });
    server.answers(begin([line({ content: 'A b' }), line({}, 'length')], (response) => response.end()));
    expect(await failureOf(look())).toMatchObject({ reason: 'cut-off' });
    server.answers(say(' '));
    expect(await failureOf(look())).toMatchObject({ reason: 'unreadable' });
    server.answers(plain('{"choices": ['));
    expect(['unreadable', 'cut-off']).toContain((await failureOf(look())).reason);
  });

  it('is given up when it pauses for too long', async () => {
    server.answers(begin([line({ content: 'A ' })], () => {}));
    expect(await failureOf(look({ pause: 30 }))).toMatchObject({ reason: 'too-slow' });
  });
});

describe('a model for speech', () => {
  it('is there only when it is named, and named by its host', () => {
    expect(openAi({ ...server.settings, transcriptionModel: null }).transcription).toBeNull();
    const { host } = new URL(server.settings.baseUrl);
    expect(openAi(server.settings).transcription!.engine).toBe(`listener at ${host}`);
  });

  it.each(Object.entries(recordings))(
    'gets a recording in %s under a name that says so',
    async (ending, bytes) => {
      server.answers(heard({ text: ' Who applied today?\n' }));
      const { transcription } = openAi(server.settings);
      expect(await transcription!.transcribe(bytes, { language: 'pt-BR' })).toEqual({
        text: 'Who applied today?',
        segments: [],
      });
      const [{ path, key, body }] = server.asked as [(typeof server.asked)[number]];
      expect([path, key, body.model, body.response_format, body.language]).toEqual([
        '/v1/audio/transcriptions',
        'sk-test',
        'listener',
        'verbose_json',
        'pt',
      ]);
      const file = body.file as File;
      expect([file.name, file.size, file.type]).toEqual([
        `recording.${ending}`,
        bytes.length,
        recordingKind(bytes)!.type,
      ]);
      expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
    },
  );

  it('may hear nothing', async () => {
    server.answers(heard({ text: ' ' }));
    expect(await transcribe()).toEqual({ text: '', segments: [] });
  });

  it('tells when each part is said, in order and in milliseconds', async () => {
    const segments = [
      { start: 1.25, end: 2, text: ' today? ' },
      { start: 0, end: 1.2346, text: ' Who applied' },
      { start: 2, end: 1, text: ' ' },
    ];
    server.answers(heard({ text: 'Who applied today?', segments }));
    expect((await transcribe()).segments).toEqual([
      { startMs: 0, endMs: 1235, text: 'Who applied' },
      { startMs: 1250, endMs: 2000, text: 'today?' },
    ]);
  });

  it('is taken at its words where its times make no sense', async () => {
    server.answers(heard({ text: 'Yes.', segments: [{ start: 'soon', end: -1, text: 'Yes.' }] }));
    expect(await transcribe()).toEqual({ text: 'Yes.', segments: [] });
  });

  it('is asked for the words alone when it tells no times', async () => {
    server.answers(refuse(400), heard({ text: 'Yes.' }));
    expect(await transcribe()).toEqual({ text: 'Yes.', segments: [] });
    expect(server.asked.map(({ body }) => body.response_format)).toEqual(['verbose_json', 'json']);
  });

  it('is sent no more than it takes, and nothing that is no recording', async () => {
    const { transcription } = openAi(server.settings);
    const large = Buffer.concat([webm, Buffer.alloc(largestRecording)]);
    for (const wrong of [large, ...Object.values(neither)]) {
      expect(await thrownBy(transcription!.transcribe(wrong))).toBeInstanceOf(UnfitForModel);
    }
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['no JSON', '{"text": "Who appl', 'application/json'],
    ['another shape', '{"words": []}', 'application/json'],
    ['no text', '{"text": 7}', 'application/json'],
    ['a page', '<h1>Welcome</h1>', 'text/html'],
  ])('is not taken at %s', async (_, text, type) => {
    server.answers(plain(text, type));
    expect(await failureOf(transcribe())).toMatchObject({ reason: 'unreadable' });
  });

  it('is not taken at an answer that breaks off', async () => {
    server.answers((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"text": "Who appl');
      setImmediate(() => response.destroy());
    });
    expect(await failureOf(transcribe())).toMatchObject({ reason: 'cut-off' });
  });

  it('has time to listen, and is given up after the whole of it', async () => {
    server.answers((response) => {
      setTimeout(
        () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":"Yes"}'),
        90,
      );
    });
    expect((await transcribe({ begin: 30 })).text).toBe('Yes');
    server.answers(hang);
    expect(await failureOf(transcribe({ whole: 40, retries: 0 }))).toMatchObject({ reason: 'too-slow' });
  });
});

describe('both of them', () => {
  it.each(passingRefusals)('are asked again after a refusal with %i that may pass', async (status) => {
    server.answers(refuse(status), refuse(status), say('Yes.'));
    expect(await look()).toBe('Yes.');
    server.answers(refuse(status), heard({ text: 'Yes.' }));
    expect((await transcribe()).text).toBe('Yes.');
    expect(server.asked).toHaveLength(5);
  });

  it.each(refusals)(
    'say when they are refused with %i: %s, after %i tries',
    async (status, reason, tries) => {
      server.answers(refuse(status));
      for (const work of [look(), transcribe()]) {
        const failure = await failureOf(work);
        expect(failure).toMatchObject({ reason });
        expect(failure.message).toMatch(/^(looker|listener) at 127\.0\.0\.1:\d+ [^{}\n]+\.$/);
      }
      // A model without timestamps is asked again without them.
      expect(server.asked).toHaveLength(2 * tries + (status === 400 ? 1 : 0));
    },
  );

  it('say when there is nobody, and when nobody begins', async () => {
    server.answers(hang);
    expect(await failureOf(look({ begin: 30, retries: 1 }))).toMatchObject({ reason: 'too-slow' });
    expect(server.asked).toHaveLength(2);
    await server.close();
    for (const work of [look({ retries: 0 }), transcribe({ retries: 0 })]) {
      expect(await failureOf(work)).toMatchObject({ reason: 'unreachable' });
    }
  });

  it('stop when the caller does, and say so in the caller’s own words', async () => {
    server.answers(hang);
    for (const ask of [look, transcribe]) {
      const stop = new AbortController();
      setTimeout(() => stop.abort(new Error('stopped by the person')), 30);
      await expect(ask({}, stop.signal)).rejects.toThrow('stopped by the person');
    }
  });
});
