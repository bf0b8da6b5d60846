import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileHeaders } from './page-headers.ts'

/** What a server of the built shop needs; also written as `routes.json`. */
export interface ServingPlan {
  /** Patterns of the routes without a prerendered page. */
  readonly routes: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** Each page's own headers, by its file. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** A product's page is `<path>/<id>`; `<path>?id=<id>` is served with the same file. */
  readonly productPath: string
}

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`

/**
 * What nginx compares with the file that it sends: `product/detail/:id/index.html` is any
 * product's.
 */
const uriOf = (file: string) =>
  file.includes(':id') ? `~^/${file.replaceAll('.', '\\.').replace(':id', '[0-9]+')}$` : `/${file}`

/** Headers that differ between pages. */
const headerNames = ['content-security-policy', 'cache-control', 'referrer-policy']

/** nginx's pattern of a route, such as `^/orderdetails/[^/]+/?$`. */
const pattern = (route: string) => {
  const parts = route.replace(/\/\*$/, '').split('/')
  const own = parts
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')))
    .join('/')
  return `^${own}${route.endsWith('/*') ? '(?:/.*)?' : ''}/?$`
}

/** One directive a header; sent with error responses too. */
const addHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)

/** A product without a page may be newer than the build: the browser requests it. */
const productLocations = (path: string): string => `location ~ ${quoted(`^${path}/?$`)} {
  if ($arg_id ~ "^[1-9][0-9]{0,14}$") {
    rewrite ^ ${path}/$arg_id last;
  }
  include shop/shop-headers.conf;
  try_files ${path}/index.html =404;
}
location ~ ${quoted(`^(${path}/[1-9][0-9]{0,14})/?$`)} {
  include shop/shop-headers.conf;
  try_files $1/index.html /__spa-fallback.html =404;
}
`

const variable = (header: string) => `$shop_${header.replaceAll('-', '_')}`

const transportHeader = 'strict-transport-security'

/** Sent over TLS alone, which ends here or at a proxy in front. */
const transport = `map "$scheme $http_x_forwarded_proto" $shop_strict_transport_security {
  default "";
  "~https" "max-age=63072000; includeSubDomains";
}
`

/** `localhost` without a public URL: a server of other hosts has to be named. */
const hostOf = (siteUrl: string) =>
  URL.canParse(siteUrl) ? new URL(siteUrl).hostname : 'localhost'

/**
 * Writes the plan as nginx files: each page's own headers, the common headers, the routes of the
 * fallback page, and the host of the public URL.
 */
export const writeNginxFiles = async (
  folder: string,
  { routes, headers, pages, productPath }: ServingPlan,
  siteUrl: string,
): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const maps = headerNames.map((header) => {
    const lines = Object.entries(pages).flatMap(([file, own]) =>
      own[header] === undefined ? [] : [`  ${quoted(uriOf(file))} ${quoted(own[header])};`],
    )
    const rows = [`  default ${quoted(headers[header] ?? '')};`, ...lines]
    return `map $uri ${variable(header)} {\n${rows.join('\n')}\n}\n`
  })
  await writeFile(join(folder, 'shop-pages.conf'), [...maps, transport].join('\n'))
  const fixed = addHeaders(
    Object.fromEntries(Object.entries(headers).filter(([name]) => !headerNames.includes(name))),
  )
  const own = [...headerNames, transportHeader].map(
    (name) => `add_header ${name} ${variable(name)} always;\n`,
  )
  await writeFile(join(folder, 'shop-headers.conf'), [...fixed, ...own].join(''))
  const secure = `add_header ${transportHeader} ${variable(transportHeader)} always;\n`
  await writeFile(
    join(folder, 'shop-file-headers.conf'),
    [...addHeaders(fileHeaders), secure].join(''),
  )
  await writeFile(join(folder, 'shop-server-name.conf'), `server_name ${hostOf(siteUrl)};\n`)
  const fallback = '  include shop/shop-headers.conf;\n  try_files /__spa-fallback.html =404;\n'
  const fallbacks = routes.map((route) => `location ~ ${quoted(pattern(route))} {\n${fallback}}\n`)
  await writeFile(
    join(folder, 'shop-routes.conf'),
    [productLocations(productPath), ...fallbacks].join(''),
  )
}
