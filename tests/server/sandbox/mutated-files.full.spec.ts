/**
 * Damaged pictures, documents and recordings in the real processes that open files: each is opened or refused with a reason,
 * no process exceeds its memory limit, and the server keeps answering meanwhile.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import * as bunny from 'mediabunny';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRecording, maxRecordingMemoryBytes } from '../../../server/files/recording.ts';
import { readPicture, maxPictureMemoryBytes } from '../../../server/files/uploaded-picture.ts';
import { maxMemoryBytes } from '../../../server/hiring/parsing/limits.ts';
import { extractResume, UnreadableResume } from '../../../server/hiring/parsing/parse-resume.ts';
import { partsOf, unpack, zipOf } from '../../../server/hiring/parsing/zip.ts';
import { Problem } from '../../../server/problem.ts';
import { maxDataBytes } from '../../../server/sandbox/command.ts';
import { PoolBusy } from '../../../server/sandbox/ended-on-task.ts';
import { long, seed, times } from '../../counts.ts';
import { pick, type Random } from '../../hiring/corpus/draw.ts';
import { docxOf, pdfOf } from '../hiring/files.ts';
import { mutations } from '../security/mutations.ts';
import { randomFrom } from '../../support/random.ts';
import { recording } from '../trade/recordings.ts';
import { openWholeServer, type SignedIn, type WholeServer } from '../security/whole-server.ts';

const timeoutMs = long ? 3_600_000 : 120_000;
const isLinux = process.platform === 'linux';

let server: WholeServer;
let person: SignedIn;
beforeAll(async () => {
  server = await openWholeServer();
  person = await server.newPerson();
});
afterAll(() => server.close());

/** Peak memory of each process of a job, in bytes, by pid. */
function watchMemory(job: string) {
  const peaks = new Map<number, number>();
  const timer = setInterval(look, 20);
  function look(): void {
    for (const pid of isLinux ? readdirSync('/proc').map(Number).filter(Boolean) : []) {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        if (Number(/PPid:\s*(\d+)/.exec(status)?.[1]) !== process.pid) continue;
        if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(job)) continue;
        const peak = Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) * 1024;
        peaks.set(pid, Math.max(peak, peaks.get(pid) ?? 0));
      } catch {
        // It ended meanwhile.
      }
    }
  }
  return {
    peaks,
    stop() {
      look();
      clearInterval(timer);
    },
  };
}

/** Requests a plain page repeatedly during `work`; returns the number of requests. */
async function besidePlainRequests(work: Promise<unknown>): Promise<number> {
  let done = false;
  let asked = 0;
  const end = () => (done = true);
  work.then(end, end);
  while (!done) {
    const answer = await fetch(`http://127.0.0.1:${server.port}/healthz`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    asked += 1;
    await new Promise((next) => setTimeout(next, 50));
  }
  await work;
  return asked;
}

/** A refusal by a busy machine says nothing about the file, which is sent again. */
async function onceItHasATurn<T>(open: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof PoolBusy) || tries === 5) throw error;
    }
  }
}

/** Runs each round, two at a time, one per worker. */
async function inTwos(rounds: number, run: (round: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < rounds) await run((next += 1));
  };
  await Promise.all([lane(), lane()]);
}

