import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file that a bundler has written. */
interface OutputFile {
  readonly type: string
  /** Of a script: the paths of the modules in it. */
  readonly moduleIds?: readonly string[]
}

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

const licenceIn = (folder: string): string[] => {
  const file = readdirSync(folder).find((name) => /^(?:licence|license)/i.test(name))
  if (!file) return []
  const name = folder.split('/node_modules/').at(-1)
  return [`${name}\n\n${readFileSync(join(folder, file), 'utf8')}`]
}

/** The licences of the packages in a bundle, as one text: copies of them have to include these. */
export const licencesOf = (output: readonly OutputFile[]): string => {
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds)
  const folders = new Set(modules.flatMap((id) => packageFolder.exec(id)?.[0] ?? []))
  return [...folders]
    .sort()
    .flatMap(licenceIn)
    .join(`\n${'-'.repeat(80)}\n`)
}
