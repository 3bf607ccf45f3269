import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { logKinds, type RunningLog } from '../setup/logKinds.ts'
import { perform, signedInPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

interface SignedIn {
  readonly hasAccount: boolean
  readonly token: string
  readonly user: Record<string, unknown>
}
interface Card {
  readonly id: string
  readonly name: string
  readonly contacted: boolean
}
interface InboxRequest {
  readonly id: string
  readonly status: string
  readonly contact: Record<string, string> | null
  readonly message: string
}

const phone = '+33612345678'
const password = 'Une-Longue-Phrase-7!'

describe.each(logKinds)('the main way, on %s', (_name, startLog) => {
  let log: RunningLog
  let product: TestProduct
  beforeAll(async () => {
    log = await startLog()
    product = await startTestProduct({ environment: log.environment })
  })
  afterAll(async () => {
    await product.close()
    await log.stop()
  })

  it('takes a couple from its phone to a planner that reads its contact data', async () => {
    const { call, message } = product

    // A planner registers; three others exist already.
    const others = [await signedInPlanner(product), await signedInPlanner(product), await signedInPlanner(product)]
    const registered = await call<{ id: string; token: string }>('POST', '/api/pro/register', {
      body: {
        kind: 'planner',
        firstname: 'Élise',
        lastname: 'Lambert',
        email: 'elise@lambert.example',
        phone: '+33478123456',
        password,
        termsAccepted: true,
      },
    })
    expect(registered.status).toBe(201)
    const link = /#(\S+)/.exec((await message('elise@lambert.example')).text)?.[1]
    expect((await call('POST', '/api/pro/email/confirm', { body: { token: link } })).status).toBe(200)
    await expect
      .poll(async () => (await call<{ balance: number }>('GET', '/api/pro/credits', { token: registered.body.token })).body.balance)
      .toBe(1)
    const planner = others[0]
    if (!planner) throw new Error('no planner')
    await perform(product, correctCredits, { providerId: planner.id, credits: 1, reason: 'to begin with' })

    // The couple verifies its phone with the code of the text message, and registers.
    expect((await call('POST', '/api/project/check-phone', { body: { phone } })).status).toBe(200)
    const code = /\b\d{6}\b/.exec((await message(phone)).text)?.[0]
    const wrong = await call<{ success: boolean }>('POST', '/api/project/verify-phone', {
      body: { phone, code: code === '000000' ? '111111' : '000000' },
    })
    expect(wrong.body.success).toBe(false)
    const verified = await call<{ success: boolean; proof: string }>('POST', '/api/project/verify-phone', { body: { phone, code } })
    expect(verified.body).toMatchObject({ success: true, proof: expect.any(String) })
    const { proof } = verified.body
    const checked = await call<SignedIn>('POST', '/api/project/check-account', { body: { phone, proof } })
    expect(checked.body).toMatchObject({ hasAccount: false })
    const [lyon] = (
      await call<{ cities: { city: string; zipcode: string; countrycode: string; lat: string; lng: string }[] }>(
        'GET',
        '/api/cities?q=lyon&country=FR',
      )
    ).body.cities
    if (!lyon) throw new Error('no Lyon')
    const home = { city: lyon.city, zipCode: lyon.zipcode, country: lyon.countrycode, latitude: lyon.lat, longitude: lyon.lng }
    const couple = await call<SignedIn>('POST', '/api/project/register', {
      body: {
        phone,
        proof,
        firstname: 'Camille',
        lastname: 'Moreau',
        email: 'camille@moreau.fr',
        ...home,
        locale: 'fr-FR',
        termsAccepted: true,
      },
    })
    expect(couple.body).toMatchObject({
      user: { firstname: 'Camille', city: 'Lyon', has_finished_onboarding: true },
      token: expect.any(String),
    })
    const { token } = couple.body
    expect((await call<{ phone: string }>('GET', '/api/project/me', { token, after: couple.position ?? '' })).body.phone).toBe(phone)

    // It describes its wedding and gets suggestions.
    const saved = await call<{ success: boolean; projectId: string }>('POST', '/api/project/save-project', {
      token,
      body: {
        eventType: 'mariage',
        serviceType: 'complete',
        hasTheme: true,
        weddingTheme: 'Champêtre',
        eventDate: '2028-06-17',
        eventLocation: 'Lyon, Rhône',
        ...home,
        guestRange: '50to100',
        budgetRange: '20000to30000',
        budgetPlannerRange: '2000to5000',
        languages: ['fr'],
        plannerPreference: 'nearEvent',
      },
    })
    expect(saved.body).toMatchObject({ success: true, projectId: expect.any(String) })
    const project = saved.body.projectId
    const suggested = await call<{ success: boolean; prestataires: Card[] }>('POST', '/api/project/prestataires', {
      token,
      after: others[2]?.position ?? '',
      body: { project, prestataire: null, planners: null },
    })
    expect(suggested.body.prestataires.map((card) => card.id).toSorted()).toEqual(others.map((other) => other.id).toSorted())

    // It writes to all three at once; each gets a mail without the couple's name and number.
    const chosen = await call<{ success: boolean; prestataires: Card[] }>('POST', '/api/project/choose-prestataires', {
      token,
      body: {
        project,
        selectedPrestataires: others.map((other) => other.id),
        message: 'Bonjour, êtes-vous libres ? Appelez-moi au 06 12 34 56 78.',
      },
    })
    expect(chosen.body.prestataires.map((card) => card.contacted)).toEqual([true, true, true])
    const mail = await message(`${planner.publicId}@example.com`)
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/Camille|Moreau|12345678|06 12/)

    // The planner finds the locked request, and unlocks it with its credit.
    const inbox = await askUntil(
      () => call<InboxRequest[]>('GET', '/api/pro/requests', { token: planner.token }),
      (answer) => answer.body.length === 1,
    )
    const [locked] = inbox.body
    if (!locked) throw new Error('no request')
    expect(locked).toMatchObject({ status: 'locked', contact: null })
    const detail = await call<InboxRequest>('GET', `/api/pro/requests/${locked.id}`, { token: planner.token })
    expect(detail.text).not.toMatch(/Camille|Moreau|camille@|06 12 34 56 78|\+33612345678/)
    expect((await call('POST', `/api/pro/requests/${locked.id}/seen`, { token: planner.token })).status).toBe(200)
    const unlocked = await call('POST', `/api/pro/requests/${locked.id}/unlock`, { token: planner.token })
    expect(unlocked).toMatchObject({ status: 200, body: { status: 'unlocked', paidWith: 'credit' } })
    const opened = await call<InboxRequest>('GET', `/api/pro/requests/${locked.id}`, {
      token: planner.token,
      after: unlocked.position ?? '',
    })
    expect(opened.body).toMatchObject({
      status: 'unlocked',
      contact: { firstname: 'Camille', lastname: 'Moreau', email: 'camille@moreau.fr', phone },
      message: 'Bonjour, êtes-vous libres ? Appelez-moi au 06 12 34 56 78.',
    })
    const credits = await call<{ balance: number }>('GET', '/api/pro/credits', { token: planner.token, after: unlocked.position ?? '' })
    expect(credits.body.balance).toBe(1)

    // The others have their own request, still locked; the couple sees who unlocked.
    const elsewhere = await call('GET', `/api/pro/requests/${locked.id}`, { token: others[1]?.token ?? '' })
    expect(elsewhere.status).toBe(404)
    const projects = await call<{ projects: { prestataires: { id: string; status: string }[] }[] }>('GET', '/api/project/projects', {
      token,
      after: unlocked.position ?? '',
    })
    expect(Object.fromEntries(projects.body.projects[0]?.prestataires.map((card) => [card.id, card.status]) ?? [])).toMatchObject({
      [planner.id]: 'unlocked',
    })

    // Writing again is refused; signing out ends the session at once.
    const again = await call<{ success: boolean; error_slug: string }>('POST', '/api/project/send-to-prestataire', {
      token,
      body: { project, prestataire: planner.id, message: 'Encore moi' },
    })
    expect(again.body).toMatchObject({ success: false, error: 'already-sent', error_slug: 'already-sent' })
    expect((await call<{ success: boolean }>('POST', '/api/project/logout', { token })).body.success).toBe(true)
    expect((await call('GET', '/api/project/projects', { token })).status).toBe(401)
  })
})

/** Repeats the call until the answer is as expected. */
async function askUntil<T>(ask: () => Promise<T>, wanted: (answer: T) => boolean): Promise<T> {
  let answer = await ask()
  await expect
    .poll(
      async () => {
        answer = await ask()
        return wanted(answer)
      },
      { timeout: 120_000, interval: 50 },
    )
    .toBe(true)
  return answer
}
