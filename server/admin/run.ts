/** Runs the commands of `npm run admin` and prints their results. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isNotNull } from 'drizzle-orm';
import { type Config, readConfig } from '../config.ts';
import { ConfigError } from '../config/variables.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { resumes } from '../db/schema.ts';
import { DatabaseOpenError, DataDirLocked } from '../db/errors.ts';
import { FilesUnavailable } from '../files/files-unavailable.ts';
import { openStores, type Stores } from '../files/open-stores.ts';
import { openKeys } from '../keys/open-keys.ts';
import { claimKeys } from '../keys/shared-keys.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import { checkStorage } from '../storage-watch.ts';
import { AdminError } from './admin-error.ts';
import { restoreBackup, writeBackup } from './backup.ts';
import { runDoctor } from './doctor/doctor.ts';
import { claimCommand, copyCommand } from './files-command.ts';
import { keysBeside, readKeys, requireKeys, restoreKeys, writeKeys } from './key-backup.ts';
import { resetPasskeys } from './passkeys.ts';
import { everybody, grantRole, revokeRole, rolesOf } from './roles.ts';
import { setTodoRole } from './todo-roles.ts';
import { tryRestore } from './verify-backup.ts';

const usage = `Usage: npm run admin -- COMMAND

  grant EMAIL ROLE       give a person a role: user, merchant or admin
  revoke EMAIL ROLE      take a role away
  list                   show everybody and their roles
  reset-passkeys EMAIL   remove the passkeys and recovery codes of somebody who has lost them: their
                         password is enough then
  grant-todo NAME ROLE   make an account of the second backend a user or an admin
  backup FILE            write everything into FILE, and the keys of applicants' data into FILE.keys
  restore FILE           put a backup into an empty installation; with --force over what is there;
                         with --keys OTHER.keys with newer keys than those beside it;
                         with --without-keys also when résumés in it could not be read then
  verify FILE            restore a backup into a scratch place, compare what came back, and remove it again;
                         backup FILE --verify does so with what it has just written; --keys OTHER.keys as above;
                         --scratch FOLDER to have the scratch place there, and not among temporary files
  files copy FROM TO     copy all uploaded files, and prove by SHA-256 that they arrived: FROM and TO are
                         folders like DATA_DIR or buckets like that of FILES_URL; --sums FILE keeps the list
  doctor                 look at everything Patina needs here, and say what to do; changes nothing
  files claim            say that the keys in DATA_DIR are those of the files in the bucket of FILES_URL

Stop Patina first, unless it runs on a PostgreSQL (DATABASE_URL). \`files\`, \`verify\` and \`doctor\` also run beside it.`;

interface Options {
  readonly force: boolean;
  /** A file of keys other than the one beside the backup. */
  readonly keys: string | null;
  readonly withoutKeys: boolean;
  readonly verify: boolean;
  /** Folder for the scratch place; undefined: among temporary files. */
  readonly scratch: string | undefined;
}

export interface Surroundings {
  /** Environment variables. */
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
}

type Command = (database: Database, config: Config, options: Options) => Promise<void>;

/** npm starts this in the project's folder, but a person means paths relative to their own. */
const fileNamedIn = (env: Surroundings['env']) => (file: string) => resolve(env.INIT_CWD ?? '.', file);

function commandFor([name, ...values]: readonly string[], { env, print }: Surroundings): Command {
  const fileNamed = fileNamedIn(env);
  const [first = '', second = ''] = values;
  const takes = (count: number) => {
    if (values.length !== count) throw new AdminError(usage);
  };
  switch (name) {
    case 'grant':
      takes(2);
      return async (database) => {
        const person = await grantRole(database, first, second);
        print(`${person.email} is now ${rolesOf(person).join(', ')}.`);
      };
    case 'revoke':
      takes(2);
      return async (database) => {
        const person = await revokeRole(database, first, second);
        print(`${person.email} is now ${rolesOf(person).join(', ')}.`);
      };
    case 'grant-todo':
      takes(2);
      return async (database) => {
        const { username, role } = await setTodoRole(database, first, second);
        print(`${username} is now ${role}.`);
      };
    case 'reset-passkeys':
      takes(1);
      return async (database) => {
        const { email, removed } = await resetPasskeys(database, first);
        print(`${email} has no passkeys any more (${removed} removed), and is signed out everywhere.`);
      };
    case 'list':
      takes(0);
      return (database) => list(database, print);
    case 'backup':
      takes(1);
      return async (database, config, { verify, scratch }) => {
        const path = fileNamed(first);
        const done = await withStores(config, ({ files }) =>
          writeBackup({ database, files }, path, new Date()),
        );
        // After the rows: a résumé added meanwhile then has a spare key in the file, but none lacks its key.
        const keys = await writeKeys(await openKeys(config), keysBeside(path), new Date());
        print(`Wrote ${done.rows} rows and ${done.files} files to ${first}, ${keys} keys to ${first}.keys.`);
        print('Keep both safe: they hold password hashes, signing keys and what applicants sent.');
        print('Older files of keys can go: the newest opens every backup, but for who was erased since.');
        if (verify) await verifyBackup(path, keysBeside(path), scratch, print);
      };
    case 'restore':
      takes(1);
      return async (database, config, { force, keys: keysFile, withoutKeys }) => {
        const path = fileNamed(first);
        const found = await readKeys(keysFile === null ? keysBeside(path) : fileNamed(keysFile));
        const keys = await openKeys(config);
        const present = new Set(await keys.list());
        const destroyed = await keys.destroyed();
        const done = await withStores(config, async ({ files, bucket }) => {
          const restored = await restoreBackup({ database, files }, path, {
            force,
            check: (backup) => {
              if (!withoutKeys) requireKeys(backup, found, present, destroyed);
            },
          });
          if (bucket) await claimKeys(config, bucket.shared);
          return restored;
        });
        const count = await restoreKeys(keys, found?.keys ?? new Map());
        print(`Restored ${done.rows} rows and ${done.files} files, as they were at ${done.createdAt}.`);
        print(`Put ${count} keys back.`);
        const without = await resumesWithoutKey(database, keys);
        if (without > 0) {
          print(
            `${without} résumés have no key, so nobody can read them: they were erased since, or their key was in no file of keys.`,
          );
        }
      };
    default:
      throw new AdminError(usage);
  }
}

