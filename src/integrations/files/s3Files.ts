import { readFile } from 'node:fs/promises'
import { addAbortSignal, Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { isOfStorage, isTransient } from '../../platform/transientError.ts'
import { checkedFileName, type FileStore } from './fileStore.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Undefined: Amazon's own, by the region. */
  readonly endpoint: string | undefined
  readonly limits?: S3Limits
}

/** How long the service may take, in milliseconds. */
export interface S3Limits {
  /** To accept a connection. */
  readonly connectionMs: number
  /** From the beginning of an attempt to the head of its answer. */
  readonly attemptMs: number
  /** Between two parts of an answer. */
  readonly silenceMs: number
  /** For a whole operation, with all attempts and answers. */
  readonly operationMs: number
}

export interface S3Files extends FileStore {
  /** @throws the service's error when the bucket cannot be used with these settings */
  check(): Promise<void>
  close(): void
}

/** Names the bucket where the client’s error does not: an operation that took too long, or an answer that stopped in the middle. */
class BucketFailure extends Error {
  override name = 'BucketFailure'
}

/** The maximum number of names in a delete request. */
const namesAtOnce = 1000

/** All attempts together stay below the lease of an effect, which is 45 s. */
const defaultLimits: S3Limits = { connectionMs: 5_000, attemptMs: 9_000, silenceMs: 9_000, operationMs: 30_000 }

/** Files in a bucket of S3 or a compatible service. The bucket is private: only the product reads it. */
export function createS3Files({ bucket: Bucket, region, endpoint, limits = defaultLimits, ...credentials }: S3Settings): S3Files {
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Many compatible services do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectionMs,
      requestTimeout: limits.attemptMs,
      // Without it, the client only logs the timeout.
      throwOnRequestTimeout: true,
      socketTimeout: limits.silenceMs,
    },
    maxAttempts: 3,
  })
  const inTime = async <T>(work: (limited: { readonly abortSignal: AbortSignal }) => Promise<T>): Promise<T> => {
    const abortSignal = AbortSignal.timeout(limits.operationMs)
    try {
      return await work({ abortSignal })
    } catch (cause) {
      throw isTransient(cause) && !isOfStorage(cause) ? new BucketFailure('the bucket did not answer in time', { cause }) : cause
    }
  }
  async function* namesIn(folder: string, limited: { readonly abortSignal: AbortSignal }): AsyncGenerator<readonly string[]> {
    let token: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: `${checkedFileName(folder)}/`, MaxKeys: namesAtOnce, ContinuationToken: token }),
        limited,
      )
      yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? [])
      token = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (token !== undefined)
  }
  const put = async (name: string, content: Buffer) => {
    const command = new PutObjectCommand({ Bucket, Key: checkedFileName(name), Body: content, ContentLength: content.length })
    await inTime((limited) => client.send(command, limited))
  }
  return {
    put,
    // Not as a stream, which could not be sent again on a retry.
    putFile: async (name, path) => put(name, await readFile(path)),
    read: (name) =>
      inTime(async (limited) => {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: checkedFileName(name) }), limited).catch(undefinedIfMissing)
        // Its content arrives after the call is done.
        if (found?.Body instanceof Readable) addAbortSignal(limited.abortSignal, found.Body)
        return found?.Body && Buffer.from(await found.Body.transformToByteArray())
      }),
    async exists(name) {
      const head = new HeadObjectCommand({ Bucket, Key: checkedFileName(name) })
      return (await inTime((limited) => client.send(head, limited).catch(undefinedIfMissing))) !== undefined
    },
    async delete(name) {
      const command = new DeleteObjectCommand({ Bucket, Key: checkedFileName(name) })
      await inTime((limited) => client.send(command, limited))
    },
    deleteFolder: (folder) =>
      inTime(async (limited) => {
        for await (const names of namesIn(folder, limited)) {
          if (names.length === 0) continue
          const Objects = names.map((Key) => ({ Key }))
          const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }), limited)
          if (Errors.length > 0) throw new Error(`${Errors.length} files were not deleted (${Errors[0]?.Code ?? 'unknown'})`)
        }
      }),
    list: (folder) =>
      inTime(async (limited) => {
        const all: string[] = []
        for await (const names of namesIn(folder, limited)) all.push(...names)
        return all.toSorted()
      }),
    async check() {
      await inTime((limited) => client.send(new HeadBucketCommand({ Bucket }), limited))
    },
    close: () => client.destroy(),
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
  throw error
}
