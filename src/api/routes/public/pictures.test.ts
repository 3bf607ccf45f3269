import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import type { PictureName } from '../../../integrations/images/pictureName.ts'
import { createPictureUrls } from '../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../operational/secrets.ts'
import { pictureWidths } from '../../schemas/pictureWidths.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ environment: { ROLES: 'api' } })
})
afterAll(() => product.close())

const signed = (name: string) => createPictureUrls(pictureKey(product.backend.secrets)).pictureUrl(name as PictureName)
const accepting = { avif: 'image/avif,image/webp,*/*;q=0.8', webp: 'image/webp,*/*;q=0.8', jpeg: '*/*' }

async function get(url: string, headers: Readonly<Record<string, string>> = { accept: accepting.webp }) {
  const answer = await product.app?.inject({ method: 'GET', url, headers })
  if (!answer) throw new Error('this product has no API')
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

/** The number of conversions so far, to any format. */
async function conversions(): Promise<number> {
  const { text } = await product.call('GET', '/metrics')
  return [...text.matchAll(/^picture_conversions_total\{.*\} (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0)
}

describe('a picture', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ] as const)('is %s for whoever accepts it, at the width asked for', async (format, recognised) => {
    const { status, headers, bytes } = await get(`${signed('portraits/k7m2p9')}?w=192`, { accept: accepting[format] })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(`image/${format}`)
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: recognised, width: 192, height: 192 })
    expect(bytes.length).toBeLessThan(12_000)
  })

  it('may be kept forever by whoever accepts the same, and cannot run anything', async () => {
    const { headers } = await get(`${signed('portraits/k7m2p9')}?w=96`)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    })
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('is not sent again to whoever has it', async () => {
    const url = `${signed('portraits/k7m2p9')}?w=96`
    const { headers } = await get(url)
    const etag = String(headers.etag)
    for (const had of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await get(url, { accept: accepting.webp, 'if-none-match': had })
      expect([again.status, again.bytes.length, again.headers.etag, again.headers.vary]).toEqual([304, 0, etag, 'Accept'])
    }
    expect((await get(url, { accept: accepting.webp, 'if-none-match': '"x"' })).status).toBe(200)
    expect((await get(url, { accept: accepting.jpeg, 'if-none-match': etag })).status).toBe(200)
  })

  it('of a provider is square, a scene 4:3 or 16:9', async () => {
    const size = async (name: string) => {
      const { width, height } = await sharp((await get(`${signed(name)}?w=640`)).bytes).metadata()
      return [width, height]
    }
    expect(await size('portraits/k7m2p9')).toEqual([640, 640])
    expect(await size('scenes/k7m2p9')).toEqual([640, 480])
    expect(await size('wide-scenes/k7m2p9')).toEqual([640, 360])
  })

  it('is the same for one id, and another for another', async () => {
    const urls = ['k7m2p9', 'k7m2p9', 'x4q8r1'].map((id) => `${signed(`scenes/${id}`)}?w=128`)
    const [first, again, other] = await Promise.all(urls.map((url) => get(url)))
    expect(first?.headers.etag).toBe(again?.headers.etag)
    expect(first?.headers.etag).not.toBe(other?.headers.etag)
  })

  it('has every width of the list, and is light at each', async () => {
    for (const width of pictureWidths) {
      const { status, bytes } = await get(`${signed('scenes/b')}?w=${width}`)
      expect([status, (await sharp(bytes).metadata()).width]).toEqual([200, width])
      expect(bytes.length).toBeLessThan(2_000 + width * 140)
    }
  })

  it.each(['', '?w=', '?w=95', '?w=100000', '?w=-96', '?w=96.0', '?w=096', '?w=9e1', '?w=96&w=128', '?w[]=96', '?W=96'])(
    'has no width %j',
    async (query) => {
      expect((await get(signed('portraits/k7m2p9') + query)).status).toBe(400)
    },
  )
})

describe('nothing is found', () => {
  const right = (name: string) => signed(name).split('/')[2] ?? ''

  it('with a signature that is wrong, of another picture, or none', async () => {
    const signature = right('portraits/k7m2p9')
    for (const path of [
      `/images/${'A'.repeat(22)}/portraits/k7m2p9`,
      `/images/${signature}/portraits/k7m2p8`,
      `/images/${signature}/scenes/k7m2p9`,
      `/images/${signature}=/portraits/k7m2p9`,
      `/images/${signature}/portraits/k7m2p9/`,
      `/images/${signature}%00/portraits/k7m2p9`,
      `/images/${signature.toUpperCase()}/portraits/k7m2p9`,
      '/images/portraits/k7m2p9',
      '/images/portraits/k7m2p9.svg',
      `/images/${'A'.repeat(90)}/portraits/k7m2p9`,
    ]) {
      const { status, headers } = await get(`${path}?w=96`)
      expect([path, status]).toEqual([path, 404])
      expect(headers['cache-control'] ?? '').not.toContain('immutable')
    }
  })

  it.each([
    ['nothing', 'k7m2p9'],
    ['constructor', 'k7m2p9'],
    ['__proto__', 'k7m2p9'],
    ['portraits', '../../etc/passwd'],
    ['portraits', '<svg onload=alert(1)>'],
    ['portraits', 'http://169.254.169.254/'],
    ['portraits', 'a\u0000b'],
    ['portraits', 'k7m2p9.svg'],
    ['portraits', 'x'.repeat(65)],
  ])('of kind %j under id %j, even signed', async (kind, id) => {
    expect((await get(`/images/${right(`${kind}/${id}`)}/${kind}/${encodeURIComponent(id)}?w=96`)).status).toBe(404)
  })
})

describe('converting', () => {
  it('happens once for all who ask at the same time, and for those who ask later', async () => {
    const before = await conversions()
    const url = `${signed('scenes/everybody')}?w=480`
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(url)))
    answers.push(await get(url))
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
    expect(await conversions()).toBe(before + 1)
  })

  it('is done for each format and width apart', async () => {
    const before = await conversions()
    const url = signed('scenes/somebody')
    await Promise.all([get(`${url}?w=64`), get(`${url}?w=96`), get(`${url}?w=64`, { accept: accepting.jpeg })])
    expect(await conversions()).toBe(before + 3)
  })

  it('is not done for what is refused', async () => {
    const before = await conversions()
    await Promise.all([get(`/images/${'A'.repeat(22)}/scenes/nobody?w=96`), get(`${signed('scenes/nobody')}?w=97`)])
    expect(await conversions()).toBe(before)
  })
})
