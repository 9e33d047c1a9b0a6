import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The import directions of the house (docs/conventions.md).
 * tests/architecture.spec.ts walks the same table and plants a leak to see it caught.
 */
const forbid = (files, group, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
});

export default tseslint.config(
  { ignores: ['../dist', 'dist', 'data', 'node_modules', 'src/adapters/generated', 'coverage'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  { files: ['src/views/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  { files: ['server/**', 'tests/**', 'openapi/**'], rules: { 'no-console': 'off' } },
  // useBrowser() of the browser specs is no React hook.
  { files: ['tests/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  forbid(
    ['src/events/**'],
    [
      '**/machines/**',
      '**/adapters/**',
      '**/views/**',
      '**/server/**',
      'react*',
      '@mantine/*',
      'xstate',
      'idb',
      'firebase/*',
    ],
    'events import events only',
  ),
  forbid(
    ['src/pdf/**'],
    [
      '**/machines/**',
      '**/adapters/**',
      '**/views/**',
      '**/server/**',
      'react*',
      '@mantine/*',
      'xstate',
      'idb',
      'firebase/*',
    ],
    'PDFs import events only',
  ),
  forbid(
    ['src/machines/**'],
    ['**/adapters/**', '**/views/**', '**/server/**', 'react*', '@mantine/*', 'idb', 'firebase/*'],
    'machines import events and xstate only',
  ),
  forbid(
    ['src/adapters/**'],
    ['**/machines/**', '**/views/**', '**/server/**', 'react*', '@mantine/*', 'xstate'],
    'adapters import events and generated types only',
  ),
  forbid(
    ['src/views/**'],
    ['**/adapters/**', '**/server/**', 'idb', 'firebase/*'],
    'views never import adapters',
  ),
  forbid(
    ['server/**'],
    [
      '**/machines/**',
      '**/views/**',
      '**/src/adapters/!(generated)**',
      'react*',
      '@mantine/*',
      'xstate',
      'idb',
      'firebase/*',
    ],
    'the server imports events and generated types only',
  ),
);
