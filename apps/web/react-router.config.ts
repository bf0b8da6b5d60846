import type { Config } from '@react-router/dev/config'

/**
 * Every page without a parameter is drawn at build time, so that it is there before any script has run; the rest
 * (`/orderdetails/…`, unknown paths) starts from the fallback document.
 */
export default {
  ssr: false,
  prerender: true,
} satisfies Config
