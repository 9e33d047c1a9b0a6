/** Questions about the ledger in a chat: answered on this device, stored nowhere, and gone when the page is left. */
import { useState } from 'react';
import { type AskedOfDevice, understoodOwn } from '../../events/chat/own-data/recognise.ts';
import { useApp } from '../app.ts';
import { localDay } from '../ui/local-day.ts';

export interface UnusedFiles {
  readonly names: readonly string[];
  /** They are still beside the field, for the next question. */
  readonly stillChosen: boolean;
}

export interface DeviceTurn {
  readonly id: string;
  readonly question: string;
  readonly asked: AskedOfDevice;
  /** Files of the question, which are not read. */
  readonly files: UnusedFiles;
  /** Id of the chat's turn that it follows; null: it came first. */
  readonly after: string | null;
}

export function useDeviceTurns() {
  const { ids } = useApp();
  const [turns, setTurns] = useState<readonly DeviceTurn[]>([]);
  return {
    deviceTurns: turns,
    /**
     * Answers a question about the ledger. Must be called before anything is sent.
     * @param earlier questions before it, oldest first
     * @returns false if it is not about the ledger
     */
    takeOnDevice(
      question: string,
      earlier: readonly string[],
      after: string | null,
      files: UnusedFiles,
    ): boolean {
      const asked = understoodOwn(question, earlier, localDay(new Date()));
      if (asked?.at !== 'device') return false;
      setTurns((before) => [...before, { id: ids.uuid(), question, asked, files, after }]);
      return true;
    },
  };
}
