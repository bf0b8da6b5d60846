/**
 * goober, the style library of notistack, writes its rules as the text of the style element
 * `_goober`, which the content security policy blocks. It finds this object in place of the
 * element, so the rules go to a constructed style sheet, which the policy allows.
 */
const sheet = new CSSStyleSheet()
document.adoptedStyleSheets.push(sheet)

const rules = {
  text: '',
  get data() {
    return this.text
  },
  set data(text: string) {
    this.text = text
    sheet.replaceSync(text)
  },
}

Object.assign(window, { _goober: { parentNode: document.head, firstChild: rules } })
