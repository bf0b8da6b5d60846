/**
 * Calls the mock server under `/__mock/`.
 * @template T
 * @param {'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<T>}
 * @throws Error with a message to show
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
