import type { Mutation } from './mutation.ts'

const src = 'apps/mock-api/src'

/** What goes to the upstream and comes back. */
export const apiPassthrough: readonly Mutation[] = [
  {
    name: 'number of forwarded large bodies at once',
    file: `${src}/http/substitutes.ts`,
    find: '    if (size <= maxSmallBody && size + chunk.length > maxSmallBody) onLarge()\n',
    requirements: ['V15.2.2', 'M19'],
  },
  {
    name: 'size of forwarded bodies without a limit of their number',
    file: `${src}/http/substitutes.ts`,
    find: 'const maxSmallBody = 16 * 1024',
    replace: 'const maxSmallBody = 256 * 1024',
    requirements: ['L45'],
  },
  {
    name: 'paths of the upstream without dot segments and encoded slashes',
    file: `${src}/http/upstream.ts`,
    find: 'if (/[/\\\\]|^\\.{1,2}(?:;|$)/.test(segment)) return false',
    requirements: ['V13.2.5'],
  },
  {
    name: 'list of headers of the upstream',
    file: `${src}/http/upstream.ts`,
    find: 'sentResponseHeaders.includes(name)',
    replace: "sentResponseHeaders.length > 0 && name !== 'set-cookie'",
    requirements: ['L19'],
  },
  {
    name: 'no console token from the upstream',
    file: `${src}/http/upstream.ts`,
    find: '.filter(isOfUpstream)',
    replace: '.filter((cookie) => typeof isOfUpstream(cookie))',
    requirements: ['L19'],
  },
  {
    name: 'no redirects of the upstream',
    file: `${src}/http/upstream.ts`,
    find: "redirect: 'manual'",
    replace: "redirect: 'follow'",
    requirements: ['V15.3.2'],
  },
  {
    name: 'no dot segments with parameters for the upstream',
    file: `${src}/http/upstream.ts`,
    find: '^\\.{1,2}(?:;|$)/',
    replace: '^\\.{1,2}$/',
    requirements: ['V13.2.5', 'L37'],
  },
]
