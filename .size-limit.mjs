import { readFileSync } from 'node:fs'

/** Script of the first load: the entry, what it imports, and the chunks that the page asks for at once. */
function firstLoad(app, modules) {
  const directory = `dist/${app}`
  const manifest = JSON.parse(readFileSync(`${directory}/.vite/manifest.json`, 'utf8'))
  const files = new Set()
  const collect = (module) => {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`${module} is not in the build of ${app}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const each of chunk.imports ?? []) collect(each)
  }
  for (const module of ['index.html', ...modules]) collect(module)
  return [...files].filter((file) => file.endsWith('.js')).map((file) => `${directory}/${file}`)
}

const couplePage = (page, limit) => ({
  name: `couple: first load of ${page}`,
  path: firstLoad('couple', ['startApp.tsx', 'locales/fr/translations.ts', `features/${page}.tsx`]),
  limit,
  gzip: true,
})

export default [
  couplePage('welcome/WelcomePage', '200 kB'),
  couplePage('account/AccountPage', '200 kB'),
  { name: 'office: first load', path: firstLoad('office', ['locales/fr/translations.ts']), limit: '420 kB', gzip: true },
]
