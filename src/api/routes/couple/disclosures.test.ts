import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listening } from '../../../../tests/setup/httpCalls.ts'
import { LiveStream } from '../../../../tests/setup/liveStream.ts'
import { plannerWithCredit, type RequestBody, requestUrl, type SentRequest, sendRequest } from '../../../../tests/setup/sentRequest.ts'
import { signedInCouple, type TestCouple, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'

interface Disclosures {
  readonly success: boolean
  readonly error_slug: string | null
  readonly deletionAskedAt: string | null
  readonly contactDeletedAt: string | null
  readonly disclosures: readonly {
    readonly requestId: string
    readonly prestataire: { readonly id: string; readonly name: string; readonly profileImage: string }
    readonly project: { readonly id: string; readonly eventDate: string }
    readonly unlockedAt: string
    readonly deletionAskedAt: string | null
    readonly contactDeletedAt: string | null
  }[]
}

let product: TestProduct
let couple: TestCouple
let planner: TestPlanner
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

async function unlockedRequest(): Promise<SentRequest> {
  couple = await signedInCouple(product)
  planner = await plannerWithCredit(product)
  const sent = await sendRequest(product, couple, planner)
  const { position } = await product.call('POST', requestUrl(sent.requestId, '/unlock'), { token: planner.token })
  return { ...sent, after: position ?? '' }
}

const list = (after: string | undefined, token = couple.token) =>
  product.call<Disclosures>('GET', '/api/project/disclosures', { token, ...(after === undefined ? {} : { after }) })
const ask = (id: string, options: object = {}) =>
  product.call<Disclosures>('POST', `/api/project/disclosures/${id}/ask-deletion`, { token: couple.token, ...options })
const confirm = (id: string, options: object = {}) =>
  product.call<{ code?: string; contactDeletedAt: string }>('POST', requestUrl(id, '/confirm-deletion'), {
    token: planner.token,
    ...options,
  })
const read = (id: string, after = '') => product.call<RequestBody>('GET', requestUrl(id), { token: planner.token, after })

describe('who saw my contact data', () => {
  it('is empty until a provider unlocks', async () => {
    const nobody = await signedInCouple(product)
    const sent = await sendRequest(product, nobody, await plannerWithCredit(product))
    expect((await list(sent.after, nobody.token)).body).toMatchObject({ success: true, disclosures: [] })
  })

  it('names provider, project and time', async () => {
    const { requestId, projectId, after } = await unlockedRequest()
    expect((await list(after)).body.disclosures).toEqual([
      {
        requestId,
        providerId: planner.id,
        prestataire: {
          id: planner.id,
          publicId: planner.publicId,
          name: 'Atelier Fontaine',
          profileUrl: expect.any(String),
          profileImage: expect.stringMatching(/^\/images\//),
          city: 'Lyon',
        },
        project: { id: projectId, eventType: 'mariage', eventDate: '2027-06-19', city: 'Lyon' },
        unlockedAt: expect.any(String),
        deletionAskedAt: null,
        contactDeletedAt: null,
      },
    ])
  })
})

describe('having them deleted', () => {
  it('goes from the wish over a mail to the confirmation, and nothing is shown after it', async () => {
    const { requestId } = await unlockedRequest()
    const asked = await ask(requestId)
    expect(asked).toMatchObject({ status: 200, body: { success: true, deletionAskedAt: expect.any(String), contactDeletedAt: null } })
    const mails = async () => (await product.sandbox?.messages.list({ to: `${planner.publicId}@example.com`, limit: 10 })) ?? []
    await expect
      .poll(async () => (await mails()).map((mail) => mail.subject), { timeout: 120_000 })
      .toContain('Un couple vous demande de supprimer ses coordonnées')
    const before = await read(requestId, asked.position)
    expect(before.body).toMatchObject({ deletionAskedAt: asked.body.deletionAskedAt, contact: { email: 'camille.moreau@example.fr' } })

    const live = await LiveStream.open(await listening(product), couple.token)
    const confirmed = await confirm(requestId)
    expect(confirmed).toMatchObject({ status: 200, body: { id: requestId, contactDeletedAt: expect.any(String) } })
    expect((await live.change('ContactDeletionConfirmed')).ids).toMatchObject({ requestId })
    await live.close()
    const afterwards = await read(requestId, confirmed.position)
    expect(afterwards.body).toMatchObject({
      status: 'unlocked',
      contact: null,
      positionIsExact: false,
      message: 'Bonjour, appelez-nous au ••• !',
    })
    expect(afterwards.text).not.toMatch(/Camille|Moreau|example\.fr|06 12|612345678/)
    expect((await list(confirmed.position)).body.disclosures).toMatchObject([{ contactDeletedAt: confirmed.body.contactDeletedAt }])
  })

  it('is one wish and one confirmation however often they are given', async () => {
    const { requestId } = await unlockedRequest()
    const first = await ask(requestId)
    expect((await ask(requestId)).body).toEqual(first.body)
    const confirmed = await confirm(requestId)
    expect((await confirm(requestId)).body).toEqual(confirmed.body)
    expect((await ask(requestId)).body).toMatchObject({ ...first.body, contactDeletedAt: confirmed.body.contactDeletedAt })
  })

  it('is refused where nothing was unlocked, and not confirmed where nobody asked', async () => {
    const { requestId } = await unlockedRequest()
    expect(await confirm(requestId)).toMatchObject({ status: 409, body: { code: 'deletion_not_asked' } })
    const locked = await sendRequest(product, couple, planner)
    expect(await ask(locked.requestId, { headers: { 'accept-language': 'en' } })).toMatchObject({
      status: 200,
      body: { success: false, error_slug: 'not-disclosed', error: 'This planner has not seen your contact details.' },
    })
  })

  it('is open to these two alone', async () => {
    const { requestId } = await unlockedRequest()
    const [otherCouple, otherPlanner] = [await signedInCouple(product), await plannerWithCredit(product)]
    expect((await ask(requestId, { token: otherCouple.token })).status).toBe(404)
    expect((await ask(randomUUID())).status).toBe(404)
    expect((await ask(requestId, { token: planner.token })).status).toBe(403)
    expect((await product.call('POST', `/api/project/disclosures/${requestId}/ask-deletion`)).status).toBe(401)
    await ask(requestId)
    expect((await confirm(requestId, { token: otherPlanner.token })).status).toBe(404)
    expect((await confirm(requestId, { token: couple.token })).status).toBe(403)
    expect((await list(undefined, otherCouple.token)).body.disclosures).toEqual([])
    expect((await list(undefined, planner.token)).status).toBe(403)
    expect((await product.call('GET', '/api/project/disclosures')).status).toBe(401)
  })

  it('refuses the key of one request for another', async () => {
    const [{ requestId }, key] = [await unlockedRequest(), randomUUID()]
    const other = await sendRequest(product, couple, planner)
    await ask(requestId, { key })
    expect((await ask(other.requestId, { key })).status).toBe(422)
  })
})
