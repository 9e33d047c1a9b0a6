/**
 * Which modules share a file of the build. Two files hold what is needed before a page can be used: what runs before anybody
 * touches a prerendered page, and the rest. Left alone, the bundler makes a file of every module that a page shares with them:
 * forty files that compress worse than two, and whose names every page would have to list
 * (docs/decisions/0330-keep-the-first-load-small.md).
 */
import type { Rolldown } from 'vite';

type Group = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];

/** What src/interaction-hydration.ts imports. */
const beforeTouch = [
  /^\0vite\/preload-helper/,
  /\/src\/adapters\/(config\.adapter|service-worker)\.ts$/,
  /\/src\/views\/(ui\/typed-before|shell\/install-offer)\.ts$/,
];

/**
 * The entries, each of which does something when it is loaded. What a page uses, such as the log, is apart from them, so that it
 * can be used without starting the app.
 */
const entry = /\/(index\.html|src\/main\.tsx|src\/interaction-hydration\.ts)$/;

/** What of Mantine every page of forms shows, the pages to log in and sign up included. */
const everyForm =
  /\/@mantine\/core\/esm\/(core|components\/(Anchor|Button|CloseButton|Group|Input|InputBase|Loader|Paper|Stack|Text|TextInput|Transition|UnstyledButton))\//;

export const startGroups: Group[] = [
  { name: 'before', test: (id) => beforeTouch.some((pattern) => pattern.test(id)), priority: 2 },
  { name: 'start', tags: ['$initial'], test: (id) => !entry.test(id), priority: 1 },
  { name: 'forms', test: everyForm, minShareCount: 40 },
];
