import { colours, fonts } from '@shop/design'
import { type Html, trusted } from '../../shared/html.ts'

const { light, dark } = colours

type Declarations = Readonly<Record<string, string>>

/** The content of a `style` attribute. */
const inline = (...declarations: readonly Declarations[]): Html => {
  const text = Object.entries(Object.assign({}, ...declarations))
    .map(([property, value]) => `${property}:${value}`)
    .join(';')
  return trusted(text.replaceAll("'", '&#39;'))
}

const displayFont = {
  'font-family': "Georgia, 'Times New Roman', serif",
  'font-weight': '600',
}
const topLine = { 'border-top': `1px solid ${light.line}` }
const bold = { 'font-weight': '600' }
const cell = { padding: '8px 0', 'vertical-align': 'top' }
const figure = {
  ...cell,
  'text-align': 'right',
  'white-space': 'nowrap',
  'font-variant-numeric': 'tabular-nums',
  'padding-left': '16px',
}

/** Inline styles, which mail programs support best. */
export const styles = {
  body: inline({ margin: '0', padding: '0', background: light.paper }),
  ground: inline({ background: light.paper }),
  hidden: inline({ display: 'none', 'max-height': '0', overflow: 'hidden' }),
  frame: inline({ padding: '32px 16px' }),
  column: inline({ 'max-width': '560px' }),
  brand: inline({ padding: '0 8px 16px', color: light.ink }, displayFont, { 'font-size': '20px' }),
  sheet: inline({
    background: light.sheet,
    color: light.ink,
    'border-radius': '6px',
    padding: '32px',
    'font-family': fonts.text,
    'font-size': '17px',
    'line-height': '1.55',
    'overflow-wrap': 'anywhere',
  }),
  title: inline({ margin: '0 0 16px' }, displayFont, { 'font-size': '28px', 'line-height': '1.2' }),
  footer: inline({
    padding: '16px 8px',
    color: light.inkSoft,
    'font-family': fonts.text,
    'font-size': '13px',
    'line-height': '1.5',
  }),

  heading: inline({ margin: '24px 0 8px' }, displayFont, {
    'font-size': '20px',
    'line-height': '1.3',
  }),
  link: inline({ color: light.accent }),
  lines: inline({ margin: '0 0 16px' }),
  note: inline({ margin: '0 0 16px', 'font-size': '15px', color: light.inkSoft }),
  buttonLine: inline({ margin: '24px 0' }),
  button: inline(
    {
      display: 'inline-block',
      padding: '14px 24px',
      'border-radius': '6px',
      background: light.accent,
      color: light.onAccent,
      'text-decoration': 'none',
    },
    bold,
  ),
  table: inline({ margin: '16px 0', 'font-size': '16px' }),
  labelHead: inline(cell),
  amountHead: inline(figure),
  label: inline(cell, topLine),
  amount: inline(figure, topLine),
  totalLabel: inline(cell, topLine, bold),
  totalAmount: inline(figure, topLine, bold),
  labelDetail: inline({ 'font-size': '15px', color: light.inkSoft }),
}

/**
 * The style sheet of a mail. It only adapts the inline styles, by `!important`, to narrow screens
 * and dark mode: some mail programs ignore style sheets.
 */
export const adaptations = trusted(`
a[href^="tel:"]{white-space:nowrap}
@media (max-width:480px){
.frame{padding:24px 8px!important}
.sheet{padding:24px 20px!important}
.button{display:block!important;text-align:center}
}
@media (prefers-color-scheme:dark){
.ground{background:${dark.paper}!important}
.sheet{background:${dark.sheet}!important}
.ink,.ink td,.ink th{color:${dark.ink}!important}
.soft{color:${dark.inkSoft}!important}
.rule{border-color:${dark.line}!important}
.brand{color:${dark.ink}!important}
.link{color:${dark.accent}!important}
.button{background:${dark.accent}!important;color:${dark.onAccent}!important}
}
`)
