/** The results and tools for one audited file. */
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { proveFromFile } from '../../events/audit/inclusion.ts';
import type { Moment } from '../../events/audit/ledger-history.ts';
import { HistoryView } from '../ledger/history/history-view.tsx';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { saveFile } from '../ui/save-file.ts';
import { type ComparedWith, ComparePanel } from './compare-panel.tsx';
import { emptyNote, NotesPanel } from './notes.tsx';
import { ReportPanel } from './report-panel.tsx';
import type { AuditedFile } from './use-audit.ts';
import { useNotes } from './use-notes.ts';
import { Verdict } from './verdict.tsx';

export function Audited({ audited }: { audited: AuditedFile }) {
  const { file, audit, history } = audited;
  const { person } = useSession();
  const notes = useNotes(audit.header?.stream ?? file.name);
  const [form, setForm] = useState(emptyNote);
  const [compared, setCompared] = useState<ComparedWith | null>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const noteOn = (seq: number) => {
    setForm((before) => ({ ...before, seq: seq === 0 ? '' : seq }));
    textField.current?.focus();
  };
  return (
    <>
      <Verdict audit={audit} fileName={file.name} onNote={noteOn} />
      <NotesPanel notes={notes} form={form} onForm={setForm} last={audit.head.seq} textField={textField} />
      <ReportPanel audited={audited} notes={notes.list} compared={compared} />
      <ComparePanel first={audited} onCompared={setCompared} />
      {history && history.length > 0 ? (
        <section aria-labelledby="history">
          <h2 id="history">History</h2>
          {audit.ok ? null : (
            <p>
              Only the {history.length.toLocaleString('en')} records in front of the damage are shown: what
              comes behind it cannot be relied on.
            </p>
          )}
          <HistoryView
            history={history}
            version={history.length}
            own={person?.uid ?? null}
            tools={(moment) => <RecordTools audited={audited} moment={moment} onNote={noteOn} />}
          />
        </section>
      ) : null}
    </>
  );
}

interface RecordToolsProps {
  readonly audited: AuditedFile;
  readonly moment: Moment;
  readonly onNote: (seq: number) => void;
}

function RecordTools({ audited, moment: { seq }, onNote }: RecordToolsProps) {
  const { audit: port } = useApp();
  const [busy, setBusy] = useState(false);
  if (seq === 0) return null;
  const prove = async () => {
    setBusy(true);
    try {
      const { audit, file, heads } = audited;
      const proofBy = (trees: readonly unknown[]) =>
        proveFromFile(port.chunks(file), { seq, last: audit.head.seq, trees });
      const stream = audit.header?.stream ?? '';
      // The server may have signed since the audit, or may have been unavailable then.
      const proof =
        (await proofBy(heads.trees)) ?? (await proofBy((await port.published(stream))?.trees ?? []));
      if (proof) {
        const json = `${JSON.stringify(proof, null, 2)}\n`;
        saveFile(new Blob([json], { type: 'application/json' }), `proof-of-record-${seq}.json`);
      } else
        notify({
          message: `No signed tree is at hand that this log leads to from record ${seq.toLocaleString('en')} on. Give the signed checkpoints above, or export the log again while you are online.`,
          tone: 'negative',
          timeout: null,
        });
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="compact-md" variant="default" loading={busy} onClick={() => void prove()}>
        Prove this record
      </Button>
      <Button size="compact-md" variant="default" onClick={() => onNote(seq)}>
        Note on this record
      </Button>
    </>
  );
}
