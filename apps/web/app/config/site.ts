import type { SiteSettings } from './site-schema'

/** The settings as they stood when the shop was built; the build has read them with `parseSite`. */
export const builtSite: SiteSettings = __SITE_DATA__
