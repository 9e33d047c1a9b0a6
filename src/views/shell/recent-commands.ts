/** The last destinations chosen in the command palette, to offer them again. In memory only: they may name people. */
import type { Command } from './commands.ts';

const most = 4;

let kept: { readonly of: string; readonly commands: readonly Command[] } = { of: '', commands: [] };

export const isSame = (one: Command, other: Command) => one.to === other.to && one.label === other.label;

/** @param of uid of the person who chose it; shown only to them */
export function rememberCommand(of: string, command: Command): void {
  const before = recentCommands(of).filter((other) => !isSame(other, command));
  kept = { of, commands: [command, ...before].slice(0, most) };
}

/** The latest first. */
export const recentCommands = (of: string): readonly Command[] => (kept.of === of ? kept.commands : []);
