/** Where the command palette led lately, so that it can lead there again. In memory only: it may name people. */
import type { Command } from './commands.ts';

const most = 4;

let kept: { readonly of: string; readonly commands: readonly Command[] } = { of: '', commands: [] };

export const isSame = (one: Command, other: Command) => one.to === other.to && one.label === other.label;

/** @param of uid of whoever chose it: nobody else is shown it */
export function rememberCommand(of: string, command: Command): void {
  const before = recentCommands(of).filter((each) => !isSame(each, command));
  kept = { of, commands: [command, ...before].slice(0, most) };
}

/** The last one first. */
export const recentCommands = (of: string): readonly Command[] => (kept.of === of ? kept.commands : []);
