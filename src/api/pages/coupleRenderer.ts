import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Country, Language } from '../../domain/locale.ts'
import type { PublicRules } from '../../domain/publicRules.ts'

/** What queries of the page would answer, by their keys (web/shared/pageData.ts). */
export type Presets = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** What the page may know of the site (web/couple/site/SiteProvider.tsx). */
export interface Site {
  readonly country: Country
  readonly asksConsent: boolean
  readonly rules: PublicRules
}

export interface Drawing {
  readonly html: string
  /** Title and styles. */
  readonly head: string
}

/** What the couple app's build for the server offers (web/couple/renderPage.tsx). */
export interface CoupleRenderer {
  readonly isKnownPath: (path: string) => boolean
  readonly pageModulesOf: (path: string, language: Language) => readonly string[]
  readonly renderPage: (path: string, language: Language, site: Site, presets?: Presets) => Promise<Drawing | undefined>
}

export async function readCoupleRenderer(directory: string): Promise<CoupleRenderer> {
  return (await import(pathToFileURL(join(directory, 'renderPage.js')).href)) as CoupleRenderer
}

/** Visitors' pages are the same for all who share a site and a language: each is drawn once, and again when what it shows has changed. */
export function rememberDrawings(renderer: CoupleRenderer): CoupleRenderer['renderPage'] {
  const drawings = new Map<string, { readonly of: string; readonly drawing: ReturnType<CoupleRenderer['renderPage']> }>()
  return (path, language, site, presets = []) => {
    const key = `${site.country} ${language} ${path}`
    const of = JSON.stringify(presets)
    const known = drawings.get(key)
    if (known?.of === of) return known.drawing
    const drawing = renderer.renderPage(path, language, site, presets)
    drawings.set(key, { of, drawing })
    drawing.catch(() => drawings.delete(key))
    return drawing
  }
}
