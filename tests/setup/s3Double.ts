import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { originOf } from './httpCalls.ts'

export interface S3Double {
  readonly endpoint: string
  /** Key → content, of the only bucket. */
  readonly objects: ReadonlyMap<string, Buffer>
  /** Answers every call with this status from now on; undefined: normally. */
  fail(status: number | undefined): void
  close(): Promise<void>
}

export const s3Bucket = 'alliance-files'
export const s3Keys = { accessKeyId: 'AKIATESTTESTTESTTEST', secretAccessKey: 'test-secret-access-key' }

/** The parts of S3's protocol that the product uses, in memory. Lists `pageSize` names per page, so that a few files need several pages. */
export async function startS3Double({ pageSize = 3 }: { readonly pageSize?: number } = {}): Promise<S3Double> {
  const objects = new Map<string, Buffer>()
  let failing: number | undefined
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await contentOf(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.test')
    const [, bucket = '', ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    const send = (status: number, content: string | Buffer = '') => response.writeHead(status).end(content)
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const failureXml = (code: string) => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`

async function contentOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
