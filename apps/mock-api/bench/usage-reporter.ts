/**
 * Preloaded into a server with `--expose-gc --import`: reports the process's usage over the IPC channel on request.
 * `collected` runs the garbage collector first.
 */
process.on('message', (when) => {
  if (when === 'collected') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ cpu: user + system, rss: rss / 2 ** 20, heap: heapUsed / 2 ** 20 })
})
// The channel does not keep the server's process alive.
process.channel?.unref()
