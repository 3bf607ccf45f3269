import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '../../domain/locale.ts'
import type { PublicPage, Site } from '../schemas/publicPage.ts'

export interface RenderedPage {
  readonly html: string
  /** Title and styles. */
  readonly head: string
}

/** The exports of the couple app's server build (web/couple/renderPage.tsx). */
export interface CoupleRenderer {
  readonly isAppPath: (path: string) => boolean
  readonly appModulesOf: (path: string, language: Language) => readonly string[]
  readonly renderPublicPage: (page: PublicPage, language: Language, site: Site) => Promise<RenderedPage>
  readonly renderAppPage: (path: string, language: Language, site: Site) => Promise<RenderedPage | undefined>
}

export async function readCoupleRenderer(directory: string): Promise<CoupleRenderer> {
  return (await import(pathToFileURL(join(directory, 'renderPage.js')).href)) as CoupleRenderer
}
