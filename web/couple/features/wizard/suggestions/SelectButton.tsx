import CheckIcon from '@mui/icons-material/Check'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

interface SelectButtonProps {
  readonly selected: boolean
  readonly onSelect: (selected: boolean) => void
}

/** Selects a provider from within its profile. */
export function SelectButton({ selected, onSelect }: SelectButtonProps) {
  const { t } = useTranslation('wizard')
  return (
    <Button
      variant={selected ? 'outlined' : 'contained'}
      startIcon={selected && <CheckIcon />}
      aria-pressed={selected}
      onClick={() => onSelect(!selected)}
    >
      {selected ? t('suggestions.selected') : t('suggestions.select')}
    </Button>
  )
}
