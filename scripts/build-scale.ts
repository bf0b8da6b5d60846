/**
 * Builds the shop with the 2,000 products of a generated seed file, next to the current build: `pnpm build:scale`.
 * Prints the time and the peak memory of each step, and fails over a limit or a weight. `--products N`: another number.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from '@shop/mock-api'
import { execa } from 'execa'
import * as z from 'zod/mini'
import { inRoot, stop } from './root.ts'

/** On two cores (architecture §8). */
const limits = { seconds: 120, mebibytes: 1024 } as const

const { values: options } = parseArgs({ options: { products: { type: 'string', default: '2000' } } })
const count = Number(options.products)
if (!Number.isInteger(count) || count < 1) stop(`--products ${options.products}: the number of products, such as 2000.`)

const words =
  'attention memory habit temper reason doubt courage patience humour speech silence pattern mirror bridge garden season measure ' +
  'journey compass harvest lantern ribbon thread anchor market teacher student parent manager trainer question answer method ' +
  'practice theory balance change conflict trust purpose career team school family health future history language number'
const list = words.split(' ')

/** Numbers below `limit` that are the same in every run. */
const makeRandom = (seed: number) => {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
const random = makeRandom(1)
const phrase = (length: number) => Array.from({ length }, () => list[random(list.length)]).join(' ')

/** Products with texts that differ, as those of a real shop: repeated texts would compress too well. */
const products = Array.from({ length: count }, (_, index) => ({
  id: index + 1,
  name: `${phrase(4)} ${index + 1}`,
  price: 10 + random(9000) / 100,
  ...([{ type: 'lpitest', format: 'online_test' }, { format: 'book' }, { format: 'ebook' }][random(3)] ?? {}),
  summary: phrase(14),
  description: [phrase(50), phrase(50)],
  facts: [{ label: 'Pages', value: String(random(400)) }],
  is_featured: random(10) === 0,
  is_best_seller: random(20) === 0,
  related_ids: [random(count) + 1, random(count) + 1, random(count) + 1],
}))

/** As in the build script of apps/web: without them the heap grows by 300 MiB before it is collected. */
const heapLimits = ['--max-semi-space-size=8', '--max-old-space-size=512']
const folder = inRoot('apps/web/node_modules/.cache/build-scale')
const temporary = await mkdtemp(join(tmpdir(), 'build-scale-'))
const usageFile = join(temporary, 'usage')
/** Each Node process of a step writes the resources that it used. */
const writeUsage =
  "import{appendFileSync}from'node:fs';process.on('exit',()=>appendFileSync(process.env.USAGE_FILE,JSON.stringify(process.resourceUsage())+'\\n'))"

const usageSchema = z.object({ maxRSS: z.number(), userCPUTime: z.number(), systemCPUTime: z.number() })

const measure = async (name: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
  await writeFile(usageFile, '')
  const start = performance.now()
  const { failed } = await execa(process.execPath, args, {
    cwd: inRoot('apps/web'),
    env: {
      ...env,
      USAGE_FILE: usageFile,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(writeUsage)}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    reject: false,
  })
  const seconds = (performance.now() - start) / 1000
  const lines = (await readFile(usageFile, 'utf8')).trim().split('\n')
  const processes = lines.map((line) => z.parse(usageSchema, JSON.parse(line)))
  const mebibytes = Math.max(...processes.map(({ maxRSS }) => maxRSS)) / 1024
  const cpu = processes.reduce((sum, { userCPUTime, systemCPUTime }) => sum + userCPUTime + systemCPUTime, 0) / 1e6
  const columns = [`${seconds.toFixed(1)} s`, `${cpu.toFixed(1)} s CPU`, `${mebibytes.toFixed(0)} MiB`]
  console.log(name.padEnd(10) + columns.map((text) => text.padStart(13)).join(''))
  if (failed) stop(`The step "${name}" failed.`)
  return { seconds, mebibytes }
}

const seedFile = join(temporary, 'seed.json')
await writeFile(seedFile, JSON.stringify({ extends: 'sample', products, orders: [], slides: [] }))
const mock = await buildApp({ seedFile })
try {
  const url = await mock.listen({ port: 0, host: '127.0.0.1' })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const env = {
    CATALOGUE_URL: url,
    CATALOGUE_FILE: join(folder, 'catalogue.json'),
    BUILD_DIRECTORY: join(folder, 'dist'),
  }
  const steps = [
    await measure('collect', [inRoot('scripts/collect-catalogue.ts')], env),
    await measure('build', [...heapLimits, 'node_modules/@react-router/dev/bin.cjs', 'build'], env),
    await measure('weights', ['build/budget.ts', join(env.BUILD_DIRECTORY, 'client')], env),
    await measure('hydration', ['build/check-hydration.ts', join(env.BUILD_DIRECTORY, 'client')], env),
  ]
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0)
  const mebibytes = Math.max(...steps.map((step) => step.mebibytes))
  console.log(
    `${count} products: ${seconds.toFixed(1)} s of ${limits.seconds}, at most ${mebibytes.toFixed(0)} MiB of ${limits.mebibytes}`,
  )
  if (seconds > limits.seconds || mebibytes > limits.mebibytes) stop('Over the limit.')
} finally {
  await mock.close()
  await rm(temporary, { recursive: true })
}
