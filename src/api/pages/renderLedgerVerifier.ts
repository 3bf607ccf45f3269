import { languageList, languages } from '../../domain/languages.ts'
import type { StatementProblem } from '../../domain/ledger/checkStatement.ts'
import type { Language } from '../../domain/locale.ts'
import { serverTexts } from '../../texts/serverTexts.ts'

const texts = serverTexts('ledgerVerifier')

/** The texts that the script uses; the others are in the page. */
type Outcome = StatementProblem | 'intact' | 'head' | 'unreadable'
const outcomes: readonly Outcome[] = ['intact', 'head', 'changed', 'moved', 'missing', 'unbalanced', 'rewritten', 'unreadable']

const style = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;background:#FBF8F4;color:#22302C;font:16px/1.5 system-ui,sans-serif}
main{max-width:640px;margin:0 auto;padding:24px 16px}h1{font-size:26px;line-height:1.25;margin:0 0 12px}label{display:block;margin-top:20px;font-weight:600}
input,select{display:block;width:100%;min-height:44px;margin-top:6px;padding:8px;font:inherit;color:inherit;background:#fff;border:1px solid #6B7672;border-radius:8px}
input:focus-visible,select:focus-visible{outline:3px solid #8A6A1F;outline-offset:2px}
#outcome{margin-top:24px;padding:16px;border-radius:8px;border:2px solid;overflow-wrap:anywhere;font-weight:600}#outcome:empty{display:none}
#outcome.intact{border-color:#1F6B45;background:#EAF5EE}#outcome.broken{border-color:#A3271F;background:#FCEDEB}
#head{margin-top:12px;font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}#head:empty{display:none}`

/** The page in all languages, with its script inside, so that a saved copy is complete. */
export function renderLedgerVerifier(language: Language, script: string): string {
  const t = texts[language]
  const options = languages.map(
    (each) => `<option value="${each}" lang="${each}"${each === language ? ' selected' : ''}>${languageList[each].name}</option>`,
  )
  const said = Object.fromEntries(languages.map((each) => [each, texts[each]]))
  const data = JSON.stringify({ texts: said, outcomes }).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t.title}</title><style>${style}</style></head>
<body><main>
<h1 data-text="title">${t.title}</h1>
<p data-text="intro">${t.intro}</p>
<p data-text="offline">${t.offline}</p>
<label for="statement" data-text="statement">${t.statement}</label><input id="statement" type="file" accept=".json,application/json">
<label for="earlier" data-text="earlier">${t.earlier}</label><input id="earlier" type="file" accept=".json,application/json">
<label for="language" data-text="language">${t.language}</label><select id="language">${options.join('')}</select>
<div id="outcome" role="status"></div><div id="head"></div>
</main>
<script type="application/json" id="data">${data}</script>
<script>${script}</script>
</body></html>
`
}
