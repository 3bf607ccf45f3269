import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endPremium } from '../../../../../tests/setup/endPremium.ts'
import { perform, signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { grantPremium } from '../../../../domain/account/grantPremium.ts'
import { languages } from '../../../../domain/languages.ts'
import type { Videos } from '../../../schemas/pro/videoSchemas.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const path = '/api/pro/videos'
const words = { title: 'Un mariage en mai', description: 'Une journée au bord du lac.' }
const film = { ...words, link: 'https://youtu.be/dQw4w9WgXcQ?si=tracked' }
const clip = { ...words, title: 'Nos voix', link: 'vimeo.com/76979871/8272103f6e' }

const add = ({ token }: TestPlanner, body: object, key = randomUUID()) => product.call<{ id: string }>('POST', path, { token, body, key })
async function videosOf({ token }: TestPlanner, after: unknown) {
  return (await product.call<Videos>('GET', path, { token, headers: { 'x-min-position': String(after) } })).body
}
async function couplesSee({ publicId }: TestPlanner, after: unknown) {
  const options = { headers: { 'x-min-position': String(after) } }
  const { body } = await product.call<{ planner: { videos: readonly { link: string }[] } }>(
    'GET',
    `/api/project/planners/${publicId}`,
    options,
  )
  return body.planner.videos.map(({ link }) => link)
}
async function premiumPlanner(): Promise<TestPlanner> {
  const planner = await signedInPlanner(product)
  await perform(product, grantPremium, { providerId: planner.id })
  return planner
}

describe('a video', () => {
  it('is added by its link, described, put in order, hidden and removed, and nobody overwrites another tab', async () => {
    const planner = await premiumPlanner()
    const { token } = planner
    const key = randomUUID()
    const first = await add(planner, film, key)
    expect(first.status).toBe(200)
    expect((await add(planner, film, key)).body).toEqual(first.body)
    const second = await add(planner, clip)
    const [one, two] = [first.body.id, second.body.id]
    const before = await videosOf(planner, second.headers['x-position'])
    expect(before).toMatchObject({
      plan: 'premium',
      quota: null,
      videos: [
        { id: one, ...words, link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', isVisible: true, shown: true },
        { id: two, title: 'Nos voix', link: 'https://vimeo.com/76979871/8272103f6e' },
      ],
    })

    const tag = { 'if-match': before.videos[0]?.etag ?? '' }
    const put = (title: string) => product.call('PUT', `${path}/${one}`, { token, body: { ...words, title }, headers: tag })
    expect(await put(' Juin ')).toMatchObject({ status: 200, body: { title: 'Juin' } })
    expect(await put('Mai')).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })

    const order = (videoIds: readonly (string | undefined)[]) =>
      product.call('PUT', '/api/pro/video-order', { token, body: { videoIds }, headers: { 'if-match': before.etag } })
    expect(await order([two, one])).toMatchObject({ status: 200, body: { videoIds: [two, one] } })
    expect(await order([one, two])).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })

    const hidden = await product.call('POST', `${path}/${two}/visibility`, { token, body: { isVisible: false } })
    expect(hidden).toMatchObject({ status: 200, body: { id: two, isVisible: false } })
    const after = hidden.headers['x-position']
    expect((await videosOf(planner, after)).videos).toMatchObject([
      { id: two, isVisible: false, shown: false },
      { id: one, title: 'Juin', shown: true },
    ])
    expect(await couplesSee(planner, after)).toEqual(['https://www.youtube.com/watch?v=dQw4w9WgXcQ'])

    const removed = await product.call('DELETE', `${path}/${one}`, { token })
    expect((await videosOf(planner, removed.headers['x-position'])).videos).toMatchObject([{ id: two }])
    expect(await product.call('DELETE', `${path}/${one}`, { token })).toMatchObject({ status: 404, body: { code: 'video_not_found' } })
  })

  it('whose link leads to none is refused at its field in every language, and so are words that are too short or too long', async () => {
    const planner = await premiumPlanner()
    const said = new Set<string>()
    for (const language of languages) {
      const { status, body } = await product.call<{ errors: readonly { field: string; message: string }[] }>('POST', path, {
        token: planner.token,
        body: { ...film, link: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ' },
        headers: { 'accept-language': language },
      })
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ code: 'video_link_not_valid', errors: [{ field: 'link', message: expect.any(String) }] }),
      ])
      said.add(body.errors[0]?.message ?? '')
    }
    expect(said.size).toBe(languages.length)
    const wrong = { link: '', title: 'x', description: 'x'.repeat(2001) }
    const { status, body } = await add(planner, wrong)
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'title' }, { field: 'description' }, { field: 'link' }] }])
  })

  it('is noticed when it is added again by another link', async () => {
    const planner = await premiumPlanner()
    await add(planner, film)
    const again = await add(planner, { ...film, link: 'https://www.youtube.com/shorts/dQw4w9WgXcQ' })
    expect(again).toMatchObject({ status: 409, body: { code: 'video_already_added' } })
  })

  it('refuses an order that names a video of somebody else, and changes neither', async () => {
    const [planner, other] = [await premiumPlanner(), await premiumPlanner()]
    const own = await add(planner, film)
    const foreign = await add(other, clip)
    const body = { videoIds: [own.body.id, foreign.body.id] }
    const answer = await product.call('PUT', '/api/pro/video-order', { token: planner.token, body })
    expect(answer).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
  })
})

describe('the number of videos', () => {
  it('is that of the plan, also when the last place is taken twice at once', async () => {
    const planner = await signedInPlanner(product)
    const answers = await Promise.all([add(planner, film), add(planner, clip)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'video_quota_reached', detail: expect.stringContaining('1') })
  })

  it('is that of the plan after a downgrade, which hides the newest, and an upgrade shows them again', async () => {
    const planner = await premiumPlanner()
    await add(planner, film)
    const { headers } = await add(planner, clip)
    const links = ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://vimeo.com/76979871/8272103f6e']
    expect(await couplesSee(planner, headers['x-position'])).toEqual(links)
    const ended = await perform(product, endPremium, { providerId: planner.id })
    expect(await couplesSee(planner, ended)).toEqual(links.slice(0, 1))
    expect(await videosOf(planner, ended)).toMatchObject({
      plan: 'free',
      quota: 1,
      videos: [{ shown: true }, { isVisible: true, shown: false }],
    })
    const again = await perform(product, grantPremium, { providerId: planner.id })
    expect(await couplesSee(planner, again)).toEqual(links)
  })
})
