import { tokenSheet } from '@shop/design'
import { displayFontFace } from '../http/display-font.ts'

/** The console's whole style sheet, on the house's tokens. */
export const consoleStyles = `${tokenSheet()}${displayFontFace}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:400 var(--size-label)/1.5 var(--font-text)}
h1,h2,h3,p,dl,dd,ul,ol,fieldset{margin:0;padding:0;border:0}
a{color:var(--accent);text-underline-offset:.2em}
a:hover{color:var(--accent-strong)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:2px}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;background:var(--sheet);padding:8px 16px;z-index:1}
.top{border-bottom:1px solid var(--line);background:var(--sheet)}
.bar{max-width:1200px;margin:0 auto;padding:12px 24px 0;display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px}
.bar svg{display:block}
.bar path:first-child{stroke:var(--ink)}
.bar path:last-child{fill:var(--accent)}
.brand{font:600 var(--size-lead)/1.2 var(--font-display);margin-right:auto}
.facts{font-size:var(--size-small);color:var(--ink-soft);display:flex;flex-wrap:wrap;gap:0 16px}
.facts b{color:var(--ink);font-weight:600}
nav{max-width:1200px;margin:0 auto;padding:0 16px}
nav ul{display:flex;flex-wrap:wrap;list-style:none}
nav a{display:block;padding:8px;margin:0;white-space:nowrap;color:var(--ink-soft);text-decoration:none;border-bottom:3px solid transparent}
nav a:hover{color:var(--ink);border-color:var(--line)}
nav a[aria-current]{color:var(--ink);font-weight:600;border-color:var(--accent)}
main{max-width:1200px;margin:0 auto;padding:24px 24px 64px}
h1{font:600 var(--size-title)/1.2 var(--font-display);margin-bottom:4px}
h2{font:600 var(--size-lead)/1.3 var(--font-display);margin:32px 0 12px}
.lead{color:var(--ink-soft);max-width:var(--measure-text);margin-bottom:24px}
.sheet{background:var(--sheet);border-radius:var(--radius);box-shadow:var(--shadow);padding:16px 24px}
.sheet+.sheet{margin-top:16px}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,264px),1fr));gap:16px}
.grid{list-style:none}
.grid>*{display:flex;flex-direction:column;gap:8px;margin:0!important;align-items:flex-start}
.grid p{flex:1}
.grid h2{margin:0;font-size:var(--size-body);overflow-wrap:anywhere}
.buttons,.sheet+h2,.scroll+.buttons{margin-top:16px}
td .buttons,.inside .buttons{margin-top:0}
iframe{margin-top:12px}
.mails h2{margin-top:0}
.empty{padding:32px 24px;text-align:center;color:var(--ink-soft);background:var(--sheet);border-radius:var(--radius)}
p+.scroll{margin-top:8px}
.scroll{overflow-x:auto;background:var(--sheet);border-radius:var(--radius);box-shadow:var(--shadow)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:8px 12px;border-bottom:1px solid var(--line);vertical-align:top}
th{font-weight:600;font-size:var(--size-small);color:var(--ink-soft);white-space:nowrap}
tr:last-child>td{border-bottom:0}
td.cell{max-width:320px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:var(--size-small)}
.num{text-align:right;white-space:nowrap}
code,pre,.mono{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:var(--size-small)}
pre{margin:4px 0 12px;padding:12px;background:var(--shade);border-radius:var(--radius);overflow:auto;max-height:320px;white-space:pre-wrap;overflow-wrap:anywhere}
.soft{color:var(--ink-soft);font-size:var(--size-small)}
.tag{display:inline-block;padding:0 8px;border-radius:999px;font-size:var(--size-small);font-weight:600;white-space:nowrap;background:var(--shade);color:var(--ink)}
.tag.good{background:var(--success-wash);color:var(--success)}
.tag.bad{background:var(--danger-wash);color:var(--danger)}
.tag.note{background:var(--notice-wash);color:var(--notice)}
.log{list-style:none;background:var(--sheet);border-radius:var(--radius);box-shadow:var(--shadow)}
.log>li{border-bottom:1px solid var(--line)}
.log>li:last-child{border-bottom:0}
.log summary{display:grid;grid-template-columns:72px 56px minmax(0,1fr) 48px 72px 128px;gap:8px;padding:10px 16px;cursor:pointer;align-items:baseline}
.log summary:hover{background:var(--accent-wash)}
.log .path{overflow-wrap:anywhere}
.log .inside{padding:8px 16px 16px}
.inside h3{font:600 var(--size-small)/1.4 var(--font-text)}
.buttons{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
button,.button{display:inline-flex;align-items:center;min-height:40px;padding:8px 16px;font:600 var(--size-label)/1.2 var(--font-text);border-radius:var(--radius);border:1px solid var(--accent);background:var(--accent);color:var(--on-accent);cursor:pointer;text-decoration:none}
button:hover{background:var(--accent-strong);border-color:var(--accent-strong)}
button.quiet{background:none;color:var(--accent)}
button.quiet:hover{background:var(--accent-wash);color:var(--accent);border-color:var(--accent)}
button[disabled]{opacity:.6;cursor:progress}
form.line{display:flex;flex-wrap:wrap;gap:12px 16px;align-items:end}
label{display:block;font-weight:600;font-size:var(--size-small);margin-bottom:4px}
input,select{min-height:40px;padding:8px 12px;font:inherit;color:var(--ink);background:var(--sheet);border:1px solid var(--control);border-radius:var(--radius);max-width:100%}
input.short{width:112px}
[hidden]{display:none!important}
.problem{background:var(--danger-wash);border-left:4px solid var(--danger);border-radius:var(--radius);padding:12px 16px;margin-bottom:16px}
.problem.fault{background:var(--notice-wash);border-color:var(--notice)}
.said{background:var(--success-wash);border-left:4px solid var(--success);border-radius:var(--radius);padding:12px 16px;margin-bottom:16px}
.mails{display:grid;gap:24px}
.mails ul{list-style:none}
.mails li a{display:block;padding:12px 16px;color:var(--ink);text-decoration:none;border-bottom:1px solid var(--line)}
.mails li:last-child a{border-bottom:0}
.mails li a:hover{background:var(--accent-wash)}
.mails li a[aria-current]{box-shadow:inset 4px 0 var(--accent);background:var(--accent-wash)}
.mails b{display:block;font-weight:600}
iframe{display:block;width:100%;height:640px;border:1px solid var(--line);border-radius:var(--radius);background:var(--paper)}
@media (min-width:900px){.mails{grid-template-columns:320px minmax(0,1fr);align-items:start}}
@media (max-width:720px){main{padding:24px 16px 48px}.bar{padding:12px 16px 0}nav{padding:0 8px}.log summary{grid-template-columns:56px minmax(0,1fr) auto;gap:4px 8px}.log summary>*{grid-row:2}.log summary .method,.log summary .path,.log summary .status{grid-row:1}.log summary .time{grid-column:1}.log summary .verdict{grid-column:2}.sheet{padding:16px}}
@media (forced-colors:active){.tag,button{border:1px solid}}`
