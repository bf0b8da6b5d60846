/// <reference types="vite/client" />

/** public/data.json as it stood at build time, read with its schema. */
declare const __SITE_DATA__: import('./config/site-schema').SiteSettings

interface ImportMetaEnv {
  /** Where the back end's API answers; its own origin in production, proxied in development. */
  readonly VITE_API_URL?: string
  /** Where its uploaded files lie. */
  readonly VITE_UPLOADS_URL?: string
  /** The shop's own address, such as https://shop.example.com. */
  readonly VITE_SITE_URL?: string
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string
  readonly VITE_PAYMENT_HOSTS?: string
}

/** The contract's calls without their schemas (build/contract-outline.ts): what the client needs to ask. */
declare module 'virtual:contract-outline' {
  export { contract } from '@shop/contract'
}
