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

/** Where pictures come from: of an analysis that is kept, from the server. Always the same function. */
export type LoadPicture = (id: string, name: AnalysisFile) => Promise<Blob>;

/** @param name null: none is wanted */
export function useFileUrl(id: string, name: AnalysisFile | null, load?: LoadPicture): FileUrl {
  const { analyses } = useApp();
  const { calls } = analyses;
  const wanted = name === null ? '' : `${id} ${name}`;
  const [held, setHeld] = useState({ wanted: '', shown: waiting });
  useEffect(() => {
    if (name === null) return;
    let url: string | null = null;
    let left = false;
    // Read here: the port makes a new function each time it is asked for one.
    const asking = load ? load(id, name) : calls.file(id, name);
    asking.then(
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
  }, [calls, load, id, name, wanted]);
  return held.wanted === wanted ? held.shown : waiting;
}
