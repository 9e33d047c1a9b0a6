/** One measurement without an account, from the photos to the result. Leaving the page or going back cancels it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ItemType } from '../../../events/analysis/item.ts';
import type { VisitorMeasurement, VisitorPair } from '../../../events/analysis/port.ts';
import { Refused } from '../../../events/log/decider.ts';
import { useApp } from '../../app.ts';
import { messageOf } from '../../ui/message-of.ts';

export interface Wanted {
  /** Name of the item. */
  readonly name: string;
  readonly itemType: ItemType;
  readonly photos: () => Promise<Pick<VisitorPair, 'before' | 'after'>>;
}

export type Visit =
  | { readonly at: 'choosing' }
  | { readonly at: 'measuring'; readonly wanted: Wanted }
  | {
      readonly at: 'measured';
      readonly wanted: Wanted;
      readonly pair: VisitorPair;
      readonly found: VisitorMeasurement;
    }
  | {
      readonly at: 'failed';
      readonly wanted: Wanted;
      /** A stable error name; null: no answer came, and trying again may work. */
      readonly reason: string | null;
      readonly words: string;
    };

export function useVisitorMeasurement() {
  const { analyses } = useApp();
  const [visit, setVisit] = useState<Visit>({ at: 'choosing' });
  const underWay = useRef<AbortController>(null);

  const leave = useCallback(() => {
    underWay.current?.abort();
    underWay.current = null;
  }, []);
  useEffect(() => leave, [leave]);

  const measure = useCallback(
    (wanted: Wanted) => {
      leave();
      const controller = new AbortController();
      const { signal } = controller;
      underWay.current = controller;
      const show = (next: Visit) => {
        if (!signal.aborted) setVisit(next);
      };
      show({ at: 'measuring', wanted });
      const ask = async () => {
        const pair = { itemType: wanted.itemType, ...(await wanted.photos()) };
        const found = await analyses.calls.measureForVisitor(pair, signal);
        return found instanceof Refused
          ? ({ at: 'failed', wanted, reason: found.reason, words: found.message } as const)
          : ({ at: 'measured', wanted, pair, found } as const);
      };
      ask().then(show, (error: unknown) =>
        show({ at: 'failed', wanted, reason: null, words: messageOf(error) }),
      );
    },
    [analyses, leave],
  );

  const choose = useCallback(() => {
    leave();
    setVisit({ at: 'choosing' });
  }, [leave]);

  return { visit, measure, choose };
}
