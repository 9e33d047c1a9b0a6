/** Checks that .packaging matches the product: files, packages, settings, ports and addresses. Builds no container. */
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../server/config.ts';
import { variables } from '../server/config/variables.ts';

const root = resolve(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const { engines, dependencies, scripts } = JSON.parse(textOf('package.json'));

/** The last stage is the one that runs; `build` makes dist/app. */
const dockerfile = textOf('.packaging/Dockerfile').replace(/\\\n\s*/g, ' ');
const stages = dockerfile.split(/^FROM /m).slice(1);
const buildStage = stages.find((stage) => / AS build$/m.test(stage))!;
const runStage = stages.at(-1)!;

/** The paths that a stage copies from the repository. */
const copiedIn = (stage: string) =>
  [...stage.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, words = '']) => words.split(/\s+/).slice(0, -1));
const isCopied = (stage: string) => {
  const copied = copiedIn(stage);
  return (path: string) => copied.some((one) => path === one || path.startsWith(`${one}/`));
};

/** .dockerignore excludes everything except what it names, one path per line. */
const ignoreLines = textOf('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const letIn = ignoreLines.slice(1).map((line) => line.replace(/^!/, ''));

const unit = textOf('.packaging/patina.service');
const unitSetting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
const compose = parse(textOf('.packaging/compose.yaml'), { merge: true });
const exampleEnv = [...textOf('.packaging/example.env').matchAll(/^([A-Z_]+)=(.*)$/gm)];

const seconds = (text: string) => Number(/^(\d+)s?$/.exec(text)?.[1]);
/** Pending requests get ten seconds (server/main.ts), and a database has to be closed. */
const stopSeconds = (drainSeconds: number) => drainSeconds + 20;

interface Reached {
  readonly files: Set<string>;
  readonly packages: Set<string>;
}

/** Matches a loaded module or package, in the formatting that Prettier gives sources here. */
const loads = /\b(?:from |import |import\(|require\()'([^']+)'/g;

/** Everything loaded from `entries`: imports, workers and child processes by their URL, and files read beside a module. */
function reachedFrom(...entries: string[]): Reached {
  const reached: Reached = { files: new Set(), packages: new Set() };
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.files.has(path)) continue;
    reached.files.add(path);
    if (!/\.(ts|tsx|mjs)$/.test(path) || !existsSync(join(root, path))) continue;
    const source = textOf(path);
    const near = (specifier: string) => normalize(join(dirname(path), specifier));
    for (const [, url = ''] of source.matchAll(/new URL\(\s*['`](\.[^'`$]+)/g)) waiting.push(near(url));
    for (const [, words = ''] of source.matchAll(/import\.meta\.dirname((?:, '[^']+')+)/g)) {
      waiting.push(near([...words.matchAll(/'([^']+)'/g)].map(([, word]) => word).join('/')));
    }
    const imported = source.replace(/^(import|export) type [^;]*;/gm, '').matchAll(loads);
    for (const [, specifier = ''] of imported) {
      if (specifier.startsWith('.')) waiting.push(near(specifier));
      else if (!specifier.startsWith('node:') && !builtinModules.includes(specifier)) {
        reached.packages.add(specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
      }
    }
  }
  return reached;
}

/** What an operator runs in an image or an installation without development packages. */
const commands = ['server/main.ts', 'server/admin/cli.ts', 'server/vision/cli.ts', 'server/audit/cli.ts'];

describe('the image', () => {
  it('copies files that there are, and that .dockerignore lets in', () => {
    const copied = stages.flatMap(copiedIn);
    expect(copied.length).toBeGreaterThan(10);
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(ignoreLines[0]).toBe('*');
    expect(copied.filter((path) => !letIn.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual(
      [],
    );
  });

  it('lets nothing in that no stage copies', () => {
    const copied = stages.flatMap(copiedIn);
    expect(letIn.filter((one) => !copied.some((path) => path === one || path.startsWith(`${one}/`)))).toEqual(
      [],
    );
  });

  it('holds all that the server and its commands load and read', () => {
    const { files, packages } = reachedFrom(...commands);
    expect(files.size).toBeGreaterThan(500);
    const inImage = isCopied(runStage);
    expect([...files].filter((path) => path !== 'dist/app' && !inImage(path))).toEqual([]);
    expect(runStage).toMatch(/^COPY --from=build \/app\/dist\/app dist\/app$/m);
    expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
  });

  // What is below src imports nothing from outside it: .config/walls.mjs.
  it('has what the build begins with', () => {
    const { files } = reachedFrom('vite.config.ts');
    const inStage = isCopied(buildStage);
    // A test runner's file, loaded only by it.
    const building = [...files].filter((path) => !path.startsWith('tests/') || path === 'tests/level.ts');
    expect(building.filter((path) => !inStage(path))).toEqual([]);
    expect(buildStage).toContain('npm ci --include=dev');
    expect(buildStage).toContain('npm run build');
    expect(scripts.build).toBe('vite build');
  });

  it('runs on a Node.js that package.json allows, as nobody in particular, without npm start', () => {
    const [, major] = /^ARG NODE_VERSION=(\d+)/m.exec(dockerfile)!;
    expect(Number(major)).toBeGreaterThan(Number(/^>=(\d+)/.exec(engines.node)![1]));
    expect(runStage).toMatch(/^USER node$/m);
    expect(runStage).toContain('CMD ["node", "--import", "tsx", "server/main.ts"]');
    expect(stages.find((stage) => / AS packages$/m.test(stage))).toContain('npm ci --omit=dev');
  });

  it('sets settings that there are, and asks for /livez at the port that it exposes', () => {
    const settings = Object.fromEntries(
      [...runStage.matchAll(/^ENV (.+)$/gm)].flatMap(([, words = '']) =>
        words.split(' ').map((word) => word.split('=') as [string, string]),
      ),
    );
    expect(Object.keys(settings).filter((name) => !variables.includes(name))).toEqual([]);
    expect(readConfig(settings)).toMatchObject({ production: true, port: 8787, host: '0.0.0.0' });
    expect(runStage).toMatch(/^EXPOSE 8787$/m);
    const [, asked] = /fetch\(`http:\/\/127\.0\.0\.1:\$\{process\.env\.PORT\}(\/\w+)`\)/.exec(runStage)!;
    expect(textOf('server/monitoring/health.ts')).toContain(`app.get('${asked}'`);
    expect(runStage).toMatch(new RegExp(`^VOLUME ${settings.DATA_DIR}$`, 'm'));
  });
});

describe('compose.yaml', () => {
  const { patina, database, files } = compose.services;
  const given = Object.fromEntries(exampleEnv.map(([, name, value]) => [name, value || 'f'.repeat(64)]));
  /** Substitutes `${NAME:?…}` and `${NAME:-…}` like compose. */
  const filled = (settings: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+):[?-][^}]*\}/g, (_, asked: string) => given[asked] ?? `no ${asked}`),
      ]),
    );

  it('and example.env name settings that there are', () => {
    const ofPatina = [...Object.keys(patina.environment), ...exampleEnv.map(([, name]) => name!)];
    expect(ofPatina.filter((name) => !variables.includes(name))).toEqual(['POSTGRES_PASSWORD']);
  });

  it('asks for nothing that example.env does not have, and leads to the services beside it', () => {
    const settings = filled(patina.environment);
    expect(JSON.stringify([settings, filled(database.environment), filled(files.environment)])).not.toContain(
      'no ',
    );
    const config = readConfig({
      ...given,
      ...settings,
      ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
      SMTP_URL: '',
      MAIL_FROM: '',
    });
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining([
        new URL(config.databaseUrl!).hostname,
        new URL(config.bucket!.endpoint!).hostname,
      ]),
    );
    expect(new URL(config.databaseUrl!).pathname).toBe(`/${database.environment.POSTGRES_DB}`);
    expect(files.entrypoint.at(-1)).toContain(`/data/${config.bucket!.bucket}`);
    expect(files.healthcheck.test.at(-1)).toBe(
      `${config.bucket!.endpoint!.replace('files', '127.0.0.1')}/_/health`,
    );
    expect(patina.ports).toEqual(['127.0.0.1:8787:8787']);
  });

  it('writes nowhere but in volumes, and gives a stop its time', () => {
    for (const service of [patina, database, files]) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      for (const volume of service.volumes)
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
    expect(patina.volumes).toEqual(['data:/data']);
    expect(seconds(patina.stop_grace_period)).toBeGreaterThanOrEqual(
      stopSeconds(Number(given.DRAIN_SECONDS)),
    );
  });

  it('keeps its secrets out of git and of the image', () => {
    expect(textOf('.gitignore').split('\n')).toContain(`/.packaging/${patina.env_file}`);
    expect(letIn.filter((path) => path.startsWith('.'))).toEqual([]);
    const secrets = exampleEnv.filter(([, name]) => /PASSWORD|KEY|TOKEN/.test(name!));
    expect(secrets.length).toBeGreaterThan(3);
    expect(secrets.filter(([, , value]) => value !== '')).toEqual([]);
  });
});

describe('the unit of systemd', () => {
  const settings = Object.fromEntries(
    unitSetting('Environment')!
      .split(' ')
      .map((word) => word.split('=') as [string, string]),
  );

  it('sets settings that there are, and keeps data where systemd lets it write', () => {
    expect(Object.keys(settings).filter((name) => !variables.includes(name))).toEqual([]);
    expect(readConfig(settings)).toMatchObject({ production: true, port: 8787, host: '127.0.0.1' });
    expect(settings.DATA_DIR).toBe(`/var/lib/${unitSetting('StateDirectory')}`);
    expect(unitSetting('ProtectSystem')).toBe('strict');
  });

  it('starts what the image starts, and waits for a stop', () => {
    const command = [...runStage.matchAll(/^CMD (\[.+\])$/gm)].map(([, words = '']) =>
      JSON.parse(words).join(' '),
    );
    expect(command).toEqual([unitSetting('ExecStart')!.replace('/usr/bin/', '')]);
    expect(seconds(unitSetting('TimeoutStopSec')!)).toBeGreaterThanOrEqual(
      stopSeconds(Number(settings.DRAIN_SECONDS)),
    );
    expect(unitSetting('KillMode')).toBe('mixed');
  });
});
