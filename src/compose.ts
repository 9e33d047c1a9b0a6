/**
 * The app from its parts: opens the log and fills the statecharts' slots with adapters. The one place that knows
 * everybody; it decides nothing. What a visitor's first page can do without comes behind it
 * (docs/decisions/0060-load-what-the-first-page-can-do-without-later.md).
 */
import { createActor, waitFor } from 'xstate';
import { adminPort } from './adapters/admin.adapter.ts';
import { authSlots, accountPort } from './adapters/auth.adapter.ts';
import { loadConfig } from './adapters/config.adapter.ts';
import type { Firebase } from './adapters/firebase.ts';
import type { HiringPorts } from './adapters/hiring.ts';
import { type HostedConfig, hostedBackend } from './adapters/hosted.ts';
import type { TokenProvider } from './adapters/http.ts';
import type { IndexedDbLog } from './adapters/indexeddb-log.ts';
import { type FactSource, keepJournal } from './adapters/journal.ts';
import type { LedgerSlots } from './adapters/ledger.adapter.ts';
import { nodeClient } from './adapters/node-client.ts';
import { lazyListener, opening, lazyPort } from './adapters/lazy-port.ts';
import { passkeysPort, secondStep } from './adapters/passkeys.adapter.ts';
import { ids } from './adapters/random.ts';
import { peoplePort, profileSlots, userKey } from './adapters/profile.adapter.ts';
import { registrationSlots } from './adapters/registration.adapter.ts';
import { settingsJournalStream, settingsSlots, settleSettings } from './adapters/settings.adapter.ts';
import { composeCart } from './compose-cart.ts';
import { composeDeviceLog } from './compose-device-log.ts';
import { composeHrAgent } from './compose-hr-agent.ts';
import { composeRecovery } from './compose-recovery.ts';
import { composeTrimming } from './compose-trimming.ts';
import type { Fact, Stamp } from './events/log/event.ts';
import type { StreamName } from './events/streams.ts';
import { authMachine } from './machines/auth.machine.ts';
import { connectIdentity } from './machines/identity.ts';
import { ledgerMachine } from './machines/ledger.machine.ts';
import { type ProfileEvent, profileMachine } from './machines/profile.machine.ts';
import { registrationMachine } from './machines/registration.machine.ts';
import { type SettingsEvent, settingsMachine } from './machines/settings.machine.ts';
import { answer, listener } from './machines/slots.ts';
import { todoMachine } from './machines/todo.machine.ts';
import { Watch } from './machines/watch.ts';
import type { App } from './views/app.ts';
import { ownZone } from './views/ui/local-day.ts';
import type { Contradiction } from './adapters/checkpoint.adapter.ts';
import { notices } from './views/ui/notices.ts';

async function openFirebase(config: HostedConfig): Promise<Firebase> {
  const module = await import('./adapters/firebase.ts');
  return module.openFirebase(
    config.identity === 'hosted'
      ? { identity: 'hosted', options: config.firebase }
      : { identity: 'embedded', origin: location.origin, projectId: config.firebase.projectId },
    // Whoever is asked has no session yet.
    config.identity === 'embedded' ? secondStep({ baseUrl: '/api/hosted', token: async () => null }) : null,
  );
}

/** Resolves when the browser has time. */
function pause(): Promise<void> {
  const longest = 1500;
  return new Promise((go) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(go, 200);
    else requestIdleCallback(() => go(), { timeout: longest });
  });
}

/** The log, and its own id of this device; a log that does not tell in time gets facts from a device without a past. */
async function openLog(notifyDevice: (id: string) => void): Promise<IndexedDbLog> {
  const [{ openIndexedDbLog }, { isJournal }] = await Promise.all([
    import('./adapters/indexeddb-log.ts'),
    import('./events/streams.ts'),
  ]);
  const log = openIndexedDbLog({ isJournal });
  const timeout = new Promise<void>((go) => setTimeout(go, 2000));
  await Promise.race([log.device().then(notifyDevice, () => undefined), timeout]);
  return log;
}

export interface Opening {
  /** The page that opens can be read without knowing who reads it. */
  readonly reading: boolean;
  /** Resolves when the app may learn more than a prerendered page knows. */
  readonly whenMounted: Promise<void>;
}

