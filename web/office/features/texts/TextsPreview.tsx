import Box from '@mui/material/Box'
import { ThemeProvider } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { escapedText } from '../../../../src/api/schemas/escapedText.ts'
import { BenefitList } from '../../../shared/profile/BenefitList.tsx'
import { ProfileSection } from '../../../shared/profile/ProfileSection.tsx'
import { ProfileText } from '../../../shared/profile/ProfileText.tsx'
import { createHouseTheme } from '../../../shared/theme/theme.ts'
import { useText } from '../../i18n/useText.ts'

/** Always the light theme, as on the public page. */
const coupleTheme = createHouseTheme()

/** A live preview of the surrounding form, rendered with the components and the sanitiser of the public page. Rule TXT-2. */
export function TextsPreview() {
  const t = useText()
  const [portrait, service, past, strengths] = useWatch({
    name: ['portrait', 'serviceText', 'experience', 'strengths'],
  }) as readonly unknown[]
  // Strings instead of an array, which would be a new object on each render and cause further ones.
  const about = useDeferredValue(textOf(portrait))
  const services = useDeferredValue(textOf(service))
  const experience = useDeferredValue(textOf(past))
  const benefits = benefitsOf(useDeferredValue(Array.isArray(strengths) ? strengths.map(textOf).join('\n') : ''))
  const isEmpty = about === '' && services === '' && experience === '' && benefits.length === 0
  return (
    <ThemeProvider theme={coupleTheme}>
      <Box
        data-preview
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'minmax(0, 1fr)',
          p: { xs: 2, sm: 3 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          bgcolor: 'background.default',
          color: 'text.primary',
          typography: 'body1',
        }}
      >
        {isEmpty && <Typography color="textSecondary">{t('texts.preview.empty')}</Typography>}
        {about !== '' && (
          <ProfileSection heading="h3" isLandmark={false} title={t('texts.preview.about')}>
            <ProfileText html={about} />
          </ProfileSection>
        )}
        {services !== '' && (
          <ProfileSection heading="h3" isLandmark={false} title={t('texts.preview.services')}>
            <ProfileText html={services} />
          </ProfileSection>
        )}
        {experience !== '' && (
          <ProfileSection heading="h3" isLandmark={false} title={t('texts.preview.experience')}>
            <ProfileText html={experience} />
          </ProfileSection>
        )}
        {benefits.length > 0 && (
          <ProfileSection heading="h3" isLandmark={false} title={t('texts.preview.benefits')}>
            <BenefitList benefits={benefits} />
          </ProfileSection>
        )}
      </Box>
    </ThemeProvider>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Like the server: without empty strengths and duplicates. */
function benefitsOf(lines: string): readonly string[] {
  const written = lines.split('\n').map((line) => line.trim())
  return [...new Set(written)].filter((line) => line !== '').map(escapedText)
}
