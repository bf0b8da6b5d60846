import { missingNginxPackages } from './nginx-packages.ts'
import { installPackages } from './system.ts'

const missing = missingNginxPackages()
if (missing.length === 0) {
  console.log('nginx: installed on this machine')
} else {
  console.log(`Installing the system's own ${missing.join(' and ')}…`)
  const problem = await installPackages(missing)
  console.log(problem === undefined ? 'nginx: installed just now' : `nginx: ${problem}`)
  if (problem !== undefined) process.exitCode = 1
}
