/** Markup that a sanitiser may read differently from the page. */
import { run } from './parts.js';

const image = `<img src="x:" onerror="${run}">`;
const quoted = `&lt;img src=x: onerror=${run}&gt;`;

export const mutations = [
  `<noscript><p title="</noscript>${image.replaceAll('"', '&quot;')}"></noscript>`,
  `<noscript><p title="</noscript><img src=x: onerror=${run}>"></p></noscript>`,
  `<svg></p><style><a id="</style><img src=x: onerror=${run}>">`,
  `<svg><p><style><g title="</style><img src=x: onerror=${run}>">`,
  `<math></br><style><a title="</style><img src=x: onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${quoted}">`,
  `<math><mtext><table><mglyph><style><math><img src=x: onerror=${run}></style>`,
  `<form><math><mtext></form><form><mglyph><style></math>${image}</style></mglyph></form></mtext></math></form>`,
  `<math><mtext><malignmark><style><!--</style><img title="--&gt;${quoted}">`,
  `<math><annotation-xml encoding="text/html"><style><p title="</style>${image.replaceAll('"', "'")}"></style></annotation-xml></math>`,
  `<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x: onerror=${run}>">`,
  `<svg><desc><noscript><a title="</noscript>${image.replaceAll('"', "'")}"></desc></svg>`,
  `<svg><title><style><a title="</style><img src=x: onerror=${run}>"></title></svg>`,
  `<table><td><form><table><form><mglyph><svg><mtext><style><path id="</style><img src=x: onerror=${run}>">`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src=x: onerror=${run}>">`,
  `<select><style><select>${image}</style></select>`,
  `<h1><svg><h2><style></h1>${image}</style></h2></svg></h1>`,
  `<p><button><svg><p><style></p>${image}</style></button>`,
  `${'<div>'.repeat(520)}<table><caption><svg><title><table><caption></caption></table></title><style><a id="</style>${image}"></a></style></svg></caption></table>${'</div>'.repeat(520)}`,
  `${'<b>'.repeat(60)}<p><svg><style><!--</b></style>${image}-->`,
  `<a><svg><a><style><a title="</style>${image.replaceAll('"', "'")}"></a></svg></a>`,
  `<xmp><p title="</xmp><img src=x: onerror=${run}>"></xmp>`,
  `<listing>${quoted}</listing>${image}`,
];

export const breakouts = [
  `</p></div></body></html>${image}`,
  `"'>${image}`,
  `--><!-- -->${image}<!--`,
  `<!--><img src=x: onerror=${run}>-->`,
  `<!-- --!>${image}-->`,
  `<!-- a --><!--[if gte IE 4]>-->${image}<!--<![endif]-->`,
  `<![CDATA[><img src=x: onerror=${run}>]]>`,
  `<?xml version="1.0"?><?x ><img src=x: onerror=${run}>?>`,
  `<!DOCTYPE x [<!ENTITY e "${quoted}">]>&e;${image}`,
  `</textarea></title></style></script></noscript></template>${image}`,
  `<textarea></textarea><title></title>${image}`,
  `<title><a title="</title>${image.replaceAll('"', "'")}"></title>`,
  `<style></style${image}</style>`,
  `<style><!--</style>${image}--></style>`,
  `<noembed><p title="</noembed>${image.replaceAll('"', "'")}"></noembed>`,
  `<noframes><style></noframes>${image}</style></noframes>`,
  `<template>${image}<script>${run}</script></template>`,
  `<div><template shadowrootmode="open">${image}<slot></slot></template></div>`,
  `<div><template shadowrootmode="closed"><script>${run}</script></template>one</div>`,
  `<table>${image}<tr><td></table>`,
  `<table><colgroup><template>${image}</template></table>`,
  `<\u0000script>${run}</script>${image}`,
  `\u001b(J<a title="\u001b(B">${image}\u001b$@`,
  `\uFEFF+ADw-script+AD4-${run}+ADw-/script+AD4-${image}`,
  `%3Cimg src=x: onerror=${run}%3E${image}`,
  `&lt;script&gt;${run}&lt;/script&gt;${image}`,
  `{{constructor.constructor('${run}')()}}\${${run}}<%= ${run} %>#{${run}}${image}`,
];

export const names = [
  `<form id="querySelectorAll"><input name="attributes"><input name="children"></form>${image}`,
  `<form><input name="nodeName"><input name="parentNode"><input name="removeChild">${image}</form>`,
  `<form><input name="attributes" id="attributes"><input name="setAttribute"><input name="remove"></form>`,
  `<img name="createElement"><img name="getElementById"><img name="currentScript" onerror="${run}" src="x:">`,
  `<a id="portico"></a><a id="portico" name="configuration" href="javascript:${run}"></a>`,
  `<iframe name="top" srcdoc="<p id=executed>"></iframe><a id="executed" href="x:"></a>`,
  `<form name="document"><input name="body"><input name="cookie"></form>`,
  `<a id="DOMPurify"></a><a id="trustedTypes" name="createPolicy"></a>`,
  `<p id="__proto__" name="constructor" class="portico-root" slot="" part="root">one</p>`,
  `<slot name="x" onslotchange="${run}">one</slot><p slot="x">two</p>`,
];
