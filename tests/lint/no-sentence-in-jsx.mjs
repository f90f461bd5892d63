/**
 * No sentence stands in JSX: what a borrower reads is a text key, so that a setting can override it
 * and Spanish has it too. Looks at text between tags, at strings in braces there, and at attributes
 * that are read or shown.
 */
const letters = /\p{L}/u;

/** Attributes whose value a person meets, of HTML and of our own primitives. */
const shown = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'error',
  'heading',
  'hint',
  'label',
  'message',
  'placeholder',
  'summary',
  'title',
]);

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { sentence: 'Write "{{text}}" as a text key: no sentence stands in JSX.' },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'sentence', data: { text: text.trim().slice(0, 40) } });

    return {
      JSXText(node) {
        if (letters.test(node.value)) report(node, node.value);
      },
      JSXElement: (node) => node.children.forEach(lookInBraces),
      JSXFragment: (node) => node.children.forEach(lookInBraces),
      JSXAttribute(node) {
        if (!shown.has(attributeName(node.name))) return;
        if (node.value?.type === 'Literal') look(node.value);
        else lookInBraces(node.value);
      },
    };

    function lookInBraces(node) {
      if (node?.type === 'JSXExpressionContainer') look(node.expression);
    }

    /** The strings an expression may come to. */
    function look(node) {
      if (node.type === 'Literal' && typeof node.value === 'string') {
        if (letters.test(node.value)) report(node, node.value);
      } else if (node.type === 'TemplateLiteral') {
        const text = node.quasis.map((quasi) => quasi.value.cooked).join(' ');
        if (letters.test(text)) report(node, text);
      } else if (node.type === 'ConditionalExpression') {
        look(node.consequent);
        look(node.alternate);
      } else if (node.type === 'LogicalExpression') {
        look(node.left);
        look(node.right);
      }
    }
  },
};

function attributeName(name) {
  return name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : name.name;
}
