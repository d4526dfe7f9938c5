/**
 * A rule of our own for both linters: ESLint's limit of lines under a second name, since a rule has one severity and a
 * long file is told of before it is refused.
 */
import { builtinRules } from 'eslint/use-at-your-own-risk';

export default { meta: { name: 'house' }, rules: { 'long-file': builtinRules.get('max-lines') } };
