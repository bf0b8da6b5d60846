/** The path of the speculation rules; the site server and nginx send their content type. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/**
 * Lets browsers that support it prefetch a page when a link to it is hovered or pressed. It saves time where a link loads a document:
 * before hydration. Private pages, those with tokens in the URL and the checkout are not among them.
 *
 * @param paths the paths of the pages, which may have parameters; with any query
 */
export const speculationRules = (paths: readonly string[]): string =>
  JSON.stringify({
    prefetch: [{ where: { href_matches: paths.map((pathname) => ({ pathname })) }, eagerness: 'moderate' }],
  })
