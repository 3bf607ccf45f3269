import type { TestProject } from 'vitest/node'
import { bundlePrograms } from './bundledProgram.ts'

/** A whole run bundles the programs ahead, once; a run of some files leaves it to the first test that starts one. */
export async function setup({ vitest }: TestProject): Promise<void> {
  if (!vitest.filenamePattern?.length) await bundlePrograms()
}
