/** ESLint's rules (eslint.config.js) in the words of oxlint, which takes a twentieth of the time. */
import eslintConfig from './eslint.config.js';

const prefixes = { '@typescript-eslint': 'typescript', 'react-hooks': 'react' };
/** Configure the compiler, and find nothing. */
const without = ['react-hooks/config', 'react-hooks/gating'];

const nameOf = (rule) => {
  const [plugin, name] = rule.includes('/') ? rule.split('/') : ['eslint', rule];
  return `${prefixes[plugin] ?? plugin}/${name}`;
};
const isOff = (setting) => ['off', 0].includes([setting].flat()[0]);
const all = eslintConfig.flatMap(({ rules = {} }) => Object.entries(rules));
const wanted = new Set(all.filter(([, setting]) => !isOff(setting)).map(([rule]) => rule));
const renamed = (rules) =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([rule]) => wanted.has(rule) && !without.includes(rule))
      .map(([rule, setting]) => [nameOf(rule), setting]),
  );

export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./walls-plugin.mjs'],
  categories: { correctness: 'off' },
  ignorePatterns: ['src/adapters/generated/**'],
  overrides: eslintConfig
    .filter(({ rules }) => rules)
    .map(({ files = ['**/*.{ts,tsx,mts,js,mjs}'], rules }) => ({
      files: files.map((glob) => `**/${glob}`),
      rules: renamed(rules),
    })),
};
