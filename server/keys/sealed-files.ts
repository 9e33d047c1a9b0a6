/**
 * A file store that seals résumés, each with its own key, which is created with the file and destroyed with it. Unsealed
 * files of older releases are read as they are, until they are sealed. Other files pass through unchanged.
 */
import type { SubjectKeys } from './subject-keys.ts';
import { seal, unseal } from './seal.ts';
import type { FileStore } from '../files/file-store.ts';

/** Prefix of sealed files; no PDF, DOCX or text begins like this. */
const mark = Buffer.from('\0patina-sealed-1\0', 'latin1');

const subjectOf = (name: string) => /^resumes\/([\w-]+)\.\w+$/.exec(name)?.[1] ?? null;

/** Sealed files can only be written as a whole, by `write`. */
function requireNoSubject(name: string): void {
  if (subjectOf(name) !== null) throw new TypeError(`${name} is sealed, and so written as a whole`);
}

const isSealed = (content: Uint8Array) => mark.equals(content.subarray(0, mark.length));

export function sealedFiles(files: FileStore, keys: SubjectKeys): FileStore {
  return {
    ...files,
    async write(name, content) {
      const subject = subjectOf(name);
      if (subject === null) return files.write(name, content);
      const sealed = seal(await keys.create(subject), name, content);
      return files.write(name, Buffer.concat([mark, sealed]));
    },
    async writeFrom(name, content) {
      requireNoSubject(name);
      return files.writeFrom(name, content);
    },
    async take(name, path) {
      requireNoSubject(name);
      return files.take(name, path);
    },
    async read(name) {
      const content = await files.read(name);
      const subject = subjectOf(name);
      if (!content || subject === null || !isSealed(content)) return content;
      const key = await keys.find(subject);
      return key && unseal(key, name, content.subarray(mark.length));
    },
    /** Destroys the key first, so that the file is unreadable even if removing it fails. */
    async remove(name) {
      const subject = subjectOf(name);
      if (subject !== null) await keys.destroy(subject);
      await files.remove(name);
    },
  };
}
