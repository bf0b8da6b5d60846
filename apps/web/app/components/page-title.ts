import { seo } from '../config/seo'

/** The head of a page that is one visitor's own, for a route's `meta`: named and described, and kept out of search engines. */
export const pageTitle = (title: string, description: string) => seo({ title, description })
