/**
 * The commands of the palette for the person who opens it: pages they may open, work on the ledger, settings, logging
 * in or out.
 */
import { useLocation, useNavigate } from 'react-router-dom';
import { pageNames } from '../../events/shared/page-names.ts';
import { useApp } from '../app.ts';
import { describeStep } from '../ledger/describe-step.ts';
import { saveCsv, saveLog } from '../ledger/export.ts';
import { useSession } from '../session.ts';
import { transactionPages } from '../transactions/pages.ts';
import {
  DeviceIcon,
  DocumentIcon,
  DownloadIcon,
  ChartIcon,
  HistoryIcon,
  type Icon,
  InfoIcon,
  MoonIcon,
  PlusIcon,
  RedoIcon,
  SettingsIcon,
  SignInIcon,
  SignOutIcon,
  SunIcon,
  UndoIcon,
} from '../ui/icons.tsx';
import { chooseColors, type ColorChoice, useColorChoice } from '../ui/color-scheme.ts';
import { legalNav, productNav, workNav } from './nav-items.ts';
import { showOverlay } from './overlay.ts';
import type { FoundRecord } from './record-sources.ts';

const colorChoices: readonly { readonly choice: ColorChoice; readonly label: string; readonly icon: Icon }[] =
  [
    { choice: 'light', label: 'Light colours', icon: SunIcon },
    { choice: 'dark', label: 'Dark colours', icon: MoonIcon },
    { choice: 'device', label: 'Colours like the device', icon: DeviceIcon },
  ];

export interface Command {
  readonly group: 'Recent' | 'Money bag' | 'Go to' | 'Settings' | 'Account' | 'Help' | FoundRecord['group'];
  readonly label: string;
  /** Distinguishes it from others with the same label. */
  readonly hint?: string;
  readonly icon: Icon;
  /** The page it leads to, if that is all it does. */
  readonly to?: string;
  /** Synonyms to find it by. */
  readonly words?: string;
  readonly run: () => void;
}