export async function compose({ reading, whenMounted: standing }: Opening): Promise<App> {
  const firebaseOpened: { promise?: Promise<Firebase> } = {};
  const token: TokenProvider = async ({ fresh }) => (await firebaseOpened.promise)?.idToken(fresh) ?? null;
  const hosted = hostedBackend({ baseUrl: '/api/hosted', token });
  const config = await loadConfig(hosted.getConfig);

  const signedInBefore = userKey().read().state === 'saved';
  const whenIdle = standing.then(() => (reading && !signedInBefore ? pause() : undefined));
  let device = ids.device();
  const log = whenIdle.then(() => openLog((id) => (device = id)));
  let ledgerOpened: LedgerSlots | null = null;
  const checkpoints = whenIdle.then(async () => {
    const [adapter, { streamTrees }] = await Promise.all([
      import('./adapters/checkpoint.adapter.ts'),
      import('./adapters/stream-tree.ts'),
    ]);
    const port = adapter.checkpointPort({
      backend: hosted,
      device: () => device,
      signedInAs: () => signedIn.uid(),
      treeOf: streamTrees(log),
      onContradiction: tellOfContradiction,
    });
    adapter.keepCheckpoints({ checkpoints: port, stream: () => ledgerOpened?.stream() ?? null });
    return port;
  });
  const ledgerSlots = whenIdle.then(async () => {
    const adapter = await import('./adapters/ledger.adapter.ts');
    return (ledgerOpened = adapter.ledgerSlots({
      log,
      stamp,
      newId: ids.device,
      listener: (message, tone) => notices.notify({ message, tone }),
      checkpoints: await checkpoints,
    }));
  });
  // Who is signed in is told when their ledger can follow.
  const firebase = (firebaseOpened.promise = whenIdle.then(async () => {
    const [opened] = await Promise.all([
      openFirebase(config),
      ledgerSlots.catch(() => null),
      log.catch(() => null),
    ]);
    return opened;
  }));

  const stamp = (): Stamp => ({
    at: new Date().toISOString(),
    actor: signedIn.uid() ?? 'system',
    device,
  });
  const journal = {
    log,
    stamp,
    onUnavailable: warnOfLog,
    onAppended: composeTrimming(log, pause),
  };
  /** A statechart that runs for one page. */
  const journaled = <Source extends FactSource<Fact>>(stream: StreamName, source: Source): Source => {
    keepJournal({ ...journal, source, stream: () => stream });
    return source;
  };

  const settingsSlot = settingsSlots();
  const settings = createActor(
    settingsMachine.provide({
      actors: { otherTabs: listener<SettingsEvent>(settingsSlot.otherTabs) },
      actions: { saveSettings: settingsSlot.saveSettings },
    }),
    { input: settingsSlot.input() },
  );

  const running = new Watch();
  const signedIn = {
    uid: () => auth.getSnapshot().context.user?.uid ?? null,
    subscribe: (onChange: () => void) => {
      const { unsubscribe } = auth.subscribe(onChange);
      return unsubscribe;
    },
  };
  const authSlot = authSlots(firebase);
  const auth = createActor(
    authMachine.provide({
      actors: {
        listen: listener(authSlot.listen),
        signIn: answer(authSlot.signIn),
        showFactor: answer(authSlot.showFactor),
        signOut: answer(authSlot.signOut),
      },
    }),
  );

  const profileSlot = profileSlots(firebase);
  const profile = createActor(
    profileMachine.provide({
      actors: {
        readUser: answer(profileSlot.readUser),
        networkReturns: listener<ProfileEvent>(profileSlot.networkReturns),
      },
      actions: { keepUser: profileSlot.keepUser, forgetUser: profileSlot.forgetUser },
    }),
    { input: profileSlot.input() },
  );

  const registrationSlot = registrationSlots(firebase);
  const registration = createActor(
    registrationMachine.provide({
      actors: {
        createAccount: answer(registrationSlot.createAccount),
        signIn: answer(registrationSlot.signIn),
        setDisplayName: answer(registrationSlot.setDisplayName),
        hasUserDocument: answer(registrationSlot.hasUserDocument),
        draw: answer(registrationSlot.draw),
        writeUserDocument: answer(registrationSlot.writeUserDocument),
        signOut: answer(registrationSlot.signOut),
      },
    }),
  );

  const ledger = createActor(
    ledgerMachine.provide({
      actors: {
        openLedger: answer(async (input) => (await ledgerSlots).open(input)),
        append: answer(async (input) => (await ledgerSlots).append(input)),
        closeLedger: answer(async (input) => (await ledgerSlots).close(input)),
      },
    }),
  );

  const lazyTodo = opening(async () => {
    await whenIdle;
    const { todoBackend } = await import('./adapters/todo.adapter.ts');
    return todoBackend({
      baseUrl: '/api/py',
      storage: sessionStorage,
      now: () => Date.now(),
      onRefused: () => todo.send({ type: 'session.refused' }),
    });
  });
  const todoSlots = lazyPort(async () => (await lazyTodo()).slots);
  const todo = createActor(
    todoMachine.provide({
      actors: {
        restore: answer(todoSlots.restore),
        signIn: answer(todoSlots.signIn),
        register: answer(todoSlots.register),
      },
      actions: { forgetSession: () => void todoSlots.forgetSession() },
    }),
  );

  const node = nodeClient({ baseUrl: '/api/node', token });
  const trade = opening(async () => (await import('./adapters/trade.ts')).tradePorts({ node, token }));
  const posts = lazyPort(async () => (await trade()).posts);
  const invites = lazyPort(async () => (await trade()).invites);
  const transactionSlots = lazyPort(async () => (await trade()).transactionSlots);

  const hiring = opening(async () =>
    (await import('./adapters/hiring.ts')).hiringPorts({ token, storage: sessionStorage, zone: ownZone }),
  );
  const screenings = lazyPort(async () => (await hiring()).screenings);
  const hrAgent = composeHrAgent({
    ports: opening(async () => (await hiring()).hrAgent),
    auth,
    storage: sessionStorage,
    starts(actor) {
      keepJournal({ ...journal, source: actor, stream: () => 'workflow/hr-agent' });
      running.add(actor);
    },
  });

  const cart = composeCart(
    opening(async () => {
      await whenIdle;
      const { cartSlots } = await import('./adapters/cart.adapter.ts');
      return cartSlots({ log, stamp, node, person: signedIn });
    }),
  );

  keepJournal({ ...journal, source: settings, stream: settingsJournalStream });
  keepJournal({ ...journal, source: auth, stream: () => 'auth' });
  keepJournal({ ...journal, source: registration, stream: () => 'registration' });
  keepJournal({ ...journal, source: profile, stream: ({ data }) => `profile/${data.uid}` });
  keepJournal({ ...journal, source: ledger, stream: () => 'workflow/ledger' });
  keepJournal({ ...journal, source: todo, stream: () => 'todo' });
  keepJournal({ ...journal, source: cart.actor, stream: () => 'workflow/cart' });

  connectIdentity({ auth, registration, profile });
  // The ledger follows who is signed in.
  let followed: string | null | undefined;
  auth.subscribe(({ context }) => {
    const uid = context.user?.uid ?? null;
    if (!context.ready && uid === null && followed === undefined) return;
    if (uid === followed) return;
    if (followed) notices.clear();
    followed = uid;
    ledger.send(uid ? { type: 'ledger.open', uid } : { type: 'ledger.close' });
  });

  for (const actor of [settings, profile, ledger, cart.actor, registration, todo, auth]) {
    running.add(actor);
    actor.start();
  }
  log
    .then((opened) =>
      settleSettings({
        log: opened,
        stamp,
        shown: () => settings.getSnapshot().context.settings,
        restore: (restored) => {
          settings.send({ type: 'settings.restored', settings: restored });
          notices.notify({
            message: `Your settings had been changed outside ${config.productTitle}. They are as you left them.`,
          });
        },
      }),
    )
    .catch(() => undefined);

  return {
    ids,
    config,
    auth,
    registration,
    profile,
    settings,
    running,
    ledger: {
      actor: ledger,
      stream: () => ledgerOpened?.stream() ?? null,
      preview: (uid) => ledgerOpened?.preview(uid) ?? null,
      exportLog: async (uid) => (await ledgerSlots).exportLog(uid),
      readLog: async (file) => (await ledgerSlots).readLog(file),
      adoptLog: async (offer) => (await ledgerSlots).adoptLog(offer),
      async *records(uid, from) {
        yield* (await ledgerSlots).records(uid, from);
      },
    },
    recovery: composeRecovery(
      opening(async () => {
        const { recoverySlots } = await import('./adapters/ledger-recovery.adapter.ts');
        const [opened, local, signed] = await Promise.all([log, ledgerSlots, checkpoints]);
        return recoverySlots({ log: opened, stamp, local, checkpoints: signed });
      }),
      journaled,
    ),
    audit: {
      verifySignature: async (...what) => (await checkpoints).verifySignature(...what),
      keys: async () => (await checkpoints).keys(),
      published: async (stream) => (await checkpoints).published(stream),
    },
    deviceLog: composeDeviceLog(
      opening(async () => {
        const { deviceLogPort } = await import('./adapters/device-log.adapter.ts');
        const exportLedger = async (uid: string) => (await ledgerSlots).exportLog(uid);
        return deviceLogPort({ log, person: signedIn.uid, checkpoints, exportLedger });
      }),
    ),
    people: peoplePort({
      firebase,
      publicProfile: hosted.publicProfile,
      pictures: config.identity === 'embedded' ? hosted : null,
    }),
    admin: adminPort({
      server: hosted.admin,
      database: config.identity === 'hosted' ? firebase : null,
      asker: () => profile.getSnapshot().context.user,
    }),
    account: accountPort(firebase, config.identity === 'embedded' ? hosted.accountErasure : undefined),
    passkeys: passkeysPort({ baseUrl: '/api/hosted', token }, async (customToken) =>
      (await firebase).signInWithToken(customToken),
    ),
    todo: { actor: todo, calls: lazyPort(async () => (await lazyTodo()).port) },
    cart,
    products: lazyPort(async () => (await trade()).products),
    posts,
    capture: lazyPort(async () => {
      const { composeCapture } = await import('./compose-capture.ts');
      return composeCapture({ createActor, posts, signedIn, journaled });
    }),
    tenants: lazyPort(async () => (await trade()).tenants),
    jobs: lazyPort(async () => (await hiring()).jobs),
    screenings: {
      calls: screenings,
      actor(machine) {
        const provided = machine.provide({ actors: { execute: answer(screenings.execute) } });
        return journaled('workflow/screening', createActor(provided));
      },
      follow: (listener) =>
        lazyListener(
          () => null,
          hiring,
          (opened: HiringPorts) => opened.screeningNews,
        )(listener),
    },
    matches: lazyPort(async () => (await hiring()).matches),
    hrAgent,
    invites: {
      calls: invites,
      actor(machine) {
        const provided = machine.provide({ actors: { execute: answer(invites.execute) } });
        return journaled('workflow/invite', createActor(provided));
      },
    },
    transactions: {
      calls: lazyPort(async () => (await trade()).transactions),
      actor(machine) {
        const { load, change } = transactionSlots;
        const provided = machine.provide({ actors: { load: answer(load), change: answer(change) } });
        return journaled('workflow/transaction', createActor(provided));
      },
    },
    device: {
      async eraseEverything() {
        auth.send({ type: 'signOut.submit' });
        // The identity service keeps the sign-in in a database of its own, which must not outlive this.
        await waitFor(auth, ({ context }) => context.user === null, { timeout: 5000 });
        await (await log).close();
        const { eraseDatabase } = await import('./adapters/indexeddb-log.ts');
        await eraseDatabase();
        await forgetSite();
      },
    },
  };
}

/** Local keys, caches and whatever else the browser keeps for this address. */
async function forgetSite(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}

const toldOf = new Set<string>();

/** At once, until it is closed, and once for each ledger: it would come again with every head. */
function tellOfContradiction({ stream, message }: Contradiction): void {
  // There the verdict on the ledger itself says so.
  if (toldOf.has(stream) || location.pathname === '/audit') return;
  toldOf.add(stream);
  notices.notify({
    message: `This ledger is not the one that was signed before, so it was not signed. ${message} Nothing here was changed.`,
    tone: 'negative',
    timeout: null,
    action: { label: 'See what can be proved', run: () => location.assign('/audit#own-ledger') },
  });
}

function warnOfLog(error: Error): void {
  notices.notify({ message: error.message, tone: 'warning' });
}
