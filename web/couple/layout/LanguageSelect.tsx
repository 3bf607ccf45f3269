import LanguageIcon from '@mui/icons-material/Language'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../shared/i18n/createI18n.ts'
import { interfaceLanguages, isInterfaceLanguage, languageNames } from '../../shared/i18n/languages.ts'
import { loadTranslations } from '../locales/loadTranslations.ts'

/** The browser's own select: it is the best one on every phone. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation('layout')
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center' }}>
      <LanguageIcon fontSize="small" sx={{ position: 'absolute', left: 8, pointerEvents: 'none', color: 'text.secondary' }} aria-hidden />
      <Box
        component="select"
        aria-label={t('language')}
        value={i18n.language}
        onChange={({ target }: React.ChangeEvent<HTMLSelectElement>) => {
          if (isInterfaceLanguage(target.value)) void changeLanguage(i18n, target.value, loadTranslations)
        }}
        sx={{
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'transparent',
          border: 0,
          minHeight: 44,
          pl: 4.5,
          pr: 1,
          borderRadius: 1,
          cursor: 'pointer',
        }}
      >
        {interfaceLanguages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </Box>
    </Box>
  )
}
