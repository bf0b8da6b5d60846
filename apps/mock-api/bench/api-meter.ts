/**
 * Put before a server with `--expose-gc --import`: tells the bench over the channel between the two what the process has used so
 * far. `collected`: after its garbage is gone, so that what is left is what it holds.
 */
process.on('message', (when) => {
  if (when === 'collected') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ cpu: user + system, rss: rss / 2 ** 20, heap: heapUsed / 2 ** 20 })
})
// A server ends when it wants to, whether or not anybody listens.
process.channel?.unref()
