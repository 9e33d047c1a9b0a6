/** Files as somebody has chosen them to be added: what is wrong with them before anybody has read them, and what is kept of them over a reload. */
import * as z from 'zod/mini';
import { largestArchive } from '../../../events/screening/adding.ts';
import { largestResume } from '../../../events/screening/application.ts';
import { tabDraft } from '../../ui/tab-draft.ts';

const chosenSchema = z.strictObject({
  /** Unique in its list. */
  key: z.number(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** `lost`: it was not sent before the page was loaded again, and this page has it no longer. */
  state: z.enum(['waiting', 'sending', 'sent', 'lost', 'unsent', 'duplicate', 'refused']),
  /** Why it was not sent, or refused. */
  reason: z.string(),
  /** Of the résumé that it has become, or of the one that is the same. */
  id: z.nullable(z.string()),
});
export type ChosenFile = Readonly<z.infer<typeof chosenSchema>>;

const isArchive = (name: string) => /\.zip$/i.test(name);

/** What systems put into folders, and nobody has written. */
export const isHidden = ({ name }: { readonly name: string }) =>
  name.startsWith('.') || /^thumbs\.db$/i.test(name);

export function chosenFileError({ name, size }: { readonly name: string; readonly size: number }): string {
  if (size === 0) return 'This file is empty.';
  if (isArchive(name))
    return size > largestArchive ? 'A zip file may have 50 MB. Make two of it, or choose the folder.' : '';
  return size > largestResume ? 'This file is larger than 10 MB.' : '';
}

/** Of one batch: names and outcomes, never what is in a file. */
export const chosenDraft = (batch: string) => tabDraft(`adding ${batch}`, z.array(chosenSchema));

/** As they are after a reload. */
export const afterReload = (files: readonly ChosenFile[]): readonly ChosenFile[] =>
  files.map((file) =>
    file.state === 'waiting' || file.state === 'sending' || file.state === 'unsent'
      ? { ...file, state: 'lost', reason: 'Not sent before this page was loaded again. Choose it once more.' }
      : file,
  );
