/** Questions about the ledger in a chat: answered on this device, kept nowhere, and gone with the page. */
import { useState } from 'react';
import { type AskedOfDevice, understoodOwn } from '../../events/chat/own-data/recognise.ts';
import { useApp } from '../app.ts';
import { localDay } from '../ui/local-day.ts';

export interface DeviceTurn {
  readonly id: string;
  readonly question: string;
  readonly asked: AskedOfDevice;
  /** The turn of the chat that it was asked behind; null: there was none yet. */
  readonly after: string | null;
}

export function useDeviceTurns() {
  const { ids } = useApp();
  const [turns, setTurns] = useState<readonly DeviceTurn[]>([]);
  return {
    deviceTurns: turns,
    /**
     * Takes a question that is about the ledger. It must be asked before anything is sent.
     * @param earlier what was asked before it, oldest first
     * @returns false: it is none
     */
    takeOnDevice(question: string, earlier: readonly string[], after: string | null): boolean {
      const asked = understoodOwn(question, earlier, localDay(new Date()));
      if (asked?.at !== 'device') return false;
      setTurns((before) => [...before, { id: ids.uuid(), question, asked, after }]);
      return true;
    },
  };
}
