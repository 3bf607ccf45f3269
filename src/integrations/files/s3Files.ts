import { readFile } from 'node:fs/promises'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { checkedFileName, type FileStore } from './fileStore.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Undefined: Amazon's own, by the region. */
  readonly endpoint: string | undefined
}

export interface S3Files extends FileStore {
  /** @throws the service's error when the bucket cannot be used with these settings */
  check(): Promise<void>
  close(): void
}

/** The maximum number of names in a delete request. */
const namesAtOnce = 1000

/** Files in a bucket of S3 or a compatible service. The bucket is private: only the product reads it. */
export function createS3Files({ bucket: Bucket, region, accessKeyId, secretAccessKey, endpoint }: S3Settings): S3Files {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Many compatible services do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
    maxAttempts: 3,
  })
  async function* namesIn(folder: string): AsyncGenerator<readonly string[]> {
    let token: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: `${checkedFileName(folder)}/`, MaxKeys: namesAtOnce, ContinuationToken: token }),
      )
      yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? [])
      token = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (token !== undefined)
  }
  const put = async (name: string, content: Buffer) => {
    await client.send(new PutObjectCommand({ Bucket, Key: checkedFileName(name), Body: content, ContentLength: content.length }))
  }
  return {
    put,
    // Not as a stream, which could not be sent again on a retry.
    putFile: async (name, path) => put(name, await readFile(path)),
    async read(name) {
      const found = await client.send(new GetObjectCommand({ Bucket, Key: checkedFileName(name) })).catch(undefinedIfMissing)
      return found?.Body && Buffer.from(await found.Body.transformToByteArray())
    },
    async exists(name) {
      return (await client.send(new HeadObjectCommand({ Bucket, Key: checkedFileName(name) })).catch(undefinedIfMissing)) !== undefined
    },
    async deleteFolder(folder) {
      for await (const names of namesIn(folder)) {
        if (names.length === 0) continue
        const Objects = names.map((Key) => ({ Key }))
        const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
        if (Errors.length > 0) throw new Error(`${Errors.length} files were not deleted (${Errors[0]?.Code ?? 'unknown'})`)
      }
    },
    async list(folder) {
      const all: string[] = []
      for await (const names of namesIn(folder)) all.push(...names)
      return all.toSorted()
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
    close: () => client.destroy(),
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
  throw error
}
