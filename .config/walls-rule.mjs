/** Checks imports against the table in walls.mjs, also as an ESLint rule. */
import { posix } from 'node:path';
import { walls } from './walls.mjs';

const startsIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** The innermost room that contains a file; undefined: none does. */
export const roomOf = (path) =>
  Object.keys(walls)
    .filter((room) => startsIn(path, room))
    .sort((a, b) => b.length - a.length)[0];

/** The feature of a file in its room. */
export const featureOf = (path, room) => path.slice(room.length + 1).split(/[/.]/)[0] ?? '';

function mayUse(packages, specifier) {
  return packages.some(
    (name) =>
      name === '*' || specifier === name || specifier.startsWith(/[:/]$/.test(name) ? name : `${name}/`),
  );
}

function mayMeet({ base, features }, from, to) {
  const rank = (feature) => (base.includes(feature) ? base.indexOf(feature) : base.length);
  const named = features[from] ?? [];
  return rank(to) < rank(from) || named.includes(to) || (named.includes('*') && to !== from);
}

/** The imported file, as a path from the repository root; null for a package. */
export const targetOf = (path, specifier) =>
  specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier.replace(/\?.*/, '')) : null;

/** Says why the file at `path`, from the repository root, may not import `specifier`; null: it may. */
export function leakOf(path, specifier) {
  const room = roomOf(path);
  if (room === undefined) return `${path} is in no room of .config/walls.mjs`;
  const wall = walls[room];
  const target = targetOf(path, specifier);
  if (target === null)
    return mayUse(wall.packages, specifier) ? null : `${room} may not use the package ${specifier}`;
  const other = roomOf(target);
  if (other !== room)
    return wall.rooms.some((allowed) => startsIn(target, allowed))
      ? null
      : `${room} may not import ${other ?? target}`;
  const [from, to] = [featureOf(path, room), featureOf(target, room)];
  return from === to || mayMeet(wall, from, to) ? null : `${room}/${from} may not import ${room}/${to}`;
}

export const wallsRule = {
  meta: { type: 'problem', schema: [], messages: { leak: '{{leak}}: see .config/walls.mjs' } },
  create(context) {
    const path = posix.relative(context.cwd.replaceAll('\\', '/'), context.filename.replaceAll('\\', '/'));
    const check = (source) => {
      if (typeof source?.value !== 'string') return;
      const leak = leakOf(path, source.value);
      if (leak) context.report({ node: source, messageId: 'leak', data: { leak } });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
    };
  },
};
