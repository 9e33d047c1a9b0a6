/**
 * Seals the applicants' data that earlier releases stored in plain text: once, at the first start, before requests are served.
 * If the server is killed meanwhile, the next start continues; a marker file beside the keys records that it is done.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.ts';
import { rewrite } from '../db/rewrite.ts';
import { accounts, resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { FileStore } from '../files/file-store.ts';
import { makeFolder } from '../files/folders.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import { nothingPersonal, sealed, type StoredResume } from './personal.ts';
import { sentText } from './intake.ts';

interface Parts {
  readonly db: Database;
  /** Stores résumés sealed with `keys`. */
  readonly files: FileStore;
  readonly keys: SubjectKeys;
}

const inTheClear = or(
  isNotNull(resumes.olderName),
  isNotNull(resumes.olderText),
  isNotNull(resumes.olderExtraction),
  isNotNull(resumes.olderPoints),
  ne(resumes.olderSearched, ''),
  ne(resumes.olderGroupName, ''),
  sql`${resumes.olderNotes} <> '{}'::jsonb`,
);

const emptied = {
  olderName: null,
  olderEmail: null,
  olderPhone: null,
  olderSha256: null,
  olderText: null,
  olderExtraction: null,
  olderPoints: null,
  olderNotes: {},
  olderGroupName: '',
  olderSearched: '',
} satisfies Partial<StoredResume>;

/** @param keysFolder holds the marker file */
export async function sealOlder(parts: Parts, keysFolder: string): Promise<void> {
  const mark = join(keysFolder, 'older-sealed');
  if (existsSync(mark)) return;
  const { orm } = parts.db;
  const rows = await orm.select({ id: resumes.id }).from(resumes).where(inTheClear);
  for (const { id } of rows) await sealRow(parts, id);
  // The table's pages still hold erased and deleted data, even where no row is left.
  if ((await orm.$count(accounts)) > 0) await rewrite(parts.db, 'resumes');
  await makeFolder(keysFolder);
  await writeFile(mark, '', { mode: 0o600 });
}

async function sealRow({ db, files, keys }: Parts, id: string): Promise<void> {
  await inTransaction(db, async (tx: Queries) => {
    const [row] = await tx.select().from(resumes).where(eq(resumes.id, id)).for('update');
    if (!row) return;
    await keys.create(id);
    const file = row.file === null ? null : await files.read(row.file);
    // Writing it again seals it.
    if (row.file !== null && file) await files.write(row.file, file);
    const { olderName: name, olderEmail: email, olderPhone: phone, olderGroupName: groupName } = row;
    const { olderText: text, olderExtraction: extraction, olderPoints: points, olderNotes: notes } = row;
    const personal = { name, email, phone, groupName, text, extraction, points, notes };
    const sha256 = row.olderSha256 ?? (file && createHash('sha256').update(file).digest('hex'));
    await tx
      .update(resumes)
      .set({
        ...emptied,
        ...(await sealed(keys, { ...nothingPersonal, id }, personal)),
        sentMark: email && sha256 ? keys.fingerprint(sentText(row.job, email, sha256)) : null,
      })
      .where(eq(resumes.id, id));
  });
}
