import { afterEach, expect, it, vi } from 'vitest'

const uploadUrlWith = async (VITE_UPLOADS_URL: string) => {
  vi.stubEnv('VITE_UPLOADS_URL', VITE_UPLOADS_URL)
  vi.resetModules()
  return (await import('./env')).uploadUrl
}

afterEach(() => vi.unstubAllEnvs())

it('finds an upload of the own origin by its name or its path', async () => {
  const uploadUrl = await uploadUrlWith('')
  expect(uploadUrl('cover-1.svg')).toBe('/uploads/cover-1.svg')
  expect(uploadUrl('/uploads/2026/a b.png')).toBe('/uploads/2026/a%20b.png')
  expect(uploadUrl('uploads/a.png')).toBe('/uploads/a.png')
  expect(uploadUrl('products/a.png')).toBe('/uploads/products/a.png')
})

it('finds an upload of another host by its name, path or address', async () => {
  const uploadUrl = await uploadUrlWith('https://admin.example.com/uploads')
  for (const upload of [
    'a.png',
    '/uploads/a.png',
    'uploads/a.png',
    'https://admin.example.com/uploads/a.png',
  ]) {
    expect(uploadUrl(upload)).toBe('https://admin.example.com/uploads/a.png')
  }
})

it('shows the placeholder for no upload, and for one on a host that is not allowed', async () => {
  const uploadUrl = await uploadUrlWith('https://admin.example.com/uploads')
  for (const upload of ['', 'https://elsewhere.example/a.png'])
    expect(uploadUrl(upload)).toBe('/no-picture.svg')
})

it('has an address for a name with half of a surrogate pair', async () => {
  const uploadUrl = await uploadUrlWith('')
  expect(uploadUrl('a\ud800.png')).toBe('/uploads/a.png')
})
