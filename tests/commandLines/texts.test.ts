import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkTexts } from '../../scripts/translations/checkTexts.ts'
import { languages } from '../../src/domain/languages.ts'

const home = join(import.meta.dirname, '../..')

/** A copy of the server's texts, in which errors are planted. */
function copied() {
  const root = mkdtempSync(join(tmpdir(), 'alliance-texts-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'src/domain'), { recursive: true })
  cpSync(join(home, 'src/texts'), join(root, 'src/texts'), { recursive: true })
  cpSync(join(home, 'src/domain/languages.ts'), join(root, 'src/domain/languages.ts'))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  return root
}

const check = (root: string, spoken: readonly string[] = languages) =>
  checkTexts({ name: 'server', folder: join(root, 'src/texts'), sources: [join(home, 'src')], byCode: true }, spoken)

function change(file: string, edit: (text: string) => string) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
}

test('the texts of mails and of the API are complete in every language', () => {
  expect(check(copied())).toEqual([])
})

test.each([
  [
    'a missing key',
    'de/account.json',
    (text: string) => text.replace('"wrong_password"', '"wrong_passwort"'),
    ['server/de/account.json: "wrong_password" is missing', 'server/de/account.json: "wrong_passwort" is not in fr'],
  ],
  [
    'a key too many',
    'pt/services.json',
    (text: string) => text.replace('{', '{ "FIREWORKS": "Fogo de artifício",'),
    ['server/pt/services.json: "FIREWORKS" is not in fr'],
  ],
  [
    'another placeholder',
    'it/mails.json',
    (text: string) => text.replace('{{name}}', '{{nome}}'),
    ['server/it/mails.json: "everyMail.greeting" has other placeholders than the original'],
  ],
  [
    'an empty text',
    'es/textMessages.json',
    (text: string) => text.replace(/"phoneCode": "[^"]*"/, '"phoneCode": " "'),
    [
      'server/es/textMessages.json: "phoneCode" has other placeholders than the original',
      'server/es/textMessages.json: "phoneCode" is empty',
    ],
  ],
  [
    'a plain space before a French colon',
    'fr/mails.json',
    (text: string) => text.replace('\u00a0: {{item}}', ' : {{item}}'),
    ['server/fr/mails.json: "invoiceIssued.invoice.opening" needs a no-break space'],
  ],
  [
    'a text that nothing shows',
    'fr/account.json',
    (text: string) => text.replace('{', '{ "nobody_asks_for_this": "Rien",'),
    [
      ...languages
        .filter((language) => language !== 'fr')
        .map((language) => `server/${language}/account.json: "nobody_asks_for_this" is missing`),
      'server/fr/account.json: nothing shows "nobody_asks_for_this"',
    ],
  ],
] as const)('reports %s', (_what, file, edit, problems) => {
  const root = copied()
  change(join(root, 'src/texts', file), edit)
  expect(check(root).toSorted()).toEqual(problems.toSorted())
})

test('reports a folder without a language, and a language without a folder', () => {
  const root = copied()
  cpSync(join(root, 'src/texts/fr'), join(root, 'src/texts/pl'), { recursive: true })
  expect(check(root)).toEqual(['server: pl is no language of the product'])
  expect(check(root, [...languages, 'pl', 'da'])).toEqual(['server: there is no folder da'])
})

test('an eighth language needs its folder and one line', () => {
  const root = copied()
  cpSync(join(root, 'src/texts/fr'), join(root, 'src/texts/pl'), { recursive: true })
  change(join(root, 'src/texts/pl/problems.json'), (text) => text.replace(/"not_found": ".*"/, '"not_found": "Nie ma takiej strony."'))
  change(join(root, 'src/domain/languages.ts'), (text) =>
    text.replace('} as const', "  pl: { name: 'Polski', locale: 'pl-PL' },\n} as const"),
  )
  writeFileSync(
    join(root, 'src/said.ts'),
    "import { textsByCode } from './texts/serverTexts.ts'\nconsole.info(Object(textsByCode('problems').not_found)['pl'])\n",
  )
  const tsx = join(home, 'node_modules/tsx/dist/loader.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, join(root, 'src/said.ts')], { encoding: 'utf8' })
  expect([stdout.trim(), stderr]).toEqual(['Nie ma takiej strony.', ''])
})