describe('mutated pictures', () => {
  const [width, height] = [180, 134];
  const tiny = [{ width: 8, height: 8, fit: 'cover', quality: 50 }] as const;
  const photo = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#80502a',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });
  const formats = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const;
  const originals = async () =>
    new Map([
      ...(await Promise.all(
        formats.map(async (format) => [format, await photo.clone().toFormat(format).toBuffer()] as const),
      )),
      ['progressive jpeg', await photo.clone().jpeg({ progressive: true }).toBuffer()] as const,
      ['lossless webp', await photo.clone().webp({ lossless: true }).toBuffer()] as const,
      ['interlaced png', await photo.clone().png({ progressive: true }).toBuffer()] as const,
    ]);

  /** Claims another size wherever the file states its size. */
  function withOtherSize(bytes: Uint8Array, random: Random): Uint8Array {
    const result = Buffer.from(bytes);
    const written = pick(random, [0, 1, 3, 4000, 7071, 16_383, 65_535, 2 ** 31 - 1, 2 ** 32 - 1]);
    for (let at = 0; at < Math.min(result.length - 4, 1000); at += 1) {
      const is = (said: number) => said === width || said === height || said === width - 1;
      if (is(result.readUInt32BE(at)) && random() < 0.7) result.writeUInt32BE(written, at);
      else if (is(result.readUInt16BE(at)) && random() < 0.7) result.writeUInt16BE(written & 0xffff, at);
      else if (is(result.readUInt16LE(at)) && random() < 0.7) result.writeUInt16LE(written & 0xffff, at);
    }
    return result;
  }

  /** With corrected checksums, so that the damage in a PNG is accepted. */
  function withChecksums(bytes: Uint8Array): Uint8Array {
    const result = Buffer.from(bytes);
    for (let at = 8; at + 12 <= result.length;) {
      const end = at + 8 + result.readUInt32BE(at);
      if (end + 4 > result.length) break;
      result.writeUInt32BE(crc32(result.subarray(at + 4, end)), end);
      at = end + 4;
    }
    return result;
  }

  it(
    'are opened or refused in words, within the memory that a process may have',
    async () => {
      const pictures = await originals();
      const all = [...pictures.values()];
      const outcomes: Record<string, number> = {};
      const memory = watchMemory('picture.job.ts');
      const rounds = inTwos(times(6000), async (round) => {
        const random = randomFrom(seed + round);
        const [name, original] = pick(random, [...pictures]);
        let bytes: Uint8Array = original;
        for (let i = 0; i < 1 + random() * 2; i += 1) {
          bytes =
            random() < 0.3
              ? withOtherSize(bytes, random)
              : pick(random, mutations)(bytes, random, pick(random, all));
        }
        if (name.endsWith('png')) bytes = withChecksums(bytes);
        const content = Buffer.from(bytes);
        const opened = await onceItHasATurn(() => readPicture(content, tiny, `${round % 7}`)).catch(
          (error: unknown) => error,
        );
        if (opened instanceof Problem) {
          expect([413, 415], `round ${round}`).toContain(opened.statusCode);
          outcomes[`${name} ${opened.statusCode}`] = (outcomes[`${name} ${opened.statusCode}`] ?? 0) + 1;
          return;
        }
        if (opened instanceof Error) throw new Error(`Round ${round}, ${name}`, { cause: opened });
        const { images } = opened as Awaited<ReturnType<typeof readPicture>>;
        const made = await sharp(images[0]).metadata();
        expect([made.format, made.width, made.height], `round ${round}`).toEqual(['webp', 8, 8]);
        outcomes[name] = (outcomes[name] ?? 0) + 1;
      });
      expect(await besidePlainRequests(rounds)).toBeGreaterThan(1);
      memory.stop();
      // Of each kind some are refused; in files without checksums, others are still valid pictures.
      expect(Object.keys(outcomes)).toEqual(
        expect.arrayContaining(['jpeg', 'webp', ...[...pictures.keys()].map((name) => `${name} 415`)]),
      );
      if (isLinux) expect(memory.peaks.size).toBeGreaterThan(0);
      for (const peak of memory.peaks.values())
        expect(peak).toBeLessThan(maxDataBytes(maxPictureMemoryBytes));

      const answer = await fetch(`http://127.0.0.1:${server.port}/api/hosted/users/${person.uid}/avatar`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'image/png' },
        body: new Uint8Array(pictures.get('png')!),
      });
      expect(answer.status).toBe(200);
    },
    timeoutMs,
  );
});