async function verifyBackup(
  path: string,
  keysFile: string,
  scratch: string | undefined,
  print: Surroundings['print'],
): Promise<void> {
  const { rows, files, sealedResumes, createdAt } = await tryRestore(path, keysFile, scratch);
  print(
    `Restored it into a scratch place: ${rows} rows and ${files} files came back as they were at ${createdAt},`,
  );
  print(`with a key for each of ${sealedResumes.length} résumés. The scratch place is removed.`);
}

/** @throws ConfigError when the bucket of FILES_URL cannot be used */
async function withStores<Result>(
  config: Config,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const stores = await openStores(config);
  try {
    await stores.bucket?.probe();
    return await work(stores);
  } finally {
    stores.close();
  }
}

async function resumesWithoutKey({ orm }: Database, keys: SubjectKeys): Promise<number> {
  const subjects = new Set(await keys.list());
  const rows = await orm.select({ id: resumes.id }).from(resumes).where(isNotNull(resumes.sealedContact));
  return rows.filter(({ id }) => !subjects.has(id)).length;
}

async function list(database: Database, print: Surroundings['print']): Promise<void> {
  let count = 0;
  for await (const person of everybody(database)) {
    count += 1;
    const marks = [person.disabled ? 'disabled' : '', person.hasDocument ? '' : 'sign-up not finished'];
    const columns = [person.email, rolesOf(person).join(', '), marks.filter(Boolean).join(', ')];
    print(columns.filter(Boolean).join('  '));
  }
  if (count === 0) print('There is nobody yet.');
}

/** @throws {Error} that `lineOf` turns into one line for people */
export async function runAdmin(args: readonly string[], surroundings: Surroundings): Promise<void> {
  const { positionals, values } = readArgs(args);
  if (positionals[0] === 'files') return runFiles(positionals.slice(1), values.sums ?? null, surroundings);
  if (positionals[0] === 'doctor' && positionals.length === 1) {
    return runDoctor(surroundings.env, surroundings.print);
  }
  if (positionals[0] === 'verify') {
    const [, file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new AdminError(usage);
    const fileNamed = fileNamedIn(surroundings.env);
    const path = fileNamed(file);
    const keysFile = values.keys === undefined ? keysBeside(path) : fileNamed(values.keys);
    const scratch = values.scratch === undefined ? undefined : fileNamed(values.scratch);
    return verifyBackup(path, keysFile, scratch, surroundings.print);
  }
  const command = commandFor(positionals, surroundings);
  const config = readConfig(surroundings.env);
  if (config.firebase) {
    throw new AdminError(
      'Accounts are kept in the hosted Firebase project (FIREBASE_CONFIG): use its console.',
    );
  }
  const isThere = config.databaseUrl !== null || existsSync(join(config.dataDir, 'db'));
  if (!isThere && positionals[0] !== 'restore') {
    throw new AdminError(
      `There is no installation in ${config.dataDir}. Start Patina once, or set DATA_DIR.`,
    );
  }
  // The embedded database writes even when it is only read, and a restore writes files.
  if (config.databaseUrl === null || positionals[0] === 'restore') await checkStorage(config.dataDir);
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl });
  try {
    await command(database, config, {
      force: values.force === true,
      keys: values.keys ?? null,
      withoutKeys: values['without-keys'] === true,
      verify: values.verify === true,
      scratch: values.scratch === undefined ? undefined : fileNamedIn(surroundings.env)(values.scratch),
    });
  } finally {
    await database.close();
  }
}

/** Runs commands that need no database. */
async function runFiles(
  [name, ...values]: readonly string[],
  sums: string | null,
  { env, print }: Surroundings,
): Promise<void> {
  const config = readConfig(env);
  const [from, to] = values;
  if (name === 'claim' && values.length === 0) return claimCommand({ config, print });
  if (name !== 'copy' || from === undefined || to === undefined || values.length > 2)
    throw new AdminError(usage);
  await copyCommand(from, to, { config, fileNamed: fileNamedIn(env), print, sums });
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        force: { type: 'boolean' },
        keys: { type: 'string' },
        'without-keys': { type: 'boolean' },
        verify: { type: 'boolean' },
        scratch: { type: 'string' },
        sums: { type: 'string' },
      },
    });
  } catch {
    throw new AdminError(usage);
  }
}

/** The line to print for an error; null: it is an unexpected one. */
export function lineOf(error: unknown): string | null {
  if (error instanceof DataDirLocked) {
    return 'Patina is running, and its embedded database belongs to one process at a time. Stop it, then try again.';
  }
  if (error instanceof FilesUnavailable) return `The bucket cannot be used: ${error.message}.`;
  const known =
    error instanceof AdminError || error instanceof ConfigError || error instanceof DatabaseOpenError;
  return known ? error.message : null;
}
