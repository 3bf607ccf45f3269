import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimHash } from '../../src/commands/claimHash.ts'
import { account, accountStream } from '../../src/domain/account/account.ts'
import { claimFor } from '../../src/domain/claim/claimFor.ts'
import { unlessErased } from '../../src/domain/event.ts'
import type { ProviderId } from '../../src/domain/ids.ts'
import { changeCompany } from '../../src/domain/provider/changeCompany.ts'
import { provider, providerStream } from '../../src/domain/provider/provider.ts'
import { registerProvider } from '../../src/domain/provider/registerProvider.ts'
import { writeProfile } from '../../src/domain/provider/writeProfile.ts'
import type { BundledScript } from '../setup/bundledProgram.ts'
import { lyon } from '../setup/sampleEvents.ts'
import { perform, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { runScript } from './runScript.ts'

let product: TestProduct
let planner: TestPlanner
const email = 'claire@atelier-fontaine.example'
beforeAll(async () => {
  product = await startTestProduct()
  planner = await signedInPlanner(product, { approved: false })
  const hash = claimHash(product.backend.secrets.claimKey, 'login', email)
  await perform(product, claimFor, { kind: 'login', hash, owner: planner.id, ownerStream: providerStream(planner.id) })
})
afterAll(() => product.close())

const run = (script: BundledScript, ...args: readonly string[]) => runScript(product, script, ...args)
const accountOf = async (id: ProviderId) => (await product.backend.commands.load(account, accountStream(id))).state

describe('premium:grant', () => {
  test('grants Premium to the provider with the e-mail, and confirms it', async () => {
    expect(await run('premiumGrant', ' Claire@Atelier-Fontaine.example')).toMatchObject({
      code: 0,
      output: expect.stringContaining('has Premium from now on'),
    })
    expect(await accountOf(planner.id)).toMatchObject({ subscriptions: [{ plan: 'premium', source: 'granted' }] })
    expect(await run('premiumGrant', planner.id)).toMatchObject({ code: 0, output: expect.stringContaining('had Premium already') })
  })

  test('distinguishes an unknown provider from a missing argument', async () => {
    const [unknown, nobody, missing] = await Promise.all([
      run('premiumGrant', randomUUID()),
      run('premiumGrant', 'x@y.example'),
      run('premiumGrant'),
    ])
    expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('No provider has the id') })
    expect(nobody).toMatchObject({ code: 1, output: 'No provider signs in as x@y.example.' })
    expect(missing).toMatchObject({ code: 2, output: expect.stringContaining('Usage: npm run premium:grant') })
  })
})

describe('provider:approve', () => {
  test('makes a described profile public, and refuses one that is not described', async () => {
    const undescribed = randomUUID() as ProviderId
    const person = {
      firstname: 'Hugo',
      lastname: 'Marchand',
      email: 'h@m.example',
      phone: '+33478123456',
      locale: 'fr-FR',
      emailConfirmed: true,
    }
    await perform(product, registerProvider, { providerId: undescribed, publicId: 'abc', kind: 'planner', ...person })
    const [approved, refused] = await Promise.all([run('providerApprove', email), run('providerApprove', undescribed)])
    expect(approved).toMatchObject({ code: 0, output: expect.stringContaining('is approved') })
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('has not described its company') })
    expect((await product.backend.commands.load(provider, providerStream(planner.id))).state).toMatchObject({ moderation: 'approved' })
  })
})

describe('provider:reject', () => {
  const stored = async () => (await product.backend.commands.load(provider, providerStream(planner.id))).state

  test('hides a profile and notifies the provider of the reason; it can be approved again', async () => {
    const publicPage = async () => (await product.call('GET', `/api/directory/providers/${planner.publicId}/reviews`)).status
    await expect.poll(publicPage).toBe(200)
    const address = unlessErased((await stored()).contact?.email, undefined) ?? ''
    const before = new Date()
    expect(await run('providerReject', email, 'copied_text', 'From', 'https://example.test/about')).toMatchObject({
      code: 0,
      output: expect.stringContaining('is rejected'),
    })
    expect(await stored()).toMatchObject({
      moderation: 'rejected',
      rejection: { reason: 'copied_text', note: 'From https://example.test/about' },
    })
    await expect.poll(publicPage).toBe(404)
    expect(await product.message(address, before, 'Votre profil n’est pas approuvé')).toMatchObject({
      text: expect.stringContaining('From https://example.test/about'),
    })
    expect(await run('providerApprove', email)).toMatchObject({ code: 0 })
    await expect.poll(publicPage).toBe(200)
  })

  test('lists the reasons, and which of them need a note', async () => {
    const [unknown, withoutNote] = await Promise.all([run('providerReject', email, 'ugly'), run('providerReject', email, 'other')])
    expect(unknown).toMatchObject({ code: 2, output: expect.stringContaining('A reason is one of: copied_text') })
    expect(withoutNote).toMatchObject({ code: 1, output: expect.stringContaining('needs a note') })
    expect(await stored()).toMatchObject({ moderation: 'approved' })
  })
})

