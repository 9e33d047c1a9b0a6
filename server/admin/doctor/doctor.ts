/** `npm run admin -- doctor`: checks everything that an installation needs, changes nothing, and says what to do. */
import { type Config, readConfig } from '../../config.ts';
import { ConfigError } from '../../config/variables.ts';
import { AdminError } from '../admin-error.ts';
import { type Finding, ok, problem } from './finding.ts';
import { lookAtBackups } from './look-at-backups.ts';
import { lookAtData } from './look-at-data.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtAi, lookAtFiles, lookAtMail } from './look-at-services.ts';
import { lookAtSettings } from './look-at-settings.ts';
import { lookAtVersions } from './look-at-versions.ts';

const columnWidth = 9;
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** @throws AdminError when something does not work, after everything is printed */
export async function runDoctor(
  env: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<void> {
  const findings: Finding[] = [];
  const say = (found: readonly Finding[]) => {
    findings.push(...found);
    for (const { level, text } of found) print(`${level.padEnd(columnWidth)}${text}`);
  };
  say(lookAtVersions());
  const config = configOf(env);
  if ('level' in config) say([config]);
  else await lookAtAll(config, say);
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const warnings = counted(count('warning'), 'warning');
  const problems = count('problem');
  if (problems > 0) throw new AdminError(`${counted(problems, 'problem')}, ${warnings}.`);
  print(`No problem, ${warnings}.`);
}

function configOf(env: Readonly<Record<string, string | undefined>>): Config | Finding {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return problem(error.message);
    throw error;
  }
}

/** In sequence, each printed as soon as it is known: some checks wait for other servers. */
async function lookAtAll(config: Config, say: (found: readonly Finding[]) => void): Promise<void> {
  say(lookAtSettings(config));
  say(await lookAtData(config));
  say(await lookAtDatabase(config));
  say(await lookAtBackups(config));
  say([await lookAtFiles(config)]);
  say([
    config.firebase
      ? ok(`Accounts: the hosted project ${config.firebase.projectId}, which sends its mails itself`)
      : await lookAtMail(config),
  ]);
  say(await lookAtAi(config));
}
