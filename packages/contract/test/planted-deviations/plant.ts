/** Helpers that plant a deviation in the independent host. */
import type { HostReply, HostRequest } from '../independent-host/exchange.ts'
import type { Deviation } from '../independent-host/index.ts'

export interface PlantedDeviation {
  readonly deviation: Deviation
  readonly options?: { readonly fuzz?: boolean; readonly strict?: boolean }
  /** `level operation status: message at path` */
  readonly reported: readonly string[]
}

export type Body = Record<string, unknown>

export const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null

/** Changes the responses of an operation. */
export function responses(
  operation: string,
  change: (response: HostReply, request: HostRequest) => void,
): PlantedDeviation['deviation'] {
  return {
    change: (name, response, request) => {
      if (name === operation) change(response, request)
    },
  }
}

/** Changes the object at a path of the 2xx bodies; bodies without it are unchanged. */
export function bodies(operation: string, path: string, change: (owner: Body, request: HostRequest) => void) {
  return responses(operation, (response, request) => {
    if (response.status < 300) inside(response, path, (owner) => change(owner, request))
  })
}

export function inside(response: HostReply, path: string, change: (owner: Body) => void): void {
  // A copy: the host's own objects must not change.
  response.body = structuredClone(response.body)
  const keys = path === '' ? [] : path.split('.')
  const owner = keys.reduce<unknown>((value, key) => (isBody(value) ? value[key] : undefined), response.body)
  if (isBody(owner)) change(owner)
}

/** Adds an amount in RM. */
export const add = (key: string, amount: number) => (owner: Body) => {
  owner[key] = Math.round((Number(owner[key]) + amount) * 100) / 100
}
