/** The user's settings, as the ledger uses them. */
import { useSelector } from '@xstate/react';
import { useApp } from '../app.ts';

export const useCurrency = () =>
  useSelector(useApp().settings, ({ context }) => context.settings.currencySymbol);
export const useRunningBalance = () =>
  useSelector(useApp().settings, ({ context }) => context.settings.showRunningBalance);
export const usePromptToDelete = () =>
  useSelector(useApp().settings, ({ context }) => context.settings.promptToDelete);
