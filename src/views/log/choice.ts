/** The selected stream and record, kept in the URL so that the browser's Back works. */
import { useAddressParams } from '../ui/address-params.ts';

export interface LogChoice {
  /** null: the list of streams. */
  readonly stream: string | null;
  /** Number of the selected record; null: the newest. */
  readonly seq: number | null;
}

function readLogChoice(params: URLSearchParams): LogChoice {
  const seq = params.get('seq');
  return {
    stream: params.get('stream'),
    seq: seq !== null && /^\d{1,9}$/.test(seq) ? Number(seq) : null,
  };
}

export const streamAddress = (stream: string) => `/log?${new URLSearchParams({ stream }).toString()}`;

export function useLogChoice(): [LogChoice, (seq: number | null) => void] {
  const [params, change] = useAddressParams();
  const goTo = (seq: number | null) =>
    change(
      (now) => {
        if (seq === null) now.delete('seq');
        else now.set('seq', String(seq));
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [readLogChoice(params), goTo];
}
