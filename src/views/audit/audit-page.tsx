/** Verifies an exported log in the browser, for anybody and offline: the file never leaves the device. */
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { FileDrop } from '../ui/file-drop.tsx';
import { DocumentIcon, UploadIcon } from '../ui/icons.tsx';
import { notify } from '../ui/notices.ts';
import { ErrorState, Page } from '../ui/page.tsx';
import classes from './audit-page.module.css';
import { Audited } from './audited.tsx';
import { CheckFiles } from './check-files.tsx';
import { EvidenceFiles } from './evidence-files.tsx';
import { type AuditedFile, useAudit } from './use-audit.ts';
import { useEvidence } from './use-evidence.ts';
import { type OwnLedger, useOwnLedger } from './use-own-ledger.ts';
import { Working } from './working.tsx';

const lead =
  'Drop an exported history to prove that nothing in it was changed, and to look at the ledger at any moment. It works without a network; the file stays on this device.';

/** Another file of the same log keeps the input on the page; another log resets it. */
const keyOf = ({ audit, file }: AuditedFile) => audit.header?.stream ?? file.name;

export function AuditPage() {
  const [file, setFile] = useState<File | null>(null);
  const given = useEvidence();
  const state = useAudit(file, given.evidence);
  const own = useOwnLedger(setFile);
  return (
    <Page title="Audit" lead={lead} width="wide">
      <div className={classes.page}>
        <DropFile onFile={setFile} own={own} />
        <EvidenceFiles {...given} />
        <CheckFiles evidence={given.evidence} />
        {state?.step === 'working' ? <Working file={state.file} done={state.done} /> : null}
        {state?.step === 'failed' ? (
          <ErrorState title={`${state.file.name} cannot be read`}>
            <p>{state.message}</p>
          </ErrorState>
        ) : null}
        {state?.step === 'done' ? <Audited key={keyOf(state)} audited={state} /> : null}
      </div>
    </Page>
  );
}

function DropFile({ onFile, own }: { onFile: (file: File) => void; own: OwnLedger | null }) {
  const open = useRef<() => void>(null);
  const take = (files: readonly File[]) => {
    const [file] = files;
    // Each opening creates a new File, since one with the same name may have been corrected meanwhile.
    if (file) onFile(new File([file], file.name, { type: file.type }));
  };
  return (
    <FileDrop
      openRef={open}
      className={classes.drop}
      multiple={false}
      onDrop={take}
      onReject={() => notify({ message: 'Drop one file at a time.', tone: 'negative' })}
      inputLabel="Exported history"
      label="Drop an exported history here"
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
    </FileDrop>
  );
}
