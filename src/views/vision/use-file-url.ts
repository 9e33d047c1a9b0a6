/** Object URL of a picture of an analysis, loaded with the person's token and revoked when the page no longer needs it. */
import { useEffect, useState } from 'react';
import type { AnalysisFile } from '../../events/analysis/port.ts';
import { useApp } from '../app.ts';

export interface FileUrl {
  /** null until it has loaded. */
  readonly url: string | null;
  readonly failed: boolean;
}

const waiting: FileUrl = { url: null, failed: false };

/** Loads a picture of an analysis. Must be a stable function; by default pictures come from the server. */
export type LoadPicture = (id: string, name: AnalysisFile) => Promise<Blob>;

/** @param name null: load nothing */
export function useFileUrl(id: string, name: AnalysisFile | null, load?: LoadPicture): FileUrl {
  const { analyses } = useApp();
  const { calls } = analyses;
  const wanted = name === null ? '' : `${id} ${name}`;
  const [held, setHeld] = useState({ wanted: '', shown: waiting });
  useEffect(() => {
    if (name === null) return;
    let url: string | null = null;
    let unmounted = false;
    // Read `calls.file` here: the port makes a new function on each access.
    const asking = load ? load(id, name) : calls.file(id, name);
    asking.then(
      (blob) => {
        if (unmounted) return;
        url = URL.createObjectURL(blob);
        setHeld({ wanted, shown: { url, failed: false } });
      },
      () => unmounted || setHeld({ wanted, shown: { url: null, failed: true } }),
    );
    return () => {
      unmounted = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [calls, load, id, name, wanted]);
  return held.wanted === wanted ? held.shown : waiting;
}
