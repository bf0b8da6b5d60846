import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Prints why a command cannot run, and exits with 2, as the mock and `contract:check` do. */
export const stop = (reason: string): never => {
  console.error(reason)
  process.exit(2)
}

/** Prints what is wrong with the options, in the form of every command, and exits with 2. */
export const stopForOptions = (reason: string): never =>
  stop(`${reason.replace(/\.$/, '')}. --help lists the options.`)

/** Prints the usage for `--help`, and refuses options that are not declared. */
export const parseOptions = <T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: T,
) => {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } })
    if (!Object.hasOwn(values, 'help')) return values
  } catch (error) {
    // Node's message ends with "To specify a positional argument…", which no command takes.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. To ')
    stopForOptions(reason.replaceAll('\n', ' '))
  }
  console.log(usage)
  process.exit(0)
}
