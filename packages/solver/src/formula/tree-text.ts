// Writes a formula from its trees, with the brackets that it needs and the sign cards that the hand has.

/** A sign between two parts. */
export type Op = (typeof OPS)[number];

/** All signs, in the order in which sign cards are counted. */
export const OPS = ['+', '-', 'x', '/'] as const;

/** A part as it will be written. */
export type Tree =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'minus'; readonly of: Tree }
  | { readonly kind: 'op'; readonly op: Op; readonly left: Tree; readonly right: Tree };

/** The text of `left = right`. `cards` counts the sign cards by {@link OPS}; whatever they do not cover is a wild sign. */
export function treeText(
  [left, right]: readonly [Tree, Tree],
  cards: readonly [number, number, number, number],
  leftToRight: boolean,
): string {
  const have = [...cards];
  const tight = (op: Op): number => (!leftToRight && (op === 'x' || op === '/') ? 2 : 1);
  const text = (tree: Tree): string => {
    switch (tree.kind) {
      case 'number':
        return String(tree.value);
      case 'minus':
        return `-${tree.of.kind === 'op' ? `(${text(tree.of)})` : text(tree.of)}`;
      case 'op': {
        const loose = tree.left.kind === 'op' && tight(tree.left.op) < tight(tree.op);
        const before = loose ? `(${text(tree.left)})` : text(tree.left);
        const k = OPS.indexOf(tree.op);
        const sign = (have[k] ?? 0) > 0 ? tree.op : `*${tree.op}`;
        have[k] = (have[k] ?? 0) - 1;
        const held = tree.right.kind === 'op' && tight(tree.right.op) <= tight(tree.op);
        return before + sign + (held ? `(${text(tree.right)})` : text(tree.right));
      }
      default:
        return tree satisfies never;
    }
  };
  return `${text(left)}=${text(right)}`;
}
