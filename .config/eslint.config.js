import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { walls } from './walls.mjs';
import { wallsRule } from './walls-rule.mjs';

/** All but two of them run React's compiler over the file, which takes most of the time of ESLint. */
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
  // The walls let React into no other room of the product.
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
    // The rule knows the table by itself; here ESLint's cache sees it change.
    settings: { walls },
    rules: { 'patina/walls': 'error' },
  },
);
