import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A page in every encoding that browsers request. */
export interface CompressedPage {
  readonly status: number
  /** The same ETag for all encodings, since the content is the same. */
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

// A moderate quality: rendering is cached, but a request waits for it, and a higher quality would take longer than rendering.
const brotliQuality = 7

export async function compressPage(html: string, status: number): Promise<CompressedPage> {
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([brotli(plain, brotliQuality), promisify(gzip)(plain)])
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, etag, plain, br, gzip: gz }
}

/** The same page with Brotli's highest quality: a tenth smaller, for about a hundred times as much processor time. */
export async function compressMore(page: CompressedPage): Promise<CompressedPage> {
  return { ...page, br: await brotli(page.plain, constants.BROTLI_MAX_QUALITY) }
}

function brotli(plain: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return promisify(brotliCompress)(plain, { params })
}

export function sizeOf({ plain, br, gzip: gz }: CompressedPage): number {
  return plain.length + br.length + gz.length
}

/** Sends the page in the best encoding that the browser accepts, or 304. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
  caching: 'private, no-cache' | 'private, no-store' = 'private, no-cache',
): FastifyReply {
  const { headers } = request
  reply.header('cache-control', caching).header('vary', 'cookie, accept-language, accept-encoding').header('etag', page.etag)
  if (page.status === 200 && headers['if-none-match']?.split(', ').includes(page.etag)) return reply.status(304).send()
  reply.status(page.status).type('text/html; charset=utf-8')
  const encoding = encodingIn(headers['accept-encoding'])
  return encoding === undefined ? reply.send(page.plain) : reply.header('content-encoding', encoding).send(page[encoding])
}

function encodingIn(accepted = ''): 'br' | 'gzip' | undefined {
  const taken = new Set(
    accepted
      .split(',')
      .filter((each) => !/;\s*q=0(?:\.0+)?\s*$/.test(each))
      .map((each) => each.split(';')[0]?.trim()),
  )
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding))
}
