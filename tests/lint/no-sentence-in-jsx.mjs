/**
 * Forbids sentences in JSX: what a borrower reads is a text key, so that a setting can override it
 * and Spanish has it too. Checks text between tags, strings in braces there, and attributes whose
 * values are shown or read aloud.
 */
const letters = /\p{L}/u;

/** Attributes whose value is shown or read aloud, of HTML and of our own primitives. */
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
    messages: { sentence: 'Write "{{text}}" as a text key: JSX must not contain sentences.' },
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

    /** Checks the strings that an expression can evaluate to. */
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
