/** A picture of an analysis, fetched with the person's token and shown as long as the page needs it. */
import { useEffect, useState } from 'react';
import type { AnalysisFile } from '../../events/analysis/port.ts';
import { useApp } from '../app.ts';

export interface FileUrl {
  /** null until it is there. */
  readonly url: string | null;
  readonly failed: boolean;
}

const waiting: FileUrl = { url: null, failed: false };

/** @param name null: none is wanted */
export function useFileUrl(id: string, name: AnalysisFile | null): FileUrl {
  const { analyses } = useApp();
  const wanted = name === null ? '' : `${id} ${name}`;
  const [held, setHeld] = useState({ wanted: '', shown: waiting });
  useEffect(() => {
    if (name === null) return;
    let url: string | null = null;
    let left = false;
    analyses.calls.file(id, name).then(
      (blob) => {
        if (left) return;
        url = URL.createObjectURL(blob);
        setHeld({ wanted, shown: { url, failed: false } });
      },
      () => left || setHeld({ wanted, shown: { url: null, failed: true } }),
    );
    return () => {
      left = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [analyses, id, name, wanted]);
  return held.wanted === wanted ? held.shown : waiting;
}
