/// <reference types="vite/client" />

/** public/data.json at build time, parsed. */
declare const __SITE_DATA__: import('./config/site-schema').SiteSettings

declare const __BUILD_YEAR__: number

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

/** The contract's routes without their schemas (build/contract-outline.ts); responses are typed as those of any host. */
declare module 'virtual:contract-outline' {
  export const contract: import('@shop/contract/host').HostContract
}

/** A page of app/content as a route module (build/content-pages.ts). */
declare module '*.mdx' {
  export const handle: import('./content/frontmatter').Frontmatter
  export const meta: ReturnType<typeof import('./content/information-page-route').informationPageMeta>
  const Page: ReturnType<typeof import('./content/information-page-route').lazyInformationPage>
  export default Page
}

/** The content of such a page. */
declare module '*.mdx?content' {
  const Content: import('./content/components/information-page').MdxContent
  export default Content
}
