/**
 * Calls the mock server under `/__mock/`. An error has a message to show.
 * @type {<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<T>}
 */
export const call = async (method, path, body) => {
  const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/__mock/${path}`, { method, ...content }).catch(() => {
    throw new Error('The mock server does not respond.')
  })
  const result = await response.json()
  if (!response.ok) throw new Error(result.message)
  return result
}
