/** Audits a dropped file piece by piece, so that the page stays quick while a million records are hashed. */
import { startTransition, useEffect, useState } from 'react';
import { type Audit, auditFile } from '../../events/audit/audit-file.ts';
import { isLedgerStream } from '../../events/audit/fold-facts.ts';
import { headerOf } from '../../events/log/log-file.ts';
import { LedgerHistory } from '../../events/audit/ledger-history.ts';
import type { Totals } from '../../events/audit/report.ts';
import type { AuditPort } from '../../events/audit/port.ts';
import { useApp } from '../app.ts';

export interface AuditedFile {
  readonly file: File;
  readonly audit: Audit;
  /** null for a log that is no ledger. */
  readonly history: LedgerHistory | null;
  readonly totals: Totals | null;
}

export type Auditing =
  | { readonly step: 'working'; readonly file: File; readonly done: number }
  | ({ readonly step: 'done' } & AuditedFile)
  | { readonly step: 'failed'; readonly file: File; readonly message: string };

/** Bytes hashed at a time: a few hundredths of a second, so that no click waits. */
const pieceBytes = 256 * 1024;

export function useAudit(file: File | null): Auditing | null {
  const { audit: port } = useApp();
  const [state, setState] = useState<Auditing | null>(null);

  useEffect(() => {
    if (!file) return;
    let current = true;
    const show = (next: Auditing) => current && setState(next);
    show({ step: 'working', file, done: 0 });
    audit(
      port,
      file,
      () => current,
      (done) => show({ step: 'working', file, done }),
    )
      // The whole history is drawn then: piece by piece as well, for as long as that takes.
      .then((audited) => startTransition(() => void show({ step: 'done', ...audited })))
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : 'The file cannot be read.';
        show({ step: 'failed', file, message });
      });
    return () => {
      current = false;
    };
  }, [file, port]);

  return state?.file === file ? state : null;
}

async function audit(
  port: AuditPort,
  file: File,
  wanted: () => boolean,
  onProgress: (done: number) => void,
): Promise<AuditedFile> {
  const stream = (await headerOf(piecesOf(file, wanted)))?.stream ?? null;
  const [keys, { checkpoints, trees }] = await Promise.all([
    port.keys(),
    stream === null ? { checkpoints: [], trees: [] } : port.published(stream),
  ]);
  const history = stream !== null && isLedgerStream(stream) ? new LedgerHistory() : null;
  const facts = new Map<string, number>();
  const audit = await auditFile(piecesOf(file, wanted), {
    verifySignature: port.verifySignature,
    keys,
    checkpoints,
    trees,
    onProgress,
    onRecord(record, findings) {
      if (history?.add(record, findings)) facts.set(record.type, (facts.get(record.type) ?? 0) + 1);
    },
  });
  return { file, audit, history, totals: history && { ...history.sums(history.length), facts } };
}

async function* piecesOf(file: File, wanted: () => boolean): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size && wanted(); start += pieceBytes) {
    yield new Uint8Array(await file.slice(start, start + pieceBytes).arrayBuffer());
    // A turn for clicks and for drawing.
    await new Promise((turn) => setTimeout(turn));
  }
}
