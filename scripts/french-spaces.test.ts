/**
 * French puts a space before ! ? ; : and inside « », and it must not break there: no line of a small screen begins with a
 * colon. Read off the words themselves, in every room.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ROOT } from './setup.mjs';

/** All files of French words. */
function frenchFiles(folder: string): readonly string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : frenchFiles(at);
    return /(^|-)fr\.ts$/.test(entry.name) ? [at] : [];
  });
}

/** The texts of a file that a line may break before a sign. */
function breaking(name: string, source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
    if (isText && / [!?;:»]|« /.test(node.getText())) found.push(`${name}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true));
  return found;
}

it('no French line breaks before a sign that belongs to what stands before it', () => {
  const files = ['packages', 'apps'].flatMap((room) => frenchFiles(path.join(ROOT, room)));
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => breaking(path.relative(ROOT, file), fs.readFileSync(file, 'utf8')))).toEqual([]);
  // It can fail.
  expect(breaking('planted', "const a = x ? 'Bravo !' : `${x} : oui`; const b = 'Bravo\u202f!';")).toHaveLength(2);
});
