import { expect, onTestFinished, test } from 'vitest'
import { listening } from '../../../tests/setup/httpCalls.ts'
import { plainWebApps } from '../../../tests/setup/plainWebApps.ts'
import { startTestProduct } from '../../../tests/setup/testProduct.ts'
import { paths } from '../schemas/pagePaths.ts'

/** How a visitor gets the welcome page, as its data and its headers. */
async function openWelcome(film: string) {
  const product = await startTestProduct({ openWebApps: plainWebApps, environment: { ROLES: 'api', WELCOME_FILM: film } })
  onTestFinished(() => product.close())
  const origin = await listening(product)
  return async (language: string, path: string = paths.welcome) =>
    fetch(origin + path, { headers: { accept: 'text/html', 'accept-language': language } })
}

const youtube = { platform: 'youtube', key: 'dQw4w9WgXcQ' }

test('the welcome page has no film unless the operator has one', async () => {
  const welcome = await openWelcome('')
  expect(await (await welcome('fr')).text()).toContain('"film":null')
})

test('a visitor gets the film of its language, on the campaign page too, and in other languages none', async () => {
  const welcome = await openWelcome('fr=https://youtu.be/dQw4w9WgXcQ,de=https://vimeo.com/76979871/0123456789')
  for (const path of [paths.welcome, paths.landing])
    expect(await (await welcome('fr', path)).text()).toContain(`"film":${JSON.stringify(youtube)}`)
  expect(await (await welcome('de')).text()).toContain('"film":{"platform":"vimeo","key":"76979871","hash":"0123456789"}')
  expect(await (await welcome('en')).text()).toContain('"film":null')
})

test('one film is for every language, and the page may show its player', async () => {
  const welcome = await openWelcome('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  for (const language of ['fr', 'en', 'nl']) expect(await (await welcome(language)).text()).toContain(`"film":${JSON.stringify(youtube)}`)
  const policy = (await welcome('fr')).headers.get('content-security-policy')?.split(';')
  expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com")
})
