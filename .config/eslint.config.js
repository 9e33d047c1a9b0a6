import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { walls } from './walls.mjs';
import { wallsRule } from './walls-rule.mjs';

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
  {
    files: ['**/*.{ts,tsx,mts,js,mjs}'],
    plugins: { patina: { rules: { walls: wallsRule } } },
    // The rule knows the table by itself; here ESLint's cache sees it change.
    settings: { walls },
    rules: { 'patina/walls': 'error' },
  },
);
