/**
 * notistack writes its rules as text into the element `_goober`, by default a style element, whose text the content security
 * policy blocks. This creates a plain element of that name before notistack is loaded, and copies its text to a constructed style
 * sheet, which the policy allows.
 */
const rules = document.createElement('data')
rules.id = '_goober'
rules.hidden = true
rules.append(' ')
document.head.append(rules)

const sheet = new CSSStyleSheet()
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

new MutationObserver(() => sheet.replaceSync(rules.textContent)).observe(rules, {
  characterData: true,
  childList: true,
  subtree: true,
})
