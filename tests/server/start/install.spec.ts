import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfSources, isBuildStale, isInstallStale, nodeError } from '../../../server/install.mjs';
import { runServer } from './process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patina-clone-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, content: unknown) => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

describe('Node.js', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s is new enough', (version) => {
    expect(nodeError(version)).toBeNull();
  });

  it.each(['18.20.0', '20.18.3', '8.0.0'])('%s is too old, in one line', (version) => {
    expect(nodeError(version)).toMatch(/^Patina needs Node\.js 20\.19 or newer, and this is .+\.$/);
  });
});

describe('packages', () => {
  const lock = (packages: object) => ({
    lockfileVersion: 3,
    packages: { '': { version: '1.0.0' }, ...packages },
  });
  const a1 = { 'node_modules/a': { version: '1.0.0' } };

  it('are installed when every one is there in its version', () => {
    put('package-lock.json', lock(a1));
    put('node_modules/.package-lock.json', lock(a1));
    expect(isInstallStale(folder)).toBe(false);
  });

  it.each<[string, object | string | null]>([
    ['there is none', null],
    ['the install was interrupted', '{"packages":'],
    ['one is missing', {}],
    ['one has another version', { 'node_modules/a': { version: '1.0.1' } }],
  ])('are stale when %s', (_, installed) => {
    put('package-lock.json', lock(a1));
    if (installed !== null) {
      put('node_modules/.package-lock.json', typeof installed === 'string' ? installed : lock(installed));
    }
    expect(isInstallStale(folder)).toBe(true);
  });

  it('may lack what is made for another platform, but not have it in another version', () => {
    put('package-lock.json', lock({ ...a1, 'node_modules/mac': { version: '2.0.0', optional: true } }));
    put('node_modules/.package-lock.json', lock(a1));
    expect(isInstallStale(folder)).toBe(false);
    put('node_modules/.package-lock.json', lock({ ...a1, 'node_modules/mac': { version: '1.0.0' } }));
    expect(isInstallStale(folder)).toBe(true);
  });
});

describe('the built app', () => {
  const build = () => {
    const page = put('dist/app/index.html', '<title>Patina</title>');
    utimesSync(page, 1000, 1000);
    put('dist/built.json', { sources: hashOfSources(folder), builtAt: 1_000_000 });
  };
  beforeEach(() => {
    put('src/main.tsx', 'start()');
    put('index.html', '<div id="root">');
    put('package-lock.json', '{}');
    build();
  });

  it('is fresh as long as nothing it is made from changes', () => {
    expect(isBuildStale(folder)).toBe(false);
    put('server/main.ts', 'listen()');
    put('tests/x.spec.ts', 'it()');
    expect(isBuildStale(folder)).toBe(false);
  });

  it.each([
    ['src/main.tsx', 'start(2)'],
    ['src/views/new.tsx', ''],
    ['index.html', '<main id="root">'],
    ['vite.config.ts', 'export default {}'],
    ['package-lock.json', '{"packages":{}}'],
  ])('is stale after a change of %s', (name, content) => {
    put(name, content);
    expect(isBuildStale(folder)).toBe(true);
  });

  it('is stale after a file was renamed or removed', () => {
    rmSync(join(folder, 'src/main.tsx'));
    put('src/other.tsx', 'start()');
    expect(isBuildStale(folder)).toBe(true);
  });

  it('is stale when it is gone, half there, or was built since by something else', () => {
    put('dist/app/index.html', '<title>Other</title>');
    expect(isBuildStale(folder)).toBe(true);
    build();
    rmSync(join(folder, 'dist/app'), { recursive: true });
    expect(isBuildStale(folder)).toBe(true);
    put('dist/app/index.html', '');
    put('dist/built.json', 'half');
    expect(isBuildStale(folder)).toBe(true);
  });
});

describe('npm start', () => {
  it('says in one line what is wrong with a setting, before it builds', { timeout: 60_000 }, async () => {
    const launcher = runServer({ LOG_LEVEL: 'loud' }, ['server/start.mjs']);
    expect(await launcher.ended()).toBe(1);
    expect(launcher.output().trim().split('\n')).toEqual([
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent; not "loud".',
    ]);
  });
});
