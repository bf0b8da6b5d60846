import { stripVTControlCharacters } from 'node:util'
import { createLogger, type Logger } from 'vite'

/** Vite's logger, with one short line a change: its own are up to three, with the names of all modules that import the file. */
export const devLogger = (logger: Logger = createLogger()): Logger => {
  const print = logger.info
  let lastUpdate = 0
  logger.info = (text, options) => {
    const line = stripVTControlCharacters(text)
    // No page reloads: the server renders the next request with the new code.
    if (options?.environment?.includes('ssr') && /^(?:page|program) reload/.test(line)) return
    const [, file, others] = /^hmr update ([^,?]+)[^,]*(,.*)?/.exec(line) ?? []
    if (file === undefined) return print(text, options)
    const isRepeated = Date.now() - lastUpdate < 500
    lastUpdate = Date.now()
    if (!isRepeated) print(`hmr update ${file}${others ? ' and modules with it' : ''}`, options)
  }
  return logger
}
