/**
 * notistack writes its rules as text into the element `_goober`, and makes a style element of that name if there is none; the
 * content policy refuses text that is added to a style element. So the element is a plain one, put there before notistack is loaded, and
 * what is written into it becomes rules through a sheet that is made by script, which the policy allows.
 */
const written = document.createElement('data')
written.id = '_goober'
written.hidden = true
written.append(' ')
document.head.append(written)

const sheet = new CSSStyleSheet()
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

new MutationObserver(() => sheet.replaceSync(written.textContent)).observe(written, {
  characterData: true,
  childList: true,
  subtree: true,
})
