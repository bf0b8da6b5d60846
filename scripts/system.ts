import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { execa } from 'execa'

export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The executable that a shell would start under this name. */
export const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isExecutable)

/**
 * Installs Debian or Ubuntu packages, with sudo where the user is not root.
 * @returns the reason when they could not be installed
 */
export const installPackages = async (names: readonly string[]): Promise<string | undefined> => {
  if (onPath('apt-get') === undefined) return 'apt-get is not available'
  const root = process.getuid?.() === 0
  if (!root && onPath('sudo') === undefined) return 'installing packages needs root or sudo'
  const aptGet = root ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  for (const step of [['update'], ['install', '--yes', '--no-install-recommends', ...names]]) {
    const [program = 'apt-get', ...rest] = [...aptGet, ...step]
    const { failed, stderr } = await execa(program, rest, {
      reject: false,
      stdin: 'ignore',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (failed) return `\`apt-get ${step.join(' ')}\` failed: ${stderr.trim().split('\n').at(-1) ?? 'no output'}`
  }
  return undefined
}
