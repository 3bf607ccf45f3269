import { join } from 'node:path'
import type { Config } from './config.ts'
import { ConfigurationError } from './configurationError.ts'
import { createDiskFiles } from './integrations/files/diskFiles.ts'
import type { FileStore } from './integrations/files/fileStore.ts'
import { describeFailure } from './platform/describeFailure.ts'

/**
 * Where uploaded files are kept: in the bucket that the settings name, else below the data directory.
 * @throws ConfigurationError where the bucket cannot be used
 */
export async function openFiles({ s3, dataDirectory }: Pick<Config, 's3' | 'dataDirectory'>): Promise<FileStore> {
  if (s3 === undefined) return createDiskFiles(join(dataDirectory, 'files'))
  // Loaded late: most products keep their files on disk.
  const { createS3Files } = await import('./integrations/files/s3Files.ts')
  const files = createS3Files(s3)
  try {
    await files.check()
    return files
  } catch (error) {
    throw new ConfigurationError(`FILES_BUCKET: the bucket cannot be used (${failureOf(error)})`)
  }
}

function failureOf(error: unknown): string {
  const status = (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode
  if (status === 404) return 'there is none of that name'
  if (status === 403) return 'the keys may not read it'
  return status === undefined ? describeFailure(error) : `the service answers ${status}`
}
