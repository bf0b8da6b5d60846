/**
 * Calls the mock server under `/__mock/`. An error has a message to show.
 * @type {<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<T>}
 */
export const call = async (method, path, body) => {
  const content = body && {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(`/__mock/${path}`, { method, ...content }).catch(() => undefined)
  // A server in between may send an error without JSON.
  const result = await response?.json().catch(() => undefined)
  if (!response || !result) throw new Error('The mock server does not respond.')
  if (!response.ok) throw new Error(result.message)
  return result
}
