import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { originOf } from './httpCalls.ts'

export interface S3Double {
  readonly endpoint: string
  /** Key → content, of the only bucket. */
  readonly objects: ReadonlyMap<string, Buffer>
  /** Answers every call with this status from now on; undefined: normally. */
  fail(status: number | undefined): void
  /**
   * Finishes no answer from now on: `silent` sends nothing, `stalled` stops in the middle of a body, `dripping` sends a body without end, one
   * byte at a time.
   */
  hang(how: Hanging): void
  close(): Promise<void>
}

export type Hanging = 'silent' | 'stalled' | 'dripping'

export const s3Bucket = 'alliance-files'
export const s3Keys = { accessKeyId: 'AKIATESTTESTTESTTEST', secretAccessKey: 'test-secret-access-key' }

/** The parts of S3's protocol that the product uses, in memory. Lists `pageSize` names per page, so that a few files need several pages. */
export async function startS3Double({ pageSize = 3 }: { readonly pageSize?: number } = {}): Promise<S3Double> {
  const objects = new Map<string, Buffer>()
  let failing: number | undefined
  let hanging: Hanging | undefined
  const server = createServer((request, response) => {
    // A caller that reaches its limit closes the connection in the middle of the body.
    void answer(request, response).catch(() => response.destroy())
  })
  // A large body is sent only after this answer.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (hanging === 'silent') return
    response.writeContinue()
    server.emit('request', request, response)
  })
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await contentOf(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.test')
    const [, bucket = '', ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    if (hanging === 'silent') return
    const send = (status: number, content: string | Buffer = '') => {
      if (hanging === undefined || content.length === 0) return response.writeHead(status).end(content)
      response.removeHeader('content-length')
      response.writeHead(status)
      return hanging === 'stalled' ? response.write(content.slice(0, content.length / 2)) : drip(response)
    }
    if (failing !== undefined) return send(failing, failureXml('InternalError'))
    if (!request.headers.authorization?.includes(`Credential=${s3Keys.accessKeyId}/`)) return send(403, failureXml('InvalidAccessKeyId'))
    if (bucket !== s3Bucket) return send(404, failureXml('NoSuchBucket'))
    if (searchParams.has('list-type')) return send(200, listXml(searchParams))
    if (searchParams.has('delete')) {
      for (const [, name = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(name)
      return send(200, '<DeleteResult/>')
    }
    if (request.method === 'PUT') {
      objects.set(key, body)
      response.setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`)
      return send(200)
    }
    if (key === '') return send(200)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return send(204)
    }
    const found = objects.get(key)
    if (!found) return send(404, request.method === 'HEAD' ? '' : failureXml('NoSuchKey'))
    response.setHeader('content-length', found.length)
    return send(200, request.method === 'HEAD' ? '' : found)
  }
  function listXml(search: URLSearchParams): string {
    const after = search.get('continuation-token') ?? ''
    const names = [...objects.keys()].filter((name) => name.startsWith(search.get('prefix') ?? '') && name > after).toSorted()
    const page = names.slice(0, pageSize)
    const more = names.length > page.length
    const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    endpoint: originOf(server.address()),
    objects,
    fail: (status) => {
      failing = status
    },
    hang: (how) => {
      hanging = how
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const failureXml = (code: string) => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`

function drip(response: ServerResponse): void {
  const dripping = setInterval(() => response.write(' '), 5)
  response.on('close', () => clearInterval(dripping))
}

async function contentOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
