/**
 * The budget of every request: its cost by table.ts is charged to its address before a byte of its body is read, and to
 * the person as soon as they are known. Requests that must wait take turns. All of this is counted per process; limits
 * that must hold across processes are in common/rate-limit.ts.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { type Buckets, openBuckets, type Refill } from './buckets.ts';
import { atEnd } from '../common/at-end.ts';
import { networkOf } from '../common/rate-limit.ts';
import { openBodies, type Room } from './bodies.ts';
import { refusedFor } from './refusals.ts';
import { allowances, room as usualRoom, turnRules } from './limits.ts';
import { type Row, unlisted } from './rows.ts';
import { rowOf } from './table.ts';
import { openTurns, type Turns } from './turns.ts';

type Kind = 'work' | 'bytes';
type Payer = 'person' | 'address';

declare module 'fastify' {
  interface FastifyContextConfig {
    budget?: Row;
  }
}

/** What is needed to charge a request further. */
interface Spending {
  readonly row: Row;
  /** Bytes of the body as declared; the route's maximum when no length is declared. */
  readonly bytes: number;
  readonly charge: (kind: Kind, payer: Payer, key: string, amount: number) => void;
  readonly take: (turns: NonNullable<Row['turns']>) => TakenTurn;
  /** In whose name the request waits for a turn: `address {network}` or `person {uid}`. */
  key: string;
}

/** A turn that was taken for some work, and may not have come yet. */
export interface TakenTurn {
  /** Rejects when the turn is given up before it comes. */
  readonly come: Promise<void>;
  /** Ends the turn, or gives it up. Further calls have no effect. */
  readonly end: () => void;
}

const spendings = new WeakMap<FastifyRequest, Spending>();

/** Charges the request to a person; call it once they are known. @throws Problem `too-often` */
export function chargePerson(request: FastifyRequest, uid: string): void {
  const spending = spendings.get(request);
  if (!spending) return;
  spending.key = `person ${uid}`;
  spending.charge('work', 'person', uid, spending.row.work);
  if (spending.bytes > 0) spending.charge('bytes', 'person', uid, spending.bytes);
}

/** Charges work that is known only from the body; call it before the work is done. @throws Problem `too-often` */
export function chargeMore(request: FastifyRequest, work: number): void {
  const spending = spendings.get(request);
  if (!spending) return;
  const [payer, key] = spending.key.split(' ', 2) as [Payer, string];
  spending.charge('work', payer, key, work);
}

/**
 * Takes a turn for work that goes on after the response, beside the one of the request. It may still have to come; the
 * caller ends it when the work is done. @throws Problem `too-often` when too many wait already
 */
export function takeTurn(request: FastifyRequest, turns: NonNullable<Row['turns']>): TakenTurn {
  const spending = spendings.get(request);
  return spending ? spending.take(turns) : { come: Promise.resolve(), end: () => undefined };
}

