import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Cart, User } from '@shop/contract'
import * as z from 'zod/mini'
import { Database, type Image } from '../db/database.ts'
import { schema } from '../db/schema.ts'
import { findCustomerByEmail, toUser } from '../modules/auth/customer.store.ts'
import { listItems } from '../modules/cart/cart.store.ts'
import { type FieldErrors, fieldErrors, ShopError } from '../shared/errors.ts'
import { World } from '../worlds/world.ts'
import { composeSeed } from './compose-seed.ts'
import { insertSeed } from './insert-seed.ts'
import { samplePassword } from './seed-defaults.ts'
import { type Seed, type SeedFile, seedFileSchema } from './seed-schema.ts'

/** What a client needs to continue from a scenario, in the contract's shapes. */
interface ScenarioState extends NonNullable<SeedFile['state']> {
  /** A customer whose password is known, first that of the session; missing if there is none. */
  readonly sign_in?: { readonly email: string; readonly password: string }
  readonly cart?: Cart
  readonly user?: User
  readonly authorisation?: { readonly token: string; readonly type: string }
}

export interface LoadedScenario {
  readonly image: Image
  /** Changes with the content of the seed. */
  readonly version: string
  readonly state: ScenarioState
}

/**
 * A seed that is not valid. `message` names the file and the first five fields; `errors` has all
 * fields.
 */
class SeedError extends ShopError {
  constructor(source: string, errors: FieldErrors) {
    const all = Object.entries(errors).map(([field, messages]) => `${field}: ${messages.join(' ')}`)
    const lines = all.length > 5 ? [...all.slice(0, 5), `and ${all.length - 5} more`] : all
    super('validation_failed', `${source}: ${lines.join('\n  ')}`, errors)
  }
}

interface Composed {
  readonly seed: Seed
  readonly state: NonNullable<SeedFile['state']>
}

export interface ScenarioOptions {
  /** The seed file of the scenario `default`; the sample if omitted. */
  readonly seedFile?: string | undefined
  readonly folder?: string | undefined
}

const ownFolder = fileURLToPath(new URL('../../scenarios/', import.meta.url))

/** The sample shop (architecture §6), which other seeds and scenarios extend as `sample`. */
const sampleFile = fileURLToPath(new URL('sample.json', import.meta.url))

/**
 * The starts of a world: seed files in folders, named after their file, which is read on each use.
 */
export class Scenarios {
  readonly #options: ScenarioOptions
  /** The folders of scenarios; of two with one name the first counts. */
  readonly #folders: readonly string[]
  /** By the content of their seeds. */
  readonly #loaded = new Map<string, LoadedScenario>()

  constructor(options: ScenarioOptions = {}) {
    this.#options = options
    this.#folders = options.folder === undefined ? [ownFolder] : [options.folder, ownFolder]
  }

  get names(): string[] {
    const files = this.#folders
      .flatMap((folder) => readdirSync(folder))
      .filter((file) => file.endsWith('.json'))
    const names = new Set(files.map((file) => basename(file, '.json')))
    names.delete('default')
    return ['default', ...[...names].sort()]
  }