export function useCommands(): readonly Command[] {
  const { ledger, settings, auth } = useApp();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const chosenColors = useColorChoice(settings);
  const { person, ready } = session;
  const open = (to: string) => () => void navigate(to);

  const ledgerCommands = (): Command[] => {
    if (!person) return [];
    const add: Command = {
      group: 'Money bag',
      label: 'Add an entry',
      icon: PlusIcon,
      words: 'new write',
      run: () => {
        if (pathname !== '/ledger' || search !== '') void navigate('/ledger');
        focusWhenThere('form[aria-label="New entry"] input[name=name]');
      },
    };
    const history: Command = {
      group: 'Money bag',
      label: 'Look back at the history',
      icon: HistoryIcon,
      words: 'past changes balance',
      run: open('/ledger?view=history'),
    };
    const stream = ledger.stream();
    const report: Command = {
      group: 'Money bag',
      label: 'See the monthly report',
      icon: ChartIcon,
      words: 'month print pdf categories balance',
      run: open('/ledger?view=report'),
    };
    if (!stream) return [add, history, report];
    const { entries, labels, undo, redo } = stream.state;
    const step = (label: string, icon: Icon, type: 'step.undo' | 'step.redo'): Command => ({
      group: 'Money bag',
      label,
      icon,
      run: () => ledger.actor.send({ type, seq: null }),
    });
    return [
      add,
      ...(undo.top ? [step(`Undo: ${describeStep(undo.top, entries)}`, UndoIcon, 'step.undo')] : []),
      ...(redo.top ? [step(`Redo: ${describeStep(redo.top, entries)}`, RedoIcon, 'step.redo')] : []),
      history,
      report,
      {
        group: 'Money bag',
        label: 'Export the entries (CSV)',
        icon: DownloadIcon,
        words: 'save download table excel',
        run: () => saveCsv({ entries, labels }, false),
      },
      {
        group: 'Money bag',
        label: 'Export the complete history (JSONL)',
        icon: DownloadIcon,
        words: 'save download log backup',
        run: () => void saveLog(ledger, person.uid),
      },
    ];
  };

  const settingsCommands = (): Command[] => {
    const { promptToDelete, showRunningBalance } = settings.getSnapshot().context.settings;
    const set = (key: 'promptToDelete' | 'showRunningBalance', value: boolean) =>
      settings.send({ type: 'setting.change', key, value });
    const colours = colorChoices
      .filter(({ choice }) => choice !== chosenColors)
      .map(({ choice, label, icon }): Command => ({
        group: 'Settings',
        label,
        icon,
        words: 'mode theme night colors',
        run: () => chooseColors(settings, choice),
      }));
    if (!person) return colours;
    return [
      ...colours,
      {
        group: 'Settings',
        label: promptToDelete ? 'Delete without asking' : 'Ask before deleting an entry',
        icon: SettingsIcon,
        words: 'prompt confirm',
        run: () => set('promptToDelete', !promptToDelete),
      },
      {
        group: 'Settings',
        label: showRunningBalance ? 'Hide the running balance' : 'Show the running balance',
        icon: SettingsIcon,
        run: () => set('showRunningBalance', !showRunningBalance),
      },
    ];
  };

  const page = (to: string, label: string, icon: Icon): Command => ({
    group: 'Go to',
    label,
    icon,
    to,
    run: open(to),
  });
  // A page in several menus is listed once, with its most descriptive label.
  const pages = (): Command[] => {
    const ofTransactions = transactionPages(session);
    const named = new Set<string>(ofTransactions.map(({ to }) => to));
    const ofWork = workNav(session).filter(({ to }) => !named.has(to));
    for (const { to } of ofWork) named.add(to);
    return [
      ...ofWork.map(({ to, label, icon }) => page(to, label, icon)),
      ...ofTransactions.map(({ to, words }) => ({ ...page(to, pageNames[to], DocumentIcon), words })),
      ...[...productNav, ...legalNav]
        .filter(({ to }) => !named.has(to))
        .map(({ to, label }) => page(to, label, DocumentIcon)),
    ];
  };
  const entrance: Command[] = [
    { group: 'Account', label: 'Log in', icon: SignInIcon, run: open('/login') },
    { group: 'Account', label: 'Sign up', icon: SignInIcon, words: 'register', run: open('/signup') },
  ];
  const exit: Command = {
    group: 'Account',
    label: 'Log out',
    icon: SignOutIcon,
    words: 'leave sign',
    run: () => auth.send({ type: 'signOut.submit' }),
  };
  return [
    ...ledgerCommands(),
    ...pages(),
    ...settingsCommands(),
    ...(person ? [exit] : ready ? entrance : []),
    {
      group: 'Help',
      label: 'Keyboard shortcuts',
      icon: InfoIcon,
      words: 'keys',
      run: () => showOverlay('keys'),
    },
  ];
}

export function useRecordCommand(): (record: FoundRecord) => Command {
  const navigate = useNavigate();
  const of = useSession().person?.uid;
  return ({ group, label, hint, icon, to, find }) => ({
    group,
    label,
    hint,
    icon,
    to,
    run: () => void navigate(to, find === undefined ? undefined : { state: { find, of } }),
  });
}

/** Commands in which every typed word starts some word. An exact match of the label comes first. */
export function fitting(commands: readonly Command[], typed: string): readonly Command[] {
  const wanted = wordsOf(typed);
  const found = commands.filter(({ label, group, words = '' }) => {
    const own = wordsOf(`${label} ${group} ${words}`);
    return wanted.every((word) => own.some((other) => other.startsWith(word)));
  });
  const isNamed = ({ label }: Command) => wordsOf(label).join(' ') === wanted.join(' ');
  return [...found.filter(isNamed), ...found.filter((command) => !isNamed(command))];
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A page that has just been opened takes a moment to render its field. */
function focusWhenThere(selector: string, until = performance.now() + 3000): void {
  const field = document.querySelector<HTMLElement>(selector);
  if (field) field.focus();
  else if (performance.now() < until) requestAnimationFrame(() => focusWhenThere(selector, until));
}
