/**
 * `npm run admin`: what whoever runs the server can do without an account. With the embedded database only while
 * Patina is stopped, since that database belongs to one process at a time.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isNotNull } from 'drizzle-orm';
import { filesFolder } from '../backends.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { resumes } from '../db/schema.ts';
import { DatabaseOpenError, DataDirLocked } from '../db/errors.ts';
import { folderStore } from '../files/file-store.ts';
import { openKeys } from '../keys/open-keys.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import { checkStorage } from '../storage-watch.ts';
import { AdminError } from './admin-error.ts';
import { restoreBackup, writeBackup } from './backup.ts';
import { keysBeside, readKeys, requireKeys, restoreKeys, writeKeys } from './key-backup.ts';
import { resetPasskeys } from './passkeys.ts';
import { everybody, grantRole, revokeRole, rolesOf } from './roles.ts';
import { setTodoRole } from './todo-roles.ts';

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

Stop Patina first, unless it runs on a PostgreSQL (DATABASE_URL).`;

interface Options {
  readonly force: boolean;
  /** Another file of keys than the one beside a backup. */
  readonly keys: string | null;
  readonly withoutKeys: boolean;
}

type Command = (database: Database, config: Config, options: Options) => Promise<void>;

function commandFor([name, ...values]: readonly string[]): Command {
  const [first = '', second = ''] = values;
  const takes = (count: number) => {
    if (values.length !== count) throw new AdminError(usage);
  };
  switch (name) {
    case 'grant':
      takes(2);
      return async (database) => {
        const person = await grantRole(database, first, second);
        console.log(`${person.email} is now ${rolesOf(person).join(', ')}.`);
      };
    case 'revoke':
      takes(2);
      return async (database) => {
        const person = await revokeRole(database, first, second);
        console.log(`${person.email} is now ${rolesOf(person).join(', ')}.`);
      };
    case 'grant-todo':
      takes(2);
      return async (database) => {
        const { username, role } = await setTodoRole(database, first, second);
        console.log(`${username} is now ${role}.`);
      };
    case 'reset-passkeys':
      takes(1);
      return async (database) => {
        const { email, removed } = await resetPasskeys(database, first);
        console.log(`${email} has no passkeys any more (${removed} removed), and is signed out everywhere.`);
      };
    case 'list':
      takes(0);
      return list;
    case 'backup':
      takes(1);
      return async (database, config) => {
        const files = folderStore(filesFolder(config));
        const path = fileNamed(first);
        const done = await writeBackup({ database, files }, path, new Date());
        // Behind the rows: a résumé that came meanwhile has a key too many, and none has one too few.
        const keys = await writeKeys(await openKeys(config), keysBeside(path), new Date());
        console.log(
          `Wrote ${done.rows} rows and ${done.files} files to ${first}, ${keys} keys to ${first}.keys.`,
        );
        console.log('Keep both safe: they hold password hashes, signing keys and what applicants sent.');
        console.log(
          'Older files of keys can go: the newest opens every backup, but for who was erased since.',
        );
      };
    case 'restore':
      takes(1);
      return async (database, config, { force, keys: keysFile, withoutKeys }) => {
        const files = folderStore(filesFolder(config));
        const path = fileNamed(first);
        const found = await readKeys(keysFile === null ? keysBeside(path) : fileNamed(keysFile));
        const keys = await openKeys(config);
        const present = new Set(await keys.list());
        const destroyed = await keys.destroyed();
        const done = await restoreBackup({ database, files }, path, {
          force,
          check: (backup) => {
            if (!withoutKeys) requireKeys(backup, found, present, destroyed);
          },
        });
        const count = await restoreKeys(keys, found?.keys ?? new Map());
        console.log(`Restored ${done.rows} rows and ${done.files} files, as they were at ${done.createdAt}.`);
        console.log(`Put ${count} keys back.`);
        const without = await resumesWithoutKey(database, keys);
        if (without > 0) {
          console.log(
            `${without} résumés have no key, so nobody can read them: they were erased since, or their key was in no file of keys.`,
          );
        }
      };
    default:
      throw new AdminError(usage);
  }
}

async function resumesWithoutKey({ orm }: Database, keys: SubjectKeys): Promise<number> {
  const subjects = new Set(await keys.list());
  const rows = await orm.select({ id: resumes.id }).from(resumes).where(isNotNull(resumes.sealedContact));
  return rows.filter(({ id }) => !subjects.has(id)).length;
}

/** npm runs us from the project's folder; a person means the folder they are in. */
const fileNamed = (name: string) => resolve(process.env.INIT_CWD ?? '.', name);

async function list(database: Database): Promise<void> {
  let count = 0;
  for await (const person of everybody(database)) {
    count += 1;
    const marks = [person.disabled ? 'disabled' : '', person.hasDocument ? '' : 'sign-up not finished'];
    const columns = [person.email, rolesOf(person).join(', '), marks.filter(Boolean).join(', ')];
    console.log(columns.filter(Boolean).join('  '));
  }
  if (count === 0) console.log('There is nobody yet.');
}

async function main(args: readonly string[]): Promise<void> {
  process.umask(0o077);
  const { positionals, values } = readArgs(args);
  const command = commandFor(positionals);
  const config = readConfig(process.env);
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
  // The embedded database writes also when it is only read; a restore brings files.
  if (config.databaseUrl === null || positionals[0] === 'restore') await checkStorage(config.dataDir);
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl });
  try {
    await command(database, config, {
      force: values.force === true,
      keys: values.keys ?? null,
      withoutKeys: values['without-keys'] === true,
    });
  } finally {
    await database.close();
  }
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
      },
    });
  } catch {
    throw new AdminError(usage);
  }
}

function lineOf(error: unknown): string | null {
  if (error instanceof DataDirLocked) {
    return 'Patina is running, and its embedded database belongs to one process at a time. Stop it, then try again.';
  }
  const known =
    error instanceof AdminError || error instanceof ConfigError || error instanceof DatabaseOpenError;
  return known ? error.message : null;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(lineOf(error) ?? error);
  process.exitCode = 1;
});
