import { memoryLog } from '../../../src/events/log/memory-log.ts';
import { isJournal } from '../../../src/events/streams.ts';
import { logContract } from './log.contract.ts';

logContract('memory', async () => {
  const rows = new Map<string, string[]>();
  const log = memoryLog(rows, isJournal);
  return {
    log,
    other: log,
    async damage(stream, seq, damage) {
      const stored = rows.get(stream)!;
      const at = seq - 1;
      const [row, next] = [stored[at]!, stored[at + 1]!];
      if (damage === 'change') stored[at] = row.replace('"n":', '"m":');
      else if (damage === 'drop') stored.splice(at, 1);
      else if (damage === 'swap') stored.splice(at, 2, next, row);
      else stored[at + 1] = row;
    },
    close: () => log.close(),
  };
});
