import { useMemo } from 'react'
import { z } from 'zod'
import { venueVideosSchema } from '../../../../src/api/schemas/pro/venueOfferSchemas.ts'
import { parseVideoLink } from '../../../../src/domain/videoLink.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { Section } from '../../kit/page/Section.tsx'
import { StepForm } from '../../steps/StepForm.tsx'
import type { StepProps } from '../../steps/useSteps.ts'
import { VideosInput } from './VideosInput.tsx'

/** The sixth step: videos, by their links. Rule VEN-4. */
export function VideosStep(form: StepProps) {
  const t = useText()
  const rules = usePublicRules()
  const schema = useMemo(() => {
    const isLink = (link: string) => link === '' || parseVideoLink(link) !== undefined
    const link = z.string().trim().min(1).max(2000).refine(isLink, t('videos.linkNotValid'))
    const { videos } = venueVideosSchema(rules).shape
    return z.object({ videos: z.array(videos.element.extend({ link })).max(rules.venues.videos) })
  }, [rules, t])
  return (
    <StepForm {...form} of="venues" resource="venueVideos" schema={schema} describe={(_field, value) => inWords(value)}>
      <Section of="page" wide title={t('pages.venueVideos')} intro={t('venueVideos.intro', { most: rules.venues.videos })}>
        <VideosInput />
      </Section>
    </StepForm>
  )

  /** The list in words, to compare two versions in a conflict. */
  function inWords(value: unknown): string | undefined {
    if (!Array.isArray(value)) return undefined
    return value.length === 0 ? t('venueVideos.none') : value.map(titleIn).join(' · ')
  }

  function titleIn(video: unknown): string {
    const { title, link, isVisible } = (video ?? {}) as { title?: string | null; link?: string | null; isVisible?: boolean }
    const name = title || link || t('venueVideos.unnamed')
    return isVisible === false ? t('services.words.hidden', { text: name }) : name
  }
}
