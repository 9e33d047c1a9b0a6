/**
 * `npm run screenshots -- --all`: joins pictures of every page to sheets, per role, width and look, for people to look at side
 * by side. Checks nothing. `--role merchant` takes one role only, `--page ledger` only the pages whose path contains that.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { createServer } from 'vite';
import type * as Routes from '../../src/views/routes.tsx';
import { exampleAddresses, signInToTodos } from './addresses.ts';
import { untilSettled, untilStill } from './looks.ts';
import { shareServer } from './origin.ts';
import { admin, client, merchant } from './trade.ts';
import { signIn, untilMounted } from './window.ts';
import type { RunningServer } from '../support/server.ts';

/** Outside Git; the sheets of the last run are replaced. */
const sheetFolder = resolve(import.meta.dirname, '../../test-results/looks');

const roles = { visitor: null, client, merchant, admin } as const;
type Role = keyof typeof roles;
const colorSchemes = ['light', 'dark'] as const;

/** Pixels of a window and of its picture on a sheet; long pages are cut. */
const widths = [
  { width: 390, tile: { width: 390, height: 1270 }, columns: 5, rows: 1, cut: 1270 },
  { width: 1280, tile: { width: 650, height: 457 }, columns: 3, rows: 3, cut: 900 },
] as const;
const gap = 6;

interface Shot {
  readonly path: string;
  readonly picture: Buffer;
}

export interface Wanted {
  readonly role?: string | undefined;
  readonly page?: string | undefined;
}

export async function takeSheets(browser: Browser, server: RunningServer, wanted: Wanted): Promise<void> {
  shareServer({ origin: server.origin, output: server.output });
  const examples = await exampleAddresses();
  const pages = await routeTable();
  if (wanted.role === undefined) rmSync(sheetFolder, { recursive: true, force: true });
  mkdirSync(sheetFolder, { recursive: true });
  for (const role of Object.keys(roles) as Role[]) {
    if (wanted.role !== undefined && wanted.role !== role) continue;
    const rows = pages
      .filter((row) => mayOpen(role, row))
      .filter(({ path }) => path.includes(wanted.page ?? ''))
      .map(({ path }) => path);
    await takeRole(browser, server.origin, role, rows, examples);
  }
}

/** Pages import style sheets, which Node alone cannot read. */
async function routeTable(): Promise<readonly Routes.PageRow[]> {
  const vite = await createServer({
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  const { pages } = (await vite.ssrLoadModule('/src/views/routes.tsx')) as typeof Routes;
  await vite.close();
  return pages;
}

/** Pages of text look the same to everybody, except the home page. */
function mayOpen(role: Role, { access, reading, path }: Routes.PageRow): boolean {
  if (role === 'visitor') return access === 'open' && !path.startsWith('edit-todo');
  if (reading && access === 'open' && path !== 'front-page') return false;
  return access !== 'admin' || role === 'admin';
}

async function takeRole(
  browser: Browser,
  baseURL: string,
  role: Role,
  paths: readonly string[],
  examples: Map<string, string>,
): Promise<void> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const login = roles[role];
  if (login) {
    await page.goto('/login');
    await untilMounted(page);
    await signIn(page, login);
    examples.set('edit-todo/:id', await signInToTodos(page));
  }
  for (const look of widths) {
    await page.setViewportSize({ width: look.width, height: look.width < 600 ? 844 : 800 });
    const shots = { light: [] as Shot[], dark: [] as Shot[] };
    for (const path of paths) {
      const found = await takeLooks(page, path, examples.get(path) ?? path, look.cut);
      for (const colors of colorSchemes) shots[colors].push({ path, picture: found[colors] });
    }
    for (const colors of colorSchemes) {
      const perSheet = look.columns * look.rows;
      for (let from = 0; from < paths.length; from += perSheet) {
        const name = `${role}-${look.width}-${colors}-${String(from / perSheet + 1).padStart(2, '0')}`;
        await joinShots(name, shots[colors].slice(from, from + perSheet), look);
      }
    }
  }
  await context.close();
}

/** One load for both color schemes: they depend on an attribute of the document only. */
async function takeLooks(page: Page, path: string, address: string, cut: number) {
  await page.goto(`/${address}`);
  await untilMounted(page);
  // A page that fails is shown as it is.
  await untilSettled(page).catch(() => console.log(`${path} is still loading`));
  await page.evaluate(() => document.fonts.ready);
  const take = async (colors: string) => {
    await page
      .locator('html')
      .evaluate((html, value) => html.setAttribute('data-mantine-color-scheme', value), colors);
    await untilStill(page);
    const { width } = page.viewportSize()!;
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(height, cut) };
    return page.screenshot({ type: 'jpeg', quality: 85, fullPage: true, clip });
  };
  return { light: await take('light'), dark: await take('dark') };
}

async function joinShots(name: string, shots: readonly Shot[], look: (typeof widths)[number]): Promise<void> {
  const { tile, columns, rows } = look;
  const cells = await Promise.all(
    shots.map(async ({ picture }, i) => ({
      input: await sharp(picture)
        .resize({ ...tile, fit: 'cover', position: 'top', withoutEnlargement: true })
        .toBuffer(),
      left: (i % columns) * (tile.width + gap),
      top: Math.floor(i / columns) * (tile.height + gap),
    })),
  );
  await sharp({
    create: {
      width: columns * (tile.width + gap),
      height: rows * (tile.height + gap),
      channels: 3,
      background: '#b04a8b',
    },
  })
    .composite(cells)
    .jpeg({ quality: 85 })
    .toFile(join(sheetFolder, `${name}.jpg`));
  console.log(`${name}.jpg  ${shots.map(({ path }) => path).join(', ')}`);
}
