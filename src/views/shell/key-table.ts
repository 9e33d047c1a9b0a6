/** The keyboard shortcuts of the product, as the help shows them: those of every page, and each page's own. */

export interface KeyGroup {
  readonly title: string;
  /** Keys of a combination are one text each; alternatives are separate rows. */
  readonly rows: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

const everywhere = (command: string): KeyGroup => ({
  title: 'On every page',
  rows: [
    { keys: [command, 'K'], does: 'Find a page, a record or a command' },
    { keys: ['?'], does: 'Show these keys' },
    { keys: ['Tab'], does: 'Go to the next control' },
    { keys: ['Esc'], does: 'Close what is open' },
  ],
});

const ledgerGroups = (command: string): readonly KeyGroup[] => [
  {
    title: 'New entry',
    rows: [
      { keys: ['Enter'], does: 'Add it, and begin the next one' },
      { keys: ['Tab'], does: 'From the name to the amount' },
    ],
  },
  {
    title: 'Entries',
    rows: [
      { keys: ['↑'], does: 'One entry up' },
      { keys: ['↓'], does: 'One entry down' },
      { keys: ['Page Up'], does: 'A page up' },
      { keys: ['Page Down'], does: 'A page down' },
      { keys: ['Home'], does: 'To the first entry' },
      { keys: ['End'], does: 'To the last entry' },
      { keys: ['Enter'], does: 'Edit the name' },
      { keys: ['F2'], does: 'Edit the name' },
      { keys: ['P'], does: 'Paid, or not paid' },
      { keys: ['Delete'], does: 'Delete' },
      { keys: ['X'], does: 'Select it, to change several at once' },
      { keys: ['Shift', '↓'], does: 'Select more' },
      { keys: [command, 'A'], does: 'Select all that are shown' },
      { keys: ['Alt', '↑'], does: 'Move up' },
      { keys: ['Alt', '↓'], does: 'Move down' },
    ],
  },
  {
    title: 'Steps',
    rows: [
      { keys: [command, 'Z'], does: 'Undo' },
      { keys: [command, 'Shift', 'Z'], does: 'Redo' },
    ],
  },
];

const applicantGroups: readonly KeyGroup[] = [
  {
    title: 'Applicants',
    rows: [
      { keys: ['J'], does: 'The next one' },
      { keys: ['K'], does: 'The one before' },
      { keys: ['X'], does: 'Select it, or not' },
      { keys: ['Shift', 'X'], does: 'Select all from the last one on' },
      { keys: ['S'], does: 'Shortlist those that are selected, or this one' },
      { keys: ['R'], does: 'Reject those that are selected, or this one' },
      { keys: ['C'], does: 'Compare the two to four that are selected' },
      { keys: ['U'], does: 'Undo the last decision' },
    ],
  },
];

const withApplicants: ReadonlySet<string> = new Set(['/resume-screened', '/hr-agent', '/hr-chat']);

/** @param command name of the command key on this keyboard: Ctrl or ⌘ */
export function keysOf(pathname: string, command: string): readonly KeyGroup[] {
  const own =
    pathname === '/ledger' ? ledgerGroups(command) : withApplicants.has(pathname) ? applicantGroups : [];
  return [...own, everywhere(command)];
}

export const commandKey = (platform: string): string => (/mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl');
