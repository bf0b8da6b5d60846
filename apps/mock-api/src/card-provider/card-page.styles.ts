import { tokenSheet } from '@shop/design'
import { displayFontFace } from '../http/display-font.ts'

/** The card page's whole style sheet, on the house's tokens. */
export const cardPageStyles = `${tokenSheet()}${displayFontFace}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:400 var(--size-body)/1.5 var(--font-text)}
h1,h2,p,dl,dd,ul{margin:0;padding:0}
a{color:var(--accent);text-underline-offset:.2em}
a:hover{color:var(--accent-strong)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.notice{background:var(--notice-wash);color:var(--ink);padding:12px 24px;text-align:center;font-size:var(--size-label)}
.notice strong{color:var(--notice)}
.frame{max-width:1040px;margin:0 auto;padding:32px 24px 64px}
.brand{display:flex;align-items:center;gap:12px;margin-bottom:32px}
.brand svg{display:block;flex:none}
.brand path:first-child{stroke:var(--ink)}
.brand path:last-child{fill:var(--accent)}
.brand a{margin-left:auto;font-size:var(--size-label);padding:8px 0}
.brand span{font:600 var(--size-lead)/1.2 var(--font-display)}
.columns{display:grid;gap:32px}
.total{display:block;font:600 var(--size-display)/1.1 var(--font-display);font-variant-numeric:lining-nums tabular-nums;letter-spacing:-.01em;margin:4px 0 24px}
.eyebrow{display:block;font-weight:400;font-size:var(--size-label);color:var(--ink-soft)}
.bill{border-top:1px solid var(--line)}
.bill div{display:flex;justify-content:space-between;gap:24px;padding:12px 0;border-bottom:1px solid var(--line)}
.bill dd{white-space:nowrap;font-variant-numeric:tabular-nums}
.bill .sum{font-weight:600;border-bottom:0}
.reference{margin-top:8px;font-size:var(--size-small);color:var(--ink-soft);overflow-wrap:anywhere}
.sheet{background:var(--sheet);border-radius:var(--radius);box-shadow:var(--shadow);padding:24px}
.sheet h2{font:600 var(--size-lead)/1.3 var(--font-display);margin-bottom:16px}
.alert{background:var(--danger-wash);border-left:4px solid var(--danger);border-radius:var(--radius);padding:12px 16px;margin-bottom:24px}
.field{margin-bottom:16px}
.field label{display:block;font-weight:600;font-size:var(--size-label);margin-bottom:4px}
.field input{width:100%;min-height:48px;padding:10px 12px;font:inherit;font-variant-numeric:tabular-nums;color:var(--ink);background:var(--sheet);border:1px solid var(--control);border-radius:var(--radius);transition:border-color var(--motion-quick) var(--motion-ease)}
.field input:hover{border-color:var(--ink)}
.field input:focus-visible{border-color:var(--accent);outline:2px solid var(--accent);outline-offset:0}
.field input[aria-invalid=true]{border:2px solid var(--danger);padding:9px 11px}
.field input::placeholder{color:var(--ink-soft);opacity:1}
.problem{margin-top:4px;font-size:var(--size-label);color:var(--danger)}
.hint{margin-top:4px;font-size:var(--size-small);color:var(--ink-soft)}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.button{display:inline-flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:12px 24px;font:600 var(--size-body)/1.2 var(--font-text);text-decoration:none;text-align:center;border-radius:var(--radius);border:1px solid var(--accent);background:var(--accent);color:var(--on-accent);cursor:pointer;transition:background var(--motion-quick) var(--motion-ease)}
.button:hover{background:var(--accent-strong);border-color:var(--accent-strong);color:var(--on-accent)}
.button:active{transform:translateY(1px)}
.button[aria-disabled=true]{opacity:.72;cursor:progress}
.button.quiet{background:none;color:var(--ink);border-color:var(--control)}
.button.quiet:hover{background:var(--shade);color:var(--ink);border-color:var(--ink)}
.stack{display:grid;gap:12px;margin-top:24px}
.cards{margin-top:32px}
.cards h2{font:600 var(--size-body)/1.3 var(--font-text);margin-bottom:4px}
.cards p{font-size:var(--size-label);color:var(--ink-soft);margin-bottom:12px}
.cards ul{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,216px),1fr));gap:8px}
.whole,.brand a,.brand span{white-space:nowrap}
.cards li:first-child{grid-column:1/-1}
.chip{display:block;width:100%;text-align:left;padding:8px 12px;font:inherit;font-size:var(--size-small);line-height:1.4;background:none;color:var(--ink);border:1px solid var(--line);border-radius:var(--radius);cursor:pointer}
.chip:hover{background:var(--accent-wash);border-color:var(--accent)}
.chip b{display:block;font-weight:600;font-size:var(--size-label)}
.chip span{color:var(--ink-soft);font-variant-numeric:tabular-nums;white-space:nowrap}
.chip:hover span{color:var(--ink)}
.single{max-width:var(--measure-narrow);margin:0 auto}
.single h1{font:600 var(--size-title)/1.2 var(--font-display);margin-bottom:24px}
.single .sheet>p+p{margin-top:12px}
@media (max-width:420px){.brand span{font-size:var(--size-body)}}
@media (min-width:800px){.columns{grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:64px;align-items:start}.sheet{padding:32px}.frame{padding-top:48px}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media (forced-colors:active){.field input,.chip{border-color:ButtonBorder}.alert{border:1px solid}}`
