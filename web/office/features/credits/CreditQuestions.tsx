import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { guaranteePath } from '../../../../src/api/schemas/pagePaths.ts'
import { useText } from '../../i18n/useText.ts'

const questions = ['what', 'expiry', 'price', 'premium', 'return'] as const

/** Frequent questions about credits. */
export function CreditQuestions() {
  const t = useText()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} data-print="none" sx={{ mt: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('credits.faq.title')}
      </Typography>
      {questions.map((name) => (
        <Accordion key={name} disableGutters variant="outlined" slotProps={{ heading: { component: 'h3' } }}>
          <AccordionSummary expandIcon={<ExpandMoreIcon />} id={`${id}-${name}`} aria-controls={`${id}-${name}-answer`}>
            <Typography component="span">{t(`credits.faq.${name}.question`)}</Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ maxWidth: 640 }}>
            {t(`credits.faq.${name}.answer`)}{' '}
            {name === 'return' && (
              <Link href={guaranteePath} target="_blank" rel="noopener">
                {t('credits.faq.guarantee')}
              </Link>
            )}
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  )
}