describe('mutated documents', () => {
  const lines = [
    'Anna Schmidt',
    'anna@schmidt.example',
    'Experience',
    '2015 - 2019 Upholsterer, Krause GmbH',
    'Skills',
    'leather cleaning, upholstery, French',
  ];

  /** The same archive with damaged content in intact parts. */
  function insideZip(bytes: Uint8Array, random: Random): Uint8Array {
    const parts = partsOf(bytes);
    const broken = pick(random, parts).name;
    return zipOf(
      parts.map((part) => {
        const content = unpack(bytes, part, 50_000_000);
        return {
          name: part.name,
          content: part.name === broken ? pick(random, mutations)(content, random, content) : content,
        };
      }),
    );
  }

  /** Changes the number of parts, or the length or place of one, in the directory at its end. */
  function inDirectory(bytes: Uint8Array, random: Random): Uint8Array {
    const result = Buffer.from(bytes);
    const from = Math.max(0, result.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') - 300);
    const at = from + Math.floor(random() * (result.length - from - 4));
    result.writeUInt32LE(pick(random, [0, 1, 0xffff, 0x7fffffff, 0xffffffff]), at);
    return result;
  }

  it(
    'are read or refused in words, within the memory that a process may have',
    async () => {
      const resumes = [
        ['pdf', await pdfOf(lines)],
        ['pdf', await pdfOf(Array.from({ length: 300 }, (_, i) => `${lines[i % lines.length]} ${i}`))],
        ['docx', await docxOf(lines)],
        ['docx', await docxOf(lines, { header: 'Résumé', cells: [lines, lines] })],
      ] as const;
      const all = resumes.map(([, bytes]) => bytes);
      const outcomes: Record<string, number> = {};
      const memory = watchMemory('parsing.job.ts');
      const rounds = inTwos(times(2000), async (round) => {
        const random = randomFrom(seed + round);
        const [kind, original] = pick(random, resumes);
        let bytes: Uint8Array = original;
        const inside = kind === 'docx' && random() < 0.5;
        if (inside) for (let i = 0; i < 1 + random() * 3; i += 1) bytes = insideZip(bytes, random);
        else if (kind === 'docx' && random() < 0.5) bytes = inDirectory(bytes, random);
        else
          for (let i = 0; i < 1 + random() * 2; i += 1)
            bytes = pick(random, mutations)(bytes, random, pick(random, all));
        const read = await onceItHasATurn(() =>
          extractResume(bytes, '2026-11-22', { sender: `${round % 7}` }),
        ).catch((error: unknown) => error);
        const outcome = read instanceof UnreadableResume ? read.reason : (read as { kind?: string }).kind;
        if (outcome === undefined) throw new Error(`Round ${round}, ${kind}`, { cause: read });
        outcomes[`${kind} ${outcome}`] = (outcomes[`${kind} ${outcome}`] ?? 0) + 1;
      });
      expect(await besidePlainRequests(rounds)).toBeGreaterThan(1);
      memory.stop();
      expect(Object.keys(outcomes)).toEqual(
        expect.arrayContaining(['pdf pdf', 'pdf damaged', 'docx docx', 'docx damaged']),
      );
      if (isLinux) expect(memory.peaks.size).toBeGreaterThan(0);
      for (const peak of memory.peaks.values()) expect(peak).toBeLessThan(maxDataBytes(maxMemoryBytes));

      const { extraction } = await extractResume(all[0]!, '2026-11-22');
      expect(JSON.stringify(extraction)).toContain('anna@schmidt.example');
    },
    timeoutMs,
  );
});

describe('mutated recordings', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'patina-mutated-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const originals = async () => {
    const sound = { video: null, seconds: 1 } as const;
    const film = { seconds: 1, frameBytes: 100 } as const;
    return new Map([
      ['webm', await recording(film)],
      ['mkv', await recording({ ...film, format: new bunny.MkvOutputFormat(), video: 'avc' })],
      ['mp4', await recording({ ...film, format: new bunny.Mp4OutputFormat(), video: 'avc' })],
      ['mov', await recording({ ...film, format: new bunny.MovOutputFormat(), video: 'avc', audio: null })],
      ['webm sound', await recording(sound)],
      ['mp4 sound', await recording({ ...sound, format: new bunny.Mp4OutputFormat() })],
      ['ogg', await recording({ ...sound, format: new bunny.OggOutputFormat() })],
    ]);
  };

  /** What pretends to be a recording. */
  const disguises: readonly ((bytes: Uint8Array, random: Random) => Uint8Array)[] = [
    (bytes) => Buffer.concat([bytes.slice(0, 64), Buffer.from('<!doctype html><script>alert(1)</script>')]),
    (bytes, random) => Buffer.concat([bytes.slice(0, 64), Buffer.alloc(200 + Math.floor(random() * 5000))]),
    (bytes) => Buffer.concat([bytes.slice(0, 32), zipOf([{ name: 'a', content: Buffer.alloc(500) }])]),
    () => Buffer.from('#EXTM3U\n#EXTINF:1,\n/etc/passwd\n'),
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    () => Buffer.from('MZ\0\0', 'latin1'),
    () => new Uint8Array(0),
  ];

  /** Writes a large length, count or time somewhere into the boxes and elements at the beginning or the end. */
  function withOtherNumber(bytes: Uint8Array, random: Random): Uint8Array {
    const result = Buffer.from(bytes);
    if (result.length < 8) return result;
    const near = Math.floor(random() * Math.min(1500, result.length - 4));
    const at = random() < 0.5 ? near : result.length - 4 - near;
    result.writeUInt32BE(pick(random, [0, 1, 0xffff, 0x01ffffff, 2 ** 31 - 1, 2 ** 32 - 1]), at);
    return result;
  }

  it(
    'are read or refused in words, within the memory that a process may have',
    async () => {
      const recordings = await originals();
      const all = [...recordings.values()];
      const outcomes: Record<string, number> = {};
      const memory = watchMemory('recording.job.ts');
      const rounds = inTwos(times(2000), async (round) => {
        const random = randomFrom(seed + round);
        const [name, original] = pick(random, [...recordings]);
        const disguised = random() < 0.1;
        let bytes: Uint8Array = original;
        if (disguised) bytes = pick(random, disguises)(original, random);
        else
          for (let i = 0; i < 1 + random() * 2; i += 1)
            bytes =
              random() < 0.4
                ? withOtherNumber(bytes, random)
                : pick(random, mutations)(bytes, random, pick(random, all));
        const [input, output] = [join(folder, `${round}`), join(folder, `${round}-made`)];
        await writeFile(input, bytes);
        const maxBytes = bytes.length + 1_000_000;
        const read = await onceItHasATurn(() =>
          makeRecording({ input, output, maxBytes, keepTags: false }, `${round % 7}`),
        ).catch((error: unknown) => error);
        rmSync(input);
        const what = disguised ? 'disguised' : name;
        if (read instanceof Problem) {
          expect([413, 415], `round ${round}`).toContain(read.statusCode);
          expect(existsSync(output), `round ${round}`).toBe(false);
          outcomes[`${what} ${read.statusCode}`] = (outcomes[`${what} ${read.statusCode}`] ?? 0) + 1;
          return;
        }
        if (read instanceof Error) throw new Error(`Round ${round}, ${what}`, { cause: read });
        const { bytes: made, durationMs } = read as Awaited<ReturnType<typeof makeRecording>>;
        const { length } = readFileSync(output);
        rmSync(output);
        expect([length, length <= maxBytes, durationMs > 0], `round ${round}`).toEqual([made, true, true]);
        outcomes[what] = (outcomes[what] ?? 0) + 1;
      });
      expect(await besidePlainRequests(rounds)).toBeGreaterThan(1);
      memory.stop();
      // Of each kind some are refused; the intact ones are all read, below.
      expect(Object.keys(outcomes)).toEqual(
        expect.arrayContaining(['disguised 415', ...[...recordings.keys()].map((name) => `${name} 415`)]),
      );
      if (isLinux) expect(memory.peaks.size).toBeGreaterThan(0);
      for (const peak of memory.peaks.values())
        expect(peak).toBeLessThan(maxDataBytes(maxRecordingMemoryBytes));

      const [input, output] = [join(folder, 'intact'), join(folder, 'intact-made')];
      for (const [name, intact] of recordings) {
        await writeFile(input, intact);
        const read = await makeRecording({ input, output, maxBytes: 1_000_000, keepTags: false }, 'uma');
        expect(read.durationMs, name).toBeGreaterThan(0);
      }
    },
    // A few of them cost the ten seconds of computing that a small file may cost.
    3 * timeoutMs,
  );
});
