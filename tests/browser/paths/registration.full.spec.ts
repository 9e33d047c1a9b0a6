/**
 * The edge paths of a registration on the real page: a person fills in the form, and the network answers as the path
 * says. What the page requests from the server and what it shows must match the statechart, and axe must find nothing in
 * any of its states.
 */
import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { edgeCover } from '../../../src/machines/paths/generators/edge.ts';
import { type Edge, explore } from '../../../src/machines/paths/graph.ts';
import { model } from '../../../src/machines/registration.model.ts';
import { somebody, useBrowser, type Window } from '../support.ts';
import { lookOverOnce } from './look-over.ts';

const browser = useBrowser();

/** The steps that this page and the network around it can cause. */
const possible = [
  'registration.submit',
  'done.createAccount',
  'failed.createAccount:network',
  'done.setDisplayName',
  'failed.setDisplayName',
  'done.draw',
  'done.writeUserDocument',
  'failed.writeUserDocument:denied',
  'done.signOut',
];

const wires: Readonly<Record<string, string>> = {
  createAccount: '**/accounts:signUp*',
  setDisplayName: '**/accounts:update*',
  writeUserDocument: '**/documents:commit*',
};

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'failed.createAccount:network': (route) => route.abort(),
  'failed.setDisplayName': (route) => route.abort(),
  'failed.writeUserDocument:denied': (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Not allowed.' } },
    }),
};

/** A submission and its consequences, until the page waits for the person again. */
function submissions(edges: readonly Edge[]): readonly (readonly Edge[])[] {
  const rounds: Edge[][] = [];
  for (const edge of edges) {
    if (edge.name === 'registration.submit') rounds.push([]);
    rounds.at(-1)?.push(edge);
  }
  return rounds;
}

async function fill(page: Window['page']): Promise<void> {
  const person = somebody('Path');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Display name').fill(person.displayName);
  await page.getByRole('checkbox').check();
}

it('registers, fails and recovers on the page as every edge path says', { timeout: 180_000 }, async () => {
  const samples = Object.fromEntries(
    Object.entries(model.samples).filter(([name]) => possible.includes(name)),
  );
  const graph = explore({ ...model, samples });
  const atRest = (edges: readonly Edge[]) =>
    ['failed', 'registered'].includes(String(graph.nodes[edges.at(-1)!.to]!.value));
  // A path may end while a request is pending; the page cannot be left that way.
  const rounds = edgeCover(graph)
    .paths.flatMap(({ edges }) => submissions(edges))
    .filter(atRest);
  const walked = new Set(rounds.flat().map(({ name }) => name));
  expect([...walked].sort()).toEqual([...possible, 'after.authSettles'].sort());

  let window: Window | null = null;
  for (const round of rounds) {
    window ??= await browser.open('/signup');
    const { page, context } = window;
    const asked: string[] = [];
    const looks: Promise<void>[] = [];
    for (const [effect, wire] of Object.entries(wires)) {
      await page.route(wire, async (route) => {
        if (route.request().method() === 'OPTIONS') return route.continue();
        asked.push(effect);
        // While the answer is pending.
        looks.push(lookOverOnce(page, effect));
        await looks.at(-1)!.catch(() => undefined);
        const fault = round.find(({ name }) => name.startsWith('failed.' + effect));
        return fault ? faults[fault.name]!(route) : route.continue();
      });
    }
    await fill(page);
    await page.getByRole('button', { name: 'Sign up' }).last().click();
    const steps = round.map(({ name }) => name).join(' ');
    const end = graph.nodes[round.at(-1)!.to]!.value;
    if (end === 'registered') {
      await page.waitForURL(/\/front-page$/);
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
    } else {
      await page.getByText('You’re not signed up yet').waitFor();
      expect(await page.getByRole('button', { name: /^Account of/ }).count(), steps).toBe(0);
    }
    await Promise.all(looks);
    await lookOverOnce(
      page,
      round.slice(-1).map(({ name }) => name),
    );
    const expected = round.flatMap((edge) =>
      edge.asked.flatMap((one) => ('start' in one && one.id in wires ? [one.id] : [])),
    );
    expect(asked, steps).toEqual(expected);
    await page.unrouteAll({ behavior: 'wait' });
    if (end === 'registered') {
      // Signed in now: the next path has another person and another window.
      await context.close();
      window = null;
    }
  }
});
