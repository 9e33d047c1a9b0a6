/** Audits a file in pieces, so that the page stays responsive while a million records are hashed. */
import { startTransition, useEffect, useState } from 'react';
import { type Audit, auditFile } from '../../events/audit/audit-file.ts';
import { isLedgerStream } from '../../events/audit/fold-facts.ts';
import { headerOf } from '../../events/log/log-file.ts';
import { LedgerHistory } from '../../events/audit/ledger-history.ts';
import type { Totals } from '../../events/audit/report.ts';
import type { SignedHeads } from '../../events/audit/evidence.ts';
import type { CheckpointKey } from '../../events/shared/signature.ts';
import { type App, useApp } from '../app.ts';
import { settledAuth } from '../session.ts';
import type { Evidence } from './use-evidence.ts';

export interface AuditedFile {
  readonly file: File;
  readonly evidence: Evidence;
  /** The keys used, and all signatures available besides the file. */
  readonly keys: readonly CheckpointKey[];
  readonly heads: SignedHeads;
  readonly audit: Audit;
  /** null for a log that is not a ledger. */
  readonly history: LedgerHistory | null;
  readonly totals: Totals | null;
}

export type Auditing =
  | { readonly step: 'working'; readonly file: File; readonly done: number }
  | ({ readonly step: 'done' } & AuditedFile)
  | { readonly step: 'failed'; readonly file: File; readonly message: string };

export function useAudit(file: File | null, evidence: Evidence): Auditing | null {
  const app = useApp();
  const [state, setState] = useState<Auditing | null>(null);

  useEffect(() => {
    if (!file) return;
    let current = true;
    const show = (next: Auditing) => current && setState(next);
    show({ step: 'working', file, done: 0 });
    audit(
      app,
      file,
      evidence,
      () => current,
      (done) => show({ step: 'working', file, done }),
    )
      // A transition, since rendering the whole history takes a while and must not block the page.
      .then((audited) => startTransition(() => void show({ step: 'done', ...audited })))
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : 'The file cannot be read.';
        show({ step: 'failed', file, message });
      });
    return () => {
      current = false;
    };
  }, [file, evidence, app]);

  return state?.file === file ? state : null;
}

const noHeads: SignedHeads = { checkpoints: [], trees: [] };

/** The server answers only the log's owner, so wait for the sign-in; a file may be dropped before that. */
async function publishedOf(app: App, stream: string): Promise<SignedHeads | null> {
  await settledAuth(app);
  return app.audit.published(stream);
}

async function audit(
  app: App,
  file: File,
  evidence: Evidence,
  wanted: () => boolean,
  onProgress: (done: number) => void,
): Promise<AuditedFile> {
  const { audit: port } = app;
  const stream = (await headerOf(port.chunks(file, wanted)))?.stream ?? null;
  const [keys, published] = await Promise.all([
    evidence.keys?.content ?? port.keys(),
    stream !== null && isLedgerStream(stream) ? publishedOf(app, stream) : noHeads,
  ]);
  const given = evidence.heads?.content ?? noHeads;
  const heads = {
    checkpoints: [...given.checkpoints, ...(published?.checkpoints ?? [])],
    trees: [...given.trees, ...(published?.trees ?? [])],
  };
  const history = stream !== null && isLedgerStream(stream) ? new LedgerHistory() : null;
  const facts = new Map<string, number>();
  const audit = await auditFile(port.judgedChunks(file, wanted), {
    verifySignature: port.verifySignature,
    keys,
    ...heads,
    serverNotAsked: published === null,
    onProgress,
    onRecord(record, findings) {
      if (history?.add(record, findings)) facts.set(record.type, (facts.get(record.type) ?? 0) + 1);
    },
  });
  return {
    file,
    evidence,
    keys,
    heads,
    audit,
    history,
    totals: history && { ...history.sums(history.length), facts },
  };
}