  /** Names and contents in one sentence, or why the file is not valid. */
  get summaries(): { name: string; summary: string }[] {
    return this.names.map((name) => ({ name, summary: summaryOf(this.#pathOf(name)) }))
  }

  /**
   * Builds a scenario's database; calls with the same content of the files return the same bytes.
   * @throws ShopError `validation_failed` for an unknown scenario, or a file that is not valid
   */
  load(name: string): LoadedScenario {
    const composed = this.#compose(name, [])
    const content = JSON.stringify(composed)
    const scenario = this.#loaded.get(content) ?? build(composed, content, this.#pathOf(name))
    this.#loaded.set(content, scenario)
    return scenario
  }

  /**
   * Builds the database of a seed that a request contains.
   * @throws SeedError
   */
  fromSeed(value: unknown): LoadedScenario {
    const composed = this.#extend(parseSeed(value, 'The seed'), 'The seed', [])
    return build(composed, JSON.stringify(composed), 'The seed')
  }

  /**
   * Calls `onChange` after each change of the seed file.
   * @returns a function that stops it
   */
  watchSeed(onChange: () => void): () => void {
    const { seedFile } = this.#options
    if (seedFile === undefined) return () => undefined
    let timer: NodeJS.Timeout | undefined
    // The folder: editors replace the file, which ends the watching of a file.
    const watcher = watch(dirname(seedFile), (_event, file) => {
      if (file !== basename(seedFile)) return
      clearTimeout(timer)
      timer = setTimeout(onChange, 50)
    })
    return () => {
      clearTimeout(timer)
      watcher.close()
    }
  }

  #pathOf(name: string): string {
    if (name === 'sample') return sampleFile
    if (name === 'default') return this.#options.seedFile ?? sampleFile
    const path = this.#folders
      .map((folder) => join(folder, `${name}.json`))
      .find((file) => existsSync(file))
    if (path !== undefined && this.names.includes(name)) return path
    const message = this.#unknownScenario(name)
    throw new ShopError('validation_failed', message, { scenario: [message] })
  }

  #unknownScenario(name: string): string {
    return `"${name}" is not a scenario: use one of ${this.names.join(', ')}.`
  }

  #compose(name: string, extending: readonly string[]): Composed {
    const path = this.#pathOf(name)
    const chain = [...extending, name]
    if (extending.includes(name))
      throw new SeedError(path, { extends: [`${chain.join(' extends ')}.`] })
    return this.#extend(readSeed(path), path, chain)
  }

  #extend(file: SeedFile, source: string, extending: readonly string[]): Composed {
    const { extends: name } = file
    if (name !== undefined && name !== 'sample' && !this.names.includes(name))
      throw new SeedError(source, { extends: [this.#unknownScenario(name)] })
    const base = name === undefined ? undefined : this.#compose(name, extending)
    return { seed: composeSeed(file, base?.seed), state: { ...base?.state, ...file.state } }
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** @throws SeedError */
const readSeed = (path: string): SeedFile => {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new SeedError(path, { file: [messageOf(error)] })
  }
  return parseSeed(value, path)
}

/** @throws SeedError */
const parseSeed = (value: unknown, source: string): SeedFile => {
  const result = z.safeParse(seedFileSchema, value)
  if (result.success) return result.data
  throw new SeedError(source, fieldErrors(result.error.issues, 'seed'))
}

const summaryOf = (path: string): string => {
  try {
    return readSeed(path).summary ?? path
  } catch (error) {
    return messageOf(error)
  }
}

/** @throws SeedError for rows that the tables do not accept */
const build = ({ seed, state }: Composed, content: string, source: string): LoadedScenario => {
  const database = new Database()
  database.connection.exec(schema)
  const world = new World('seed', database)
  try {
    world.transaction(() =>
      insertSeed(world.sql, seed, (path, row, error) => {
        const [, column] = /^UNIQUE constraint failed: \w+\.(\w+)/.exec(messageOf(error)) ?? []
        throw column === undefined
          ? new SeedError(source, { [path]: [messageOf(error)] })
          : new SeedError(source, {
              [`${path}.${column}`]: [
                `Another row has ${JSON.stringify(Reflect.get(row, column))}.`,
              ],
            })
      }),
    )
    const version = createHash('sha256').update(content).digest('hex')
    return { image: world.serialize(), version, state: { ...state, ...stateOf(world, seed) } }
  } finally {
    world.close()
  }
}

/** The first cart of a guest and the first session with a token. */
const stateOf = (world: World, { carts, customers, sessions }: Seed): ScenarioState => {
  const cart = carts.find(({ customer }) => customer === null)
  const session = sessions.find(({ token }) => token !== undefined)
  const customer = session && findCustomerByEmail(world.sql, session.customer)
  const signIn = [...customers]
    .sort((a, b) => Number(b.email === customer?.email) - Number(a.email === customer?.email))
    .find(({ password_hash }) => password_hash === undefined)
  return {
    ...(signIn && {
      sign_in: { email: signIn.email, password: signIn.password ?? samplePassword },
    }),
    ...(cart && {
      cart: {
        cart_id: cart.cart_id,
        cart_uid: cart.cart_uid,
        items: listItems(world.sql, cart.cart_id),
      },
    }),
    ...(customer && { user: toUser(customer) }),
    ...(session?.token !== undefined && {
      authorisation: { token: session.token, type: 'Bearer' },
    }),
  }
}
