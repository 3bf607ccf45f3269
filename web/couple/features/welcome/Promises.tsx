import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Statements } from '../../../../src/api/schemas/statements.ts'
import { Section } from './Section.tsx'

/** What couples may count on. */
export function Promises({ statements: { providers, answerHours, chances } }: { readonly statements: Statements }) {
  const { t } = useTranslation('welcome')
  const promises = [
    {
      title: providers === undefined ? t('promises.providers.title') : t('promises.providers.titleWithFigure', { figure: providers }),
      text: t('promises.providers.text'),
    },
    {
      title: answerHours === undefined ? t('promises.answers.title') : t('promises.answers.titleWithFigure', { figure: answerHours }),
      text: t('promises.answers.text'),
    },
    {
      title: chances === undefined ? t('promises.chances.title') : t('promises.chances.titleWithFigure', { figure: chances }),
      text: t('promises.chances.text'),
    },
  ]
  return (
    <Section title={t('promises.title')}>
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 6 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
        {promises.map(({ title, text }) => (
          <Box key={title} sx={{ borderTop: 2, borderColor: 'secondary.main', pt: 2 }}>
            <Typography variant="h3">{title}</Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
