/** Proves an exported log in the browser, for anybody and without a network: what is dropped here never leaves the device. */
import { Button, Progress } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useRef, useState } from 'react';
import { reportOn } from '../../events/audit/report.ts';
import { fetchFonts } from '../../pdf/fetch-fonts.ts';
import { HistoryView } from '../ledger/history/history-view.tsx';
import { useCurrency } from '../ui/use-settings.ts';
import { useSession } from '../session.ts';
import { saveFile } from '../ui/save-file.ts';
import { DocumentIcon, UploadIcon } from '../ui/icons.tsx';
import { notify } from '../ui/notices.ts';
import { ErrorState, Page } from '../ui/page.tsx';
import classes from './audit-page.module.css';
import { type AuditedFile, useAudit } from './use-audit.ts';
import { type OwnLedger, useOwnLedger } from './use-own-ledger.ts';
import { Verdict } from './verdict.tsx';

const lead =
  'Drop an exported history to prove that nothing in it was changed, and to look at the ledger at any moment. It works without a network; the file stays on this device.';

export function AuditPage() {
  const [file, setFile] = useState<File | null>(null);
  const state = useAudit(file);
  const own = useOwnLedger(setFile);
  return (
    <Page title="Audit" lead={lead} width="wide">
      <div className={classes.page}>
        <DropFile onFile={setFile} own={own} />
        {state?.step === 'working' ? <Working file={state.file} done={state.done} /> : null}
        {state?.step === 'failed' ? (
          <ErrorState title={`${state.file.name} cannot be read`}>
            <p>{state.message}</p>
          </ErrorState>
        ) : null}
        {state?.step === 'done' ? <Audited key={state.file.name} {...state} /> : null}
      </div>
    </Page>
  );
}

function DropFile({ onFile, own }: { onFile: (file: File) => void; own: OwnLedger | null }) {
  const open = useRef<() => void>(null);
  const take = (files: readonly File[]) => {
    const [file] = files;
    // A file of the same name may have been mended meanwhile: a new one each time.
    if (file) onFile(new File([file], file.name, { type: file.type }));
  };
  return (
    <Dropzone
      openRef={open}
      className={classes.drop}
      multiple={false}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      onDrop={take}
      onReject={() => notify({ message: 'Drop one file at a time.', tone: 'negative' })}
      inputProps={{ 'aria-label': 'Exported history' }}
      tabIndex={-1}
      role="group"
      aria-label="Drop an exported history here"
    >
      <DocumentIcon size={28} />
      <p>Drop an exported history (JSONL) here</p>
      <Button leftSection={<UploadIcon size={18} />} onClick={() => open.current?.()}>
        Choose a file
      </Button>
      {own ? (
        <Button variant="subtle" loading={own.busy} onClick={own.open}>
          Take my ledger on this device
        </Button>
      ) : null}
    </Dropzone>
  );
}

function Working({ file, done }: { file: File; done: number }) {
  const percent = file.size === 0 ? 100 : Math.floor((done / file.size) * 100);
  return (
    <div role="status">
      <p>Verifying {file.name}…</p>
      <Progress value={percent} aria-label={`Verifying, ${percent} percent`} />
    </div>
  );
}

function Audited({ file, audit, history, totals }: AuditedFile) {
  const { person } = useSession();
  const symbol = useCurrency();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ drawReport }, fonts] = await Promise.all([import('../../pdf/audit-report.ts'), fetchFonts()]);
      const madeAt = new Date().toISOString();
      const pdf = drawReport(reportOn({ fileName: file.name, madeAt, audit, totals, symbol }), fonts);
      saveFile(new Blob([pdf], { type: 'application/pdf' }), `audit-${madeAt.slice(0, 10)}.pdf`);
    } catch {
      notify({
        message: 'The report could not be made. Try again when there is a network.',
        tone: 'negative',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Verdict audit={audit} fileName={file.name} />
      <div>
        <Button
          variant="default"
          loading={busy}
          leftSection={<DocumentIcon size={18} />}
          onClick={() => void save()}
        >
          Report as PDF
        </Button>
      </div>
      {history && history.length > 0 ? (
        <section aria-labelledby="history">
          <h2 id="history">History</h2>
          {audit.ok ? null : (
            <p>
              Only the {history.length.toLocaleString('en')} records in front of the damage are shown: what
              comes behind it cannot be relied on.
            </p>
          )}
          <HistoryView history={history} version={history.length} own={person?.uid ?? null} />
        </section>
      ) : null}
    </>
  );
}
