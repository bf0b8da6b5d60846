/// <reference types="vite/client" />

/** public/data.json at build time, parsed. */
declare const __SITE_DATA__: import('./config/parse-site').SiteSettings

/** The routes of each domain without their schemas (build/contract-outline.ts). */
declare const __CONTRACT__: import('@shop/contract/host').HostContract

declare const __BUILD_YEAR__: number

/** The pages of app/content that have an address of their own. */
declare const __INFORMATION_PAGES__: readonly Readonly<
  Record<'path' | 'name' | 'summary' | 'words', string>
>[]

interface ImportMetaEnv {
  /** Origin of the API; empty for the shop's own. */
  readonly VITE_API_URL?: string
  /** URL of the uploaded files. */
  readonly VITE_UPLOADS_URL?: string
  /** The shop's public URL, such as https://shop.example.com. */
  readonly VITE_SITE_URL?: string
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string
  readonly VITE_PAYMENT_HOSTS?: string
}

/** A page of app/content as a route module (build/information-pages.ts). */
declare module '*.mdx' {
  export const handle: import('./content/frontmatter').Frontmatter
  const Page: import('react').FunctionComponent
  export default Page
}
