import type { SiteSettings } from './parse-site'

/** The settings at build time, parsed with `parseSite` (vite.config.ts). */
export const builtSite: SiteSettings = __SITE_DATA__
