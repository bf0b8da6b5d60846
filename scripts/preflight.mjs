// Plain JavaScript for any Node: pnpm runs it before an install, when the project's own Node
// (docs/decisions/0001) is not there yet.
const oldest = 20

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `Node ${process.versions.node} is too old: ` +
      `install Node ${oldest} or newer from https://nodejs.org and try again.`,
  )
  process.exit(1)
}
