import createCache from '@emotion/cache'

/** One key for the server and the browser, or hydration would style everything twice. */
export const makeEmotionCache = () => createCache({ key: 's' })
