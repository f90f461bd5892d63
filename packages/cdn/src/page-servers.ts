/** What each kind of server needs to send the suite's files and a page with tags. */
import { suiteFolder } from './addresses';
import { cacheControl, ownHeaders, sharedHeaders } from './headers';

/** A server's configuration. */
export type ServerText = {
  readonly server: string;
  /** The file, or where it is run. */
  readonly place: string;
  readonly text: string;
};

const ofFiles = Object.entries({ ...ownHeaders, ...sharedHeaders });
const csp = 'Content-Security-Policy';
const { forever, briefly } = cacheControl;

/**
 * The headers of the suite's files (CORS, caching) and of the page (its policy), by server. Each
 * keeps an exact version forever.
 *
 * @param version whose folder is kept
 * @param policy of the page
 */
export function serverTexts(version: string, policy: string): readonly ServerText[] {
  return [
    { server: 'nginx', place: 'in server { … }', text: nginx(policy) },
    { server: 'Apache', place: 'in the <VirtualHost>, with mod_headers', text: apache(policy) },
    { server: 'IIS', place: 'web.config in the root folder', text: iis(version, policy) },
    {
      server: 'Cloudflare',
      place: '_headers in the root folder',
      text: cloudflare(version, policy),
    },
    {
      server: 'S3',
      place: 'in a shell, beside the folder site; BUCKET is yours',
      text: s3(version, policy),
    },
  ];
}

function nginx(policy: string): string {
  const headers = ofFiles.map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return `location ~ "^/${suiteFolder}/\\d+\\.\\d+\\.\\d+/" {
  add_header Cache-Control "${forever}";
${headers.join('\n')}
}
location /${suiteFolder}/ {
  add_header Cache-Control "${briefly}";
${headers.join('\n')}
}
location / {
  add_header ${csp} "${policy}" always;
}`;
}

function apache(policy: string): string {
  const headers = ofFiles.map(([name, value]) => `  Header always set ${name} "${value}"`);
  return `Header always set ${csp} "${policy}"
<LocationMatch "^/${suiteFolder}/">
  Header set Cache-Control "${briefly}"
${headers.join('\n')}
</LocationMatch>
<LocationMatch "^/${suiteFolder}/\\d+\\.\\d+\\.\\d+/">
  Header set Cache-Control "${forever}"
</LocationMatch>`;
}

function iis(version: string, policy: string): string {
  const add = (name: string, value: string) => `<add name="${name}" value="${value}" />`;
  const headers = ofFiles.map(([name, value]) => `        ${add(name, value)}`);
  return `<configuration>
  <system.webServer>
    <httpProtocol>
      <customHeaders>
        ${add(csp, policy)}
      </customHeaders>
    </httpProtocol>
  </system.webServer>
  <location path="${suiteFolder}">
    <system.webServer>
      <httpProtocol>
        <customHeaders>
  ${headers.join('\n  ')}
        </customHeaders>
      </httpProtocol>
      <staticContent>
        <remove fileExtension=".map" />
        <mimeMap fileExtension=".map" mimeType="application/json" />
      </staticContent>
    </system.webServer>
  </location>
  <location path="${suiteFolder}/${version}">
    <system.webServer>
      <httpProtocol>
        <customHeaders>
          ${add('Cache-Control', forever)}
        </customHeaders>
      </httpProtocol>
    </system.webServer>
  </location>
</configuration>`;
}

/** As Cloudflare Pages, Netlify and others read it. */
function cloudflare(version: string, policy: string): string {
  return [
    '/*',
    `  ${csp}: ${policy}`,
    `/${suiteFolder}/*`,
    ...ofFiles.map(([name, value]) => `  ${name}: ${value}`),
    `/${suiteFolder}/${version}/*`,
    `  Cache-Control: ${forever}`,
  ].join('\n');
}

/** CORS is the bucket's; other headers of an S3 origin are those of CloudFront. */
function s3(version: string, policy: string): string {
  const cors = { CORSRules: [{ AllowedOrigins: ['*'], AllowedMethods: ['GET', 'HEAD'] }] };
  const custom = ofFiles
    .filter(([name]) => !name.startsWith('Access-Control') && name !== 'X-Content-Type-Options')
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  const headersPolicy = {
    Name: 'portico',
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: true },
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
  const quoted = (value: object) => `'${JSON.stringify(value).replaceAll("'", "'\\''")}'`;
  return `aws s3 sync site/${suiteFolder}/${version} s3://BUCKET/${suiteFolder}/${version} --exclude "*.br" --exclude "*.gz" --cache-control "${forever}"
aws s3 sync site/${suiteFolder} s3://BUCKET/${suiteFolder} --exclude "*.br" --exclude "*.gz" --exclude "${version}/*" --cache-control "${briefly}"
aws s3api put-bucket-cors --bucket BUCKET --cors-configuration ${quoted(cors)}
aws cloudfront create-response-headers-policy --response-headers-policy-config ${quoted(headersPolicy)}`;
}
