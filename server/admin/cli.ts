/**
 * `npm run admin`: what whoever runs the server can do without an account. With the embedded database only while
 * Patina is stopped, since that database belongs to one process at a time.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesFolder } from '../backends.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { DatabaseOpenError, DataDirLocked } from '../db/errors.ts';
import { folderStore } from '../files/file-store.ts';
import { AdminError } from './admin-error.ts';
import { restoreBackup, writeBackup } from './backup.ts';
import { everybody, grantRole, revokeRole, rolesOf } from './roles.ts';
import { setTodoRole } from './todo-roles.ts';

const usage = `Usage: npm run admin -- COMMAND

  grant EMAIL ROLE       give a person a role: user, merchant or admin
  revoke EMAIL ROLE      take a role away
  list                   show everybody and their roles
  grant-todo NAME ROLE   make an account of the second backend a user or an admin
  backup FILE            write everything into one file
  restore FILE           put a backup into an empty installation; with --force over what is there

Stop Patina first, unless it runs on a PostgreSQL (DATABASE_URL).`;

type Command = (database: Database, config: Config, force: boolean) => Promise<void>;

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
    case 'list':
      takes(0);
      return list;
    case 'backup':
      takes(1);
      return async (database, config) => {
        const files = folderStore(filesFolder(config));
        const done = await writeBackup({ database, files }, fileNamed(first), new Date());
        console.log(`Wrote ${done.rows} rows and ${done.files} files to ${first}.`);
        console.log('Keep it safe: it holds password hashes and signing keys.');
      };
    case 'restore':
      takes(1);
      return async (database, config, force) => {
        const files = folderStore(filesFolder(config));
        const done = await restoreBackup({ database, files }, fileNamed(first), { force });
        console.log(`Restored ${done.rows} rows and ${done.files} files, as they were at ${done.createdAt}.`);
      };
    default:
      throw new AdminError(usage);
  }
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
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl });
  try {
    await command(database, config, values.force === true);
  } finally {
    await database.close();
  }
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { force: { type: 'boolean' } } });
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
