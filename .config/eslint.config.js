import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { walls } from './walls.mjs';
import { wallsRule } from './walls-rule.mjs';

/** All but two of these rules run React's compiler on the file, which takes most of ESLint's time. */
function hookRules() {
  const { recommended } = reactHooks.configs;
  const inputs = { 'react-hooks/exhaustive-deps': ['warn', { additionalHooks: '^useFromLedger$' }] };
  if (process.env.REACT_COMPILER !== 'off') return { ...recommended.rules, ...inputs };
  return { 'react-hooks/rules-of-hooks': recommended.rules['react-hooks/rules-of-hooks'], ...inputs };
}

export default tseslint.config(
  { ignores: ['../dist', 'dist', 'data', 'node_modules', 'coverage'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  // The walls allow React in no other room of the product.
  {
    files: ['src/{views,prerender}/**/*.{ts,tsx}', 'src/*.{ts,tsx}', 'tests/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: hookRules(),
  },
  { files: ['src/views/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  { files: ['server/**', 'tests/**', 'openapi/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{ts,tsx,mts,js,mjs}'],
    plugins: { patina: { rules: { walls: wallsRule } } },
    // The rule imports the table itself; listing it here invalidates ESLint's cache when it changes.
    settings: { walls },
    rules: { 'patina/walls': 'error' },
  },
);
