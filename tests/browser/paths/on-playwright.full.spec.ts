/** The suites that `npm run paths -- --format playwright` writes, run unchanged by Playwright's own runner. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../counts.ts';
import { demoPassword } from '../../support/server.ts';
import { sharedOrigin } from '../origin.ts';
import { useBrowser } from '../support.ts';
import { drivers } from './drivers.ts';

// The app starts when a test asks for a browser.
useBrowser();

const root = resolve(import.meta.dirname, '../../..');
const timeout = long ? 3_600_000 : 600_000;

let folder: string;
beforeAll(() => {
  mkdirSync(join(root, 'reports'), { recursive: true });
  folder = mkdtempSync(join(root, 'reports', 'suite-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The environment without the variables by which programs recognize vitest. */
const { VITEST: _, VITEST_MODE: _mode, NODE_ENV: _env, ...environment } = process.env;

const run = (program: string, args: readonly string[]) =>
  new Promise<{ code: number; out: string }>((ended) => {
    const env = { ...environment, PATINA_URL: sharedOrigin(), DEMO_PASSWORD: demoPassword };
    execFile(program, args, { cwd: root, env, maxBuffer: 1e9 }, (error, out, complaint) =>
      ended({ code: error ? Number(error.code) : 0, out: `${out}${complaint}` }),
    );
  });

const write = (machine: string, ...args: readonly string[]) =>
  run('npm', [
    'run',
    'paths',
    '--',
    '--machine',
    machine,
    '--format',
    'playwright',
    '--out',
    folder,
    ...args,
  ]);

const walk = (file = '') =>
  run('npx', ['playwright', 'test', relative(root, join(folder, file)), '--output', join(folder, 'results')]);

it('runs them through the drivers, faults included', { timeout }, async () => {
  for (const machine of long ? Object.keys(drivers) : ['invite']) {
    const { code, out } = await write(machine, '--generator', 'transitions');
    expect(code, out).toBe(0);
  }
  const written = readFileSync(join(folder, 'invite.transitions.spec.ts'), 'utf8');
  expect(written).toContain("await walk.take('failed.execute:offline');");
  const { code, out } = await walk();
  expect(code, out).toBe(0);
  expect(out).toMatch(/^ +[1-9]\d* passed/m);
  expect(out).not.toMatch(/skipped|did not run/);
});

it('fails with the step that the page does not do', { timeout }, async () => {
  await write('settings', '--generator', 'shortest', '--max-steps', '1');
  const file = join(folder, 'settings.shortest.spec.ts');
  const text = readFileSync(file, 'utf8');
  const wrong = text.replaceAll("take('setting.change:dark')", "take('setting.change:light')");
  expect(wrong).not.toBe(text);
  writeFileSync(file, wrong);
  const { code, out } = await walk('settings.shortest.spec.ts');
  expect(code).toBe(1);
  expect(out).toContain('setting.change:light cannot happen there. What can: setting.change:dark');
});

it('fails where the page does not do what the statechart says', { timeout }, async () => {
  await write('settings', '--generator', 'shortest', '--max-steps', '1');
  const [drivers] = /'[^']*on-playwright.ts'/.exec(
    readFileSync(join(folder, 'settings.shortest.spec.ts'), 'utf8'),
  )!;
  writeFileSync(
    join(folder, 'lame.spec.ts'),
    `import { test as walking } from ${drivers};

const test = walking.extend({
  walk: async ({ walk, browser }, use) => {
    const open = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
      const context = await open(options);
      // No change of a switch or a choice arrives in the app.
      await context.addInitScript(() => {
        const stop = (event) => event.target.matches('[role=switch], [type=radio]') && event.stopImmediatePropagation();
        for (const type of ['click', 'input', 'change']) addEventListener(type, stop, true);
      });
      return context;
    };
    await use(walk);
  },
});

test('a switch that does nothing', async ({ walk }) => {
  await walk.begin('settings', 'nothing');
  await walk.take('setting.change:dark');
});
`,
  );
  const { code, out } = await walk('lame.spec.ts');
  expect(code, out).toBe(1);
  expect(out).toContain('1 failed');
  expect(out).not.toContain('cannot happen there');
});
