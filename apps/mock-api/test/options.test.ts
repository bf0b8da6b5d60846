import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { InvalidOption } from '../src/cli/options.ts'
import { optionsOf } from './harness.ts'

it.each<[args: string[], options: object]>([
  [[], { hostStyle: 'full' }],
  [['--host-style', 'sparse'], { hostStyle: 'sparse' }],
  [['--public-host=*.a.example, b.example'], { publicHosts: ['*.a.example', 'b.example'] }],
  [['--shop-origin=https://Shop.example/'], { shopOrigin: 'https://shop.example' }],
  [['--trust-proxy=loopback, 10.0.0.0/8,::1'], { trustProxy: 'loopback, 10.0.0.0/8,::1' }],
  [['--worlds-dir', 'w', '--world-limit', '9'], { worldsDir: resolve('w'), worldLimit: 9 }],
  [
    ['--upstream', 'http://localhost:1/', '--passthrough', 'catalog.*, cart.update'],
    { upstream: 'http://localhost:1', passthrough: ['catalog.*', 'cart.update'] },
  ],
])('a start with %j has %j', (args, options) => {
  expect(optionsOf(args)).toMatchObject(options)
})

it.each<[args: string[], message: string]>([
  [['--port'], "Option '--port <value>' argument missing"],
  [['--port', 'abc'], '--port "abc": use a whole number from 0 to 65535'],
  // With the whole advice of Node.
  [['--port', '-1'], "Did you forget to specify the option argument for '--port'? To specify"],
  [['--public-host', '*'], '--public-host "*"'],
  [['--public-host', 'http://a'], '--public-host "http://a"'],
  [['--shop-origin', 'shop.example/path'], '--shop-origin "shop.example/path"'],
  [['--trust-proxy', 'loopback, proxy.example'], '--trust-proxy "loopback, proxy.example"'],
  [['--token', 'short'], '--token'],
  [['--host-style', 'php'], '--host-style "php"'],
  [['--limits', 'few'], 'use on or off'],
  [['--world-limit', '0'], '--world-limit "0"'],
  [['--worlds-dir', 'w', '--data', 'f'], 'Use --data (DATA_FILE) or --worlds-dir (WORLDS_DIR)'],
  [['--seed', 'no-such-seed.json'], '--seed "no-such-seed.json"'],
  [['--upstream', 'staging'], '--upstream "staging": use a URL without user and query'],
  [['--upstream', 'https://user:secret@staging.example.com'], 'use a URL without user and query'],
  [['--upstream', 'http://host.localhost:80'], 'use localhost or 127.0.0.1'],
  [['--passthrough', '*'], 'add --upstream URL'],
  [
    ['--upstream', 'http://localhost:1', '--passthrough', 'cart.*,basket.*'],
    '--passthrough "cart.*,basket.*": Use an operation',
  ],
])('does not start with %j, and says why: %s', (args, message) => {
  expect(() => optionsOf(args)).toThrow(InvalidOption)
  expect(() => optionsOf(args)).toThrow(message)
})
