import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultPrivateRules } from '../../src/domain/privateRules.ts'
import { defaultPublicRules, type PublicRules } from '../../src/domain/publicRules.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { filesIn } from '../setup/filesIn.ts'
import { signedInCouple } from '../setup/testPeople.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'
import { wizardProject } from '../setup/wizardProject.ts'
import { heading } from './wizardPage.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld({
    environment: { RULES: '{"text": {"message": 12, "theme": 9}, "limits": {"exportsPerCouple": {"max": 7}}}' },
  })
})
afterAll(() => world.close())

describe('a rule that the configuration overrides', () => {
  it('limits what the API accepts', async () => {
    const { product } = world
    const { couple, project } = await coupleWithProject(product, { weddingTheme: 'Boheme' })
    const save = (weddingTheme: string) =>
      product.call('POST', '/api/project/save-project', { token: couple.token, body: wizardProject({ weddingTheme }) })
    const send = (message: string) =>
      product.call('POST', '/api/project/send-to-prestataire', {
        token: couple.token,
        body: { project, prestataire: '00000000-0000-4000-8000-000000000000', message },
      })
    expect([(await save('123456789')).status, (await save('1234567890')).status]).toEqual([200, 400])
    expect([(await send('123456789012')).status, (await send('1234567890123')).status]).toEqual([200, 400])
  })

  it.each(['/account', '/office'])('is in the page that the server sends at %s, without any private rule', async (path) => {
    const { text } = await world.product.call('GET', path, { headers: { accept: 'text/html' } })
    const data = /id="page-data">([^<]*)</.exec(text)?.[1] ?? ''
    const { rules } = JSON.parse(data) as { rules: PublicRules }
    expect(rules).toEqual({ ...defaultPublicRules, text: { ...defaultPublicRules.text, message: 12, theme: 9 } })
    expect(privateNamesIn(text)).toEqual([])
  })

  it('is sent to no page without a form to limit', async () => {
    const { text } = await world.product.call('GET', '/', { headers: { accept: 'text/html' } })
    expect(text).toContain('id="page-data"')
    expect(privateNamesIn(text)).toEqual([])
    expect(text).not.toContain('"rules"')
  })

  it('limits the field of the form in the browser', async () => {
    const couple = await signedInCouple(world.product)
    const page = await world.open({ cookies: { token: couple.token } })
    await page.goto('/formulaire')
    await heading(page, 'Que célébrez-vous\u202f?')
    await page.getByRole('radio', { name: 'Mariage' }).check()
    await page.getByRole('radio', { name: 'Oui', exact: true }).check()
    const theme = page.getByRole('textbox')
    await theme.pressSequentially('1234567890')
    await expect.poll(() => theme.inputValue()).toBe('123456789')
  })
})

describe('the scripts that browsers load', () => {
  it.each(['couple', 'office'])('of %s name no private rule', (app) => {
    const scripts = filesIn(`dist/${app}/assets`).filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.flatMap((file) => privateNamesIn(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('would be caught naming one', () => {
    expect(privateNamesIn('const o={limits:{codesInTotal:{max:2e3}}}')).toEqual(['codesInTotal'])
  })
})

/** The names of private rules in a text, as far as they are unambiguous; a build does not rename properties. */
function privateNamesIn(text: string): readonly string[] {
  return distinctive(namesOf(defaultPrivateRules)).filter((name) => new RegExp(`\\b${name}\\b`).test(text))
}

function distinctive(names: readonly string[]): readonly string[] {
  // The API uses this word for how a price fits the budget.
  const known = new Set([...namesOf(defaultPublicRules), 'slightlyAbove'])
  return names.filter((name) => /[a-z][A-Z]/.test(name) && !known.has(name))
}

function namesOf(rules: object): readonly string[] {
  return Object.entries(rules).flatMap(([name, value]) => [name, ...(typeof value === 'object' && value !== null ? namesOf(value) : [])])
}
