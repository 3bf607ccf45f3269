import { join } from 'node:path'
import { languages } from '../src/domain/languages.ts'
import { checkTexts, type TextFolder } from './translations/checkTexts.ts'

/** `npm run translations`: checks the texts of the web apps and of the server. */
const home = join(import.meta.dirname, '..')
const at = (...path: readonly string[]) => join(home, ...path)
const folders: readonly TextFolder[] = [
  ...['couple', 'office'].map((app) => ({
    name: `web/${app}`,
    folder: at('web', app, 'texts'),
    sources: [at('web', app), at('web/shared')],
  })),
  { name: 'server', folder: at('src/texts'), sources: [at('src')], byCode: true },
]
const problems = folders.flatMap((folder) => checkTexts(folder, languages))
console.info(problems.length === 0 ? 'Every text is there in every language, and shown somewhere.' : problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1
