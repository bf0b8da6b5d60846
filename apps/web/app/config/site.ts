import type { SiteSettings } from './site-schema'

/** The settings at build time, parsed with `parseSite` (vite.config.ts). */
export const builtSite: SiteSettings = __SITE_DATA__