describe('company:review', () => {
  test('records a person’s decision about the current number', async () => {
    expect(await run('companyReview', email, 'valid')).toMatchObject({
      code: 1,
      output: expect.stringContaining('has given no company number yet'),
    })
    const company = { name: 'Atelier', street: '', place: { ...lyon, country: 'BE' }, website: null, languages: ['fr'] } as const
    await perform(product, changeCompany, { providerId: planner.id, ...company, createdOn: '2014-03-01', number: '0403170701' })
    expect(await run('companyReview', email, 'fine')).toMatchObject({
      code: 2,
      output: expect.stringContaining('Usage: npm run company:review'),
    })
    expect(await run('companyReview', email, 'inactive')).toMatchObject({ code: 0, output: expect.stringContaining('is inactive') })
    const { state } = await product.backend.commands.load(provider, providerStream(planner.id))
    expect(state.companyNumber).toMatchObject({ state: 'inactive' })
  })

  test('refuses a number of another account as in use, whatever the person decided', async () => {
    const other = await signedInPlanner(product)
    const company = { name: 'Autre', street: '', place: { ...lyon, country: 'BE' }, website: null, languages: ['fr'] } as const
    await perform(product, changeCompany, { providerId: other.id, ...company, createdOn: '2014-03-01', number: '0403170701' })
    expect(await run('companyReview', email, 'valid')).toMatchObject({ code: 0, output: expect.stringContaining('is valid') })
    expect(await run('companyReview', other.id, 'valid')).toMatchObject({ code: 0, output: expect.stringContaining('is in_use') })
  })
})

describe('moderation', () => {
  const portrait = '<p>Des mariages volés au bord du lac.</p>'
  const write = (text: string) =>
    perform(product, writeProfile, { providerId: planner.id, portrait: text, experience: '', strengths: [], serviceText: '' })

  test('lists changed parts, hides rejected ones, notifies the provider, and refuses a decision on an outdated version', async () => {
    await run('providerApprove', email)
    await write(portrait)
    await expect.poll(async () => (await run('moderation', 'list')).output, { timeout: 120_000 }).toContain(`${planner.id}  portrait@1`)
    expect(await run('moderation', 'list')).toMatchObject({ code: 0, output: expect.stringContaining(portrait) })
    const before = new Date()
    const rejected = await run('moderation', 'reject', email, 'portrait@1', 'copied_text', 'https://example.test/about')
    expect(rejected).toMatchObject({ code: 0, output: expect.stringContaining('hidden until it is changed') })
    const { state } = await product.backend.commands.load(provider, providerStream(planner.id))
    const address = unlessErased(state.contact?.email, undefined) ?? ''
    expect(await product.message(address, before, 'Une partie de votre profil est masquée')).toMatchObject({
      text: expect.stringContaining('https://example.test/about'),
    })
    const board = await product.call('GET', '/api/pro/dashboard', { token: planner.token })
    expect(board.body).toMatchObject({ rejectedParts: [{ part: 'portrait', reason: 'copied_text', note: 'https://example.test/about' }] })
    await write('<p>Nos mots.</p>')
    expect(await run('moderation', 'approve', email, 'portrait@1')).toMatchObject({
      code: 1,
      output: expect.stringContaining('was changed since'),
    })
    expect(await run('moderation', 'approve', email, 'portrait@2')).toMatchObject({
      code: 0,
      output: expect.stringContaining('is visible'),
    })
    expect(await run('moderation', 'show', email)).toMatchObject({ code: 0, output: expect.stringContaining('portrait@2  visible') })
  })

  test('reports missing arguments', async () => {
    const answers = await Promise.all([
      run('moderation'),
      run('moderation', 'reject', email, 'portrait', 'copied_text'),
      run('moderation', 'reject', email, 'portrait@2', 'ugly'),
      run('moderation', 'reject', email, 'portrait@2', 'other'),
    ])
    expect(answers.map(({ code }) => code)).toEqual([2, 2, 2, 1])
    expect(answers.map(({ output }) => output).join('\n')).toContain('needs a note')
  })
})

describe('provider:circle', () => {
  test('adds a provider to the circle, and reports missing arguments', async () => {
    expect(await run('providerCircle', email, 'join')).toMatchObject({
      code: 0,
      output: expect.stringContaining('is in the circle from now on'),
    })
    expect((await product.backend.commands.load(provider, providerStream(planner.id))).state).toMatchObject({ circleMember: true })
    expect(await run('providerCircle', email)).toMatchObject({
      code: 2,
      output: expect.stringContaining('to join the circle, or to leave it'),
    })
  })
})

describe('credits:correct', () => {
  test('adds and removes credits, with a reason, never below zero', async () => {
    await expect.poll(async () => (await accountOf(planner.id)).credits).toBe(1)
    expect(await run('creditsCorrect', email, '+4', 'Geste', 'commercial')).toMatchObject({
      code: 0,
      output: expect.stringContaining('the balance is 5'),
    })
    const [tooMuch, none, wrong] = await Promise.all([
      run('creditsCorrect', email, '-9', 'Oups'),
      run('creditsCorrect', email, '-1'),
      run('creditsCorrect', email, '1.5', 'Oups'),
    ])
    expect(tooMuch).toMatchObject({ code: 1, output: expect.stringContaining('below zero') })
    expect(none).toMatchObject({ code: 2, output: expect.stringContaining('The reason is missing') })
    expect(wrong).toMatchObject({ code: 2, output: expect.stringContaining('is no number of credits') })
    expect((await accountOf(planner.id)).credits).toBe(5)
  })
})
