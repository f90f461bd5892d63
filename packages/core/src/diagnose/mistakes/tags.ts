import { declareMistakes } from './mistake';

/** Mistakes in the tags and in what is written on them. */
export const tagMistakes = declareMistakes({
  'tag-unknown': { problem: 'There is no tag <{tag}>.', fix: 'Write {nearest}.' },
  'tag-not-loaded': {
    problem: 'The code of <{tag}> has not been loaded.',
    fix: 'Look for its file in the network panel: all files of the version must be next to the loader, and the policy must allow them.',
  },
  'tag-not-closed': {
    problem:
      '<{tag}> contains <{value}>, which it hides once it is ready: HTML ignores the slash in <{tag}/>.',
    fix: 'Close it: <{tag}></{tag}>.',
  },
  'tag-template': {
    problem: '<{tag}> is in a <template>, whose content is not shown.',
    fix: 'Move it out of the <template>.',
  },
  'tag-closed-root': {
    problem: '<{tag}> is in a closed shadow root, where it is not found.',
    fix: 'Call portico.scan(root) with that root.',
  },
  'tag-inside': {
    problem: '<{tag}> is inside <{value}>, where it cannot work.',
    fix: 'Move it out, into a <div> or <main>.',
  },
  'portal-twice': {
    problem: 'The page has {value} <portico-portal> tags, which share one address.',
    fix: 'Keep one.',
  },
  'tag-twice': {
    problem:
      'The page has {value} <{tag}> tags, so that browsers and screen readers find each field twice.',
    fix: 'Keep one.',
  },
  'attribute-unknown': {
    problem: '<{tag}> has the attribute "{name}", which it does not read.',
    fix: 'Write {nearest}.',
  },
  'attribute-data': {
    problem: '<{tag}> has the attribute "data-{name}", which it does not read.',
    fix: 'Write {name}="{value}".',
  },
  'attribute-boolean': {
    problem:
      'The attribute {name} of <{tag}> is "{value}": it is on or off, and any text but "false" is on.',
    fix: 'Write {name} for on, and no attribute for off.',
  },
  'attribute-choice': {
    problem: 'The attribute {name} of <{tag}> is "{value}", which is none of its values.',
    fix: 'Write {nearest}.',
  },
  'attribute-json': {
    problem:
      'The attribute {name} of <{tag}> is not JSON: line {line}, column {column}, at "{text}".',
    fix: 'Write names and texts in double quotes, without a comma after the last, in an attribute in single quotes.',
  },
  'theme-unknown': {
    problem: 'The theme of <{tag}> is "{value}".',
    fix: 'Write theme="light", theme="dark" or theme="auto".',
  },
  'settings-shape': {
    problem: 'settings of <{tag}> is {value}, not an object.',
    fix: 'Give a value for each key: {"signIn.heading": "Welcome"}.',
  },
  'setting-unknown': {
    problem: 'settings of <{tag}> has the key "{name}", which is no setting and no text.',
    fix: 'Write {nearest}.',
  },
  'setting-value': {
    problem: 'The setting {name} of <{tag}> is "{value}", but it is a {kind}; its default is used.',
    fix: 'Write a {kind}.',
  },
  'setting-setup-only': {
    problem: 'The setting {name} of <{tag}> is ignored, because a tag must not decide it.',
    fix: 'Set it in the setup.',
  },
  'setting-markup': {
    problem: 'The setting {name} of <{tag}> contains {value}, which is removed.',
    fix: 'Use paragraphs, lists, links and emphasis only.',
  },
  'text-placeholder': {
    problem: 'The text {name} of <{tag}> has the placeholder "{value}", which nothing fills.',
    fix: 'Write {nearest}.',
  },
});
