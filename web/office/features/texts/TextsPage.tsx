import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { profileTextsSchema } from '../../../../src/api/schemas/pro/textsSchemas.ts'
import { ProfileText } from '../../../shared/profile/ProfileText.tsx'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useText } from '../../i18n/useText.ts'
import { EditPage } from '../../kit/form/EditPage.tsx'
import { RecordForm } from '../../kit/form/RecordForm.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { RichTextInput } from '../../kit/richText/RichTextInput.tsx'
import { RejectedOfRecord } from '../../moderation/RejectedOfRecord.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { StrengthsInput } from './StrengthsInput.tsx'

const richTexts = ['portrait', 'experience', 'serviceText'] as const

/** /office/texts: the provider's texts about itself, with a preview. Rules COM-12, TXT-1, TXT-2. */
export function TextsPage() {
  const t = useText()
  const { profileTexts: most } = usePublicRules()
  const schema = useMemo(() => {
    return profileTextsSchema(
      { profileTexts: most },
      {
        tooLong: (max) => t('ra.validation.maxLength', { max }),
        tooManyStrengths: t('texts.tooMany', { most: most.strengths }),
        tooLongStrength: t('texts.tooLong', { length: most.strength }),
      },
    )
  }, [most, t])
  return (
    <EditPage id={ownRecord}>
      <RecordForm<'texts'> schema={schema} describe={describe} inSections>
        <Box sx={layoutSx}>
          <Box sx={{ minWidth: 0, containerType: 'inline-size' }}>
            <RejectedOfRecord />
            <Section of="page" title={t('texts.fields.portrait')} intro={t('texts.hints.portrait')}>
              <RichTextInput source="portrait" maxLength={most.portrait} />
            </Section>
            <Section of="page" title={t('texts.fields.experience')} intro={t('texts.hints.experience')}>
              <RichTextInput source="experience" maxLength={most.experience} />
            </Section>
            <Section of="page" title={t('texts.fields.strengths')}>
              <StrengthsInput />
            </Section>
            <Section of="page" title={t('texts.fields.serviceText')} intro={t('texts.hints.serviceText')}>
              <RichTextInput source="serviceText" maxLength={most.serviceText} />
            </Section>
          </Box>
          <PreviewPane />
        </Box>
      </RecordForm>
    </EditPage>
  )
}

const layoutSx = {
  width: 1,
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const

/** Shows two versions in a conflict with their formatting, and strengths as a list. */
function describe(field: string, value: unknown) {
  if (richTexts.some((each) => each === field) && typeof value === 'string' && value !== '') return <ProfileText html={value} />
  if (!Array.isArray(value) || value.length === 0) return undefined
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {value.map(String).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  )
}
