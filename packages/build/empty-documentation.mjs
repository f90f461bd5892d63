/**
 * Empties the documentation in the declarations of widgets, properties and settings, as the CDN
 * files drop it: it is in the READMEs and in custom-elements.json. The fields stay, with no text.
 */
import ts from 'typescript';
import { documentation } from './rollup-drop-documentation.mjs';

/** A transformer for TypeScript's JavaScript. */
export function emptyDocumentation(context) {
  const { factory } = context;
  const empty = (node) => {
    if (ts.isArrayLiteralExpression(node)) return factory.createArrayLiteralExpression();
    if (ts.isObjectLiteralExpression(node)) return factory.createObjectLiteralExpression();
    return ts.isStringLiteralLike(node) ? factory.createStringLiteral('') : node;
  };
  const emptied = (fields) => (node) =>
    ts.isPropertyAssignment(node) && fields.includes(node.name.text)
      ? factory.updatePropertyAssignment(node, node.name, empty(node.initializer))
      : node;
  const visit = (node) => {
    const seen = ts.visitEachChild(node, visit, context);
    const fields = ts.isCallExpression(seen) && documentation.get(seen.expression.text);
    if (!fields) return seen;
    const given = seen.arguments.map((argument) =>
      ts.isObjectLiteralExpression(argument)
        ? ts.visitEachChild(argument, emptied(fields), context)
        : argument,
    );
    return factory.updateCallExpression(seen, seen.expression, seen.typeArguments, given);
  };
  return visit;
}
