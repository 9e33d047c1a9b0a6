/** The signed-in person's ledger from this device, as the file an export would create. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ledgerStreamName } from '../../events/ledger/decide.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { notify } from '../ui/notices.ts';

export interface OwnLedger {
  readonly busy: boolean;
  open(): void;
}

/** Opens automatically with the URL `/audit#own-ledger`. null when signed out. */
export function useOwnLedger(onFile: (file: File) => void): OwnLedger | null {
  const { deviceLog } = useApp();
  const { person } = useSession();
  const { hash } = useLocation();
  const [busy, setBusy] = useState(false);
  const asked = useRef(false);
  const uid = person?.uid ?? null;

  const open = useCallback(() => {
    if (uid === null) return;
    setBusy(true);
    deviceLog
      .exportStream(ledgerStreamName(uid))
      .then((blob) => onFile(new File([blob], 'my-ledger.jsonl')))
      .catch(() => notify({ message: 'Your ledger on this device cannot be read.', tone: 'negative' }))
      .finally(() => setBusy(false));
  }, [deviceLog, onFile, uid]);

  useEffect(() => {
    if (hash !== '#own-ledger' || uid === null || asked.current) return;
    asked.current = true;
    open();
  }, [hash, open, uid]);

  return uid === null ? null : { busy, open };
}
