/** Adds `.js` to relative imports, which sources write without and Node needs. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A transformer for TypeScript's output, JavaScript and declarations. */
export function withExtensions(context) {
  return (file) => {
    const visit = (node, parent) => {
      const isSpecifier =
        ts.isStringLiteral(node) && namesModule(parent) && /^\.\.?(\/|$)/.test(node.text);
      if (isSpecifier) return context.factory.createStringLiteral(pathOf(file, node.text));
      return ts.visitEachChild(node, (child) => visit(child, node), context);
    };
    return visit(file);
  };
}

/** Whether a string below this node is a module's path: `import`, `export`, or a type's `import()`. */
function namesModule(node) {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isLiteralTypeNode(node) ||
    (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
  );
}

function pathOf(file, specifier) {
  const base = join(dirname(file.fileName), specifier);
  const isFile = existsSync(`${base}.ts`) || existsSync(`${base}.tsx`);
  return `${specifier}${isFile ? '' : '/index'}.js`;
}
