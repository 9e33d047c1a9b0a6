/** Files chosen for adding: local checks before anything is sent, and the list that survives a reload. */
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
  /** `lost`: it was not sent before a reload, and the page no longer has the file. */
  state: z.enum(['waiting', 'sending', 'sent', 'lost', 'unsent', 'duplicate', 'refused']),
  /** Why it was not sent, or was refused. */
  reason: z.string(),
  /** Id of the résumé created from it, or of an identical one. */
  id: z.nullable(z.string()),
});
export type ChosenFile = Readonly<z.infer<typeof chosenSchema>>;

const isArchive = (name: string) => /\.zip$/i.test(name);

/** Files that operating systems create in folders. */
export const isHidden = ({ name }: { readonly name: string }) =>
  name.startsWith('.') || /^thumbs\.db$/i.test(name);

export function chosenFileError({ name, size }: { readonly name: string; readonly size: number }): string {
  if (size === 0) return 'This file is empty.';
  if (isArchive(name))
    return size > largestArchive ? 'A zip file may have 50 MB. Make two of it, or choose the folder.' : '';
  return size > largestResume ? 'This file is larger than 10 MB.' : '';
}

/** Draft of one batch: names and outcomes, never the contents of a file. */
export const chosenDraft = (batch: string) => tabDraft(`adding ${batch}`, z.array(chosenSchema));

/** The list after a reload. */
export const afterReload = (files: readonly ChosenFile[]): readonly ChosenFile[] =>
  files.map((file) =>
    file.state === 'waiting' || file.state === 'sending' || file.state === 'unsent'
      ? { ...file, state: 'lost', reason: 'Not sent before this page was loaded again. Choose it once more.' }
      : file,
  );
