/** A whole run: starts servers, signs people up, opens their notices, applies the load, and returns the result. */
import { setTimeout as sleep } from 'node:timers/promises';
import { availableParallelism, cpus, release, totalmem } from 'node:os';
import { demoPassword } from '../support/server.ts';
import { actions } from './actions.ts';
import { measure, orderOfActions } from './measure.ts';
import { keepNotices } from './notices.ts';
import type { LoadOptions } from './options.ts';
import { type Person, personOf, signUp } from './person.ts';
import { type OperationFigures, samples } from './samples.ts';
import { crowdOf } from './schedule.ts';
import { startServers } from './servers.ts';
import { prepareShown } from './shown.ts';
import { pastLimit, saturated, type Stretch, type Verdict, verdicts } from './verdict.ts';

export interface LoadReport {
  readonly at: string;
  readonly machine: string;
  readonly options: LoadOptions;
  /** Operations before the load: signing up, signing in, opening notices. */
  readonly preparing: readonly OperationFigures[];
  /** In the order of the run; only one without `steps`. */
  readonly stretches: readonly (Stretch & {
    readonly saturated: readonly string[];
    readonly past: string | null;
  })[];
  /** The last rate within the limits and the first one beyond them; null without `steps`. */
  readonly saturation: { readonly holds: number | null; readonly fails: number | null } | null;
  readonly verdicts: readonly Verdict[];
}

/** Share of the people who sign in by the SDK, which takes ten times as much CPU of this process. */
const sdkShare = 0.02;
const maxBySdk = 10;
/** Limited, since passwords are hashed on all cores of the server. */
const signUpsAtOnce = 8;
const stepMs = 30_000;
const stepFactor = 1.3;

export async function runLoad(options: LoadOptions, say: (line: string) => void): Promise<LoadReport> {
  const at = new Date().toISOString();
  say(`Starting ${options.processes === 1 ? 'a server' : 'two servers'} on ${options.database} …`);
  const servers = await startServers(options);
  const closeNotices: (() => void)[] = [];
  try {
    const noted = samples();
    let turn = 0;
    // Round robin, as a proxy in front of the servers would do.
    const origin = () => servers.all[(turn += 1) % servers.all.length]!.origin;
    const place = { origin, noted };
    const merchant = personOf(place, '', { email: 'merchant@patina.example', password: demoPassword });
    const shown = await prepareShown(merchant);

    say(`${options.people} people sign up and in …`);
    const people: Person[] = [];
    const bySdk = Math.min(maxBySdk, Math.max(1, Math.round(options.people * sdkShare)));
    let begun = 0;
    await Promise.all(
      Array.from({ length: Math.min(signUpsAtOnce, options.people) }, async () => {
        while (begun < options.people) {
          begun += 1;
          const person = await signUp(place, begun <= bySdk);
          await person.idToken();
          people.push(person);
        }
      }),
    );
    say('They open their notices …');
    for (const person of people) {
      closeNotices.push(keepNotices(person, origin()));
      // Spread out, so that they do not all open at once.
      await sleep(2);
    }
    await sleep(1000);
    // Warms up everything that a server starts on first use.
    for (const { run } of actions) await run(people[0]!, shown).catch(() => undefined);
    const preparing = noted.take().operations;

    const crowd = crowdOf(people);
    const crowded = { servers, crowd, shown, noted, order: orderOfActions() };
    const stretches: LoadReport['stretches'][number][] = [];
    const stretch = async (rate: number, ms: number) => {
      say(`${Math.round(rate * 10) / 10} requests a second for ${Math.round(ms / 1000)} s …`);
      const measured = await measure(crowded, rate, ms);
      stretches.push({
        ...measured,
        saturated: saturated(measured, { embedded: options.database === 'pglite' }),
        past: pastLimit(measured),
      });
      return stretches.at(-1)!;
    };
    const until = performance.now() + options.minutes * 60_000;
    if (options.steps) {
      let rate = options.rate;
      while (performance.now() < until) {
        const { past } = await stretch(rate, Math.min(stepMs, until - performance.now()));
        if (past !== null) break;
        rate = Math.round(rate * stepFactor * 10) / 10;
      }
    } else await stretch(options.rate, options.minutes * 60_000);

    const held = stretches.filter(({ past }) => past === null);
    const failed = stretches.find(({ past }) => past !== null);
    return {
      at,
      machine: `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()}, Node.js ${process.version}`,
      options,
      preparing,
      stretches,
      saturation: options.steps ? { holds: held.at(-1)?.rate ?? null, fails: failed?.rate ?? null } : null,
      verdicts: verdicts(held.at(-1) ?? stretches.at(-1)!, {
        people: options.people,
        embedded: options.database === 'pglite',
      }),
    };
  } finally {
    for (const close of closeNotices) close();
    await servers.stop();
  }
}