function tooOften(seconds: number): Problem {
  return new Problem(
    429,
    'too-often',
    `That was too often. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    undefined,
    seconds,
  );
}

const tooManyWaiting = () =>
  new Problem(429, 'too-often', 'Your other requests are not done yet. Try again in a moment.', undefined, 2);

/**
 * Adds the budget to all routes. Call it before any route is added, so that its hooks run first.
 * @param multiple of the usual allowances
 * @param now milliseconds
 */
export function addBudget(
  app: FastifyInstance,
  multiple = 1,
  now = () => performance.now(),
  room: Room = usualRoom,
): void {
  const times = ({ burst, perSecond }: Refill): Refill => ({
    burst: burst * multiple,
    perSecond: perSecond * multiple,
  });
  const open = (kind: Kind): Record<Payer, Buckets> => ({
    person: openBuckets(times(allowances[kind].person), now),
    address: openBuckets(times(allowances[kind].address), now),
  });
  const buckets: Record<Kind, Record<Payer, Buckets>> = { work: open('work'), bytes: open('bytes') };
  const lines = Object.fromEntries(
    Object.entries(turnRules).map(([name, rule]) => [
      name,
      // A larger allowance also lets more requests wait; how many run at once depends on the machine.
      openTurns({ ...rule, waiting: Math.floor(rule.waiting * Math.max(multiple, 1)) }),
    ]),
  ) as Record<keyof typeof turnRules, Turns>;
  const bodies = openBodies(room, now);
  app.addHook('onClose', async () => bodies.close());

  const charge: Spending['charge'] = (kind, payer, key, amount) => {
    const seconds = buckets[kind][payer].take(key, amount);
    if (seconds > 0) throw refusedFor(`${payer} ${kind}`, tooOften(seconds));
  };

  app.addHook('onRoute', (route) => {
    const row = rowOf([route.method].flat()[0]!, route.url) ?? rowOf('ALL', route.url) ?? unlisted;
    route.config = { ...route.config, budget: row };
    // Routes without a body have a limit of 0; Fastify requires at least 1 byte.
    route.bodyLimit = Math.max(row.bytes, 1);
  });

  app.addHook('onRequest', async (request, reply) => {
    const row = request.routeOptions.config.budget ?? unlisted;
    // A connection that was closed meanwhile has no address any more.
    const network = networkOf(request.ip ?? '');
    const bytes = bytesOf(request, row);
    if (hasBody(request)) bodies.begin(request, reply, subnetOf(network));
    const take: Spending['take'] = (turns) => takeFrom(lines[turns], spendings.get(request)!.key);
    spendings.set(request, { row, bytes, charge, take, key: `address ${network}` });
    charge('work', 'address', network, row.work);
    if (bytes > 0) charge('bytes', 'address', network, bytes);
  });

  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { streamed = false } = request.routeOptions.config.budget ?? unlisted;
    done(null, bodies.metered(request, streamed) ?? payload);
  });

  app.addHook('preHandler', async (request, reply) => {
    const spending = spendings.get(request);
    if (!spending) return;
    const row = rowByBody(spending.row, request.body);
    if (row.work > spending.row.work) chargeMore(request, row.work - spending.row.work);
    if (row.turns === null) return;
    if (row.streamed) await waitForTurn(lines.subnets, subnetOf(networkOf(request.ip)), reply);
    await waitForTurn(lines[row.turns], spending.key, reply);
  });
}

/** Waits for a turn, which is released when the response ends. @throws Problem `too-often` */
async function waitForTurn(line: Turns, key: string, reply: FastifyReply): Promise<void> {
  const turn = takeFrom(line, key);
  atEnd(reply, turn.end);
  await turn.come;
}

/** @throws Problem `too-often` */
function takeFrom(line: Turns, key: string): TakenTurn {
  const given = new AbortController();
  const taken = line.take(key, given.signal);
  if (!taken) throw refusedFor('turns', tooManyWaiting());
  const release = Promise.resolve(taken);
  const come = release.then(() => undefined);
  // Whoever gives the turn back before it has come may never have waited for it.
  come.catch(() => undefined);
  return {
    come,
    end() {
      given.abort();
      release.then(
        (done) => done?.(),
        () => undefined,
      );
    },
  };
}

/** The row that a request pays for, now that its body is known. */
function rowByBody(row: Row, body: unknown): Row {
  const { dearer } = row;
  const value = dearer && (body as Readonly<Record<string, unknown>> | null | undefined)?.[dearer.field];
  return dearer && value !== undefined && value !== null ? dearer.row : row;
}

/** The subnet whose addresses one person may easily control: a /24 of IPv4, a /48 of IPv6. */
const subnetOf = (network: string) =>
  network
    .split(/[.:]/)
    .slice(0, 3)
    .join(network.includes(':') ? ':' : '.');

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** How large a body may become: its declared length, or else the route's maximum; 0 for streamed ones. */
function bytesOf({ headers }: FastifyRequest, { bytes, streamed }: Row): number {
  if (streamed) return 0;
  const length = headers['content-length'];
  if (length !== undefined) return Math.min(Number(length) || 0, bytes);
  return headers['transfer-encoding'] === undefined ? 0 : bytes;
}
