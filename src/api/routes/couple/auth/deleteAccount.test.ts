import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf, coupleCalls } from '../../../../../tests/setup/coupleCalls.ts'
import { provenPhone, registrationForm } from '../../../../../tests/setup/phoneSignIn.ts'
import { plannerWithCredit, type RequestBody, requestUrl } from '../../../../../tests/setup/sentRequest.ts'
import { perform, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { wizardProject } from '../../../../../tests/setup/wizardProject.ts'
import { askAccountDeletion } from '../../../../domain/couple/askAccountDeletion.ts'
import type { CoupleId } from '../../../../domain/ids.ts'
import { defaultRules } from '../../../../domain/rules.ts'
import { coupleProfile } from '../../../../projections/coupleProfile/coupleProfile.ts'
import { providerDirectory } from '../../../../projections/providerDirectory/providerDirectory.ts'

interface Deleted {
  readonly success: boolean
  readonly certificate: { readonly id: string; readonly erasedAt: string; readonly projects: number; readonly requests: number }
}

let product: TestProduct
let planner: TestPlanner
const { registered, me, refresh, post } = coupleCalls(() => product)
beforeAll(async () => {
  // The test reuses a number sooner than a person would.
  product = await startTestProduct({ rules: { ...defaultRules, phoneCode: { ...defaultRules.phoneCode, secondsBetweenSends: 0 } } })
  planner = await plannerWithCredit(product)
  await product.positions.waitFor(providerDirectory, planner.position, 120_000)
})
afterAll(() => product.close())

const remove = (token: string | undefined, options: object = {}) =>
  product.call<Deleted>('POST', '/api/project/delete-account', {
    body: { confirm: true },
    ...(token === undefined ? {} : { token }),
    ...options,
  })
const inbox = async () => (await product.call<RequestBody[]>('GET', '/api/pro/requests', { token: planner.token })).body

describe('deleting the account', () => {
  it('notifies the providers, erases the couple, signs it out and certifies it', async () => {
    const couple = await registered()
    const { token } = couple
    const saved = await product.call<{ projectId: string }>('POST', '/api/project/save-project', { body: wizardProject(), token })
    const writing = { project: saved.body.projectId, prestataire: planner.id, message: 'Bonjour, ici Camille !' }
    await product.call('POST', '/api/project/send-to-prestataire', { body: writing, token })
    await expect.poll(async () => (await inbox()).length, { timeout: 120_000 }).toBe(1)
    const [request] = await inbox()
    await product.call('POST', requestUrl(request?.id ?? '', '/unlock'), { token: planner.token })

    const deleted = await remove(token)
    expect(deleted).toMatchObject({
      status: 200,
      body: {
        success: true,
        certificate: {
          id: expect.any(String),
          askedAt: expect.any(String),
          erasedAt: expect.any(String),
          erased: expect.arrayContaining(['profile', 'phone', 'projects', 'key']),
          projects: 1,
          requests: 1,
        },
      },
    })
    expect(String(deleted.headers['set-cookie'])).toMatch(/token=;.*refresh_token=;/s)
    expect((await me(token)).status).toBe(401)
    expect((await refresh(couple.refresh_token)).status).toBe(401)

    await expect
      .poll(async () => (await inbox())[0], { timeout: 120_000 })
      .toMatchObject({
        status: 'unlocked',
        withdrawnAt: expect.any(String),
        creditReturned: true,
        contact: null,
        message: null,
        city: null,
        erased: true,
      })
    const mails = async () => (await product.sandbox?.messages.list({ to: `${planner.publicId}@example.com` })) ?? []
    await expect.poll(async () => (await mails()).map(({ subject }) => subject)).toContain('Un couple a retiré sa demande')

    // Somebody else can register the number from now on.
    const proof = await provenPhone(product, couple.phone)
    const next = await post('register', registrationForm(couple.phone, proof))
    expect(next.status).toBe(200)
    expect(claimsOf(next.body.token).sub).not.toBe(claimsOf(token).sub)
  })

  it('answers a second time as the first, though the session is closed', async () => {
    const [{ token }, key] = [await registered(), randomUUID()]
    const first = await remove(token, { key })
    expect((await remove(token, { key })).body).toEqual(first.body)
    expect((await remove(token)).body).toEqual(first.body)
  })

  it('has one certificate when it is asked for twice at once', async () => {
    const { token } = await registered()
    const answers = await Promise.all([remove(token), remove(token), remove(token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.certificate.id)).size).toBe(1)
  })

  it('is finished without the call that began it', async () => {
    const { token, phone } = await registered()
    const coupleId = claimsOf(token).sub as CoupleId
    const position = await perform(product, askAccountDeletion, { coupleId, certificateId: randomUUID() })
    await product.positions.waitFor(coupleProfile, position, 120_000)
    const erased = () => product.backend.eventStore.readStream(`couple-${coupleId}` as never)
    await expect.poll(async () => (await erased()).map(({ type }) => type), { timeout: 120_000 }).toContain('CoupleErased')
    expect((await erased())[0]?.data).toMatchObject({ firstname: { erased: true }, phone: { erased: true } })
    expect((await me(token)).status).toBe(401)
    const proof = await provenPhone(product, phone)
    expect((await post('check-account', { phone, proof })).body.hasAccount).toBe(false)
  })

  it('is the couple’s own wish, said clearly', async () => {
    const { token } = await registered()
    expect((await remove(token, { body: {} })).status).toBe(400)
    expect((await remove(token, { body: { confirm: false } })).status).toBe(400)
    expect((await remove(undefined)).status).toBe(401)
    expect((await remove('nonsense')).status).toBe(401)
    expect((await remove(planner.token)).status).toBe(403)
    await post('logout', {}, { token })
    expect((await remove(token)).status).toBe(401)
    expect(
      (
        await product.call('POST', '/api/project/delete-account', {
          body: { confirm: true },
          headers: { origin: 'https://elsewhere.example' },
        })
      ).status,
    ).toBe(403)
  })
})
