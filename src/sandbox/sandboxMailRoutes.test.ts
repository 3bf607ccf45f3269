import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../domain/languages.ts'
import { defaultRules } from '../domain/rules.ts'
import { templateKinds } from '../jobs/messages/templateKinds.ts'
import { mailPreviews } from '../mailPreviews.ts'
import { sandboxMailRoutes } from './sandboxMailRoutes.ts'

let app: FastifyInstance
let routes: { readonly url: string; readonly access: unknown }[] = []
beforeAll(async () => {
  app = fastify()
  app.addHook('onRoute', (route) => void routes.push({ url: route.url, access: route.config?.access }))
  await app.register(sandboxMailRoutes(mailPreviews({ publicUrl: 'http://localhost:3000', rules: defaultRules })))
})
afterAll(() => app.close())

const open = (url: string) => app.inject({ url })

test('every route says who may call it', () => {
  expect(routes.filter(({ access }) => (access as { as?: string } | undefined)?.as !== 'visitor')).toEqual([])
})

describe('the messages of the product', () => {
  test('are listed, each in every language', async () => {
    const list = await open('/sandbox/mails')
    for (const template of [...Object.keys(templateKinds), 'phone-code']) {
      for (const language of languages) expect(list.body).toContain(`href="/sandbox/mails/${template}/${language}"`)
    }
  })

  test.each(Object.keys(templateKinds))('%s can be seen in every language', async (template) => {
    const subjects = new Set<string>()
    for (const language of languages) {
      const page = await open(`/sandbox/mails/${template}/${language}`)
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain(` lang=&quot;${language}&quot;`)
      subjects.add(/<h2>([^<]+)<\/h2>/.exec(page.body)?.[1] ?? '')
    }
    expect(subjects.size).toBe(languages.length)
  })

  test('about a request are seen as well about one to a venue, which they name', async () => {
    const list = await open('/sandbox/mails')
    for (const template of [
      'request-received',
      'request-unlocked',
      'request-withdrawn',
      'credit-returned',
      'deletion-asked',
      'planner-found',
    ]) {
      expect(list.body).toContain(`href="/sandbox/mails/${template}-of-venue/fr"`)
      expect((await open(`/sandbox/mails/${template}-of-venue/fr`)).body).toContain('Domaine des Tilleuls')
      expect((await open(`/sandbox/mails/${template}/fr`)).body).not.toContain('Domaine des Tilleuls')
    }
    expect((await open('/sandbox/mails/new-password-of-venue/fr')).statusCode).toBe(404)
  })

  test('that are text messages are shown as such', async () => {
    const { body } = await open('/sandbox/mails/phone-code/de')
    expect(body).toContain('<p class="bubble">012345 ')
    expect(body).not.toContain('<iframe')
  })

  test('that there are not lead to the list', async () => {
    for (const path of ['nothing/fr', 'new-password/xx', 'toString/fr']) {
      const { statusCode, body } = await open(`/sandbox/mails/${path}`)
      expect(statusCode).toBe(404)
      expect(body).toContain('href="/sandbox/mails/new-password/fr"')
    }
  })

  test('run no script', async () => {
    const { headers, body } = await open('/sandbox/mails/request-unlocked/fr')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  })
})
