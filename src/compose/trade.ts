/** The marketplace, its merchants and their clients, photos, the camera and batches, and transactions: all loaded when the first of their pages is opened. */
import { createActor } from 'xstate';
import { lazyPort, opening } from '../adapters/lazy-port.ts';
import type { NodeClient } from '../adapters/node-client.ts';
import { answer } from '../machines/slots.ts';
import type { App, UploadsPort } from '../views/app.ts';
import type { DeviceLog } from './log.ts';
import { journaled } from './page-actor.ts';
import type { Session } from './session.ts';

type Trade = Pick<
  App,
  | 'products'
  | 'posts'
  | 'capture'
  | 'batch'
  | 'recording'
  | 'transcription'
  | 'threads'
  | 'notices'
  | 'shops'
  | 'tenants'
  | 'bluebook'
  | 'brand'
  | 'intakes'
  | 'invites'
  | 'invoices'
  | 'transactions'
  | 'analyses'
>;

interface Surroundings {
  readonly log: DeviceLog;
  readonly session: Session;
  readonly node: NodeClient;
  readonly uploads: Pick<UploadsPort, 'enqueue' | 'prepare'>;
}

export function composeTrade({ log, session, node, uploads }: Surroundings): Trade {
  const { token } = session;
  const ports = opening(async () => (await import('../adapters/trade.ts')).tradePorts({ node, token }));
  const posts = lazyPort(async () => (await ports()).posts);
  const invites = lazyPort(async () => (await ports()).invites);
  const { load, change } = lazyPort(async () => (await ports()).transactionSlots);
  return {
    products: lazyPort(async () => (await ports()).products),
    posts,
    capture: lazyPort(async () => {
      const { composeCapture } = await import('./capture.ts');
      return composeCapture({ createActor, uploads, session, log });
    }),
    batch: lazyPort(async () => {
      const { composeBatch } = await import('./batch.ts');
      return composeBatch({ createActor, uploads, session, log });
    }),
    threads: lazyPort(async () => {
      const { composeThreads } = await import('./thread.ts');
      return composeThreads({ createActor, posts, log, token });
    }),
    recording: lazyPort(async () => {
      const { composeRecording } = await import('./recording.ts');
      return composeRecording({ createActor, session, log });
    }),
    transcription: lazyPort(async () => {
      const { composeTranscription } = await import('./transcription.ts');
      return composeTranscription({ createActor, session, log });
    }),
    analyses: {
      calls: lazyPort(async () => (await ports()).analyses),
      async open(machine) {
        const { composeAnalyses } = await import('./analysis.ts');
        return composeAnalyses({ createActor, node, posts, log, session }).open(machine);
      },
    },
    notices: lazyPort(async () => (await ports()).notices),
    shops: lazyPort(async () => (await ports()).shops),
    tenants: lazyPort(async () => (await ports()).tenants),
    bluebook: lazyPort(async () => (await ports()).bluebook),
    brand: lazyPort(async () => (await ports()).brand),
    intakes: lazyPort(async () => (await ports()).intakes),
    invoices: lazyPort(async () => (await ports()).invoices),
    invites: {
      calls: invites,
      actor(machine) {
        const provided = machine.provide({ actors: { execute: answer(invites.execute) } });
        return journaled(log, 'workflow/invite', createActor(provided));
      },
    },
    transactions: {
      calls: lazyPort(async () => (await ports()).transactions),
      actor(machine) {
        const provided = machine.provide({ actors: { load: answer(load), change: answer(change) } });
        return journaled(log, 'workflow/transaction', createActor(provided));
      },
    },
  };
}
