import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writtenAgain } from './writtenAgain.ts'

const home = join(import.meta.dirname, '../..')

describe('what several places must agree on is declared once', () => {
  it('is derived everywhere else', () => {
    const files = ['web', 'src/api', 'src/jobs']
      .flatMap((folder) => readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
      // Other tests plant files and remove them at the same time.
      .filter((file) => /(?<!\.test|\.config|\.d)\.tsx?$/.test(file) && !/planted/i.test(file))
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => writtenAgain(file, readFileSync(join(home, file), 'utf8')))).toEqual([])
  })
  it.each([
    ['a page’s path', 'web/couple', `<Link to="/account">`],
    ['a page’s path', 'web/couple', `navigate('/formulaire')`],
    ['a page’s path', 'web/couple', 'const address = `/planners/${country}`'],
    ['a page’s path', 'src/api', `app.get('/imprint', send)`],
    ['a page’s path', 'src/jobs', 'const url = `${publicUrl}/office/requests/${requestId}`'],
    ['an address of the office', 'web/office', `<Link to="/requests">`],
    ['an address of the office', 'web/office', `<Link to={{ pathname: '/credits', search }} />`],
    ['an address of the office', 'web/office', 'navigate(`/requests/${id}`)'],
    ['an address of the office', 'web/office', 'const path = `/${name}`'],
    ['a path of the API', 'web/couple', `fetch('/api/project/me')`],
    ['a path of the API', 'web/office', `new EventSource('/api/pro/events')`],
    ['a path of the API', 'web/office', `client.answer('GET', '/api/pro/requests')`],
    ['a path of the API', 'web/office', 'const path = `/api/pro/${resource}`'],
    ['a path of the API', 'web/office', 'type Below = `/api/pro/${string}`'],
    ['a path of the API', 'web/shared', `useLiveEvents(position, listener, '/api/events')`],
    ['a path of the API', 'src/api', `app.get('/api/pro/requests', list)`],
    ['a path of the API', 'src/api', `const cookiePath = '/api/admin'`],
    ['the address of a picture', 'web/couple', 'const src = `${provider.image}?w=320`'],
    ['the address of a picture', 'src/api', `const picture = path + '?w=640'`],
    ['a query’s key', 'web/couple', `useQuery({ queryKey: ['session'] })`],
    ['a query’s key', 'web/couple', `export const sessionKey = ['session'] as const`],
    ['a query’s key', 'web/couple', 'export const pageKey = (page: number) => [kind, page] as const'],
    ['a query’s key', 'web/couple', `const presets = [['reference', language]]`],
    ['a query’s key', 'web/office', `queries.setQueryData([name, id], saved)`],
    ['a query’s key', 'web/office', `const lists = ['requests', 'getList'] as const`],
    ['a query’s key', 'web/office', 'const one = (id: string) => [resource, `getOne`, { id }]'],
    ['a query’s key', 'web/office', `const stale = ['photos']`],
    ['a query’s key', 'web/office', `const isSession = queryKey[0] === 'auth'`],
    ['the type of what a page contains', 'web/shared', 'export type Presets = readonly (readonly [readonly string[], unknown])[]'],
    ['the type of what a page contains', 'web/couple', 'interface Site { readonly country: string }'],
    ['the type of what a page contains', 'src/jobs', 'type PublicPageData = { readonly language: string }'],
  ])('%s is found in %s: %s', (what, folder, line) => {
    const file = `${folder}/planted.tsx`
    expect(writtenAgain(file, line).map((found) => found.split(' down again')[0])).toEqual([`${file} writes ${what}`])
  })

  it.each([
    ['web/couple', `<Link to={paths.account}>`],
    ['web/couple', `api.get('/api/project/me')`],
    ['web/couple', `import x from './project/x.ts'`],
    ['web/couple', `useQuery({ queryKey: queryKeys.me })`],
    ['web/couple', `const me = { method: 'GET', path: '/api/project/me' } satisfies typeof coupleCalls.me`],
    ['web/office', `side.put('/account/language', { body })`],
    ['web/office', `<Link to={officePage('requests', id)}>`],
    ['web/office', `<Link to="/">`],
    ['web/office', `const facts = [['event', name]]`],
    ['web/office', `list: withTexts(['credits', 'payments'], load)`],
    ['src/api', 'const address = publicUrl + pictureAt(card.profileImage, 640)'],
    ['src/jobs', `const url = publicUrl + officePath + officePage('account')`],
  ])('what is derived is not, in %s: %s', (folder, line) => {
    expect(writtenAgain(`${folder}/planted.tsx`, line)).toEqual([])
  })
})
