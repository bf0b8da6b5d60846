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

/** A page of app/content as a route module (build/content-pages.ts). */
declare module '*.mdx' {
  export const handle: import('./content/frontmatter').Frontmatter
  export const meta: ReturnType<typeof import('./content/information-page-route').informationPageMeta>
  const Page: ReturnType<typeof import('./content/information-page-route').lazyInformationPage>
  export default Page
}
