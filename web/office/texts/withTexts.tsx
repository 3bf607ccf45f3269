import type { ComponentType } from 'react'
import { type I18nProvider, useI18nProvider } from 'react-admin'
import { lazily } from '../../shared/loading/lazily.tsx'
import type { OfficeI18nProvider } from '../i18n/i18nProvider.ts'
import type { TextFile } from './sourceTexts.ts'

/** A page or part whose code and texts are loaded in parallel when it is first shown. If either fails, the part counts as missing. */
export function withTexts<Props extends object>(
  files: readonly TextFile[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // One component for each provider, because tests have one each.
  const parts = new WeakMap<I18nProvider, ComponentType<Props>>()
  const partOf = (provider: OfficeI18nProvider) => {
    const part =
      parts.get(provider) ??
      lazily(async () => {
        const [component] = await Promise.all([load(), provider.loadTexts(files)])
        return component
      })
    parts.set(provider, part)
    return part
  }
  return function WithTexts(props: Props) {
    const Part = partOf(useI18nProvider() as OfficeI18nProvider)
    return <Part {...props} />
  }
}
