/**
 * Speech to text in a real browser. The editor and the recording are real; the recognizer is a fake with the interface of
 * the Web Speech API, since a browser without a network has none, and a fake answers in place of the server's model.
 */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noEngine } from '../../src/views/transcription/words.ts';
import { whereHeard } from '../../src/views/ui/hearing-words.ts';
import { cameras, useCameras } from './fake-camera.ts';
import { expectAccessibleInEveryLook } from './looks.ts';
import { useBrowser } from './support.ts';

useBrowser();
const film = useCameras();

interface FakeRecogniser {
  /** For each recognizer created: its settings and calls. */
  readonly made: { lang: string; processLocally: boolean; calls: string[]; track: string | null }[];
  hear(text: string, isFinal: boolean): void;
}

declare global {
  interface Window {
    recogniser: FakeRecogniser;
    copied: string;
  }
}

const path = '/audios-AI-stt';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const line = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Line ${number}`, exact: true });
const time = (page: Page, number: number) => page.getByRole('textbox', { name: `Time of line ${number}` });
const sound = (page: Page) => page.getByLabel('The sound', { exact: true });
const playing = (page: Page) =>
  sound(page).evaluate((element) => {
    const { paused, currentTime } = element as HTMLMediaElement;
    return { paused, currentTime };
  });

async function downloaded(page: Page, button: string): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await press(page, button);
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile((await download.path())!, 'utf8') };
}

/** A tone of this many seconds. */
function wav(seconds: number): Buffer {
  const rate = 8000;
  const samples = Buffer.alloc(rate * seconds * 2);
  for (let i = 0; i < rate * seconds; i += 1) samples.writeInt16LE(Math.round(8000 * Math.sin(i / 3)), i * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

const withoutRecogniser = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    navigator.clipboard.writeText = async (text) => void (window.copied = text);
  });

const withRecogniser = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', { value: { brands: [{ brand: 'Google Chrome' }] } });
    let running: EventTarget | null = null;
    const made: Window['recogniser']['made'] = [];
    const results: object[] = [];
    // One at a time, like the browser's own.
    const listenWith = (one: EventTarget) => void (running = one);
    const tell = (type: string, more: object = {}) =>
      running?.dispatchEvent(Object.assign(new Event(type), more));
    class Recogniser extends EventTarget {
      static available = async ({ processLocally }: { processLocally: boolean }) =>
        processLocally ? 'available' : 'unavailable';
      lang = '';
      continuous = false;
      interimResults = false;
      processLocally = false;
      calls: string[] = [];
      start(track?: MediaStreamTrack) {
        listenWith(this);
        results.length = 0;
        made.push({
          ...{ lang: this.lang, processLocally: this.processLocally, calls: this.calls },
          track: track ? `${track.kind} ${track.readyState}` : null,
        });
        setTimeout(() => tell('start'), 10);
      }
      stop() {
        this.calls.push('stop');
        setTimeout(() => tell('end'), 10);
      }
      abort() {
        this.calls.push('abort');
        if (running === this) running = null;
      }
    }
    window.recogniser = {
      made,
      hear(text, isFinal) {
        const last = results.findIndex((result) => !(result as { isFinal: boolean }).isFinal);
        const resultIndex = last < 0 ? results.length : last;
        results[resultIndex] = Object.assign([{ transcript: text }], { isFinal });
        tell('result', { resultIndex, results: [...results] });
      },
    };
    Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: undefined });
  });

describe('speech to text', { timeout: 180_000 }, () => {
  it('[TRANSCRIPTION2] [TRANSCRIPTION7] [TRANSCRIPTION11] is written by hand to a recording, kept over a reload, and published with captions', async () => {
    const { page, context, tracks } = await film(cameras.two, '/terms');
    await withoutRecogniser(context);
    await page.goto(path);
    await page.getByText(noEngine).waitFor();
    await expectAccessibleInEveryLook(page);
    // Nothing is on before somebody wants to speak.
    expect(await tracks()).toEqual([]);
    await press(page, 'Speak or open a recording');
    await press(page, 'Record');
    await page.getByText('Recording', { exact: true }).waitFor();
    await page.waitForTimeout(3500);
    await press(page, 'Stop');
    await sound(page).waitFor();
    await expect.poll(async () => [...new Set(await tracks())]).toEqual(['ended']);

    await press(page, 'Write by hand');
    await line(page, 1).fill('First the brush, then the soap.');
    await line(page, 1).evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(16, 16));
    await page.keyboard.press('Enter');
    await expect.poll(() => line(page, 2).inputValue()).toBe('then the soap.');
    await page.keyboard.press('Backspace');
    await expect.poll(() => line(page, 1).inputValue()).toBe('First the brush, then the soap.');
    await page.keyboard.press('Enter');
    await time(page, 2).fill('1:75');
    await page.getByText('Write it as 1:15 or 1:15.5').waitFor();
    await time(page, 2).fill('0:02.5');
    await line(page, 2).press('End');

    // Play, skip back and pause by keys, from within the text.
    const playOver = (loop: boolean) =>
      sound(page).evaluate((element, over) => void ((element as HTMLMediaElement).loop = over), loop);
    await playOver(true);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await playing(page)).paused).toBe(false);
    await page.keyboard.press('Escape');
    expect((await playing(page)).paused).toBe(true);
    await playOver(false);
    await page.getByRole('button', { name: 'Play line 2' }).click();
    await expect.poll(async () => (await playing(page)).currentTime).toBeGreaterThanOrEqual(2.5);
    await sound(page).evaluate((element) => (element as HTMLMediaElement).pause());
    await line(page, 2).focus();
    await page.keyboard.press('F2');
    expect((await playing(page)).currentTime).toBeLessThan(2);

    const { name, text } = await downloaded(page, 'WebVTT');
    expect(name.replace(/\d/g, '0')).toBe('transcript-0000-00-00-0000.vtt');
    expect(text).toMatch(
      /^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.500\nFirst the brush,\n\n00:00:02\.500 --> 00:00:0\d\.\d{3}\nthen the soap\.\n$/,
    );
    expect((await downloaded(page, 'SRT')).text).toContain('1\r\n00:00:00,000 --> 00:00:02,500\r\n');
    expect((await downloaded(page, 'Text')).text).toBe('First the brush,\nthen the soap.\n');
    await press(page, 'Copy');
    await expect.poll(() => page.evaluate(() => window.copied)).toBe('First the brush,\nthen the soap.\n');

    await page.getByText('Read and listen').click();
    await page.getByRole('textbox', { name: 'Search the words' }).fill('SOAP');
    await page.getByText('Found in 1 line of 2').waitFor();
    await page.getByRole('button', { name: 'soap.' }).click();
    await expect.poll(async () => (await playing(page)).currentTime).toBeGreaterThan(2.6);
    await expectAccessibleInEveryLook(page);

    await page.reload();
    await page.getByText('Your words are still here').waitFor();
    expect(await line(page, 2).inputValue()).toBe('then the soap.');
    await press(page, 'Open the recording');
    await sound(page).waitFor();
    await expectAccessibleInEveryLook(page);
    await page.getByRole('textbox', { name: 'Caption', exact: true }).fill('How to brush suede');
    await press(page, 'Publish the sound');
    await page.getByText('No words yet').waitFor();
    await page.goto('/audio-posts');
    // The server reads it in a separate process, which starts slowly on a busy machine.
    await page.getByRole('link', { name: 'How to brush suede' }).first().click({ timeout: 120_000 });
    await page.getByText('What is said').click();
    await page.getByText('then the soap.').waitFor();
    const captions = await page
      .locator('track')
      .evaluate(async (track) => (await fetch((track as HTMLTrackElement).src)).text());
    expect(captions).toContain('00:00:02.500 --> ');
    await expectAccessibleInEveryLook(page);

    // Its owner edits them where they were written.
    await page.getByRole('link', { name: 'Edit the captions' }).click();
    await expect.poll(() => line(page, 2).inputValue()).toBe('then the soap.');
    await line(page, 2).fill('then the cream.');
    await press(page, 'Keep as captions of the post');
    await page.getByText('The captions are kept with the post').waitFor();
    await page.getByRole('link', { name: 'Back to the post' }).click();
    await page.getByText('What is said').click();
    await page.getByText('then the cream.').waitFor();

    await press(page, 'Remove the captions');
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await page.locator('track').count()).toBe(1);
    await press(page, 'Remove the captions');
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('The captions are removed').waitFor();
    await page.getByRole('link', { name: 'Write captions' }).waitFor();
    expect(await page.locator('track').count()).toBe(0);
    await page.reload();
    await page.getByRole('link', { name: 'Write captions' }).waitFor();
    expect(await page.getByText('What is said').count()).toBe(0);
    await context.close();
  });

  it(
    '[TRANSCRIPTION1] [TRANSCRIPTION3] [TRANSCRIPTION5] is heard by the browser while one speaks, and from a file',
    { tags: 'full' },
    async () => {
      const { page, context } = await film(cameras.two, '/terms');
      await withRecogniser(context);
      await page.goto(path);
      await page.getByText(whereHeard.device).waitFor();
      await press(page, 'Speak or open a recording');
      await press(page, 'Record');
      await page.getByText('Listening', { exact: true }).waitFor();
      await page.evaluate(() => window.recogniser.hear('first the', false));
      await page.getByText('first the', { exact: true }).waitFor();
      await page.evaluate(() => window.recogniser.hear('First the brush.', true));
      await expect.poll(() => line(page, 1).inputValue()).toBe('First the brush.');
      await expectAccessibleInEveryLook(page);
      await page.waitForTimeout(1000);
      await press(page, 'Stop');
      await sound(page).waitFor();
      const [live] = await page.evaluate(() => window.recogniser.made);
      expect(live).toMatchObject({ lang: 'en-US', processLocally: true, track: null });
      expect(live!.calls).toContain('stop');

      await press(page, 'Start over');
      await page.getByRole('dialog').getByRole('button', { name: 'Start over', exact: true }).click();
      await page.getByText('No words yet').waitFor();
      await page
        .getByLabel('Sound file')
        .setInputFiles({ name: 'speech.wav', mimeType: 'audio/wav', buffer: wav(5) });
      await press(page, 'Write it down in this browser');
      await page.getByText('Listening', { exact: true }).waitFor();
      expect((await page.evaluate(() => window.recogniser.made)).at(-1)!.track).toBe('audio live');
      await page.evaluate(() => window.recogniser.hear('Then the soap.', true));
      await page.getByText('Written down. Read it through: engines mishear.').waitFor();
      expect(await line(page, 1).inputValue()).toBe('Then the soap.');
      await context.close();
    },
  );

  it(
    '[TRANSCRIPTION1] opens with the recogniser that this browser really has',
    { tags: 'full' },
    async () => {
      const { page, context } = await film(cameras.two, path);
      await page.getByRole('heading', { name: 'Speech to text', level: 1 }).waitFor();
      // Querying the abilities, which crashes the page in some browsers, is part of the first look at the engines.
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Speak or open a recording' }).waitFor();
      await context.close();
    },
  );

  it('takes over what was recorded at “Audio”, and puts it away again', { tags: 'full' }, async () => {
    const { page, context, tracks } = await film(cameras.two, '/audios');
    await withoutRecogniser(context);
    await page.goto('/audios');
    await page.getByRole('link', { name: 'Speech to text' }).last().waitFor();
    await press(page, 'Record');
    await page.getByText('Recording', { exact: true }).waitFor();
    await page.waitForTimeout(1500);
    await press(page, 'Stop');
    await page.getByRole('link', { name: 'Write down what is said' }).click();
    await sound(page).waitFor();
    await expect.poll(async () => [...new Set(await tracks())]).toEqual(['ended']);
    await press(page, 'Write by hand');
    await line(page, 1).fill('First the brush.');
    await press(page, 'Choose another sound');
    await page.getByText('Your words are still here').waitFor();
    await press(page, 'Speak or open a recording');
    await page.getByRole('button', { name: 'Record', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'On this device' }).waitFor();
    await press(page, 'Choose another sound');
    await expect.poll(async () => [...new Set(await tracks())]).toEqual(['ended']);
    expect(await line(page, 1).inputValue()).toBe('First the brush.');
    // A transcript without a recording is not attached to the recording in the address.
    await page.goto('/audios-AI-stt?recording=gone');
    await page.getByText('Your words are still here').waitFor();
    await context.close();
  });

  it(
    '[TRANSCRIPTION4] [TRANSCRIPTION6] is written down by the server’s model, or it is said why not',
    { tags: 'full' },
    async () => {
      const { page, context } = await film(cameras.none, '/terms');
      await withoutRecogniser(context);
      let answers = 0;
      await page.route('**/api/node/transcriptions*', async (route) => {
        if (route.request().method() === 'GET')
          return route.fulfill({ json: { engine: 'listener at a.example', maxBytes: 26_214_400 } });
        answers += 1;
        if (answers === 1)
          return route.fulfill({
            status: 503,
            json: { reason: 'ai-busy', message: 'It takes no more at present.' },
          });
        const segments = [
          { startMs: 0, endMs: 900, text: 'First the brush.' },
          { startMs: 1000, endMs: 1900, text: 'Then the soap.' },
        ];
        return route.fulfill({ json: { engine: 'listener at a.example', text: 'x', segments } });
      });
      await page.goto(path);
      await page.getByText(/listener at a\.example/).waitFor();
      await page
        .getByLabel('Sound file')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await page.getByText('This file is no sound').waitFor();
      await page
        .getByLabel('Sound file')
        .setInputFiles({ name: 'speech.wav', mimeType: 'audio/wav', buffer: wav(2) });
      await press(page, 'Have the model write it down');
      await page.getByText('It takes no more at present.').waitFor();
      await expectAccessibleInEveryLook(page);
      await press(page, 'Have the model write it down');
      await expect.poll(() => line(page, 2).inputValue()).toBe('Then the soap.');
      expect(await time(page, 2).inputValue()).toBe('0:01.0');
      await press(page, 'Undo');
      await page.getByText('No words yet').waitFor();
      await context.close();
    },
  );
});
