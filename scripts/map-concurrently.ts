/** Runs `task` for every item, `limit` at a time, and returns the results in the order of the items. */
export const mapConcurrently = async <T, R>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = []
  const pending = [...items.entries()]
  const worker = async () => {
    for (let next = pending.shift(); next; next = pending.shift()) results[next[0]] = await task(next[1])
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
