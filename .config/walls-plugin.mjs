/** The walls as a plugin, for oxlint. */
import { wallsRule } from './walls-rule.mjs';

export default { meta: { name: 'patina' }, rules: { walls: wallsRule } };
